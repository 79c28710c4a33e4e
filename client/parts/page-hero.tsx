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

/** Renders the first view of a page: a picture as wide as the window, and words below it. */
export function PageHero({ picture, eyebrow, title, lead, children }: Props) {
	return (
		<header className="on-dark bg-inverse">
			<div className="relative aspect-3/2 w-full sm:max-md:aspect-[2/1] md:aspect-auto md:h-[clamp(20rem,66svh,40rem)]">
				<Picture src={picture} alt="" sizes="100vw" fill priority focal="50% 55%" />
			</div>
			<div className="column flex flex-wrap items-end justify-between gap-x-12 gap-y-6 pt-8 pb-10 md:pt-9 md:pb-11">
				<div>
					<p className="eyebrow">{eyebrow}</p>
					<h1 className="mt-3 max-w-[16em]">{title}</h1>
					{lead && <p className="mt-4 max-w-[min(38em,var(--measure))] text-navy-100 md:text-18">{lead}</p>}
				</div>
				{children && <div className="flex flex-wrap gap-3">{children}</div>}
			</div>
		</header>
	);
}
