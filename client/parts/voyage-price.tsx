import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { PriceBlock } from '#client/ui/price.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { formatMoney } from '#shared/rules/money.ts';

type Props = {
	voyage: Pick<VoyageCard, 'price' | 'state'>;
	/** Whose price it is, where it isn't that of two who share a cabin. */
	terms?: string;
	size?: 'sm' | 'md' | 'lg';
	align?: 'start' | 'end';
};

/** What a voyage costs, per person and tax included, or the word why there is no price. */
export function VoyagePrice({ voyage: { price, state }, terms, size, align }: Props) {
	const { t } = useTranslation();
	const lang = useLanguage();
	if (state === 'sold-out') return <p className="text-16 font-semibold text-2">{t('card.soldOut')}</p>;
	if (state === 'departed') return <p className="text-16 font-semibold text-2">{t('card.departed')}</p>;
	if (!price) return <p className="text-16 font-semibold text-2">{t('card.notOnSale')}</p>;
	return (
		<PriceBlock
			value={price.from}
			amount={formatMoney(price.from, lang)}
			reference={price.reference === null ? undefined : formatMoney(price.reference, lang)}
			labels={{
				from: { before: t('card.from.before'), after: t('card.from.after') },
				terms: terms ?? t('card.terms'),
				reference: t('card.reference'),
			}}
			size={size}
			align={align}
		/>
	);
}
