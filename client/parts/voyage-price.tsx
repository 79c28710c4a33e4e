import { useTranslation } from 'react-i18next';
import { PriceBlock } from '#client/ui/price.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { FromAmount, useMoney } from './price-amount.tsx';

type Props = {
	voyage: Pick<VoyageCard, 'price' | 'state'>;
	/** Whose price it is, where the page doesn't say it once for all. */
	terms?: string;
	size?: 'sm' | 'md' | 'lg';
	align?: 'start' | 'end';
};

/** Shows the price of a voyage, per person and tax included, and what it saves against the reference; or the word why there is no price. */
export function VoyagePrice({ voyage: { price, state }, terms, size, align }: Props) {
	const { t } = useTranslation();
	const money = useMoney();
	if (state === 'sold-out') return <p className="text-16 font-semibold text-muted">{t('card.soldOut')}</p>;
	if (state === 'departed') return <p className="text-16 font-semibold text-muted">{t('card.departed')}</p>;
	if (!price) return <p className="text-16 font-semibold text-muted">{t('card.notOnSale')}</p>;
	const { from, reference } = price;
	return (
		<PriceBlock
			amount={<FromAmount value={from} />}
			saved={reference ? t('card.saved', { amount: money(reference - from) }) : ''}
			terms={terms}
			size={size}
			align={align}
		/>
	);
}
