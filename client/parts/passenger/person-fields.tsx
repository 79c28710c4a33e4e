import { useState } from 'react';
import { useLanguage } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { formatDate } from '#shared/rules/dates.ts';
import type { readIdCard } from '#shared/rules/id-card.ts';
import { DayField } from './day-field.tsx';
import type { FieldOf } from './use-passenger-form.ts';

/** Gender and birthday of a passenger: asked for, or read from an identity card's number. */
export function PersonFields({ field, idCard }: { field: FieldOf; idCard: ReturnType<typeof readIdCard> }) {
	const { t } = useTranslation('contacts');
	const lang = useLanguage();
	const { id, name, label, error, defaultValue } = field('gender');
	const [gender, setGender] = useState(defaultValue);
	const birthday = field('birthday');
	if (idCard) {
		const [year, month, day] = idCard.birthday.split('-');
		return (
			<p role="status" className="rounded-2 bg-soft px-4 py-3">
				<span>
					{t('passenger.fromId', { date: formatDate(idCard.birthday, 'day', lang), gender: t(`gender.${idCard.gender}`) })}
				</span>
				<input type="hidden" name={name} value={idCard.gender} />
				{Object.entries({ year, month, day }).map(([part, value]) => (
					<input key={part} type="hidden" name={`${birthday.name}.${part}`} value={value} />
				))}
			</p>
		);
	}
	return (
		<>
			<RadioGroup
				id={id}
				name={name}
				legend={label}
				options={(['1', '0'] as const).map((value) => ({ value, label: t(`gender.${value}`) }))}
				value={gender === '1' || gender === '0' ? gender : ''}
				onChange={setGender}
				error={error}
			/>
			<DayField {...birthday} hint={t('passenger.dateHint')} />
		</>
	);
}
