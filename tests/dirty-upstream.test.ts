import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { PAGE_NAMES, pageNameAt } from '#shared/pages.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { watchBadBlock } from './support/dirty/bad-block.ts';
import { type DirtyLab, openDirtyLab } from './support/dirty/lab.ts';
import { EVERY_PAGE, needsOf, PAGE_CALLS, PAGE_ROWS, USUAL_DETAIL, withoutOf } from './support/dirty/page-calls.ts';
import { oneOf, randomOf, someOf } from './support/dirty/random.ts';
import { DATA_WAYS } from './support/dirty/spoil.ts';
import { type CleanPages, type Field, fieldsOfReplies, lookAtClean, tryCase } from './support/dirty/try-case.ts';
import { ANSWER_WAYS, type Spoiling } from './support/dirty/upstream.ts';
import { ASKING_NOTHING, type VisitedPage } from './support/dirty/visited-pages.ts';
import { redisUrl } from './support/redis-url.ts';

/** True in `npm run test:dirty`: every value, reply and answer is spoiled in every way, and every page that makes the call is looked at. */
const ALL = process.env.DIRTY === 'all';
/** Another seed tries other ways, rows and pages. */
const SEED = 20_261_122;
/** The number of pages that are looked at for each spoiled value. */
const PAGES = ALL ? Number.POSITIVE_INFINITY : 2;
const TIMEOUT_MS = ALL ? 0 : 60_000;
/** The site waits for a missing reply until these deadlines. */
const SHORT_DEADLINES = { PAGE_DEADLINE_MS: '1000', API_DEADLINE_MS: '1000' };

let lab: DirtyLab;
let clean: CleanPages;
let fields: Field[];
/** The day on which the clean pages were looked at: on another one there are other sailings. */
let day: string;
const random = randomOf(SEED);
const seed = (): number => Math.floor(random() * 1e9);
const some = <T>(items: readonly T[], count: number): readonly T[] => (ALL ? items : someOf(items, count, random));
function oneOrAll<T>(ways: readonly T[]): readonly T[] {
	const way = oneOf(ways, random);
	return ALL || way === undefined ? ways : [way];
}

async function lookAtCleanPages(): Promise<void> {
	day = todayInShanghai(new Date());
	clean = await lookAtClean(lab);
}

beforeAll(async () => {
	lab = await openDirtyLab(redisUrl(), ALL ? SHORT_DEADLINES : {});
	await lookAtCleanPages();
	fields = fieldsOfReplies(lab);
});
afterAll(() => lab.close());

type PagesOf = (spoiling: Pick<Spoiling, 'call'>) => readonly VisitedPage[];

/** Returns some of the pages that make a call, first those that can do without it. */
function pagesWith({ call }: Pick<Spoiling, 'call'>) {
	const all = lab.pages.filter(({ name }) => clean.calls.get(name)?.includes(call));
	const others = all.filter(({ substance }) => !substance.includes(call));
	return someOf(others.length >= PAGES ? others : all, PAGES, random);
}

/** Spoils replies one after the other. Returns the number of cases with a page to look at, and a sentence for each fault. */
async function trial(cases: readonly Spoiling[], pagesOf: PagesOf = pagesWith) {
	const faults: string[] = [];
	let tried = 0;
	for (const spoiling of cases) {
		if (todayInShanghai(new Date()) !== day) await lookAtCleanPages();
		const pages = pagesOf(spoiling);
		if (pages.length === 0) continue;
		tried += 1;
		const findings = await tryCase(lab, clean, { spoiling, pages });
		const { call, field = 'the reply', way } = spoiling;
		faults.push(...findings.map(({ page, what }) => `${call}, ${field} ${way}: ${page} ${what}`));
	}
	return { tried, faults };
}

it('every page with calls of its own is looked at', () => {
	const visited = new Set(lab.pages.map(({ path }) => pageNameAt(path.split('?')[0] ?? '')));
	const others = PAGE_NAMES.filter((name) => !visited.has(name));
	expect(others.toSorted()).toEqual(ASKING_NOTHING);
});

describe('the table of calls in docs/upstream.md', () => {
	/** Pages make these only for an order whose voyage has sailed, and for a voyage without an itinerary of its own. */
	const NOW_AND_THEN: readonly UpstreamCall[] = ['POST /openapi/voyage/list', USUAL_DETAIL];

	it('has the calls of each page, no more and no less', () => {
		const wrong = PAGE_ROWS.flatMap((row) => {
			const made = lab.pages.flatMap(({ name, row: own }) => (own === row ? (clean.calls.get(name) ?? []) : []));
			const own = new Set([...PAGE_CALLS[row].without, ...needsOf(row)]);
			const others = [...new Set(made)].filter((call) => !own.has(call) && !EVERY_PAGE.includes(call));
			const unused = [...own].filter((call) => !NOW_AND_THEN.includes(call) && !made.includes(call));
			return others.length + unused.length > 0 ? [{ row, others, unused }] : [];
		});
		expect(wrong).toEqual([]);
	});

	it(
		'is true: without each of the other calls a page shows the rest, when it fails and when it answers nothing',
		async () => {
			const calls = [...new Set(PAGE_ROWS.flatMap(withoutOf))];
			const cases = calls.flatMap((call) =>
				oneOrAll(['http-500', 'business-error', 'null-data', 'no-data'] as const).map((way) => ({ call, way, seed: seed() })),
			);
			const pagesWithout: PagesOf = ({ call }) => {
				const all = lab.pages.filter(({ name, row }) => withoutOf(row).includes(call) && clean.calls.get(name)?.includes(call));
				return EVERY_PAGE.includes(call) ? some(all, 8) : all;
			};
			expect((await trial(cases, pagesWithout)).faults).toEqual([]);
		},
		TIMEOUT_MS,
	);
});

describe('whatever upstream sends, no page fails for a part that it can do without, and none shows a wrong price, sum, day or person', () => {
	it(
		'with every required field of every call null or absent in one row, which one line of the log names',
		async () => {
			const required = fields.flatMap(({ call, field, refused }) =>
				oneOrAll((['null', 'absent'] as const).filter((way) => ALL || refused.has(way))).map((way) => ({
					call,
					field,
					way,
					seed: seed(),
				})),
			);
			const { tried, faults } = await trial(required);
			expect(faults).toEqual([]);
			expect(tried).toBeGreaterThan(80);
		},
		TIMEOUT_MS,
	);

	it(
		'with values of another type, or empty',
		async () => {
			const cases = some(fields, 50).flatMap(({ call, field }) =>
				oneOrAll(['other-type', 'empty'] as const).map((way) => ({ call, field, way, seed: seed() })),
			);
			expect((await trial(cases)).faults).toEqual([]);
		},
		TIMEOUT_MS,
	);

	// In `npm test` the dialects write every value in other forms (tests/dialects.test.ts).
	if (ALL)
		it(
			'with days, moments, numbers, flags and ids in another form of the same value',
			async () => {
				const cases = fields
					.filter(({ otherwise }) => otherwise)
					.map(({ call, field }) => ({ call, field, way: 'other-form' as const, seed: seed() }));
				expect((await trial(cases)).faults).toEqual([]);
			},
			TIMEOUT_MS,
		);

	it(
		'with unknown fields, rows twice or out of order, no rows, or rows that can’t be read',
		async () => {
			const calls = [...new Set(fields.map(({ call }) => call))];
			const cases = calls.flatMap((call) => oneOrAll(DATA_WAYS).map((way) => ({ call, way, seed: seed() })));
			expect((await trial(cases)).faults).toEqual([]);
		},
		TIMEOUT_MS,
	);

	it(
		'with a call that is refused, fails, or is cut off',
		async () => {
			const ways = ANSWER_WAYS.filter((way) => ALL || way !== 'slow');
			const calls = [...lab.upstream.examples.keys()];
			const cases = calls.flatMap((call) => oneOrAll(ways).map((way) => ({ call, way, seed: seed() })));
			expect((await trial(cases)).faults).toEqual([]);
		},
		TIMEOUT_MS,
	);
});

describe('home is looked at six times a second while upstream sends a pop-up without id', () => {
	it.each([
		['among others: it is left out', false],
		['alone: the pop-ups are', true],
	])('%s, the page is cached, a member’s calls are all answered, and one log line says so', async (_, unreadable) => {
		const watched = await openDirtyLab(redisUrl(), { PAGE_CACHE_SECONDS: '20', LOG_LEVEL: 'debug' });
		try {
			const { homes, members, made, badAnswers, lines } = await watchBadBlock(watched, 3, unreadable);
			expect(new Set([...homes, ...members])).toEqual(new Set([200]));
			expect([made, badAnswers, lines]).toEqual([1, 1, 1]);
		} finally {
			await watched.close();
		}
	});
});
