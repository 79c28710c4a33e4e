import { foundByKey } from './names-reader.ts';
import { matchAt, type Reader } from './piece.ts';
import type { Lexicon } from './places.ts';
import { comparable, nameKey } from './text.ts';

/** The codes that people write for ports and countries: of airports, and what is usual in China. */
const CODES: Readonly<Record<string, string>> = Object.fromEntries(
	[
		'shanghai SHA PVG SH',
		'tianjin TSN TJ',
		'xiamen XMN XM',
		'guangzhou CAN GZ',
		'hongkong HKG',
		'sanya SYX',
		'shenzhen SZX SZ',
		'qingdao TAO QD',
		'dalian DLC',
		'fukuoka FUK',
		'nagasaki NGS',
		'kagoshima KOJ',
		'sasebo SSB',
		'kumamoto KMJ',
		'naha OKA NAH',
		'miyakojima MMY',
		'ishigaki ISG',
		'osaka KIX OSA',
		'tokyo TYO',
		'jeju CJU',
		'busan PUS',
		'incheon ICN',
		'halongbay HLG',
		'danang DAD',
		'nhatrang CXR',
		'hochiminh SGN',
		'singapore SIN',
		'bangkok BKK',
		'manila MNL',
		'japan JP',
		'korea KR',
		'vietnam VN',
	].flatMap((row) => {
		const [name = '', ...codes] = row.split(' ');
		return codes.map((code) => [code, nameKey(name)]);
	}),
);
/** Codes that are words, too: only where one sails from or to. */
const WORDS = ['CAN', 'DAD', 'SIN', 'TAO'];
/** Codes that are a word of no language are read in small letters as well. */
const CLEAR =
	/^(?:sh|gz|tj|xm|hkg|tsn|xmn|cju|syx|pus|fuk|sha|pvg|szx|dlc|ngs|koj|ssb|kmj|oka|mmy|isg|hlg|kix|tyo|icn|cxr|sgn|bkk|mnl|jp|kr|vn)$/;
const WORD = /(?<![a-z])[a-z]{2,3}(?![a-z])/g;
const LED = /(?:(?:^|[^a-z])(?:from|ex|to|dep\.?)|-|→|>) ?$/;
const LEADING = /^ ?(?:-|→|to(?![a-z])|dep(?:s|t|arts?|artures?|arting)?(?![a-z])|round[ -]?trip|出发|上船|登船)/;

/** A sentence as it is compared, in which codes alone stay in capital letters. Small ones are read where one sails from or to. */
export function withCodes(sentence: string): string {
	const text = comparable(sentence);
	return text.replace(WORD, (word, at: number) => {
		const code = word.toUpperCase();
		if (CODES[code] === undefined) return word;
		const end = at + word.length;
		const isCapital = sentence.slice(at, end) === code || CLEAR.test(word);
		const isLed = LED.test(text.slice(Math.max(0, at - 6), at)) || LEADING.test(text.slice(end, end + 12));
		return (isLed || isCapital) && !(WORDS.includes(code) && !(isLed && isCapital)) ? code : word;
	});
}

/** Reads the codes of ports and countries: XMN to OKA, SH to JP. */
export const codesReader =
	(lexicon: Lexicon): Reader =>
	(text, at) => {
		const code = matchAt(/[A-Z]{2,3}/y, text, at)?.[0];
		const found = code && foundByKey(CODES[code] ?? '', lexicon);
		return code && found ? { end: at + code.length, found } : null;
	};
