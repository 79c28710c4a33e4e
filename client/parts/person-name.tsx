import { useLanguage } from '#client/facts.tsx';
import type { Language } from '#shared/constants.ts';
import { languageTag } from '#shared/rules/language.ts';

const HAN = /\p{Script=Han}/u;
const tagOf = (text: string) => languageTag(HAN.test(text) ? 'CN' : 'EN');

type Named = { name: string; pinyin?: string };

/** How somebody is called in a sentence of a language: in letters where characters can't be read. */
export const callName = ({ name, pinyin = '' }: Named, lang: Language): string => (lang === 'EN' && pinyin ? pinyin : name);

/** A name as written, and in the letters of the document where both are known; what the reader reads first comes first. */
export function PersonName({ person }: { person: Named }) {
	const lang = useLanguage();
	const first = callName(person, lang);
	const second = [person.name, person.pinyin ?? ''].find((text) => text && text !== first);
	return (
		<>
			<span lang={tagOf(first)} className="font-semibold">
				{first}
			</span>
			{second && (
				<span lang={tagOf(second)} className="ml-2 text-14 text-2">
					{second}
				</span>
			)}
		</>
	);
}
