import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';

export type BannerSwiper = { next: () => void; previous: () => void; show: (index: number) => void; destroy: () => void };

/** Pixels from which on a swipe beyond the first or last slide counts. */
const SWIPE = 50;

/**
 * Makes slides that dissolve into each other and follow the finger, from the last to the first too. No other file knows Swiper.
 */
export function createBannerSwiper(
	root: HTMLElement,
	{ speed, onShow, onDrag }: { speed: number; onShow: (index: number) => void; onDrag: () => void },
): BannerSwiper {
	let from = 0;
	const swiper = new Swiper(root, {
		modules: [EffectFade],
		effect: 'fade',
		speed,
		rewind: true,
		threshold: 8,
		on: {
			slideChange: ({ activeIndex }) => onShow(activeIndex),
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
	return {
		next: () => swiper.slideNext(),
		previous: () => swiper.slidePrev(),
		show: (index) => swiper.slideTo(index),
		destroy: () => swiper.destroy(),
	};
}
