import type { ReactNode } from 'react';

const sizes = { sm: 'text-18', md: 'text-h4', lg: 'font-display text-h3 [&_data]:font-(weight:--display-weight)' };

type Props = {
	/** The price as `client/parts/price-amount.tsx` renders it. */
	amount: ReactNode;
	/** How far it is below the retail reference price. */
	saved?: string;
	/** Whose price it is, where the page doesn't say it once for all. */
	terms?: string;
	size?: keyof typeof sizes;
	align?: 'start' | 'end';
	className?: string;
};

/** Renders a price, tax included. */
export function PriceBlock({ amount, saved, terms, size = 'md', align = 'start', className = '' }: Props) {
	return (
		<div className={`flex flex-col gap-0.5 ${align === 'end' ? 'items-end text-right' : ''} ${className}`}>
			<span className={`leading-head text-price ${sizes[size]}`}>{amount}</span>
			{terms && <span className="text-14 leading-head text-muted">{terms}</span>}
			{saved && <span className="tabular text-14 leading-head text-muted">{saved}</span>}
		</div>
	);
}
