import type { ComponentProps, ReactNode } from 'react';
import { Region } from './region.tsx';

type PageSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
	/** The anchor. */
	id: string;
	title: ReactNode;
	eyebrow?: ReactNode;
	lead?: ReactNode;
	/** Stands beside the heading, such as a link to more. */
	action?: ReactNode;
	ground?: keyof typeof GROUNDS;
	/** The heading is smaller. */
	small?: boolean;
	/** There is less space above and below. */
	tight?: boolean;
	/** `later [--later:60rem]`: it is laid out when it comes near, and has about this height until then. */
	className?: string;
};

const GROUNDS = { page: '', soft: 'bg-soft', sand: 'bg-sand-100', dark: 'on-dark bg-inverse' } as const;

/** Renders a section of a page, as wide as the page and named by its heading. */
export function PageSection({
	id,
	title,
	eyebrow,
	lead,
	action,
	ground = 'page',
	small = false,
	tight = false,
	className = '',
	children,
	...section
}: PageSectionProps) {
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			{...section}
			className={`${tight ? 'py-[calc(var(--section)*0.7)]' : 'py-section'} ${GROUNDS[ground]} ${className}`}
		>
			<div className="column">
				<div
					className={`flex flex-wrap items-end justify-between gap-x-8 gap-y-4 ${children ? (small ? 'mb-6' : 'mb-8 md:mb-12') : ''}`}
				>
					<div>
						{eyebrow && <p className="eyebrow mb-3 md:mb-4">{eyebrow}</p>}
						<h2 id={`${id}-title`} className={small ? 'text-h3!' : undefined}>
							{title}
						</h2>
						{lead && <p className={small ? 'mt-2 text-muted' : 'mt-3 max-w-measure text-18 text-muted md:mt-4'}>{lead}</p>}
					</div>
					{action}
				</div>
				<Region>{children}</Region>
			</div>
		</section>
	);
}

/** Renders short texts side by side, each with a heading and a line above it. */
export const TitledList = ({
	items,
	className = '',
}: {
	items: readonly { title: string; text: string }[];
	className?: string;
}) => (
	<ul className={`grid gap-x-12 gap-y-10 sm:grid-cols-2 ${className}`}>
		{items.map(({ title, text }) => (
			<li key={title} className="border-t border-gold-500/60 pt-5">
				<h3 className="font-display text-h4!">{title}</h3>
				<p className="mt-2 max-w-measure text-muted">{text}</p>
			</li>
		))}
	</ul>
);

type Props = Omit<ComponentProps<'section'>, 'title'> & { id: string; title: ReactNode; titleClassName?: string };

/** Renders a part of a page under a heading that names it; `id` is the heading's. */
export const Section = ({ id, title, titleClassName = 'text-h3!', children, ...section }: Props) => (
	<section aria-labelledby={id} {...section}>
		<h2 id={id} className={titleClassName}>
			{title}
		</h2>
		<Region>{children}</Region>
	</section>
);
