import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';

type Turn = (unless?: AbortSignal) => Promise<void>;
export type BannerSwiper = { next: Turn; previous: Turn; show: (index: number) => Promise<void>; destroy: () => void };

/** Pixels from which on a swipe beyond the first or last slide counts. */
const SWIPE = 50;

/** Waits until the pictures of a slide can be painted. One that can't be loaded doesn't hold its slide back. */
const decoded = (slide: HTMLElement | undefined): Promise<unknown> =>
	Promise.allSettled([...(slide?.querySelectorAll('img') ?? [])].map((picture) => picture.decode()));

/**
 * Makes slides that dissolve into each other and follow the finger, from the last to the first too. A slide that is asked for
 * comes once its picture is there, unless another one was asked for since. No other file knows Swiper.
 */
export function createBannerSwiper(
	root: HTMLElement,
	{ speed, onShow, onDrag }: { speed: number; onShow: (index: number) => void; onDrag: () => void },
): BannerSwiper {
	let from = 0;
	let asked = 0;
	const swiper = new Swiper(root, {
		modules: [EffectFade],
		effect: 'fade',
		speed,
		rewind: true,
		threshold: 8,
		on: {
			slideChange: ({ activeIndex }) => {
				asked = activeIndex;
				onShow(activeIndex);
			},
			sliderFirstMove: onDrag,
			touchStart: ({ activeIndex }) => {
				from = activeIndex;
			},
			touchEnd: ({ touches, slides }) => {
				const last = slides.length - 1;
				const around = touches.diff < -SWIPE && from === last ? 0 : touches.diff > SWIPE && from === 0 ? last : undefined;
				// Swiper first moves the finger's slide back to its place.
				if (around !== undefined) queueMicrotask(() => swiper.slideTo(around));
			},
		},
	});
	const show = async (index: number, unless?: AbortSignal) => {
		asked = index;
		await decoded(swiper.slides[index]);
		if (asked === index && !unless?.aborted && !swiper.destroyed) swiper.slideTo(index);
	};
	const turn = (step: number, unless?: AbortSignal) => {
		const count = swiper.slides.length;
		return show((swiper.activeIndex + step + count) % count, unless);
	};
	return {
		next: (unless) => turn(1, unless),
		previous: (unless) => turn(-1, unless),
		show,
		destroy: () => swiper.destroy(),
	};
}
