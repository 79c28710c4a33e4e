import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import type { PassOrder, PassView } from '#shared/catalogue/bff/tickets.ts';
import { formatDate, formatTime, todayInShanghai } from '#shared/rules/dates.ts';

export type PassFact = { name: 'ship' | 'date' | 'boarding' | 'port' | 'terminal' | 'cabin' | 'number'; value: string };

/** What a pass says besides the name, in the order in which it is looked for; what isn't known is left out. */
export function usePassFacts(): (order: PassOrder, pass: PassView) => PassFact[] {
	const { t } = useTranslation('ticket');
	const lang = useLanguage();
	return ({ voyage, boardingAt, port, terminal }, { roomNum, deck, number }) => {
		const day = boardingAt === null ? voyage.date : todayInShanghai(new Date(boardingAt));
		const facts: PassFact[] = [
			{ name: 'boarding', value: boardingAt === null ? t('facts.open') : formatTime(boardingAt) },
			{ name: 'date', value: formatDate(day, 'day', lang) },
			{ name: 'ship', value: voyage.ship.name },
			{ name: 'cabin', value: [roomNum, deck && t('facts.deck', { deck })].filter(Boolean).join(' · ') },
			{ name: 'port', value: port },
			{ name: 'terminal', value: terminal },
			{ name: 'number', value: number },
		];
		return facts.filter(({ value }) => value);
	};
}
