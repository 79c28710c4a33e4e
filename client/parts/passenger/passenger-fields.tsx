import { useForm } from '@conform-to/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { useUnsavedInput } from '#client/app/unsaved-input.tsx';
import { useDialCode } from '#client/parts/login/use-dial-code.ts';
import { DateField } from '#client/ui/date-field.tsx';
import { Field } from '#client/ui/field.tsx';
import { PhoneField } from '#client/ui/phone-field.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import type { PassengerForm as Passenger } from '#shared/catalogue/bff/contacts.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { DOCUMENT_TYPES, DOCUMENTS, type DocumentType } from '#shared/rules/documents.ts';
import { readIdCard } from '#shared/rules/id-card.ts';
import { EditorForm, type EditorSender } from './editor-form.tsx';
import { NameFields } from './name-fields.tsx';
import { readPassenger } from './read-passenger.ts';
import { useProblemWords } from './use-problem-words.ts';

type Day = { year: string; month: string; day: string };
type Fields = Omit<Passenger, 'birthday' | 'issue' | 'expiry'> & { birthday: Day; issue: Day; expiry: Day };

const DAY_ORDER = { CN: ['year', 'month', 'day'], EN: ['day', 'month', 'year'] } as const;
const heading = 'font-sans text-20 leading-head font-semibold tracking-normal';

export type PassengerFormProps = {
	passenger: Passenger;
	today: string;
	countries: readonly { code: string; cnName: string; enName: string }[];
	sender: EditorSender;
};

/** What is asked of a passenger: the same rules as on the server, said at their fields. */
export function PassengerFields({
	passenger,
	today,
	countries,
	filled,
	sender,
}: PassengerFormProps & {
	/** Something was filled in before these fields were shown. */
	filled: boolean;
}) {
	const { t } = useTranslation('contacts');
	const { say, sum } = useProblemWords();
	const lang = useLanguage();
	const dial = useDialCode(countries);
	const [type, setType] = useState<DocumentType>(passenger.documentType);
	const [gender, setGender] = useState(passenger.gender);
	const [number, setNumber] = useState(passenger.number);
	const [form, fields] = useForm<Fields, Passenger>({
		id: 'passenger',
		lastResult: sender.result,
		onValidate: ({ formData }) => readPassenger(formData, today),
		shouldRevalidate: 'onInput',
		defaultNoValidate: true,
	});
	useUnsavedInput(form.dirty || filled);
	const [birthday, issue, expiry] = [fields.birthday.getFieldset(), fields.issue.getFieldset(), fields.expiry.getFieldset()];
	const told = type === 'ID_CARD' ? readIdCard(number) : null;
	const { expires, example, length } = DOCUMENTS[type];
	const hints: Partial<Record<DocumentType, string>> = {
		HK_MACAU: t('passenger.exampleHk'),
		TAIWAN: t('passenger.exampleTw'),
		FOREIGN_ID: t('passenger.exampleForeign'),
	};
	const days = { order: DAY_ORDER[lang], labels: { year: t('date.year'), month: t('date.month'), day: t('date.day') } };
	const failures = sum([
		['number', fields.number],
		['expiry', expiry.year],
		['issue', issue.year],
		['lastName', fields.lastName],
		['firstName', fields.firstName],
		['pinyinLastName', fields.pinyinLastName],
		['pinyinFirstName', fields.pinyinFirstName],
		['gender', fields.gender],
		['birthday', birthday.year],
		['mobile', fields.mobile],
		['emergencyPhone', fields.emergencyPhone],
	]);

	return (
		<EditorForm form={form} id={passenger.id} failures={failures} sender={sender} className="gap-12">
			<section className="grid gap-6">
				<h2 className={heading}>{t('passenger.document')}</h2>
				<RadioGroup
					id={fields.documentType.id}
					name={fields.documentType.name}
					legend={t('passenger.type')}
					options={DOCUMENT_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
					value={type}
					onChange={setType}
				/>
				<Field
					id={fields.number.id}
					label={t('passenger.number')}
					hint={hints[type] ?? t('passenger.example', { example, length })}
					error={say('number', fields.number.errors)}
				>
					{(control) => (
						<TextInput
							{...control}
							name={fields.number.name}
							defaultValue={passenger.number}
							onInput={({ currentTarget }) => setNumber(currentTarget.value)}
							autoComplete="off"
							autoCapitalize="characters"
							spellCheck={false}
							className="tabular max-w-80 uppercase"
						/>
					)}
				</Field>
				{expires && (
					<div className="grid gap-6 md:grid-cols-2 md:items-end">
						<DateField
							id={expiry.year.id}
							name={fields.expiry.name}
							legend={t('passenger.expiry')}
							hint={t('passenger.expiryHint')}
							error={say('expiry', expiry.year.errors)}
							defaultValue={passenger.expiry}
							{...days}
						/>
						<DateField
							id={issue.year.id}
							name={fields.issue.name}
							legend={t('passenger.issue')}
							note={t('passenger.optional')}
							error={say('issue', issue.year.errors)}
							defaultValue={passenger.issue}
							{...days}
						/>
					</div>
				)}
			</section>
			<section className="grid gap-6">
				<h2 className={heading}>{t('passenger.name')}</h2>
				<NameFields fields={fields} passenger={passenger} say={say} />
			</section>
			<section className="grid gap-6">
				<h2 className={heading}>{t('passenger.personal')}</h2>
				{told ? (
					<p role="status" className="rounded-2 bg-soft px-4 py-3">
						{t('passenger.fromId', { date: formatDate(told.birthday, 'day', lang), gender: t(`gender.${told.gender}`) })}
						<input type="hidden" name={fields.gender.name} value={told.gender} />
						{Object.entries({
							year: told.birthday.slice(0, 4),
							month: told.birthday.slice(5, 7),
							day: told.birthday.slice(8),
						}).map(([part, value]) => (
							<input key={part} type="hidden" name={`${fields.birthday.name}.${part}`} value={value} />
						))}
					</p>
				) : (
					<>
						<RadioGroup
							id={fields.gender.id}
							name={fields.gender.name}
							legend={t('passenger.gender')}
							options={(['1', '0'] as const).map((value) => ({ value, label: t(`gender.${value}`) }))}
							value={gender === '1' || gender === '0' ? gender : ''}
							onChange={setGender}
							error={say('gender', fields.gender.errors)}
						/>
						<DateField
							id={birthday.year.id}
							name={fields.birthday.name}
							legend={t('passenger.birthday')}
							hint={t('passenger.dateHint')}
							error={say('birthday', birthday.year.errors)}
							defaultValue={passenger.birthday}
							{...days}
						/>
					</>
				)}
			</section>
			<section className="grid gap-6">
				<h2 className={heading}>{t('passenger.phones')}</h2>
				<PhoneField
					id={fields.mobile.id}
					label={t('passenger.mobile')}
					hint={t('passenger.mobileHint')}
					error={say('mobile', fields.mobile.errors)}
					number={{ name: fields.mobile.name, defaultValue: passenger.mobile }}
					prefix={{ name: fields.mobilePre.name, defaultValue: passenger.mobilePre }}
					autoComplete="off"
					{...dial}
				/>
				<PhoneField
					id={fields.emergencyPhone.id}
					label={t('passenger.emergency')}
					hint={t('passenger.emergencyHint')}
					error={say('emergencyPhone', fields.emergencyPhone.errors)}
					number={{ name: fields.emergencyPhone.name, defaultValue: passenger.emergencyPhone }}
					prefix={{ name: fields.emergencyPhonePre.name, defaultValue: passenger.emergencyPhonePre }}
					autoComplete="off"
					{...dial}
				/>
			</section>
		</EditorForm>
	);
}
