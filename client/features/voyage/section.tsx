import type { ReactNode } from 'react';

/** A section of the page: anchor, heading, what is said first. */
export function Section({
	id,
	title,
	lead,
	aside,
	soft = false,
	children,
}: {
	id: string;
	title: ReactNode;
	lead?: ReactNode;
	/** Beside the heading, such as buttons. */
	aside?: ReactNode;
	/** On warm paper, to set it apart from its neighbours. */
	soft?: boolean;
	children: ReactNode;
}) {
	return (
		<section id={id} aria-labelledby={`${id}-title`} className={`later py-[calc(var(--section)*0.75)] ${soft ? 'bg-soft' : ''}`}>
			<div className="column">
				<div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-12">
					<div className="max-w-measure">
						<h2 id={`${id}-title`}>{title}</h2>
						{lead && <p className="mt-3 text-18 text-2">{lead}</p>}
					</div>
					{aside}
				</div>
				{children}
			</div>
		</section>
	);
}
