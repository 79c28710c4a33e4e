import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceBlock } from '#client/ui/price.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { usePartyPrice } from './party-prices.ts';
import { usePartyWords } from './party-words.ts';
import { FromAmount, useMoney } from './price-amount.tsx';

type Props = {
	/** With its `id` the price is that of the visit's party, as soon as it is known. */
	voyage: Pick<VoyageCard, 'price' | 'state'> & Partial<Pick<VoyageCard, 'id' | 'left'>>;
	/** Words for the party of the price, where it isn't two who share a cabin. */
	terms?: string;
	size?: 'sm' | 'md' | 'lg';
	align?: 'start' | 'end';
};

/** Shows the price of a voyage, per person and tax included, and the number of cabins left where it is small; or the word why there is no price. */
export function VoyagePrice({ voyage, terms, size, align }: Props) {
	const { t } = useTranslation();
	const money = useMoney();
	const partyWords = usePartyWords();
	const place = useRef<HTMLDivElement>(null);
	const own = usePartyPrice(voyage, place);
	const { price, state, left } = voyage;
	if (state === 'sold-out') return <p className="text-16 font-semibold text-muted">{t('card.soldOut')}</p>;
	if (state === 'departed') return <p className="text-16 font-semibold text-muted">{t('card.departed')}</p>;
	if (!price) return <p className="text-16 font-semibold text-muted">{t('card.notOnSale')}</p>;
	const { from, reference } = own ? { from: own.each, reference: null } : price;
	const ownTerms = own ? t('party.terms', { party: partyWords(own.party), total: money(own.total) }) : t('card.terms');
	return (
		<div ref={place}>
			<PriceBlock
				amount={<FromAmount value={from} />}
				reference={reference && money(reference)}
				labels={{
					saved: reference ? t('card.saved', { amount: money(reference - from) }) : '',
					terms: (terms ?? ownTerms) + (left ? ` · ${t('card.left', { count: left })}` : ''),
					reference: t('card.reference'),
				}}
				size={size}
				align={align}
			/>
		</div>
	);
}
