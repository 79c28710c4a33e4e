import { Children, type CSSProperties, isValidElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { CAROUSEL_GAP_DESKTOP, CAROUSEL_GAP_MOBILE } from '#shared/layout.ts';
import { glide } from './glide.ts';
import { IconButton } from './icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { NO_PICTURE_ON_PHONES } from './picture.tsx';

/** Cards in view: up to 768 px, up to 1439 px, and from 1440 px. */
export type PerView = { narrow: number; medium: number; wide: number };

type Edge = { index: number; start: boolean; end: boolean };

/**
 * Renders a row of cards that scrolls sideways: a list for screen readers, and whole without JavaScript. Buttons show on hover
 * and while they have the focus, so that they never cover a focused card; on touch screens there are none. The button that leads
 * no further stays until it loses the focus. `--arrow-top` sets the height of the buttons.
 */
export function ScrollCarousel({
	label,
	labels,
	children,
	perView = { narrow: 1.2, medium: 2, wide: 3 },
	gap = { narrow: CAROUSEL_GAP_MOBILE, wide: CAROUSEL_GAP_DESKTOP },
	step,
	loop = false,
	className = '',
}: {
	label: string;
	labels: { previous: string; next: string; counter: (index: number, count: number) => string };
	children: ReactNode;
	perView?: PerView;
	gap?: { narrow: number; wide: number };
	/** CSS pixels by which one press moves the row; without it one card. */
	step?: number;
	/** The first card follows the last. */
	loop?: boolean;
	className?: string;
}) {
	const track = useRef<HTMLUListElement>(null);
	// Keeps the elements of the same cards, so that reading the position renders none of them again.
	const items = useMemo(() => Children.toArray(children), [children]);
	const [edge, setEdge] = useState<Edge>({ index: 0, start: true, end: items.length <= 1 });
	const [ready, setReady] = useState(false);
	const [used, setUsed] = useState(false);
	const markUsed = () => setUsed(true);
	/** Hides pictures beyond a phone's first view until somebody touches the row, moves it or reaches it by keys. */
	const hiddenUntilUsed = (index: number): string => (used || index <= perView.narrow ? '' : NO_PICTURE_ON_PHONES);

	useEffect(() => {
		const list = track.current;
		if (!list) return;
		const read = () => {
			const first = list.firstElementChild as HTMLElement | null;
			const second = first?.nextElementSibling as HTMLElement | null;
			const stride = first && second ? second.offsetLeft - first.offsetLeft : list.clientWidth;
			const left = Math.abs(list.scrollLeft);
			if (left > 2) setUsed(true);
			const end = left + list.clientWidth >= list.scrollWidth - 2;
			const index = end ? items.length - 1 : Math.round(left / stride);
			setEdge((before) => {
				const next = { index: left <= 2 ? 0 : index, start: left <= 2, end };
				return before.index === next.index && before.start === next.start && before.end === next.end ? before : next;
			});
		};
		setReady(true);
		// Also reports the first size, once it is laid out.
		const resized = new ResizeObserver(read);
		resized.observe(list);
		list.addEventListener('scroll', read, { passive: true });
		return () => {
			resized.disconnect();
			list.removeEventListener('scroll', read);
		};
	}, [items.length]);

	const move = (direction: 1 | -1) => {
		const list = track.current;
		const card = list?.firstElementChild;
		if (!list || !card) return;
		const width = step ?? card.getBoundingClientRect().width + Number.parseFloat(getComputedStyle(list).columnGap);
		const around = loop && (direction === 1 ? edge.end : edge.start);
		const to = around ? (direction === 1 ? 0 : list.scrollWidth) : list.scrollLeft + direction * width;
		glide(list, to);
	};

	const vars = {
		'--pv-narrow': perView.narrow,
		'--pv-medium': perView.medium,
		'--pv-wide': perView.wide,
		'--gap-narrow': `${gap.narrow}px`,
		'--gap-wide': `${gap.wide}px`,
	} as CSSProperties;
	const arrow = (direction: 1 | -1) =>
		ready && (
			<IconButton
				label={direction === 1 ? labels.next : labels.previous}
				look="float"
				aria-disabled={(!loop && (direction === 1 ? edge.end : edge.start)) || undefined}
				onClick={() => move(direction)}
				className={`absolute top-(--arrow-top,50%) z-1 -translate-y-1/2 pointer-events-none opacity-0 transition-opacity group-hover/carousel:pointer-events-auto group-hover/carousel:opacity-100 focus-visible:pointer-events-auto focus-visible:opacity-100 aria-disabled:not-focus:hidden touch:hidden ${direction === 1 ? 'right-1 md:-right-5' : 'left-1 md:-left-5'}`}
			>
				{direction === 1 ? <ChevronRightIcon size={20} /> : <ChevronLeftIcon size={20} />}
			</IconButton>
		);

	return (
		<section
			aria-label={label}
			onPointerEnter={markUsed}
			onFocus={markUsed}
			className={`group/carousel ${className}`}
			style={vars}
		>
			<div className="relative">
				{arrow(-1)}
				<ul
					ref={track}
					// A scrolling list must be reachable by keys, also when no card has a link.
					tabIndex={0}
					aria-label={label}
					className="carousel-track no-scrollbar -mx-gutter flex snap-x snap-mandatory scroll-px-gutter overflow-x-auto overscroll-x-contain px-gutter md:mx-0 md:scroll-px-0 md:px-0"
				>
					{items.map((item, index) => (
						<li
							key={isValidElement(item) ? item.key : index}
							className={`carousel-card min-w-0 snap-start ${hiddenUntilUsed(index)}`}
						>
							{item}
						</li>
					))}
				</ul>
				{arrow(1)}
			</div>
			<p className="tabular mt-3 text-center text-14 text-muted md:hidden">{labels.counter(edge.index + 1, items.length)}</p>
		</section>
	);
}
