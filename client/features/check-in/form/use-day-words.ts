import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';

const DAY_ORDER = { CN: ['year', 'month', 'day'], EN: ['day', 'month', 'year'] } as const;

/** What a field for a day is called, in the order of the language. */
export function useDayWords() {
	const { t } = useTranslation('contacts');
	return {
		order: DAY_ORDER[useLanguage()],
		labels: { year: t('date.year'), month: t('date.month'), day: t('date.day') },
	};
}
