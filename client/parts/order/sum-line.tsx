import { useMoney } from '#client/parts/price-amount.tsx';

/** Renders a line of a sum: its name, and at the right the amount in CNY; below the name where both don't fit. */
export function SumLine({ name, amount, className = '' }: { name: string; amount: number; className?: string }) {
	const money = useMoney();
	return (
		<div className="flex flex-wrap items-baseline justify-between gap-x-4">
			<dt className="tabular min-w-min flex-1 text-muted">{name}</dt>
			<dd className={`tabular ml-auto whitespace-nowrap ${className}`}>{money(amount)}</dd>
		</div>
	);
}
