import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { PersonName } from '#client/parts/order/person-name.tsx';
import { useProblemWords } from '#client/parts/passenger/use-problem-words.ts';
import { type FactRow, FactsList } from '#client/ui/facts-list.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { ErrorIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import {
	CHECK_IN_STEPS,
	type CheckInDraft,
	type CheckInField,
	type CheckInProblems,
	type CheckInStep,
} from '#shared/rules/check-in-form.ts';
import { formatDate, isDay } from '#shared/rules/dates.ts';
import { DOCUMENTS } from '#shared/rules/documents.ts';
import { keptPassenger } from '#shared/rules/passenger.ts';
import { Unsure } from '../form/use-fields.tsx';

const NAMES: readonly CheckInField[] = ['lastName', 'firstName', 'pinyinLastName', 'pinyinFirstName'];
const DAYS: readonly CheckInField[] = ['birthday', 'issue', 'expiry'];
/** Shown together with the number that they belong to. */
const PREFIXES: readonly CheckInField[] = ['mobilePre', 'emergencyPhonePre'];
const OF_VALIDITY: readonly CheckInField[] = ['issue', 'expiry'];

/** Renders the answer of a field as text. */
function Value({ field, draft }: { field: CheckInField; draft: CheckInDraft }) {
	const { t } = useTranslation(['check-in', 'contacts']);
	const lang = useLanguage();
	const value = draft[field];
	if (!value) return <span className="text-muted">{t('review.nothing')}</span>;
	if (NAMES.includes(field)) return <PersonName name={value} />;
	const words = (): string => {
		if (DAYS.includes(field)) return isDay(value) ? formatDate(value, 'day', lang) : value;
		switch (field) {
			case 'gender':
				return t(value === '1' ? 'contacts:gender.1' : 'contacts:gender.0');
			case 'documentType':
				return t(`contacts:types.${draft.documentType}`);
			case 'mobile':
				return `+${draft.mobilePre} ${value}`;
			case 'emergencyPhone':
				return `+${draft.emergencyPhonePre} ${value}`;
			case 'health':
				return t(value === 'help' ? 'form.health.help' : 'form.health.well');
			case 'agreed':
				return t('review.agreed');
			default:
				return value;
		}
	};
	const isNumber = field === 'number';
	return (
		<span
			lang={isNumber ? 'en' : undefined}
			translate={isNumber ? 'no' : undefined}
			className={isNumber ? 'uppercase' : undefined}
		>
			{words()}
		</span>
	);
}

type Props = {
	step: CheckInStep;
	draft: CheckInDraft;
	unsure: readonly CheckInField[];
	problems: CheckInProblems;
	/** Upstream's words on why it doesn't accept the step; empty when it does. */
	message: string;
	/** Address of its step. */
	change: string;
};

/** Renders the answers of one step, the link to change them, and their problems. */
export function StepSummary({ step, draft: typed, unsure, problems, message, change }: Props) {
	const { t } = useTranslation('check-in');
	const say = useProblemWords('check-in');
	const draft = keptPassenger(typed);
	const { expires } = DOCUMENTS[draft.documentType];
	const all: readonly CheckInField[] = CHECK_IN_STEPS[step];
	const fields = all.filter((field) => !PREFIXES.includes(field) && (expires || !OF_VALIDITY.includes(field)));
	const failed = all.filter((field) => problems[field]);
	const wrong = failed.length > 0 || message !== '';
	const rows = fields.map(
		(field): FactRow => [
			t(`form.fields.${field}`),
			<Fragment key={field}>
				{(draft[field] || !problems[field]) && <Value field={field} draft={draft} />}
				{unsure.includes(field) && (
					<span className="ml-1.5">
						<Unsure />
					</span>
				)}
				{problems[field] && (
					<span className="flex items-baseline gap-1.5 text-14 text-red-700">
						<ErrorIcon size={18} className="relative top-1 shrink-0" />
						<span>{say(field, problems[field])}</span>
					</span>
				)}
			</Fragment>,
		],
	);
	return (
		<section aria-labelledby={`review-${step}`} className={`card ${wrong ? 'border-red-700' : ''}`}>
			<div className="flex items-center justify-between gap-4">
				<h2 id={`review-${step}`} className="card-title">
					{t(`form.steps.${step}`)}
				</h2>
				<Link
					to={change}
					aria-label={t('review.changeNamed', { step: t(`form.steps.${step}`) })}
					className="inline-flex min-h-target min-w-target items-center justify-end text-link underline decoration-current/40 underline-offset-4 hover:decoration-current"
				>
					{t('review.change')}
				</Link>
			</div>
			<FieldError className="mt-2">{message}</FieldError>
			<FactsList look="lined" className="mt-3" rows={rows} />
		</section>
	);
}
