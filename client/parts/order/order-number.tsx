import { Fragment } from 'react';

/** An order's number, set in fours for the eye; selected and copied it has no gaps. A gap belongs to a digit, so that the line below a link goes on. */
export const OrderNumber = ({ number }: { number: string }) => (
	<span className="tabular whitespace-nowrap">
		{[...(number.match(/.{1,4}/g) ?? []).entries()].map(([place, four]) => (
			<Fragment key={place}>
				{four.slice(0, -1)}
				<span className="not-last:tracking-[0.3em]">{four.slice(-1)}</span>
			</Fragment>
		))}
	</span>
);
