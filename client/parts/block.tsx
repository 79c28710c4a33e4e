import type { ReactNode } from 'react';

type Props = {
	id: string;
	title: ReactNode;
	eyebrow?: ReactNode;
	lead?: ReactNode;
	/** Its ground: white, warm paper, or navy. */
	ground?: 'page' | 'soft' | 'dark';
	/** Its estimated height, while its layout waits, as a class: `[--later:60rem]`. */
	className?: string;
	children: ReactNode;
};

const GROUNDS = { page: '', soft: 'bg-soft', dark: 'on-dark bg-inverse' } as const;

/** A block of a page that tells a story: anchor, heading, what is said first. */
export function Block({ id, title, eyebrow, lead, ground = 'page', className = '', children }: Props) {
	return (
		<section id={id} aria-labelledby={`${id}-title`} className={`later py-section ${GROUNDS[ground]} ${className}`}>
			<div className="column">
				<div className="mb-8 max-w-3xl md:mb-12">
					{eyebrow && <p className="eyebrow mb-3 md:mb-4">{eyebrow}</p>}
					<h2 id={`${id}-title`}>{title}</h2>
					{lead && <p className="mt-3 max-w-measure text-18 text-2 md:mt-4">{lead}</p>}
				</div>
				{children}
			</div>
		</section>
	);
}
