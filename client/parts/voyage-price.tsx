import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { PriceBlock } from '#client/ui/price.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { formatMoney } from '#shared/rules/money.ts';

type Props = {
	voyage: Pick<VoyageCard, 'price' | 'state'> & Partial<Pick<VoyageCard, 'left'>>;
	/** Words for the party of the price, where it isn't two who share a cabin. */
	terms?: string;
	size?: 'sm' | 'md' | 'lg';
	align?: 'start' | 'end';
};

/** Shows the price of a voyage, per person and tax included, and the number of cabins left where it is small; or the word why there is no price. */
export function VoyagePrice({ voyage: { price, state, left }, terms, size, align }: Props) {
	const { t } = useTranslation();
	const lang = useLanguage();
	if (state === 'sold-out') return <p className="text-16 font-semibold text-2">{t('card.soldOut')}</p>;
	if (state === 'departed') return <p className="text-16 font-semibold text-2">{t('card.departed')}</p>;
	if (!price) return <p className="text-16 font-semibold text-2">{t('card.notOnSale')}</p>;
	const { from, reference } = price;
	return (
		<PriceBlock
			value={from}
			amount={formatMoney(from, lang)}
			reference={reference === null ? undefined : formatMoney(reference, lang)}
			labels={{
				saved: reference === null ? undefined : t('card.saved', { amount: formatMoney(reference - from, lang) }),
				from: { before: t('card.from.before'), after: t('card.from.after') },
				terms: (terms ?? t('card.terms')) + (left ? ` · ${t('card.left', { count: left })}` : ''),
				reference: t('card.reference'),
			}}
			size={size}
			align={align}
		/>
	);
}
