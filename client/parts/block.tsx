import type { ReactNode } from 'react';
import { Region } from '#client/ui/region.tsx';

type Props = {
	id: string;
	title: ReactNode;
	eyebrow?: ReactNode;
	lead?: ReactNode;
	/** The ground: white, warm paper, or navy. */
	ground?: 'page' | 'soft' | 'dark';
	/** A class with the estimated height while the layout waits: `[--later:60rem]`. */
	className?: string;
	children: ReactNode;
};

const GROUNDS = { page: '', soft: 'bg-soft', dark: 'on-dark bg-inverse' } as const;

/** Renders a block of a long page, with its anchor, heading and lead. It is laid out when it comes near. */
export function Block({ id, title, eyebrow, lead, ground = 'page', className = '', children }: Props) {
	return (
		<section id={id} aria-labelledby={`${id}-title`} className={`later py-section ${GROUNDS[ground]} ${className}`}>
			<div className="column">
				<div className="mb-8 max-w-3xl md:mb-12">
					{eyebrow && <p className="eyebrow mb-3 md:mb-4">{eyebrow}</p>}
					<h2 id={`${id}-title`}>{title}</h2>
					{lead && <p className="mt-3 max-w-measure text-18 text-2 md:mt-4">{lead}</p>}
				</div>
				<Region>{children}</Region>
			</div>
		</section>
	);
}
