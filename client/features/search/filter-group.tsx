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
	folded = false,
	onToggle,
}: {
	name: string;
	legend: ReactNode;
	/** Shown when asked for, or when something in it is ticked. */
	folded?: boolean;
	options: readonly FilterOption[];
	onToggle: (value: string) => void;
}) {
	const { t } = useTranslation('search');
	const rest = options.slice(MOST_SHOWN);
	const [restOpen] = useState(() => rest.some(({ checked }) => checked));
	const [open] = useState(() => options.some(({ checked }) => checked));
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
	const list = (
		<>
			<ul>{options.slice(0, MOST_SHOWN).map(row)}</ul>
			{rest.length > 0 && (
				<details className="group/rest" open={restOpen}>
					<summary className="inline-flex min-h-target list-none items-center gap-1 text-14 text-link underline decoration-current/40 underline-offset-4 hover:decoration-current [&::-webkit-details-marker]:hidden">
						<span className="group-open/rest:hidden">{t('filter.more', { count: rest.length })}</span>
						<span className="hidden group-open/rest:inline">{t('filter.fewer')}</span>
						<ChevronDownIcon size={16} className="transition-transform duration-base group-open/rest:rotate-180" />
					</summary>
					<ul>{rest.map(row)}</ul>
				</details>
			)}
		</>
	);
	if (!folded) {
		return (
			<fieldset className="min-w-0 border-t border-line pt-5 pb-4">
				<legend className="float-left mb-2 w-full text-16 leading-head font-semibold">{legend}</legend>
				<div className="clear-both">{list}</div>
			</fieldset>
		);
	}
	const found = options.reduce((sum, { count }) => sum + count, 0);
	return (
		<details className="group/area" open={open}>
			<summary
				className={`flex min-h-target list-none items-center gap-2 transition-colors duration-base hover:text-link [&::-webkit-details-marker]:hidden ${found === 0 ? 'text-ink-400' : ''}`}
			>
				<span className="flex-1">{legend}</span>
				<ChevronDownIcon size={18} className="text-2 transition-transform duration-base group-open/area:rotate-180" />
			</summary>
			<fieldset className="min-w-0 pb-3 pl-3">
				<legend className="sr-only">{legend}</legend>
				{list}
			</fieldset>
		</details>
	);
}
