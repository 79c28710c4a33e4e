import { useTranslation } from 'react-i18next';

/** Names of the buttons of carousels, for rows of cards and for banners alike. */
export function useCarouselLabels() {
	const { t } = useTranslation('home');
	return {
		roles: { carousel: t('carousel.role'), slide: t('carousel.slideRole') },
		labels: {
			stop: t('carousel.stop'),
			start: t('carousel.start'),
			previous: t('carousel.previous'),
			next: t('carousel.next'),
			slide: (index: number, count: number) => t('carousel.slide', { index, count }),
			counter: (index: number, count: number) => t('carousel.counter', { index, count }),
		},
	};
}
