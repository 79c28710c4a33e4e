import type { ReactNode } from 'react';

/** `lined`: a line between the rows; `columns`: the terms beside the values, as wide as they are; `stacked`: each value below its term. */
const LOOKS = {
	lined: {
		list: 'divide-y divide-line border-y border-line',
		row: 'flex gap-[min(1rem,4vw)] py-2.5 leading-6',
		term: 'w-[min(8rem,30%)] flex-none text-14 leading-6',
		value: 'flex-1',
	},
	columns: { list: 'grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2', row: 'contents', term: '', value: '' },
	stacked: { list: 'grid gap-x-8 gap-y-4', row: '', term: 'text-14', value: 'mt-0.5' },
};

/** A fact with its term; `className` is that of its row. */
export type FactRow = readonly [term: string, value: ReactNode, className?: string];

type Props = { rows: readonly FactRow[]; look: keyof typeof LOOKS; className?: string; valueClassName?: string };

/** Renders facts, each with its term. Facts without a value are left out; without any fact there is no list. */
export function FactsList({ rows, look, className = '', valueClassName = '' }: Props) {
	const known = rows.filter(([, value]) => value);
	const { list, row, term, value } = LOOKS[look];
	if (known.length === 0) return null;
	return (
		<dl className={`${list} ${className}`}>
			{known.map(([name, shown, rowClassName = '']) => (
				<div key={name} className={`${row} ${rowClassName}`}>
					<dt className={`text-muted ${term}`}>{name}</dt>
					<dd className={`tabular min-w-0 wrap-anywhere ${value} ${valueClassName}`}>{shown}</dd>
				</div>
			))}
		</dl>
	);
}
