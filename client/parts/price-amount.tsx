import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { formatMoney } from '#shared/rules/money.ts';

/** Returns the function that writes an amount in CNY in the page's language. */
export function useMoney(): (amount: number) => string {
	const lang = useLanguage();
	return (amount) => formatMoney(amount, lang);
}

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
			{before && <span className="font-sans text-14 font-normal">{before} </span>}
			<PriceAmount value={value} className={className} />
			{after && <span className="font-sans text-14 font-normal"> {after}</span>}
		</>
	);
}
