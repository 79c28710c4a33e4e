import { withoutRadicals } from '#shared/rules/unified-ideographs.ts';

/** A text to search. The title weighs more than the text. */
type Searched = { title: string; text: string };

/** Words that most questions contain; they say nothing about the subject. */
const COMMON_CN =
	/请问|怎么样|怎么办|怎么|怎样|如何|什么时候|为什么|什么|可不可以|可以|能不能|是不是|是否|有没有|需不需要|需要|多少|哪里|哪些|吗|呢|么|啊|的|了|我们|我|你们|你|要|能|有|在/g;
const COMMON_EN = new Set(
	`
	a an and are at can could do does for from have how i if in is it may me my of on or our get need take should the there to us was
	we what when where which who will with would you your
`
		.trim()
		.split(/\s+/),
);
const HAN = /\p{Script=Han}/u;
const TITLE_WEIGHT = 3;
/** The share of the searched pieces that a similar question must contain. */
const SIMILAR = 1 / 3;

/** Gives one spelling to texts that differ in width, case or hyphens, such as `Wi-Fi` and `wifi`. */
const plain = (text: string): string =>
	withoutRadicals(text)
		.normalize('NFKC')
		.toLowerCase()
		.replaceAll(/(?<=[a-z])[-‐’'](?=[a-z])/g, '');

/** Removes the ending of an English word, so that its other forms are found as well. */
const stem = (word: string): string => (/^[a-z]{5,}$/.test(word) ? word.replace(/(?:ness|ing|ies|ed|es|s|y|e)$/, '') : word);

/** Returns the words to search for: those that most questions contain are left out, unless there are no others. */
function wordsOf(asked: string): string[] {
	const split = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
	const telling = split(plain(asked).replaceAll(COMMON_CN, ' ')).filter((word) => !COMMON_EN.has(word));
	return [...new Set((telling.length > 0 ? telling : split(plain(asked))).map(stem))];
}

/** Chinese has no spaces between words, so words are cut into pairs of characters. */
const piecesOf = (words: readonly string[]): string[] => [
	...new Set(
		words.flatMap((word) =>
			HAN.test(word) && word.length > 2
				? Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2))
				: word,
		),
	),
];

/**
 * Returns the entries with all words searched for, the best first; among equals the one that contains them earlier. When there is
 * none, returns those with at least a third of the pieces. An empty search returns every entry in the given order.
 */
export function searchQuestions<T extends Searched>(
	entries: readonly T[],
	asked: string,
): { entries: T[]; found: 'all' | 'exact' | 'similar' | 'none' } {
	if (asked.trim() === '') return { entries: [...entries], found: 'all' };
	const words = wordsOf(asked);
	if (words.length === 0) return { entries: [], found: 'none' };
	const texts = entries.map((entry) => ({ entry, title: plain(entry.title), text: plain(entry.text) }));
	const ranked = (parts: readonly string[], least: number): T[] =>
		texts
			.map(({ entry, title, text }) => {
				const inTitle = parts.filter((part) => title.includes(part)).length;
				const found = parts.filter((part) => title.includes(part) || text.includes(part)).length;
				const first = Math.min(...parts.map((part) => text.indexOf(part)).filter((at) => at >= 0));
				return { entry, found, first, score: found + TITLE_WEIGHT * inTitle };
			})
			.filter(({ found }) => found > 0 && found >= least * parts.length)
			.toSorted((one, other) => other.score - one.score || one.first - other.first)
			.map(({ entry }) => entry);
	const exact = ranked(words, 1);
	if (exact.length > 0) return { entries: exact, found: 'exact' };
	const similar = ranked(piecesOf(words), SIMILAR);
	return { entries: similar, found: similar.length > 0 ? 'similar' : 'none' };
}
