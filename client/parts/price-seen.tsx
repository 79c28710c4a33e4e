import { useEffect, useState } from 'react';
import { useLanguage } from '#client/app/facts.tsx';
import { readStored, store } from '#client/app/stored.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { formatDate, todayInShanghai } from '#shared/rules/dates.ts';
import { isThisWeek, type PriceMove, parseSeen, priceMove, withSeen } from '#shared/rules/seen-prices.ts';
import { useMoney } from './price-amount.tsx';

const KEY = 'seenPrices';

type Props = {
	voyage: Pick<VoyageCard, 'id' | 'price' | 'state'>;
	/** The words for a price that is less or more than on a day. */
	words: (change: 'less' | 'more', values: { amount: string; day: string }) => string;
};

/**
 * Says that a voyage's price has changed since this browser saw it on an earlier day, and notes it for the next visit. Nothing without scripts, and
 * nothing leaves the browser.
 */
export function PriceSeen({ voyage: { id, price, state }, words }: Props) {
	const lang = useLanguage();
	const money = useMoney();
	const [move, setMove] = useState<PriceMove | null>(null);
	const from = state === 'on-sale' ? (price?.from ?? null) : null;
	useEffect(() => {
		const today = todayInShanghai(new Date());
		const seen = parseSeen(readStored('localStorage', KEY));
		setMove(priceMove(seen, id, from, today));
		if (from !== null) store('localStorage', KEY, JSON.stringify(withSeen(seen, id, from, today)));
	}, [id, from]);
	if (!move) return null;
	const form = isThisWeek(move.day, todayInShanghai(new Date())) ? 'weekday' : 'shortDay';
	const amount = money(Math.abs(move.by));
	return (
		<p className="mt-1 text-14 font-semibold text-accent">
			{words(move.by < 0 ? 'less' : 'more', { amount, day: formatDate(move.day, form, lang) })}
		</p>
	);
}
