import { languageTag } from '#shared/rules/language.ts';

/** Upstream's own words, marked with the language that they are in, whatever the page's is. */
export const UpstreamWords = ({ text }: { text: string }) => (
	<span lang={languageTag(/\p{Script=Han}/u.test(text) ? 'CN' : 'EN')}>{text}</span>
);
