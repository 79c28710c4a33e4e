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
