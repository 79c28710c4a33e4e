/** An order's number, set in fours for the eye; selected and copied it has no gaps. */
export const OrderNumber = ({ number }: { number: string }) => (
	<span className="tabular whitespace-nowrap">
		{[...(number.match(/.{1,4}/g) ?? []).entries()].map(([place, four]) => (
			<span key={place} className={place > 0 ? 'ml-[0.3em]' : ''}>
				{four}
			</span>
		))}
	</span>
);
