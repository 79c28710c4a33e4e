import { withoutRadicals } from './unified-ideographs.ts';

/** Reads what people type, paste or dictate (docs/rules.md, typed-text). Every reader below is idempotent, and drops or changes no digit and no letter. */

/** Signs that can't be seen: marks of direction, joiners, byte order marks, selectors of a glyph, control characters. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Cc}/gu;
const WIDE_LETTERS = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;
/** Full-width signs and small forms. */
const OTHER_FORMS = /[\ufe50-\ufe6b\uff01-\uff65]/g;
const DASHES = /[\p{Dash}\u02d7\u2043]/gu;

const plainForm = (character: string): string => character.normalize('NFKC');
const seen = (typed: string): string => withoutRadicals(typed.replace(INVISIBLE, ''));
const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Returns free text without invisible signs, with plain letters and digits, and with single spaces. Its punctuation stays. */
export const visibleText = (typed: string): string => tidy(seen(typed).replace(WIDE_LETTERS, plainForm));

/** Returns visible text in which every full-width sign is a half-width one, and every dash a `-`. */
export const plainText = (typed: string): string => tidy(seen(typed).replace(OTHER_FORMS, plainForm).replace(DASHES, '-'));

/** Returns a text with a to z as capitals. Other letters stay, since the capital of ß or ı is another letter. */
export const capitals = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** Signs between the characters of a number. One before a combining mark stays: without it the mark would change the letter before it. */
const GAPS = /[ .·#-](?!\p{M})/gu;
const SPACES = / (?!\p{M})/gu;

/** Returns a number of an order, a document or a tax office, or a code by message: capitals and digits without gaps. */
export const plainNumber = (typed: string): string => capitals(plainText(typed).replace(GAPS, '').trim());

/** Returns the code of a coupon in capitals. Its dashes stay. */
export const plainCoupon = (typed: string): string => capitals(plainText(typed).replace(SPACES, '').trim());

/** Returns an e-mail address without spaces beside its signs; any other space stays, and is none of an address. A full stop of Chinese is a dot. */
export const plainEmail = (typed: string): string =>
	plainText(typed)
		.replaceAll('。', '.')
		.replace(/\s*([@.])\s*/g, '$1')
		.trim();

/** Returns the number of characters; one outside the basic plane (𠮷) counts once. */
export const characterCount = (text: string): number => [...text].length;

/** Returns the first letter or digit of a read number that is none of A–Z and 0–9, such as a Cyrillic Е; undefined without one. */
export const foreignLetter = (read: string): string | undefined => /(?![A-Z0-9])[\p{L}\p{N}]/u.exec(read)?.[0];

/** True for text with markup or pictures, which are in no name of a person. */
export const hasMarkup = (text: string): boolean => /[<>{}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(text);
