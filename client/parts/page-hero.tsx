import type { ReactNode } from 'react';
import { Picture } from '#client/ui/picture.tsx';

type Props = {
	picture: string;
	eyebrow: string;
	title: string;
	lead?: string;
	/** Links below the words. */
	children?: ReactNode;
};

/** Renders the first view of a page: a picture as wide as the window, with words over its lower part; on phones below it. */
export function PageHero({ picture, eyebrow, title, lead, children }: Props) {
	return (
		<header className="on-dark relative overflow-clip bg-inverse">
			<div className="relative aspect-3/2 w-full sm:max-md:aspect-[2/1] md:aspect-auto md:h-[min(80svh,46rem)]">
				<Picture src={picture} alt="" sizes="100vw" fill priority focal="50% 62%" />
			</div>
			<div className="column pt-8 pb-10 md:absolute md:inset-x-0 md:bottom-0 md:pt-0 md:pb-14">
				<div className="words-on-picture w-fit max-md:before:hidden">
					<p className="eyebrow md:text-navy-100">{eyebrow}</p>
					<h1 className="mt-3 max-w-[16em] md:mt-4">{title}</h1>
					{lead && <p className="mt-4 max-w-[min(38em,var(--measure))] text-navy-100 md:text-18">{lead}</p>}
					{children && <div className="mt-6 flex flex-wrap gap-3 md:mt-8">{children}</div>}
				</div>
			</div>
		</header>
	);
}
