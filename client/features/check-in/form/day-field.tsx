import { useTranslation } from 'react-i18next';
import { DateField } from '#client/ui/date-field.tsx';
import type { Fields } from './use-fields.tsx';

const DAY_ORDER = { CN: ['year', 'month', 'day'], EN: ['day', 'month', 'year'] } as const;

type Props = { fields: Fields; name: 'birthday' | 'issue' | 'expiry'; hint: string; isOptional?: boolean };

/** Renders a day of the form as three fields, in the order of the language. */
export function DayField({ fields: { field, start, lang }, name, hint, isOptional = false }: Props) {
	const { t } = useTranslation('contacts');
	const { label, note, ...control } = field(name, hint);
	return (
		<DateField
			key={start[name]}
			{...control}
			name={name}
			legend={label}
			note={note ?? (isOptional && t('passenger.optional'))}
			defaultValue={start[name]}
			order={DAY_ORDER[lang]}
			labels={{ year: t('date.year'), month: t('date.month'), day: t('date.day') }}
		/>
	);
}
