import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BannerSwiper, createBannerSwiper } from './banner-swiper.ts';
import { IconButton } from './icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from './icons.tsx';
import { useRotation } from './use-rotation.ts';

const FADE = 600;
const HEAD_START = 1_000;

export type BannerLabels = {
	stop: string;
	start: string;
	previous: string;
	next: string;
	/** The name of a slide and of the button that shows it, where it has no headline. */
	slide: (index: number, count: number) => string;
};

/**
 * Renders slides that fill one box. The first is plain HTML from the server; the code that moves them is loaded after hydration.
 * Each further slide is rendered when it is the next one, and all of them when a visitor comes near the controls. `className`
 * shapes the box, `controlsClassName` places the controls; another set of slides needs another `key`.
 */
export function BannerCarousel({
	label,
	roles,
	labels,
	slides,
	interval,
	className = '',
	controlsClassName = 'bottom-2 md:bottom-6',
}: {
	label: string;
	/** Names of a carousel and of a slide, for `aria-roledescription`. */
	roles: { carousel: string; slide: string };
	labels: BannerLabels;
	/** `name`: the headline, which may be empty. */
	slides: readonly { id: string; name: string; content: ReactNode }[];
	/** Milliseconds for which a slide is shown; 0 for slides that don't turn by themselves. */
	interval: number;
	className?: string;
	controlsClassName?: string;
}) {
	const root = useRef<HTMLDivElement>(null);
	const swiper = useRef<BannerSwiper>(undefined);
	const [create, setCreate] = useState<typeof createBannerSwiper>();
	const [shown, setShown] = useState(0);
	const [drawn, setDrawn] = useState(2);
	const [live, setLive] = useState(false);
	const [focused, setFocused] = useState(false);
	const several = slides.length > 1;
	const rotation = useRotation({ interval, shown, enabled: live, turn: (unless) => swiper.current?.next(unless) });
	const { setWanted } = rotation;
	const drawAll = () => setDrawn(slides.length);
	const nameOf = (index: number) => slides[index]?.name || labels.slide(index + 1, slides.length);

	useEffect(() => {
		if (!several) return;
		let gone = false;
		// If this fails, the first slide stays.
		const load = () =>
			import('./banner-swiper.ts').then(
				(module) => !gone && setCreate(() => module.createBannerSwiper),
				() => {},
			);
		// The first slide is often the largest picture of the page: let it come first.
		const timer = setTimeout(load, document.readyState === 'complete' ? 0 : HEAD_START);
		return () => {
			gone = true;
			clearTimeout(timer);
		};
	}, [several]);
	useEffect(() => {
		if (!create || !root.current) return;
		const onShow = (index: number) => {
			setShown(index);
			setDrawn((before) => Math.max(before, index + 2));
		};
		const made = create(root.current, { speed: FADE, onShow, onDrag: () => setWanted(false) });
		swiper.current = made;
		setLive(true);
		return () => made.destroy();
	}, [create, setWanted]);

	const by = (move: (banner: BannerSwiper) => void) => () => {
		setWanted(false);
		if (swiper.current) move(swiper.current);
	};

	return (
		<section
			aria-label={label}
			aria-roledescription={roles.carousel}
			className={`group/banner on-dark relative overflow-hidden bg-inverse ${className}`}
			onPointerEnter={(event) => {
				drawAll();
				if (event.pointerType === 'mouse') rotation.setHovered(true);
			}}
			onPointerLeave={() => rotation.setHovered(false)}
			onFocus={(event) => {
				drawAll();
				setFocused(true);
				if (event.target.matches(':focus-visible')) setWanted(false);
			}}
			onBlur={() => setFocused(false)}
		>
			{live && (
				<div
					className={`absolute inset-x-0 z-2 flex items-center pr-[calc(var(--gutter)-0.25rem)] pl-[calc(var(--gutter)-0.75rem)] ${controlsClassName}`}
				>
					{interval > 0 && (
						<IconButton
							look="on-dark"
							label={rotation.rotating ? labels.stop : labels.start}
							onClick={() => setWanted(!rotation.rotating)}
						>
							{rotation.rotating ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
						</IconButton>
					)}
					{slides.map((slide, index) => (
						<button
							key={slide.id}
							type="button"
							aria-label={nameOf(index)}
							aria-current={index === shown ? 'true' : undefined}
							onClick={by((banner) => banner.show(index))}
							className="group/dot grid h-target w-target shrink place-items-center rounded-2 px-1"
						>
							<span className="block h-0.5 w-full overflow-hidden rounded-pill bg-white/50 transition-colors group-hover/dot:bg-white forced-colors:bg-[CanvasText]">
								{index === shown && (
									<span
										key={String(rotation.running)}
										className="block h-full origin-left bg-gold-300 forced-colors:bg-[Highlight]"
										style={rotation.running ? { animation: `fill ${interval}ms steps(36) both` } : undefined}
									/>
								)}
							</span>
						</button>
					))}
				</div>
			)}
			<div ref={root} className="h-full overflow-hidden" onClickCapture={() => setWanted(false)}>
				{/* Only while it is used: what is live stays in the accessibility tree behind a dialog. */}
				<div className="swiper-wrapper flex size-full" aria-live={focused && !rotation.rotating ? 'polite' : undefined}>
					{(create ? slides : slides.slice(0, 1)).map((slide, index) => (
						<div
							key={slide.id}
							role="group"
							aria-roledescription={roles.slide}
							aria-label={nameOf(index)}
							inert={index !== shown}
							className="swiper-slide relative size-full shrink-0 transition-opacity not-first:opacity-0"
						>
							{index < drawn && slide.content}
						</div>
					))}
				</div>
			</div>
			{live &&
				(['previous', 'next'] as const).map((step) => (
					<IconButton
						key={step}
						look="on-dark"
						label={labels[step]}
						onClick={by((banner) => banner[step]())}
						className={`absolute top-1/2 z-2 max-md:hidden -translate-y-1/2 bg-navy-900/40 opacity-0 transition-opacity group-hover/banner:opacity-100 group-focus-within/banner:opacity-100 touch:opacity-100 ${step === 'next' ? 'right-4' : 'left-4'}`}
					>
						{step === 'next' ? <ChevronRightIcon /> : <ChevronLeftIcon />}
					</IconButton>
				))}
		</section>
	);
}
