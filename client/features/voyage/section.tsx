import type { CSSProperties, ReactNode } from 'react';

/** The height of a row in a list of cabins or days, rather too large than too small. */
const ROWS = '[--later:calc(var(--rows)*29rem)] md:[--later:calc(var(--rows)*25rem)] lg:[--later:calc(var(--rows)*18rem)]';

/** A section of the page: anchor, heading, what is said first. */
export function Section({
	id,
	title,
	lead,
	aside,
	soft = false,
	rows = 0,
	children,
}: {
	id: string;
	title: ReactNode;
	lead?: ReactNode;
	/** Beside the heading, such as buttons. */
	aside?: ReactNode;
	/** On warm paper, to set it apart from its neighbours. */
	soft?: boolean;
	/** How many long rows it has: from them its height is estimated before it is laid out. */
	rows?: number;
	children: ReactNode;
}) {
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			style={rows > 0 ? ({ '--rows': rows } as CSSProperties) : undefined}
			className={`later py-[calc(var(--section)*0.75)] ${soft ? 'bg-soft' : ''} ${rows > 0 ? ROWS : ''}`}
		>
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
