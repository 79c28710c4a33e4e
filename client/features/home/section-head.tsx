import type { ReactNode } from 'react';

type Props = { eyebrow: string; title: string; lead?: string; action?: ReactNode };

/** Renders the head of a block, with a link to more beside it. */
export const SectionHead = ({ eyebrow, title, lead, action }: Props) => (
	<div className="flex flex-col gap-x-16 gap-y-4 md:flex-row md:items-end md:justify-between">
		<div className="max-w-2xl">
			<p className="eyebrow mb-3 md:mb-4">{eyebrow}</p>
			<h2>{title}</h2>
			{lead && <p className="mt-3 text-18 text-2 md:mt-4">{lead}</p>}
		</div>
		{action && <div className="shrink-0 md:pb-1">{action}</div>}
	</div>
);
