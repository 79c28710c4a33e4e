import { languageTag } from '#shared/rules/language.ts';

/** A person's name, marked with the language it is written in so that screen readers say it right, and never translated. */
export const PersonName = ({ name }: { name: string }) => (
	<span lang={languageTag(/\p{Script=Han}/u.test(name) ? 'CN' : 'EN')} translate="no">
		{name}
	</span>
);
