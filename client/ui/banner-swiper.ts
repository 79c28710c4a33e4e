import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';

export type BannerSwiper = { next: () => void; previous: () => void; show: (index: number) => void; destroy: () => void };

/** The only place that knows Swiper: slides dissolve into each other, the last into the first, and follow the finger. */
export function createBannerSwiper(
	root: HTMLElement,
	{ speed, onShow, onDrag }: { speed: number; onShow: (index: number) => void; onDrag: () => void },
): BannerSwiper {
	const swiper = new Swiper(root, {
		modules: [EffectFade],
		effect: 'fade',
		speed,
		rewind: true,
		threshold: 8,
		on: { slideChange: ({ activeIndex }) => onShow(activeIndex), sliderFirstMove: onDrag },
	});
	return {
		next: () => swiper.slideNext(),
		previous: () => swiper.slidePrev(),
		show: (index) => swiper.slideTo(index),
		destroy: () => swiper.destroy(),
	};
}
