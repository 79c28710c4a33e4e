import { PersonName } from '#client/parts/order/person-name.tsx';

/** Stands for the name while the words around it are found. */
const PLACE = '\u{FFFC}';

/** A text around a person's name, which is marked with its own language. */
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
