import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import type { PassOrder, PassView } from '#shared/catalogue/bff/tickets.ts';
import { formatDate, formatMoment, todayInShanghai } from '#shared/rules/dates.ts';

/** The time of day of an instant in China: “15:30”. */
const timeOf = (at: number): string => formatMoment(at, 'CN').slice(-5);

export type PassFact = { name: 'boarding' | 'date' | 'leaves' | 'cabin' | 'ship' | 'terminal' | 'number'; value: string };

/** What a pass says besides the name, in the order in which it is looked for; what isn't known is left out. */
export function usePassFacts(): (order: PassOrder, pass: PassView) => PassFact[] {
	const { t } = useTranslation('ticket');
	const lang = useLanguage();
	return ({ voyage, boardingAt, leavesAt, port, terminal }, { roomNum, deck, number }) => {
		const day = boardingAt === null ? voyage.date : todayInShanghai(new Date(boardingAt));
		const facts: PassFact[] = [
			{ name: 'boarding', value: boardingAt === null ? t('facts.open') : timeOf(boardingAt) },
			{ name: 'date', value: formatDate(day, 'day', lang) },
			{ name: 'leaves', value: leavesAt === null ? '' : timeOf(leavesAt) },
			{ name: 'cabin', value: [roomNum, deck && t('facts.deck', { deck })].filter(Boolean).join(' · ') },
			{ name: 'ship', value: voyage.ship.name },
			{ name: 'terminal', value: [port, terminal].filter(Boolean).join(' · ') },
			{ name: 'number', value: number },
		];
		return facts.filter(({ value }) => value);
	};
}
