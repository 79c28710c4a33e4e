import { languageTag } from '#shared/rules/language.ts';

/** Somebody's name, said in the language it is written in and never translated. */
export const PersonName = ({ name }: { name: string }) => (
	<span lang={languageTag(/\p{Script=Han}/u.test(name) ? 'CN' : 'EN')} translate="no">
		{name}
	</span>
);
