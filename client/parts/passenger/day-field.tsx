import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { DateField } from '#client/ui/date-field.tsx';

const ORDER = { CN: ['year', 'month', 'day'], EN: ['day', 'month', 'year'] } as const;

/** Renders the three controls of a date, in the order and words of the language. */
export function DayField({
	label,
	...field
}: { label: string } & Omit<ComponentProps<typeof DateField>, 'legend' | 'order' | 'labels'>) {
	const { t } = useTranslation('contacts');
	return (
		<DateField
			{...field}
			legend={label}
			order={ORDER[useLanguage()]}
			labels={{ year: t('date.year'), month: t('date.month'), day: t('date.day') }}
		/>
	);
}
