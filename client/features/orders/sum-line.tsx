import { useMoney } from '#client/parts/use-money.ts';

/** Renders a line of a sum: its name, and at the right the amount in CNY. */
export function SumLine({ name, amount, className = '' }: { name: string; amount: number; className?: string }) {
	const money = useMoney();
	return (
		<div className="flex items-baseline justify-between gap-4">
			<dt className="tabular min-w-0 text-2">{name}</dt>
			<dd className={`tabular whitespace-nowrap ${className}`}>{money(amount)}</dd>
		</div>
	);
}
