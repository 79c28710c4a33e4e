import { type ReactNode, useState } from 'react';
import { useUnsavedInput } from '#client/app/unsaved-input.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { type Countries, useDialCode } from '#client/parts/login/use-dial-code.ts';
import { PhoneField } from '#client/ui/phone-field.tsx';
import type { PassengerForm as Passenger } from '#shared/catalogue/bff/contacts.ts';
import { readIdCard } from '#shared/rules/id-card.ts';
import { DocumentFields } from './document-fields.tsx';
import { EditorForm } from './editor-form.tsx';
import { NameFields } from './name-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import type { EditorSender } from './save-entry.ts';
import { usePassengerForm } from './use-passenger-form.ts';

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
			<h2 className="font-sans text-20 leading-head font-semibold tracking-normal">{title}</h2>
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
