import { beforeAll, describe, expect, it } from 'vitest';
import { type Dialect, described, dialectOf, dialectsOfOne } from './support/dialects/dialect.ts';
import { NAMED } from './support/dialects/named.ts';
import { tryDialect, walkPlain } from './support/dialects/trial.ts';

/** The number of dialects; `npm run test:dialects` tries 5,000, and each convention alone. */
const COUNT = Number(process.env.DIALECTS ?? 200);
const IS_LONG = COUNT > 200;
/** `DIALECT=17` tries that one, with every page; `DIALECT=times` each convention of that kind alone. */
const ONLY = process.env.DIALECT;
const EVERY_PAGE = Number.POSITIVE_INFINITY;
/** The pages that are looked at in each dialect before the booking, of some fifty. */
const PAGES = ONLY ? EVERY_PAGE : 2;
/** Dialects that are tried at the same time: while one waits for an answer, others work. */
const AT_ONCE = 3;
const TIMEOUT_MS = 120_000;

function dialects(): Dialect[] {
	const alone = ONLY || IS_LONG ? dialectsOfOne() : [];
	if (ONLY && Number.isInteger(Number(ONLY))) return [dialectOf(Number(ONLY))];
	if (ONLY) return alone.filter((one) => described(one).includes(ONLY));
	return [...alone, ...Array.from({ length: COUNT }, (_, seed) => dialectOf(seed))];
}

let plain: Awaited<ReturnType<typeof walkPlain>>;
beforeAll(async () => {
	plain = await walkPlain();
}, TIMEOUT_MS);

it(
	'in any dialect that docs/upstream.md calls readable, pages show the same and a booking is paid; in others nothing wrong is shown',
	async () => {
		const faults: string[] = [];
		const rest = dialects();
		const work = async (): Promise<void> => {
			for (let dialect = rest.shift(); dialect; dialect = rest.shift())
				for (const fault of await tryDialect(dialect, plain, PAGES)) faults.push(`${described(dialect)} ${fault}`);
		};
		await Promise.all(Array.from({ length: AT_ONCE }, work));
		expect(faults).toEqual([]);
	},
	IS_LONG ? 0 : 600_000,
);

describe.each(ONLY ? [] : Object.entries(NAMED))('a backend with the habits of %s', (_name, dialect) => {
	it.each([
		['shows the same on every page', false],
		['with a bad row more in every list shows nothing untrue, and loses no other row', true],
	])('%s; a booking is paid, and a passenger is checked in', { timeout: TIMEOUT_MS }, async (_what, dirty) => {
		expect(await tryDialect({ ...dialect, dirty }, plain, EVERY_PAGE)).toEqual([]);
	});
});
