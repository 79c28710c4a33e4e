import { Fragment } from 'react';

/** Renders an order's number in groups of four. The gaps are spacing, not characters: copies have none, and a link's underline has no holes. */
export const OrderNumber = ({ number }: { number: string }) => (
	<span className="tabular whitespace-nowrap">
		{[...(number.match(/.{1,4}/g) ?? []).entries()].map(([place, four]) => (
			<Fragment key={place}>
				<span>{four.slice(0, -1)}</span>
				<span className="not-last:tracking-[0.3em]">{four.slice(-1)}</span>
			</Fragment>
		))}
	</span>
);
