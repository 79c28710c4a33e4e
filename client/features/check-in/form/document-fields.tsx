import { useTranslation } from 'react-i18next';
import { usePapers } from '#client/parts/papers.ts';
import { EXAMPLES } from '#client/parts/passenger/document-fields.tsx';
import { Field, TextInput } from '#client/ui/field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import type { CheckInFormView } from '#shared/catalogue/bff/check-in.ts';
import { expiresSoon } from '#shared/rules/check-in-form.ts';
import { formatDate, isDay } from '#shared/rules/dates.ts';
import { documentsUntil } from '#shared/rules/document-validity.ts';
import { DOCUMENTS } from '#shared/rules/documents.ts';
import { DayQuestion } from './day-question.tsx';
import { controlId } from './read-step.ts';
import { type Fields, Told } from './use-fields.tsx';

/** Renders the questions about the document. It says beforehand which kinds this sailing takes, and how long they have to be valid. */
export function DocumentFields({ fields, facts }: { fields: Fields; facts: CheckInFormView['facts'] }) {
	const { t } = useTranslation(['check-in', 'contacts']);
	const { field, start, draft, choose, sayOf, noteOf, lang } = fields;
	const papers = usePapers();
	const { documentTypes, back, sailing } = facts;
	const type = draft.documentType;
	const { expires, example, length } = DOCUMENTS[type];
	const dayOf = (day: string) => formatDate(day, 'day', lang);
	const kinds = [...new Set([...documentTypes, type])];
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
				<p className="text-14 text-muted">
					<span>{t(documentTypes.length > 1 ? 'form.hints.documentTypes' : 'form.hints.passportOnly')}</span>
					<Told note={noteOf('documentType')} />
				</p>
			</div>
			<Field {...field('number', t(`contacts:${EXAMPLES[type]}`, { example, length }))}>
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
					<DayQuestion fields={fields} name="expiry" hint={papers(documentTypes, back)} />
					{isDay(draft.expiry) && expiresSoon(draft, facts) && (
						<Notice tone="warning" live title={t('form.soonTitle')}>
							{t('form.soonText', { day: dayOf(documentsUntil(back)) })}
						</Notice>
					)}
					<DayQuestion
						fields={fields}
						name="issue"
						hint={t('form.hints.issue', { day: dayOf(sailing) })}
						note={t('contacts:passenger.optional')}
					/>
				</>
			)}
		</>
	);
}
