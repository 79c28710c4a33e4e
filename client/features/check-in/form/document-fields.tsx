import { useTranslation } from 'react-i18next';
import { DateField } from '#client/ui/date-field.tsx';
import { Field } from '#client/ui/field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import type { CheckInFormView } from '#shared/catalogue/bff/check-in.ts';
import { expiresSoon } from '#shared/rules/check-in-form.ts';
import { formatDate, isDay } from '#shared/rules/dates.ts';
import { documentsUntil } from '#shared/rules/document-validity.ts';
import { DOCUMENTS, type DocumentType } from '#shared/rules/documents.ts';
import { controlId } from './read-step.ts';
import { useDayWords } from './use-day-words.ts';
import type { Fields } from './use-fields.tsx';

/** The document to travel with: which kinds this sailing takes, and until when it has to be valid, before anything is typed. */
export function DocumentFields({ fields, facts }: { fields: Fields; facts: CheckInFormView['facts'] }) {
	const { t } = useTranslation(['check-in', 'contacts']);
	const { field, start, draft, choose, sayOf, hintOf, lang } = fields;
	const days = useDayWords();
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
	const number = field('number', examples[type] ?? t('contacts:passenger.example', { example, length }));
	const expiry = field('expiry', t('form.hints.expiry', { back: dayOf(back), advised: dayOf(documentsUntil(back)) }));
	const issue = field('issue', t('form.hints.issue', { day: dayOf(sailing) }));
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
			<Field {...number}>
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
					<DateField
						key={`expiry/${start.expiry}`}
						id={expiry.id}
						name="expiry"
						legend={expiry.label}
						note={expiry.note}
						hint={expiry.hint}
						error={expiry.error}
						defaultValue={start.expiry}
						{...days}
					/>
					{isDay(draft.expiry) && expiresSoon(draft, facts) && (
						<Notice tone="warning" live title={t('form.soonTitle')}>
							{t('form.soonText', { day: dayOf(documentsUntil(back)) })}
						</Notice>
					)}
					<DateField
						key={`issue/${start.issue}`}
						id={issue.id}
						name="issue"
						legend={issue.label}
						note={issue.note ?? t('contacts:passenger.optional')}
						hint={issue.hint}
						error={issue.error}
						defaultValue={start.issue}
						{...days}
					/>
				</>
			)}
		</>
	);
}
