import type { ReactNode } from 'react';
import { Region } from './region.tsx';

type Props = {
	/** The anchor. */
	id: string;
	title: ReactNode;
	lead?: ReactNode;
	/** Stands beside the heading, such as a link to more. */
	action?: ReactNode;
	/** The heading is smaller. */
	small?: boolean;
	/** There is less space above and below. */
	tight?: boolean;
	className?: string;
	children?: ReactNode;
};

/** Renders a section of a page, as wide as the page and named by its heading. `className` gives its ground. */
export function PageSection({ id, title, lead, action, small = false, tight = false, className = '', children }: Props) {
	const head = (
		<>
			<h2 id={`${id}-title`} className={small ? 'text-h3!' : undefined}>
				{title}
			</h2>
			{lead && <p className={small ? 'mt-2 text-2' : 'mt-3 max-w-measure text-18 text-2'}>{lead}</p>}
		</>
	);
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			className={`${tight ? 'py-[calc(var(--section)*0.7)]' : 'py-section'} ${className}`}
		>
			<div className="column">
				{action ? (
					<div className={`flex flex-wrap items-end justify-between ${lead ? 'gap-x-12 gap-y-6' : 'gap-x-8 gap-y-3'}`}>
						<div>{head}</div>
						{action}
					</div>
				) : (
					head
				)}
				<Region>{children}</Region>
			</div>
		</section>
	);
}

/** Renders short texts side by side, each with a heading and a line above it. */
export const TitledList = ({ items, className }: { items: readonly { title: string; text: string }[]; className: string }) => (
	<ul className={`grid gap-x-12 gap-y-10 sm:grid-cols-2 ${className}`}>
		{items.map(({ title, text }) => (
			<li key={title} className="border-t border-gold-500/60 pt-5">
				<h3 className="font-display text-h4!">{title}</h3>
				<p className="mt-2 max-w-measure text-2">{text}</p>
			</li>
		))}
	</ul>
);
