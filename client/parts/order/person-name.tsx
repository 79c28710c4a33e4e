import { languageTag } from '#shared/rules/language.ts';

/** A person's name: never translated, and marked with its language so that screen readers say it right. */
export const PersonName = ({ name }: { name: string }) => (
	<span lang={languageTag(/\p{Script=Han}/u.test(name) ? 'CN' : 'EN')} translate="no">
		{name}
	</span>
);

/** Stands for the name while its place in the text is looked for. */
const PLACE = '\u{FFFC}';

/** A text with a person's name in it, which is marked with its own language. */
export function NamedText({ name, text }: { name: string; text: (name: string) => string }) {
	const [before, after] = text(PLACE).split(PLACE);
	return (
		<span>
			{before}
			<PersonName name={name} />
			{after}
		</span>
	);
}
