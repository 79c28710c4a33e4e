import type { ReactNode } from 'react';

type Props = { id: string; title: ReactNode; className?: string; titleClassName?: string; children?: ReactNode };

/** A part of a page that is named by its heading, whose id is `id`. */
export const Section = ({ id, title, className, titleClassName = 'text-h3!', children }: Props) => (
	<section aria-labelledby={id} className={className}>
		<h2 id={id} className={titleClassName}>
			{title}
		</h2>
		{children}
	</section>
);
