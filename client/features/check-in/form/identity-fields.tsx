import { useTranslation } from 'react-i18next';
import { NameFields } from '#client/parts/passenger/name-fields.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import type { CheckInPerson } from '#shared/catalogue/bff/check-in.ts';
import { DayQuestion } from './day-question.tsx';
import { controlId } from './read-step.ts';
import { type Fields, Told, Unsure } from './use-fields.tsx';

const NAMES = ['lastName', 'firstName', 'pinyinLastName', 'pinyinFirstName'] as const;
const CHINESE = { lastName: true, firstName: true };
const byName = <T,>(of: (name: (typeof NAMES)[number]) => T) =>
	Object.fromEntries(NAMES.map((name) => [name, of(name)])) as Record<(typeof NAMES)[number], T>;

/** Renders the questions of the identity step: the name as ordered and as in the document, gender and birthday. */
export function IdentityFields({ fields, person }: { fields: Fields; person: CheckInPerson }) {
	const { t } = useTranslation(['check-in', 'contacts']);
	const { start, draft, choose, sayOf, isUnsure, noteOf } = fields;
	// The name is required where the order is under a Chinese name
	const isChinese = /\p{Script=Han}/u.test(person.name);
	const note = NAMES.map(noteOf).find(Boolean);
	return (
		<>
			<NameFields
				fields={byName((name) => ({ id: controlId(name), name }))}
				passenger={start}
				say={sayOf}
				notes={byName((name) => (isUnsure(name) ? <Unsure /> : isChinese && name in CHINESE ? '' : undefined))}
			/>
			{note && (
				<p className="-mt-3 text-14">
					<Told note={note} />
				</p>
			)}
			<RadioGroup
				id={controlId('gender')}
				name="gender"
				legend={
					<>
						{t('form.fields.gender')} {isUnsure('gender') && <Unsure />}
					</>
				}
				options={(['1', '0'] as const).map((value) => ({ value, label: t(`contacts:gender.${value}`) }))}
				value={draft.gender === '1' || draft.gender === '0' ? draft.gender : ''}
				onChange={(value) => choose('gender', value)}
				error={sayOf('gender')}
			/>
			<DayQuestion fields={fields} name="birthday" hint={t('form.hints.birthday')} />
			<p className="text-14 text-muted">{t('form.hints.mismatch', { name: person.name || person.pinyin })}</p>
		</>
	);
}
