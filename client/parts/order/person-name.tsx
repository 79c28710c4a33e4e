import { useLanguage } from '#client/app/facts.tsx';
import type { Language } from '#shared/constants.ts';
import { languageTag } from '#shared/rules/language.ts';

/** Renders a person's name: never translated, and marked with its language so that screen readers pronounce it right. */
export const PersonName = ({ name }: { name: string }) => (
	<span lang={languageTag(/\p{Script=Han}/u.test(name) ? 'CN' : 'EN')} translate="no">
		{name}
	</span>
);

/** Replaces the name while its place in the text is searched. */
const PLACE = '\u{FFFC}';

/** Renders a text with a person's name in it. */
export function NamedText({ name, text }: { name: string; text: (name: string) => string }) {
	const [before, after] = text(PLACE).split(PLACE);
	return (
		<span>
			<span>{before}</span>
			<PersonName name={name} />
			<span>{after}</span>
		</span>
	);
}

type Named = { name: string; pinyin?: string };

/** Returns a passenger's name for a sentence: in Latin letters on English pages. */
export const callName = ({ name, pinyin = '' }: Named, lang: Language): string => (lang === 'EN' && pinyin ? pinyin : name);

/** Returns a passenger's names, the one that readers of the language know first. */
export function namesFor(passenger: Named, lang: Language): [first: string, second: string | undefined] {
	const first = callName(passenger, lang);
	return [first, [passenger.name, passenger.pinyin].find((text) => text && text !== first)];
}

/** Renders both names of a passenger, the one in the page's language first. */
export function PassengerName({ passenger }: { passenger: Named }) {
	const [first, second] = namesFor(passenger, useLanguage());
	return (
		<>
			<span className="font-semibold">
				<PersonName name={first} />
			</span>
			{second && (
				<span className="ml-2 text-14 text-muted">
					<span className="sr-only">, </span>
					<PersonName name={second} />
				</span>
			)}
		</>
	);
}
