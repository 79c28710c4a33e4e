import { FESTIVALS } from './festivals.ts';
import type { Place, Unserved } from './meaning.ts';
import type { Corrected } from './misspelt.ts';
import { numberAt } from './numbers.ts';
import type { Gazetteer } from './places.ts';
import { CHINESE } from './terms.cn.ts';
import { ENGLISH } from './terms.en.ts';
import { HAN, nameKey } from './text.ts';

/**
 * A word of a sentence. `kind` is that of its row in `terms.cn.ts` and `terms.en.ts`, or `place`, `ship`, `unserved`, `festival`, `number`, `year`,
 * `iso`, `unknown`, `stop`; a number with its unit has the unit's kind. `amounts`: the number, or several that stand for a choice (三四天, 4 or 6 days) or
 * for the ends of a range. `spaced`: a space divides it from the Chinese word before it. `unserved`: a place that no ship calls at.
 */
export type Token = {
	start: number;
	end: number;
	kind: string;
	value: string;
	text: string;
	spaced: boolean;
	amounts: readonly number[];
	isRange: boolean;
	place: Place | null;
	unserved: Unserved | null;
	corrected: string;
};
type Entry = Pick<Token, 'kind' | 'value'> & Partial<Pick<Token, 'place' | 'unserved' | 'corrected'>>;

const LATIN_WORD = /[a-z]+(?:['’][a-z]+)*/y;
const JOINT = /[ -]|\. ?/y;
const ISO = /(20\d\d)[-/.年](\d{1,2})(?:[-/.月](\d{1,2}))?(?!\d)[日号月]?|(20\d\d)(\d\d)(\d\d)?(?!\d)/y;
const SHORT_DAY = /(\d{1,2})\.(\d{1,2})(?![\d万千百kw]|\.\d)/y;
const OTHER = /[a-z\d]+|./suy;
const MOST_WORDS = 6;
const LONGEST_HAN = 10;
const HAN_LENGTHS = Array.from({ length: LONGEST_HAN }, (_, at) => LONGEST_HAN - at);

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
	pattern.lastIndex = at;
	return pattern.exec(text);
};

/** The key of a word in a dictionary: English ones without spaces, hyphens and apostrophes. */
const keyOf = (word: string): string => (HAN.test(word) || !/[a-z]/i.test(word) ? word : nameKey(word.replaceAll('_', ' ')));

/** The words of the tables and the names of a timetable. A word may be a unit behind a number, and something else elsewhere. */
export type Dictionary = { words: ReadonlyMap<string, Entry>; units: ReadonlyMap<string, string>; gazetteer: Gazetteer };

const TABLES = [CHINESE, ENGLISH].flatMap((table) => table.split('\n').filter((row) => row.includes(' | ')));

export function dictionaryOf(gazetteer: Gazetteer): Dictionary {
	const words = new Map<string, Entry>();
	const units = new Map<string, string>();
	const add = (key: string, entry: Entry) => {
		if (key !== '' && !words.has(key)) words.set(key, entry);
	};
	for (const [key, id] of gazetteer.ships) add(key, { kind: 'ship', value: id, unserved: gazetteer.unserved.get(key) ?? null });
	for (const [key, place] of gazetteer.places) add(key, { kind: 'place', value: place.names[0], place });
	for (const [key, unserved] of gazetteer.unserved) add(key, { kind: 'unserved', value: unserved.names[0], unserved });
	FESTIVALS.forEach(({ names }, at) => {
		for (const word of names.split(' ')) add(keyOf(word), { kind: 'festival', value: String(at) });
	});
	for (const row of TABLES) {
		const [spellings = '', kind = '', value = ''] = row.split('|').map((cell) => cell.trim());
		for (const word of spellings.split(' ')) {
			if (kind === 'unit') units.set(keyOf(word), value);
			else add(keyOf(word), { kind, value });
		}
	}
	return { words, units, gazetteer };
}

/** The ends of the word or words at a place that may be in a dictionary, the longest first. */
function endsAt(text: string, at: number): number[] {
	if (HAN.test(text[at] ?? '')) return HAN_LENGTHS.map((length) => at + length).filter((end) => end <= text.length);
	const ends: number[] = [];
	for (let end = at; ends.length < MOST_WORDS; ) {
		const word = matchAt(LATIN_WORD, text, end);
		if (!word) break;
		end += word[0].length;
		ends.unshift(end);
		end += matchAt(JOINT, text, end)?.[0].length ?? 0;
	}
	return ends.length > 0 ? ends : [at + 1];
}

function lookUp<T>(map: ReadonlyMap<string, T>, text: string, at: number): { end: number; found: T } | null {
	for (const end of endsAt(text, at)) {
		const word = text.slice(at, end);
		const found = map.get(/^[a-z]/.test(word) ? word.replace(/[^a-z\d]/g, '') : word);
		if (found !== undefined) return { end, found };
	}
	return null;
}

type Read = Entry & Partial<Pick<Token, 'amounts' | 'isRange'>> & { end: number };

const YEARS = { first: 2026, last: 2039 };
const isYear = (amount: number): boolean => amount >= YEARS.first && amount <= YEARS.last;

/** A day or month in figures: 2027-02-14, 20270214, 2027.3, 12.24. */
function figuresAt(text: string, at: number): Read | null {
	const iso = matchAt(ISO, text, at);
	if (iso) {
		const [whole, year = iso[4], month = iso[5], day = iso[6]] = iso;
		const isMonth = Number(month) >= 1 && Number(month) <= 12 && isYear(Number(year));
		return isMonth ? { end: at + whole.length, kind: 'iso', value: [year, month, day].filter(Boolean).join('-') } : null;
	}
	const short = matchAt(SHORT_DAY, text, at);
	const [month, day] = [Number(short?.[1]), Number(short?.[2])];
	const isDay = short && month >= 1 && month <= 12 && day >= 1 && day <= 31;
	return isDay ? { end: at + short[0].length, kind: 'iso', value: `${month}-${day}` } : null;
}

/** A number with its unit, if it has one. A “one” alone is a word, not a number. */
function amountAt(text: string, at: number, { units }: Dictionary): (Read & { amounts: readonly number[] }) | null {
	const number = numberAt(text, at);
	if (!number) return null;
	const { amounts, end } = number;
	const behind = end + (matchAt(/ |-(?=[a-z])/y, text, end)?.[0].length ?? 0);
	const unit = lookUp(units, text, behind) ?? (text[end] === '个' ? lookUp(units, text, end + 1) : null);
	if (unit) return { end: unit.end, kind: unit.found, value: unit.found, amounts };
	const [amount = 0] = amounts;
	if (isYear(amount)) return { end: end + (text[end] === '年' ? 1 : 0), kind: 'year', value: '', amounts };
	const isWord = amount === 1 && !/\d/.test(text[at] ?? '');
	return isWord ? null : { end, kind: 'number', value: '', amounts };
}

const RANGE = / ?(?:[-~至]|到(?!了)|to(?![a-z])) ?/y;
const CHOICE = / ?(?:[、/&]|或者?|or(?![a-z])|and(?![a-z])) ?/y;
const MOST_AMOUNTS = 6;

/** Numbers with one unit: 4-6 days, 3、4月, between 5 and 7 nights, 10号到15号. Only a range repeats the unit. */
function amountsAt(text: string, at: number, dictionary: Dictionary): Read | null {
	let read = amountAt(text, at, dictionary);
	for (let isRange = false; read && !isRange && read.amounts.length < MOST_AMOUNTS; ) {
		const range = matchAt(RANGE, text, read.end);
		const divider = range ?? (read.kind === 'number' ? matchAt(CHOICE, text, read.end) : null);
		const next = divider && amountAt(text, read.end + divider[0].length, dictionary);
		const [last = 0, following = 0] = [read.amounts.at(-1), next?.amounts[0]];
		const isSame = next && (next.kind === read.kind || read.kind === 'number') && next.kind !== 'year';
		if (!isSame || next.amounts.length > 1 || (following <= last && next.kind !== 'month')) break;
		isRange = range !== null || text.slice(0, at).endsWith('between ');
		read = { ...next, amounts: [...read.amounts, following], isRange };
	}
	return read;
}

const CURRENCY = /(?:¥|cny|rmb|yuan) ?(?=\d)/y;
const FOREIGN = /[$€£] ?(?=\d)|(?:us|hk|s)\$ ?|(?:usd|eur|gbp|hkd) ?(?=\d)/y;
/** A sum with its currency before it. */
function sumAt(text: string, at: number): Read | null {
	const foreign = matchAt(FOREIGN, text, at);
	const currency = foreign ?? matchAt(CURRENCY, text, at);
	const number = currency && numberAt(text, at + currency[0].length);
	if (!number || (!foreign && isYear(number.amounts[0] ?? 0) && currency[0].startsWith('cny'))) return null;
	const [first = 0] = number.amounts;
	const range = matchAt(RANGE, text, number.end);
	const most =
		range &&
		numberAt(text, number.end + range[0].length + (matchAt(CURRENCY, text, number.end + range[0].length)?.[0].length ?? 0));
	const isRange = most !== null && (most.amounts[0] ?? 0) > first;
	const sum = isRange ? { end: most.end, amounts: [first, ...most.amounts], isRange } : number;
	return { ...sum, kind: foreign ? 'foreign' : 'yuan', value: '' };
}

/** A minus that is written to a number is no dash: -3 days. */
function negativeAt(text: string, at: number, dictionary: Dictionary): Read | null {
	const isMinus = text[at] === '-' && (at === 0 || text[at - 1] === ' ') && /\d/.test(text[at + 1] ?? '');
	const amount = isMinus ? amountAt(text, at + 1, dictionary) : null;
	return amount && { end: amount.end, kind: 'unknown', value: '' };
}

type Correct = (text: string, at: number) => Corrected | null;
const isHan = (text: string, at: number): boolean => HAN.test(text[at] ?? '');

/**
 * What is read at a place: the longest of a word and a number with its unit; of equal ones the word. Short or unknown words may be a name that
 * is written wrong.
 */
function readAt(text: string, at: number, dictionary: Dictionary, correct: Correct): Read {
	const figures = negativeAt(text, at, dictionary) ?? sumAt(text, at) ?? figuresAt(text, at);
	if (figures) return figures;
	const amount = amountsAt(text, at, dictionary);
	const word = lookUp(dictionary.words, text, at);
	const read = Math.max(amount?.end ?? 0, word?.end ?? 0);
	const right = read === 0 || (isHan(text, at) && read === at + 1) ? correct(text, at) : null;
	const meant = right && dictionary.words.get(right.key);
	if (right && meant) return { end: right.end, ...meant, corrected: right.key };
	if (word && (!amount || word.end >= amount.end)) return { end: word.end, ...word.found };
	if (amount) return amount;
	const end = at + (matchAt(OTHER, text, at)?.[0].length ?? 1);
	return { end, kind: /[\p{L}\p{N}…]/u.test(text[at] ?? '') ? 'unknown' : 'stop', value: '' };
}

/** A text without the spaces between Chinese characters that stand alone (上 海 出 发), and the place of each sign that is left. */
function withoutLetterSpacing(text: string): { signs: string; places: number[] } {
	const isAlone = (at: number) => HAN.test(text[at] ?? '') && (text[at - 1] ?? ' ') === ' ' && (text[at + 1] ?? ' ') === ' ';
	const places = Array.from({ length: text.length }, (_, at) => at).filter(
		(at) => text[at] !== ' ' || !(isAlone(at - 1) && isAlone(at + 1)),
	);
	return { signs: places.map((at) => text[at]).join(''), places };
}

/** “Between … and” is “from … to”; “max” stands before a number, else behind one: 5 nights max, max 6000. */
function withSides(tokens: readonly Token[]): Token[] {
	let isOpen = false;
	return tokens.map((token, at) => {
		if (token.kind === 'bound-either') return { ...token, kind: tokens[at + 1]?.amounts[0] ? 'bound' : 'bound-behind' };
		const isEnd = isOpen && token.text === 'and';
		isOpen = token.kind === 'between' || (isOpen && !isEnd && token.kind !== 'stop');
		return token.kind === 'between' ? { ...token, kind: 'from' } : isEnd ? { ...token, kind: 'to' } : token;
	});
}

/** Divides a comparable sentence into words and numbers, from left to right; the longest entry wins. */
export function tokensOf(text: string, dictionary: Dictionary, correct: Correct): Token[] {
	const { signs, places } = withoutLetterSpacing(text);
	const tokens: Token[] = [];
	for (let at = 0; at < signs.length; ) {
		const space = matchAt(/ +/y, signs, at)?.[0].length ?? 0;
		at += space;
		if (at >= signs.length) break;
		const { end, ...read } = readAt(signs, at, dictionary, correct);
		const [start = 0, last = 0] = [places[at], places[end - 1]];
		tokens.push({
			...{ amounts: [Number.parseInt(read.value, 10)], isRange: false, place: null, unserved: null, corrected: '' },
			...read,
			...{ start, end: last + 1, text: signs.slice(at, end), spaced: space > 0 && HAN.test(signs[at - space - 1] ?? '') },
		});
		at = end;
	}
	return withSides(tokens);
}
