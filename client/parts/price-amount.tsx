import { useTranslation } from '#client/i18n/use-translation.ts';
import { useMoney } from './use-money.ts';

/** Renders a price, tax included: words for people, the plain number for machines. */
export function PriceAmount({ value, className = '' }: { value: number; className?: string }) {
	const money = useMoney();
	return (
		<data value={value} data-price="" data-tax="incl" className={`font-semibold ${className}`}>
			{money(value)}
		</data>
	);
}

/** Renders the lowest of several prices: “from” stands before the amount in English, 「起」 after it in Chinese. */
export function FromAmount({ value, className }: { value: number; className?: string }) {
	const { t } = useTranslation();
	const { before, after } = { before: t('card.from.before'), after: t('card.from.after') };
	return (
		<>
			{before && <span className="text-14">{before} </span>}
			<PriceAmount value={value} className={className} />
			{after && <span className="text-14"> {after}</span>}
		</>
	);
}
