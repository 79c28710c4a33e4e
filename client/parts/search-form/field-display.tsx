import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { IconProps } from '#client/ui/icon-line.tsx';
import { AnchorIcon, CalendarIcon, ChevronDownIcon, MapPinIcon, ShipIcon } from '#client/ui/icons.tsx';
import type { FieldKey } from './search-values.ts';

const ICONS: Record<FieldKey, ComponentType<IconProps>> = {
	date: CalendarIcon,
	port: AnchorIcon,
	destination: MapPinIcon,
	cruise: ShipIcon,
};

/** The box of a field's button; the summary of the plain form has the same, so that nothing moves on hydration. */
export const fieldButtonStyle =
	'group/field flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left transition-colors duration-base outline-offset-[-4px]! ' +
	'hover:bg-sand-50 aria-expanded:bg-sand-50 md:min-h-22 md:gap-4 md:px-5 xl:px-6';

/** The content of a field's button: its name, and its value in words. */
export function FieldDisplay({ field, words }: { field: FieldKey; words: string }) {
	const { t } = useTranslation('search-form');
	const Icon = ICONS[field];
	return (
		<>
			<Icon size={22} className="shrink-0 text-gold-700 md:max-xl:hidden" />
			<span className="flex min-w-0 flex-1 flex-col md:gap-1">
				<span className="text-12 leading-head text-2 md:text-14">{t(`form.${field}.label`)}</span>
				<span className={`leading-head text-main max-md:truncate md:line-clamp-2 md:text-16 ${words ? 'font-semibold' : ''}`}>
					{words || t(`form.${field}.any`)}
				</span>
			</span>
			<ChevronDownIcon
				size={18}
				className="shrink-0 text-ink-400 transition-transform duration-base group-aria-expanded/field:rotate-180 group-open/plain:rotate-180"
			/>
		</>
	);
}
