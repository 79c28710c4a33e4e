const DIGITS = '零一二三四五六七八九';
const WORDS =
	'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const ENGLISH = new Map(WORDS.split(' ').map((word, at) => [word, at]));
const UNITS: Readonly<Record<string, number>> = {
	十: 10,
	百: 100,
	千: 1_000,
	万: 10_000,
	k: 1_000,
	w: 10_000,
	thousand: 1_000,
	grand: 1_000,
};

const digit = (character: string): number =>
	character === '两' || character === '俩' ? 2 : character === '仨' ? 3 : DIGITS.indexOf(character);

const digitOf = (written: string): number => (/\d/.test(written) ? Number(written) : Math.max(0, digit(written)));

/** Figures with a unit, behind which further ones may stand in either writing: 1万5, 1万五, 1万2千五. */
const FIGURES =
	/^(\d[\d,]*(?:\.\d+)?) ?(k|w|十|百|千|万|thousand|grand)?(?:([\d一二两三四五六七八九])千)?([\d一二两三四五六七八九])?$/;

/** Reads Chinese numerals up to 99,999; “三千五” is 3,500 and “一万二” 12,000. */
function chineseNumber(text: string): number | null {
	let [sum, section, last, unit] = [0, 0, -1, 0];
	for (const character of text) {
		const value = digit(character);
		if (value >= 0) {
			last = value;
			if (value === 0) unit = 0;
			continue;
		}
		unit = UNITS[character] ?? 0;
		if (unit === 0) return null;
		if (unit === 10_000) {
			sum += (section + Math.max(last, 0) || 1) * unit;
			section = 0;
		} else section += (last < 0 ? 1 : last) * unit;
		last = -1;
	}
	// A digit after a unit counts in the next lower one
	if (last > 0) section += unit >= 100 ? (last * unit) / 10 : last;
	return sum + section;
}

/** Reads a number as people write it: 12, 1,200, 1.5万, 1万五, 5k, 十二, 三千五, twelve; null for anything else. */
export function numberOf(written: string): number | null {
	const text = written.trim().replace('廿', '二十');
	const word = ENGLISH.get(text);
	if (word !== undefined) return word;
	if (text === 'a' || text === 'an') return 1;
	if (/^(?:a )?couple(?: of)?$/.test(text)) return 2;
	const [, figures = '', unit = '', thousands = '', more = ''] = FIGURES.exec(text) ?? [];
	if (figures) {
		const factor = UNITS[unit] ?? 1;
		const lower = thousands ? digitOf(thousands) * 1_000 : 0;
		return Number(figures.replaceAll(',', '')) * factor + lower + digitOf(more) * (thousands ? 100 : factor / 10);
	}
	const [, above = '', hundreds] = /^(.+?)(?: and)? (\S+) hundred$/.exec(text) ?? [];
	if (hundreds) return (numberOf(above) ?? Number.NaN) + (numberOf(hundreds) ?? Number.NaN) * 100 || null;
	const [, before = '', half, large] = /^([a-z]+)( and a half)?[ -](thousand|grand|k)$/.exec(text) ?? [];
	if (large) return ((before === 'a' ? 1 : (ENGLISH.get(before) ?? Number.NaN)) + (half ? 0.5 : 0)) * 1_000 || null;
	return /^[零一二两俩仨三四五六七八九十百千万]+$/.test(text) ? chineseNumber(text) : null;
}

/** Small numbers, as part of a pattern: nights, days, people. */
export const SMALL =
	'(?:\\d{1,2}|[二三四五六七八九]?十[一二三四五六七八九]?|[一二两俩仨三四五六七八九]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty)';

/** A small number that is captured, also in such words as “a couple of”. */
export const COUNT = `(${SMALL}|an?|(?:a )?couple(?: of)?)`;

/** Verbs with “not” written to them: isn't, mustn't. */
export const CONTRACTED_NOT = "(?:ca|wo|do|does|did|is|are|was|were|would|should|could|must|need)n['’]?t";
/** The same, also in two words. */
export const VERB_NOT = `(?:${CONTRACTED_NOT}|cannot|(?:can|do|does|is|are|will|would|should|could|must) not)`;

/** Signs before a number, which stand between words elsewhere. */
const SIGNS = [
	[/(?:>=|≥) ?$/, 'atLeast'],
	[/(?:<=|≤) ?$/, 'atMost'],
	[/> ?$/, 'more'],
	[/< ?$/, 'less'],
	[/~ ?$/, 'about'],
] as const;

/** The bound that a sign before a place says. */
export const signBefore = (text: string, at: number): (typeof SIGNS)[number][1] | undefined =>
	SIGNS.find(([sign]) => sign.test(text.slice(Math.max(0, at - 3), at)))?.[1];
