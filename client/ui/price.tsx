import type { ReactNode } from 'react';

type PriceLabels = {
	/** The line below the amount: per person, tax included. */
	terms: string;
	/** Names the struck amount to screen readers, which don't see the line through it. */
	reference: string;
	/** The difference to the reference. */
	saved?: string;
};

const sizes = { sm: 'text-18', md: 'text-h4', lg: 'text-h3' };

type Props = {
	/** The price as `client/parts/price-amount.tsx` renders it. */
	amount: ReactNode;
	reference?: ReactNode;
	labels: PriceLabels;
	size?: keyof typeof sizes;
	align?: 'start' | 'end';
	className?: string;
};

/** Renders a price, tax included. The struck reference is the retail guide price. */
export function PriceBlock({ amount, reference, labels, size = 'md', align = 'start', className = '' }: Props) {
	return (
		<div className={`flex flex-col ${align === 'end' ? 'items-end text-right' : ''} ${className}`}>
			{reference && (
				<span className="tabular text-14 leading-head text-muted">
					<span>{labels.reference}</span> <s>{reference}</s> <span>{labels.saved}</span>
				</span>
			)}
			<span className={`leading-head text-price ${sizes[size]}`}>{amount}</span>
			<span className="text-12 leading-head text-muted">{labels.terms}</span>
		</div>
	);
}
