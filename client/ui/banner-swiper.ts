import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';

export type BannerSwiper = { next: () => void; previous: () => void; show: (index: number) => void; destroy: () => void };

/** A swipe beyond the first or last slide counts from this many pixels on. */
const SWIPE = 50;

/** The only place that knows Swiper: slides dissolve into each other, the last into the first, and follow the finger, around the ends too. */
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
				// Swiper first takes the finger's slide back to its place.
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
