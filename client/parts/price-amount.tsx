import { useLanguage } from '#client/app/facts.tsx';
import { formatMoney } from '#shared/rules/money.ts';

/** What something costs, tax included: words for people, the plain number for machines. */
export const PriceAmount = ({ value, className = '' }: { value: number; className?: string }) => (
	<data value={value} data-price="" data-tax="incl" className={`font-semibold ${className}`}>
		{formatMoney(value, useLanguage())}
	</data>
);
