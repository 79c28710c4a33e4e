import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { ChevronDownIcon } from '#client/ui/icons.tsx';

export type FilterOption = { value: string; label: string; count: number; checked: boolean };

/** Lists longer than this show the rest when asked. */
const MOST_SHOWN = 8;

/** One filter: its options with counts. What would give nothing stays, disabled, and says 0. */
export function FilterGroup({
	name,
	legend,
	options,
	onToggle,
}: {
	name: string;
	legend: ReactNode;
	options: readonly FilterOption[];
	onToggle: (value: string) => void;
}) {
	const { t } = useTranslation('search');
	const rest = options.slice(MOST_SHOWN);
	const [startsOpen] = useState(() => rest.some(({ checked }) => checked));
	const row = (option: FilterOption) => (
		<li key={option.value}>
			<Checkbox
				name={name}
				value={option.value}
				label={option.label}
				detail={option.count}
				checked={option.checked}
				disabled={option.count === 0 && !option.checked}
				onChange={() => onToggle(option.value)}
				className="hover-capable:min-h-9 hover-capable:py-1.5"
			/>
		</li>
	);
	return (
		<fieldset className="min-w-0 border-t border-line pt-5 pb-4">
			<legend className="float-left mb-2 w-full text-16 leading-head font-semibold">{legend}</legend>
			<ul className="clear-both">{options.slice(0, MOST_SHOWN).map(row)}</ul>
			{rest.length > 0 && (
				<details className="group" open={startsOpen}>
					<summary className="inline-flex min-h-target list-none items-center gap-1 text-14 text-link underline decoration-current/40 underline-offset-4 hover:decoration-current [&::-webkit-details-marker]:hidden">
						<span className="group-open:hidden">{t('filter.more', { count: rest.length })}</span>
						<span className="hidden group-open:inline">{t('filter.fewer')}</span>
						<ChevronDownIcon size={16} className="transition-transform duration-base group-open:rotate-180" />
					</summary>
					<ul>{rest.map(row)}</ul>
				</details>
			)}
		</fieldset>
	);
}
