/** A number and where it ends; two amounts where neighbouring digits stand for a choice, 三四 or 五六千. */
type NumberAt = { end: number; amounts: number[] };

const CHINESE_DIGITS = '零一二三四五六七八九';
const ENGLISH_WORDS =
	'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const ENGLISH = new Map(ENGLISH_WORDS.split(' ').map((word, at) => [word, at]));
const SCALES: Readonly<Record<string, number>> = {
	...{ 十: 10, 百: 100, 千: 1_000, 万: 10_000, k: 1_000, w: 10_000 },
	...{ hundred: 100, thousand: 1_000, grand: 1_000 },
};

const FIGURES = /(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?/y;
const SCALE = / ?(k|w|thousand|grand)(?![a-z])|(百|千|万)/y;
const HAN_NUMBER = /[零〇一二两俩三四五六七八九十百千万]+/y;
const WORDS = /([a-z]+)(?:[ -](hundred|thousand|grand|k)(?![a-z]))?/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
	pattern.lastIndex = at;
	return pattern.exec(text);
};

const digit = (sign: string): number => (sign === '两' || sign === '俩' ? 2 : sign === '〇' ? 0 : CHINESE_DIGITS.indexOf(sign));

/** Reads Chinese numerals: 十二, 三千五 (3,500), 一万二 (12,000), 二零二七. Null where they are no number. */
function chineseNumber(signs: string): number | null {
	if ([...signs].every((sign) => digit(sign) >= 0)) return signs.length < 3 ? null : Number([...signs].map(digit).join(''));
	let [sum, section, last, scale] = [0, 0, -1, 1];
	for (const sign of signs) {
		const value = digit(sign);
		if (value >= 0) {
			if (last > 0) return null;
			last = value;
			if (value === 0) scale = 1;
			continue;
		}
		scale = SCALES[sign] ?? 1;
		if (sign === '万') {
			sum += (section + Math.max(last, 0)) * scale;
			section = 0;
		} else section += (last < 0 ? 1 : last) * scale;
		last = -1;
	}
	// A digit behind a scale counts in the next lower one
	return sum + section + (last > 0 ? (scale >= 100 ? (last * scale) / 10 : last) : 0);
}

/** Two neighbouring digits, one after the other, with what scales both: 三四, 七八, 五六千. */
function choiceOf(signs: string): number[] | null {
	const [first = '', second = '', scale = ''] = signs;
	const [amount, last, factor] = [digit(first), digit(second), scale === '' ? 1 : (SCALES[scale] ?? 0)];
	const isChoice = signs.length <= 3 && amount > 0 && last === amount + 1 && factor > 0;
	return isChoice ? [amount * factor, last * factor] : null;
}

function hanNumberAt(text: string, at: number): NumberAt | null {
	const signs = matchAt(HAN_NUMBER, text, at)?.[0] ?? '';
	for (let length = signs.length; length > 0; length -= 1) {
		const part = signs.slice(0, length);
		const choice = choiceOf(part);
		if (choice) return { end: at + length, amounts: choice };
		const amount = length === 1 && digit(part) >= 0 ? digit(part) : chineseNumber(part);
		if (amount !== null && amount > 0) return { end: at + length, amounts: [amount] };
	}
	return null;
}

/** Digits behind figures with a scale: 1万2 is 12,000. */
function figuresAt(text: string, at: number): NumberAt | null {
	const figures = matchAt(FIGURES, text, at);
	if (!figures) return null;
	const end = at + figures[0].length;
	const amount = Number(figures[0].replaceAll(',', ''));
	const scale = matchAt(SCALE, text, end);
	if (!scale) return { end, amounts: [amount] };
	const factor = SCALES[scale[1] ?? scale[2] ?? ''] ?? 1;
	const behind = end + scale[0].length;
	const lower = scale[2] ? digit(text[behind] ?? '') : -1;
	const more = lower > 0 ? lower : scale[2] && /^\d(?!\d)/.test(text.slice(behind, behind + 2)) ? Number(text[behind]) : 0;
	return { end: behind + (more > 0 ? 1 : 0), amounts: [Math.round(amount * factor + (more * factor) / 10)] };
}

/** Number words with their scales, one behind the other: two thousand five hundred. */
function englishNumberAt(text: string, at: number): NumberAt | null {
	const [whole = '', word = '', scale = ''] = matchAt(WORDS, text, at) ?? [];
	const amount = ENGLISH.get(word);
	if (amount === undefined) return null;
	const end = at + whole.length;
	const [own, lower] = [
		amount * (SCALES[scale] ?? 1),
		scale === 'thousand' && text[end] === ' ' ? englishNumberAt(text, end + 1) : null,
	];
	const [more = 0] = lower?.amounts ?? [];
	return lower && more >= 100 && more < 1_000 ? { end: lower.end, amounts: [own + more] } : { end, amounts: [own] };
}

/** The number at a place, as people write it: 12, 1,200, 1.2万, 1万2, 5k, 十二, 三千五, twelve, five thousand. */
export function numberAt(text: string, at: number): NumberAt | null {
	const written = figuresAt(text, at) ?? hanNumberAt(text, at);
	if (written) return written;
	return englishNumberAt(text, at);
}
