import type { ReactNode } from 'react';

type PriceLabels = {
	/** Marks the lowest of several prices: "from" before the amount, 「起」 after it. */
	from?: { before: string; after: string };
	/** The line below the amount: per person, tax included. */
	terms: string;
	/** Names the struck amount to screen readers, which don't see the line through it. */
	reference: string;
	/** The difference to the reference. */
	saved?: string;
};

const sizes = { sm: 'text-18', md: 'text-h4', lg: 'text-h3' };

type Props = {
	value: number;
	amount: ReactNode;
	reference?: ReactNode;
	labels: PriceLabels;
	size?: keyof typeof sizes;
	align?: 'start' | 'end';
	className?: string;
};

/** Renders a price, tax included; `value` is the plain number, for machines. The struck reference is the retail guide price. */
export function PriceBlock({ value, amount, reference, labels, size = 'md', align = 'start', className = '' }: Props) {
	return (
		<div className={`flex flex-col ${align === 'end' ? 'items-end text-right' : ''} ${className}`}>
			{reference && (
				<span className="tabular text-14 leading-head text-2">
					{labels.reference} <s>{reference}</s> {labels.saved}
				</span>
			)}
			<span className="flex items-baseline gap-1.5 leading-head text-price">
				{labels.from?.before && <span className="text-14">{labels.from.before}</span>}
				<data value={value} data-price="" data-tax="incl" className={`leading-head font-semibold ${sizes[size]}`}>
					{amount}
				</data>
				{labels.from?.after && <span className="-ml-0.5 text-14">{labels.from.after}</span>}
			</span>
			<span className="text-12 leading-head text-2">{labels.terms}</span>
		</div>
	);
}
