import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { useUnsavedInput } from '#client/app/unsaved-input.tsx';
import { type Countries, useDialCode } from '#client/parts/login/use-dial-code.ts';
import { PhoneField } from '#client/ui/phone-field.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import type { PassengerForm as Passenger } from '#shared/catalogue/bff/contacts.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { readIdCard } from '#shared/rules/id-card.ts';
import { DayField } from './day-field.tsx';
import { DocumentFields } from './document-fields.tsx';
import { EditorForm } from './editor-form.tsx';
import { NameFields } from './name-fields.tsx';
import type { EditorSender } from './save-entry.ts';
import { type FieldOf, usePassengerForm } from './use-passenger-form.ts';

/** Gender and birthday of a passenger: asked for, or read from an identity card's number. */
function PersonFields({ field, idCard }: { field: FieldOf; idCard: ReturnType<typeof readIdCard> }) {
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

const PHONES = [
	{ name: 'mobile', prefix: 'mobilePre', hint: 'passenger.mobileHint' },
	{ name: 'emergencyPhone', prefix: 'emergencyPhonePre', hint: 'passenger.emergencyHint' },
] as const;

export type PassengerFormProps = {
	passenger: Passenger;
	/** `YYYY-MM-DD` in China. */
	today: string;
	countries: Countries;
	sender: EditorSender;
};

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="grid gap-6">
			<h2 className="font-sans text-18 leading-head font-semibold tracking-normal">{title}</h2>
			{children}
		</section>
	);
}

type Props = PassengerFormProps & {
	/** True when something was filled in before these fields were shown. */
	filled: boolean;
};

/** The fields of a passenger, each with its problem. */
export function PassengerFields({ passenger, today, countries, filled, sender }: Props) {
	const { t } = useTranslation('contacts');
	const dial = useDialCode(countries);
	const [type, setType] = useState(passenger.documentType);
	const [number, setNumber] = useState(passenger.number);
	const { form, fields, field, failures } = usePassengerForm(passenger, today, sender.answer?.result);
	useUnsavedInput(form.dirty || filled);
	return (
		<EditorForm form={form} id={passenger.id} failures={failures} sender={sender} className="gap-12">
			<Section title={t('passenger.document')}>
				<DocumentFields field={field} type={type} onType={setType} onNumber={setNumber} />
			</Section>
			<Section title={t('passenger.name')}>
				<NameFields fields={fields} passenger={passenger} say={(name) => field(name).error} />
			</Section>
			<Section title={t('passenger.personal')}>
				<PersonFields field={field} idCard={type === 'ID_CARD' ? readIdCard(number) : null} />
			</Section>
			<Section title={t('passenger.phones')}>
				{PHONES.map(({ name, prefix, hint }) => {
					const { id, label, error, ...input } = field(name);
					return (
						<PhoneField
							key={name}
							id={id}
							label={label}
							hint={t(hint)}
							error={error}
							number={input}
							prefix={{ name: fields[prefix].name, defaultValue: passenger[prefix] }}
							autoComplete="off"
							{...dial}
						/>
					);
				})}
			</Section>
		</EditorForm>
	);
}
