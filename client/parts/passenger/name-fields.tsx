import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/text-input.tsx';

const NAMES = ['lastName', 'firstName'] as const;
const PINYIN = ['pinyinLastName', 'pinyinFirstName'] as const;
/** Two fields side by side where they fit. */
const PAIR = 'grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-6 md:gap-x-6';
type NameField = (typeof NAMES)[number] | (typeof PINYIN)[number];
type Meta = { id: string; name: string; errors?: string[] };

/** Fills in an empty field as if it were typed, so that it is checked like typed input. Returns true when it did. */
function fill(input: HTMLInputElement | null | undefined, value: string): boolean {
	if (!input || input.value || !value) return false;
	input.value = value;
	input.dispatchEvent(new Event('input', { bubbles: true }));
	return true;
}

type Props = {
	fields: Record<NameField, Meta>;
	passenger: Readonly<Record<NameField, string>>;
	say: (field: NameField, errors: readonly string[] | undefined) => string | undefined;
	/** A note beside a label, such as that a picture filled in the field. */
	notes?: Partial<Record<NameField, ReactNode>>;
};

/** The Chinese name, and the name in the letters of the document, which are proposed from the Chinese name while they are empty. */
export function NameFields({ fields, passenger, say, notes = {} }: Props) {
	const { t } = useTranslation('contacts');
	const [proposed, setProposed] = useState(false);
	const propose = async (form: HTMLFormElement | null) => {
		const typed = (name: NameField) => form?.elements.namedItem(fields[name].name) as HTMLInputElement | null;
		const names = { lastName: typed('lastName')?.value ?? '', firstName: typed('firstName')?.value ?? '' };
		const [lastName, firstName] = PINYIN.map(typed);
		if ((!names.lastName && !names.firstName) || (lastName?.value && firstName?.value)) return;
		const pinyin = await browserApi('POST /pinyin', names).catch(() => null);
		if (!pinyin) return;
		const filled = [fill(lastName, pinyin.lastName), fill(firstName, pinyin.firstName)];
		if (filled.includes(true)) setProposed(true);
	};
	const input = (name: NameField, latin: boolean) => (
		<Field
			key={`${name}/${passenger[name]}`}
			id={fields[name].id}
			label={t(`passenger.${name}`)}
			note={notes[name] ?? (latin ? undefined : t('passenger.optional'))}
			error={say(name, fields[name].errors)}
		>
			{(control) => (
				<TextInput
					{...control}
					name={fields[name].name}
					defaultValue={passenger[name]}
					onBlur={latin ? undefined : ({ currentTarget }) => void propose(currentTarget.form)}
					autoComplete="off"
					autoCapitalize={latin ? 'characters' : 'off'}
					spellCheck={false}
					lang={latin ? 'en' : undefined}
					className={latin ? 'uppercase' : ''}
				/>
			)}
		</Field>
	);
	return (
		<>
			<div className={PAIR}>{NAMES.map((name) => input(name, false))}</div>
			<div className={PAIR}>{PINYIN.map((name) => input(name, true))}</div>
			<p role="status" className="-mt-3 text-14 text-2">
				{t(proposed ? 'passenger.proposed' : 'passenger.pinyinHint')}
			</p>
		</>
	);
}
