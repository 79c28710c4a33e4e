import { useTranslation } from 'react-i18next';
import { Field } from '#client/ui/field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import type { CheckInFormView } from '#shared/catalogue/bff/check-in.ts';
import { expiresSoon } from '#shared/rules/check-in-form.ts';
import { formatDate, isDay } from '#shared/rules/dates.ts';
import { documentsUntil } from '#shared/rules/document-validity.ts';
import { DOCUMENTS, type DocumentType } from '#shared/rules/documents.ts';
import { DayField } from './day-field.tsx';
import { controlId } from './read-step.ts';
import type { Fields } from './use-fields.tsx';

/** Renders the questions about the document. It says beforehand which kinds this sailing takes, and how long they have to be valid. */
export function DocumentFields({ fields, facts }: { fields: Fields; facts: CheckInFormView['facts'] }) {
	const { t } = useTranslation(['check-in', 'contacts']);
	const { field, start, draft, choose, sayOf, hintOf, lang } = fields;
	const { documentTypes, back, sailing } = facts;
	const type = draft.documentType;
	const { expires, example, length } = DOCUMENTS[type];
	const dayOf = (day: string) => formatDate(day, 'day', lang);
	const kinds = [...new Set([...documentTypes, type])];
	const examples: Partial<Record<DocumentType, string>> = {
		HK_MACAU: t('contacts:passenger.exampleHk'),
		TAIWAN: t('contacts:passenger.exampleTw'),
		FOREIGN_ID: t('contacts:passenger.exampleForeign'),
	};
	return (
		<>
			<div className="grid gap-2">
				<RadioGroup
					id={controlId('documentType')}
					name="documentType"
					legend={t('form.fields.documentType')}
					options={kinds.map((value) => ({ value, label: t(`contacts:types.${value}`) }))}
					value={type}
					onChange={(value) => choose('documentType', value)}
					error={sayOf('documentType')}
				/>
				<p className="text-14 text-2">
					{t(documentTypes.length > 1 ? 'form.hints.documentTypes' : 'form.hints.passportOnly')} {hintOf('documentType')}
				</p>
			</div>
			<Field {...field('number', examples[type] ?? t('contacts:passenger.example', { example, length }))}>
				{(control) => (
					<TextInput
						{...control}
						key={start.number}
						name="number"
						defaultValue={start.number}
						maxLength={40}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						lang="en"
						translate="no"
						className="tabular max-w-80 uppercase"
					/>
				)}
			</Field>
			{expires && (
				<>
					<DayField
						fields={fields}
						name="expiry"
						hint={t('form.hints.expiry', { back: dayOf(back), advised: dayOf(documentsUntil(back)) })}
					/>
					{isDay(draft.expiry) && expiresSoon(draft, facts) && (
						<Notice tone="warning" live title={t('form.soonTitle')}>
							{t('form.soonText', { day: dayOf(documentsUntil(back)) })}
						</Notice>
					)}
					<DayField fields={fields} name="issue" hint={t('form.hints.issue', { day: dayOf(sailing) })} isOptional />
				</>
			)}
		</>
	);
}
