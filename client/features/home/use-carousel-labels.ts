import { useTranslation } from 'react-i18next';

/** Returns the names of carousels, of their slides and of their buttons. */
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
