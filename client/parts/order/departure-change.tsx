import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { WarningIcon } from '#client/ui/icons.tsx';
import { formatFrom, hourInShanghai, todayInShanghai } from '#shared/rules/dates.ts';
import type { Departure } from '#shared/rules/departure.ts';

const dayOf = (at: number): string => todayInShanghai(new Date(at));

/** Returns a function that says in words when the ship leaves, for a calendar's entry; empty without an hour. */
export function useDepartureNote(): (leavesAt: number | null) => string {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	return (leavesAt) =>
		leavesAt === null || !hourInShanghai(leavesAt) ? '' : t('departure.note', { time: formatFrom(leavesAt, lang) });
}

/** Returns a function that says that the order's departure isn't the itinerary's, with both: hours on one day, else whole moments. Empty without a change. */
export function useDepartureWords(): (departure: Departure) => string {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	return ({ leavesAt, changedFrom }) => {
		if (leavesAt === null || !changedFrom) return '';
		const words = dayOf(leavesAt) === dayOf(changedFrom) ? hourInShanghai : (at: number) => formatFrom(at, lang);
		return t('departure.changed', { before: words(changedFrom), after: words(leavesAt) });
	};
}

/** Says that the order's departure isn't the itinerary's; nothing without a change. */
export function DepartureChange({ departure, className }: { departure: Departure; className: string }) {
	const words = useDepartureWords()(departure);
	return (
		words && (
			<p className={`flex gap-2 font-semibold ${className}`}>
				<WarningIcon size={20} className="mt-0.5 shrink-0 text-accent" />
				<span className="break-keep">{words}</span>
			</p>
		)
	);
}
