import type { Language } from '#shared/constants.ts';
import cn from '#shared/locales/cn/sent.json' with { type: 'json' };
import en from '#shared/locales/en/sent.json' with { type: 'json' };
import type { Party } from '#shared/rules/party-price.ts';

type Key = keyof typeof cn;
type Values = Readonly<Record<string, string | number>>;
type Counted<K> = K extends `${infer Base}_other` ? Base : never;

const filled = (text: string, values: Values): string =>
	text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** Returns a text of what the server draws or writes to be sent: pictures and calendar files. */
export const sentText = (lang: Language, key: Key, values: Values = {}): string => filled((lang === 'EN' ? en : cn)[key], values);

/** The same for a text with forms for one and for several. */
function countedText(lang: Language, base: Counted<Key>, count: number): string {
	const one = lang === 'EN' && count === 1;
	return filled(one ? en[`${base}_one`] : (lang === 'EN' ? en : cn)[`${base}_other`], { count });
}

/** Returns a party in words: “2 adults, 1 child”. */
export const partyText = (lang: Language, { adult, child }: Party): string =>
	countedText(lang, 'party.adults', adult) + (child > 0 ? countedText(lang, 'party.children', child) : '');
