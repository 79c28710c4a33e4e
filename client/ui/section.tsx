import type { ReactNode } from 'react';
import { Region } from './region.tsx';

type Props = { id: string; title: ReactNode; className?: string; titleClassName?: string; children?: ReactNode };

/** Renders a part of a page under a heading that names it; `id` is the heading's. */
export const Section = ({ id, title, className, titleClassName = 'text-h3!', children }: Props) => (
	<section aria-labelledby={id} className={className}>
		<h2 id={id} className={titleClassName}>
			{title}
		</h2>
		<Region>{children}</Region>
	</section>
);
