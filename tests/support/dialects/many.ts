import { type Dialect, described, dialectOf, dialectsOfOne } from './dialect.ts';
import { tryDialect, walkPlain } from './trial.ts';

/** The number of dialects; `npm run test:dialects` tries 5,000, and each convention alone. */
const COUNT = Number(process.env.DIALECTS ?? 200);
const IS_LONG = COUNT > 200;
/** `DIALECT=17` tries that one, with every page; `DIALECT=times` each convention of that kind alone. */
const ONLY = process.env.DIALECT;
/** The pages that are looked at in each dialect before the booking, of some fifty. */
const PAGES = ONLY ? Number.POSITIVE_INFINITY : 2;
/** Dialects that are tried at the same time: while one waits for an answer, others work. */
const AT_ONCE = 3;

const plain = walkPlain();

/** Tries dialects, some at a time. Returns a sentence for each fault, with the dialect's seed and conventions. */
export async function faultsIn(dialects: readonly Dialect[]): Promise<string[]> {
	const faults: string[] = [];
	const rest = [...dialects];
	const known = await plain;
	const work = async (): Promise<void> => {
		for (let dialect = rest.shift(); dialect; dialect = rest.shift()) {
			const found = await tryDialect(dialect, known, PAGES);
			faults.push(...found.map((fault) => `${described(dialect)} ${fault}`));
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	return faults;
}

/** A row of a table of tests: its name, and the dialects that it tries. */
type Row = [name: string, dialects: readonly Dialect[]];

const seeds = (from: number, to: number): Row => [
	`seeds ${from} to ${to - 1}`,
	Array.from({ length: to - from }, (_, at) => dialectOf(from + at)),
];

/** Returns one half of the dialects, since two files are run at the same time; the first half also has what is asked for by name. */
export function dialectsOfHalf(half: 'first' | 'second'): Row[] {
	if (ONLY) {
		const seed = Number(ONLY);
		const wanted = Number.isInteger(seed) ? [dialectOf(seed)] : dialectsOfOne().filter((one) => described(one).includes(ONLY));
		return half === 'first' ? [[ONLY, wanted]] : [];
	}
	const middle = Math.ceil(COUNT / 2);
	const alone: Row[] = IS_LONG && half === 'first' ? [['each convention alone', dialectsOfOne()]] : [];
	return [...alone, half === 'first' ? seeds(0, middle) : seeds(middle, COUNT)];
}

export const TIMEOUT_MS = IS_LONG ? 0 : 600_000;
