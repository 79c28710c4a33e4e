import { useEffect, useState } from 'react';
import { browserApi } from '#client/app/api.ts';
import type { Party } from '#shared/rules/party-price.ts';

/** Presses on a stepper follow each other quickly. */
const PAUSE = 150;

/** What a cabin costs for a party, CNY; null while it isn't known, `failed` when it can't be had. */
export function usePartyPrice(voyageId: string, categoryId: string, { adult, child }: Party): number | null | 'failed' {
	const [price, setPrice] = useState<{ for: string; total: number | 'failed' } | null>(null);
	const wanted = `${adult}/${child}`;
	useEffect(() => {
		let stale = false;
		const answer = (total: number | 'failed') => !stale && setPrice({ for: `${adult}/${child}`, total });
		const timer = setTimeout(() => {
			browserApi('POST /openapi/order/individual/calculate', { voyageId, cabins: [{ categoryId, adult, child }] }).then(
				({ cabins: [quote] }) => answer(quote?.totalPrice ?? 'failed'),
				() => answer('failed'),
			);
		}, PAUSE);
		return () => {
			stale = true;
			clearTimeout(timer);
		};
	}, [voyageId, categoryId, adult, child]);
	return price?.for === wanted ? price.total : null;
}
