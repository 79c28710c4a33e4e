import { useLanguage } from '#client/app/facts.tsx';
import { formatMoney } from '#shared/rules/money.ts';

/** Returns the function that writes an amount in CNY in the page's language. */
export function useMoney(): (amount: number) => string {
	const lang = useLanguage();
	return (amount) => formatMoney(amount, lang);
}
