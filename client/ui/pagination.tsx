import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { Link } from './link.tsx';

const box = 'tabular grid size-target place-items-center rounded-2 text-16 transition-colors duration-base';

/** Returns the first page, the last one and those around the current; 0 stands for a gap. */
function shownPages(current: number, count: number): number[] {
	const near = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
	const pages = [...new Set(near)].toSorted((a, b) => a - b);
	return pages.flatMap((page, index) => (index > 0 && page - (pages[index - 1] ?? 0) > 1 ? [0, page] : [page]));
}

type Props = {
	page: number;
	pageCount: number;
	href: (page: number) => string;
	labels: { nav: string; previous: string; next: string; page: (page: number) => string };
};

/** Renders the pages of a list as links. */
export function Pagination({ page, pageCount, href, labels }: Props) {
	if (pageCount < 2) return null;
	return (
		<nav aria-label={labels.nav}>
			<ul className="flex items-center justify-center md:gap-1">
				{page > 1 && (
					<li>
						<Link to={href(page - 1)} rel="prev" aria-label={labels.previous} className={`${box} text-navy-700 hover:bg-navy-50`}>
							<ChevronLeftIcon size={20} />
						</Link>
					</li>
				)}
				{shownPages(page, pageCount).map((shown, index) =>
					shown === 0 ? (
						<li
							key={`gap-${index < 3 ? 'before' : 'after'}`}
							aria-hidden="true"
							className="grid w-6 place-items-center text-muted"
						>
							…
						</li>
					) : (
						<li key={shown} className={Math.abs(shown - page) > 0 && shown !== 1 && shown !== pageCount ? 'max-md:hidden' : ''}>
							<Link
								to={href(shown)}
								aria-label={labels.page(shown)}
								aria-current={shown === page ? 'page' : undefined}
								className={`${box} ${shown === page ? 'bg-action text-white' : 'text-navy-700 hover:bg-navy-50'}`}
							>
								{shown}
							</Link>
						</li>
					),
				)}
				{page < pageCount && (
					<li>
						<Link to={href(page + 1)} rel="next" aria-label={labels.next} className={`${box} text-navy-700 hover:bg-navy-50`}>
							<ChevronRightIcon size={20} />
						</Link>
					</li>
				)}
			</ul>
		</nav>
	);
}
