import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { useProblemWords } from '#client/parts/passenger/use-problem-words.ts';
import { Tag } from '#client/ui/tag.tsx';
import type { CheckInField } from '#shared/rules/check-in-form.ts';
import { formatMoment } from '#shared/rules/dates.ts';
import type { FormState } from './form-store.ts';
import { controlId } from './read-step.ts';
import type { StepForm } from './use-step-form.ts';

/** `10:42`. */
const TIME_LENGTH = 5;

/** Returns the time of day of an instant in China. */
export const timeOf = (at: number): string => formatMoment(at, 'CN').slice(-TIME_LENGTH);

/** Provides the properties of a step's controls by field: id, label, start value, marks and problems. */
export function useFields({ problems, choose, draft }: StepForm, { start, unsure, notes }: FormState) {
	const { t } = useTranslation('check-in');
	const say = useProblemWords('check-in');
	const lang = useLanguage();

	const markOf = (field: CheckInField) => unsure.includes(field) && <Tag tone="warning">{t('form.pleaseCheck')}</Tag>;

	const noteOf = (field: CheckInField): string => {
		const note = notes[field];
		return note ? t(`form.told.${note.kind}`, { time: timeOf(note.at) }) : '';
	};
	const hintOf = (field: CheckInField, hint?: ReactNode): ReactNode =>
		noteOf(field) ? (
			<>
				{hint}
				<span className="block text-sea-600">{noteOf(field)}</span>
			</>
		) : (
			hint
		);

	return {
		lang,
		draft,
		choose,
		start,
		markOf,
		sayOf: (field: CheckInField) => say(field, problems[field]),
		/** Properties of a `Field`. */
		field: (field: CheckInField, hint?: ReactNode) => ({
			id: controlId(field),
			label: t(`form.fields.${field}`),
			note: markOf(field) || undefined,
			hint: hintOf(field, hint),
			error: say(field, problems[field]),
		}),
		hintOf,
		/** The notes about other devices as one text for screen readers. */
		notesOf: (shown: readonly CheckInField[]): string =>
			shown.flatMap((field) => (noteOf(field) ? `${t(`form.fields.${field}`)} ${noteOf(field)}` : [])).join(' '),
	};
}

export type Fields = ReturnType<typeof useFields>;
