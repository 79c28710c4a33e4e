/** A row of the glossary's table of words for guests: words that are forbidden for the thing, and the phrases that may hold them. */
type GuestWord = { thing: string; never: readonly string[]; except: readonly string[] };

const HEADING = '## What guests read';
const CODE = /`([^`]+)`/g;
/** A placeholder: its name is read by the code only. */
const FILLED_IN = /{{\w+}}/g;
const CHINESE = /\p{Script=Han}/u;

/** Returns the rows of the glossary's second table. */
export function guestWords(glossary: string): GuestWord[] {
	const lines = glossary.slice(glossary.indexOf(HEADING)).split('\n');
	const rows = lines.filter((line) => line.startsWith('| ')).slice(2);
	return rows.map((row) => {
		const [thing = '', , , never = '', except = ''] = row
			.slice(1, -1)
			.split('|')
			.map((cell) => cell.trim());
		return {
			thing,
			never: never.split(',').map((word) => word.trim()),
			except: [...except.matchAll(CODE)].map(([, phrase]) => phrase ?? ''),
		};
	});
}

function holds(text: string, word: string): boolean {
	return CHINESE.test(word) ? text.includes(word) : new RegExp(`\\b${word}s?\\b`, 'i').test(text);
}

/** Returns the forbidden words in a text, outside of the phrases that may hold them. */
export function forbiddenIn(text: string, words: readonly GuestWord[]): string[] {
	return words.flatMap(({ thing, never, except }) => {
		const rest = except.reduce((left, phrase) => left.replaceAll(new RegExp(phrase, 'gi'), ' '), text.replaceAll(FILLED_IN, ''));
		return never.filter((word) => holds(rest, word)).map((word) => `${word} (${thing})`);
	});
}
