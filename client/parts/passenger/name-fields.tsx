import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { useSite } from '#client/app/facts.tsx';
import { Field, TextInput } from '#client/ui/field.tsx';
import { otherSpelling } from '#shared/rules/names.ts';
import { seenName } from './seen-names.ts';

const NAMES = ['lastName', 'firstName'] as const;
const PINYIN = ['pinyinLastName', 'pinyinFirstName'] as const;
const ALL = [...NAMES, ...PINYIN] as const;
/** Two fields side by side where they fit. */
const PAIR = 'grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-6 md:gap-x-6';
type NameField = (typeof NAMES)[number] | (typeof PINYIN)[number];
type Meta = { id: string; name: string; errors?: string[] };
type Names = Readonly<Record<NameField, string>>;

/** Fills in an empty field as if it were typed, so that it is checked like typed input. Returns true when it did. */
function fill(input: HTMLInputElement | null | undefined, value: string): boolean {
	if (!input || input.value || !value) return false;
	input.value = value;
	input.dispatchEvent(new Event('input', { bubbles: true }));
	return true;
}

type Props = {
	fields: Record<NameField, Meta>;
	passenger: Names;
	say: (field: NameField, errors: readonly string[] | undefined) => string | undefined;
	/** A note beside a label, such as that a picture filled in the field. */
	notes?: Partial<Record<NameField, ReactNode>>;
};

/** Returns the names that stand in the fields, the element around the fields, and the function that reads them. */
function useTypedNames(passenger: Names) {
	const frame = useRef<HTMLDivElement>(null);
	const [typed, setTyped] = useState(passenger);
	const read = () => {
		const controls = [...(frame.current?.querySelectorAll('input') ?? [])];
		const textOf = (field: NameField) => controls.find(({ name }) => name === field)?.value ?? '';
		const now = Object.fromEntries(ALL.map((field) => [field, textOf(field)])) as Record<NameField, string>;
		setTyped((before) => (ALL.every((field) => before[field] === now[field]) ? before : now));
	};
	// Also takes what was typed before this code ran, and what another device saved meanwhile
	useEffect(read);
	return { frame, typed, read };
}

/** Says how to enter a person with one name only, once one of the two is missing. */
function OneName({ names: { lastName, firstName, pinyinLastName, pinyinFirstName } }: { names: Names }) {
	const { t } = useTranslation('contacts');
	const { oneNameGiven: given } = useSite();
	if (Boolean(pinyinLastName) === Boolean(pinyinFirstName) || lastName || firstName) return null;
	return (
		<p className="text-14 text-muted">{given === 'repeat' ? t('passenger.oneNameRepeat') : t('passenger.oneName', { given })}</p>
	);
}

/** Says how a name will be spelled on the ticket, where that isn't what was typed. */
function Spelling({ of, kept }: { of: string; kept: string }) {
	const { t } = useTranslation('contacts');
	return (
		<output htmlFor={of} className="text-14 text-muted empty:-mt-2">
			{kept && (
				<span>
					<span>{t('passenger.onTicket')}</span>{' '}
					<strong lang="en" translate="no" className="font-semibold text-main">
						{kept}
					</strong>
				</span>
			)}
		</output>
	);
}

/** The Chinese name, and the name in the letters of the document, which are proposed from the Chinese name while they are empty. */
export function NameFields({ fields, passenger, say, notes = {} }: Props) {
	const { t } = useTranslation('contacts');
	const [proposed, setProposed] = useState(false);
	const { frame, typed, read } = useTypedNames(passenger);
	const propose = async (form: HTMLFormElement | null) => {
		const control = (name: NameField) => form?.elements.namedItem(fields[name].name) as HTMLInputElement | null;
		const names = { lastName: control('lastName')?.value ?? '', firstName: control('firstName')?.value ?? '' };
		const [lastName, firstName] = PINYIN.map(control);
		if ((!names.lastName && !names.firstName) || (lastName?.value && firstName?.value)) return;
		const pinyin = await browserApi('POST /pinyin', names).catch(() => null);
		if (!pinyin) return;
		const filled = [fill(lastName, pinyin.lastName), fill(firstName, pinyin.firstName)];
		if (filled.includes(true)) setProposed(true);
	};
	const kept = (name: (typeof PINYIN)[number]) => otherSpelling(typed[name], `${typed.lastName}${typed.firstName}`);
	const input = (name: NameField, spelling?: string) => (
		<Field
			key={`${name}/${passenger[name]}`}
			id={fields[name].id}
			label={t(`passenger.${name}`)}
			note={notes[name] ?? (spelling === undefined ? t('passenger.optional') : undefined)}
			error={say(name, fields[name].errors)}
		>
			{(control) => (
				<>
					<TextInput
						{...control}
						name={fields[name].name}
						defaultValue={passenger[name]}
						onBlur={spelling === undefined ? ({ currentTarget }) => void propose(currentTarget.form) : undefined}
						autoComplete="off"
						autoCapitalize={spelling === undefined ? 'off' : 'characters'}
						spellCheck={false}
						lang={spelling === undefined ? undefined : 'en'}
						className={spelling === undefined ? '' : 'uppercase'}
					/>
					{spelling !== undefined && (
						<>
							<Spelling of={control.id} kept={spelling} />
							<input type="hidden" name={seenName(fields[name].name)} value={spelling} />
						</>
					)}
				</>
			)}
		</Field>
	);
	const differs = PINYIN.some((name) => kept(name));
	return (
		<div ref={frame} onInput={read} className="grid gap-6">
			<div className={PAIR}>{NAMES.map((name) => input(name))}</div>
			<div className={PAIR}>{PINYIN.map((name) => input(name, kept(name)))}</div>
			<div className="-mt-3 grid gap-2">
				<p role="status" className="text-14 text-muted">
					<span>{t(differs ? 'passenger.onTicketHint' : proposed ? 'passenger.proposed' : 'passenger.pinyinHint')}</span>
				</p>
				<OneName names={typed} />
			</div>
		</div>
	);
}
