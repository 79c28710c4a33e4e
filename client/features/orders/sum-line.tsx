import { useLanguage } from '#client/app/facts.tsx';
import { formatMoney } from '#shared/rules/money.ts';

/** Renders a line of a sum: its name, and at the right the amount in CNY. */
export function SumLine({ name, amount, className = '' }: { name: string; amount: number; className?: string }) {
	const lang = useLanguage();
	return (
		<div className="flex items-baseline justify-between gap-4">
			<dt className="tabular min-w-0 text-2">{name}</dt>
			<dd className={`tabular whitespace-nowrap ${className}`}>{formatMoney(amount, lang)}</dd>
		</div>
	);
}
