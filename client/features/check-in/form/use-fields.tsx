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

/** Marks a field that may be wrong: somebody should look at it. */
export function Unsure() {
	const { t } = useTranslation('check-in');
	return <Tag tone="warning">{t('form.pleaseCheck')}</Tag>;
}

/** Renders what another device has done to a field, below the field's hint; nothing without a note. */
export const Told = ({ note }: { note: string }) => note && <span className="block text-sea-600">{note}</span>;

/** Provides the properties of a step's controls by field: id, label, start value, marks and problems. */
export function useFields({ problems, choose, draft }: StepForm, { start, unsure, notes }: FormState) {
	const { t } = useTranslation('check-in');
	const say = useProblemWords('check-in');
	const lang = useLanguage();

	const noteOf = (field: CheckInField): string => {
		const note = notes[field];
		return note ? t(`form.told.${note.kind}`, { time: timeOf(note.at) }) : '';
	};
	const isUnsure = (field: CheckInField): boolean => unsure.includes(field);

	return {
		lang,
		draft,
		choose,
		start,
		isUnsure,
		noteOf,
		sayOf: (field: CheckInField) => say(field, problems[field]),
		/** Properties of a `Field`. */
		field: (field: CheckInField, hint?: ReactNode) => ({
			id: controlId(field),
			label: t(`form.fields.${field}`),
			note: isUnsure(field) ? <Unsure /> : undefined,
			hint: (hint || noteOf(field)) && (
				<>
					{hint && <span>{hint}</span>}
					<Told note={noteOf(field)} />
				</>
			),
			error: say(field, problems[field]),
		}),
		/** The notes about other devices as one text for screen readers. */
		notesOf: (shown: readonly CheckInField[]): string =>
			shown.flatMap((field) => (noteOf(field) ? `${t(`form.fields.${field}`)} ${noteOf(field)}` : [])).join(' '),
	};
}

export type Fields = ReturnType<typeof useFields>;
