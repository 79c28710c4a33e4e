import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitParty } from '#client/app/visit-party.ts';
import { PriceBlock } from '#client/ui/price.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { isListedParty } from '#shared/rules/party-price.ts';
import { usePartyPrice } from './party-prices.ts';
import { usePartyWords } from './party-words.ts';
import { FromAmount, useMoney } from './price-amount.tsx';

type Props = {
	/** With its `id` the price is that of the visit's party, as soon as it is known. */
	voyage: Pick<VoyageCard, 'price' | 'state'> & Partial<Pick<VoyageCard, 'id'>>;
	/** Whose price it is, where the page doesn't say it once for all. */
	terms?: string;
	size?: 'sm' | 'md' | 'lg';
	align?: 'start' | 'end';
};

/** Shows the price of a voyage, per person and tax included, and what it saves against the reference; or the word why there is no price. */
export function VoyagePrice({ voyage, terms, size, align }: Props) {
	const { t } = useTranslation();
	const money = useMoney();
	const partyWords = usePartyWords();
	const place = useRef<HTMLDivElement>(null);
	const own = usePartyPrice(voyage, place);
	const isListed = isListedParty(useVisitParty());
	const { price, state } = voyage;
	if (state === 'sold-out') return <p className="text-16 font-semibold text-muted">{t('card.soldOut')}</p>;
	if (state === 'departed') return <p className="text-16 font-semibold text-muted">{t('card.departed')}</p>;
	if (!price) return <p className="text-16 font-semibold text-muted">{t('card.notOnSale')}</p>;
	const { from, reference } = own ? { from: own.each, reference: null } : price;
	const words = own && t('party.terms', { party: partyWords(own.party), total: money(own.total) });
	// Beside prices of another party, one for two is named
	const ownTerms = words ?? (isListed ? '' : t('card.terms'));
	return (
		<div ref={place}>
			<PriceBlock
				amount={<FromAmount value={from} />}
				saved={reference ? t('card.saved', { amount: money(reference - from) }) : ''}
				terms={terms ?? ownTerms}
				size={size}
				align={align}
			/>
		</div>
	);
}
