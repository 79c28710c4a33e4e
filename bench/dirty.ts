import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { watchBadBlock } from '../tests/support/dirty/bad-block.ts';
import { openDirtyLab } from '../tests/support/dirty/lab.ts';
import { randomOf, someOf } from '../tests/support/dirty/random.ts';
import { DATA_WAYS, VALUE_WAYS } from '../tests/support/dirty/spoil.ts';
import { fieldsOfReplies, lookAtClean, tryCase } from '../tests/support/dirty/try-case.ts';
import { ANSWER_WAYS, type Spoiling } from '../tests/support/dirty/upstream.ts';
import { startRedis } from '../tests/support/redis.ts';
import { failuresDocument } from './dirty/failures.ts';

/**
 * `npm run bench:dirty`: spoils every value of every call's replies, the replies and the answers, in every way, and looks at every page that makes the
 * call; then at home for a minute with one bad block. Writes `bench/DIRTY.md`, and what each page does into `docs/upstream-failures.md`.
 */
const { values: options } = parseArgs({
	options: {
		/** Other ones choose other rows and forms. */
		seed: { type: 'string', default: '1' },
		/** Pages that are looked at for each case; all by default. */
		pages: { type: 'string', default: '100' },
		/** Seconds for which home is looked at with a bad block. */
		seconds: { type: 'string', default: '60' },
		/** For the processes that the bench starts, one for each core: `1/2` is the second half of the cases. */
		share: { type: 'string', default: '' },
		/** Only what each page does without its calls. */
		'only-pages': { type: 'boolean', default: false },
	},
});

type Count = { cases: number; looks: number; faults: string[] };

const random = randomOf(Number(options.seed));
const seed = (): number => Math.floor(random() * 1e9);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const redis = await startRedis();
const DEADLINES = { PAGE_DEADLINE_MS: '1000', API_DEADLINE_MS: '1000' };
const lab = await openDirtyLab(redis.url, DEADLINES);
let clean = await lookAtClean(lab);
let day = todayInShanghai(new Date());
const fields = fieldsOfReplies(lab);
const pagesWith = (call: string) => lab.pages.filter(({ name }) => clean.calls.get(name)?.some((one) => one === call));
const calls = [...lab.upstream.examples.keys()].filter((call) => pagesWith(call).length > 0);

async function trial(cases: readonly Spoiling[]): Promise<Count> {
	const count: Count = { cases: 0, looks: 0, faults: [] };
	for (const spoiling of cases) {
		// Pages tell what there is from this day on: another day has other ones.
		const today = todayInShanghai(new Date());
		if (today !== day) [clean, day] = [await lookAtClean(lab), today];
		const pages = someOf(pagesWith(spoiling.call), Number(options.pages), random);
		if (pages.length === 0) continue;
		const { findings, statuses } = await tryCase(lab, clean, { spoiling, pages });
		count.cases += 1;
		count.looks += statuses.size;
		const { call, field = 'the reply', way } = spoiling;
		count.faults.push(...findings.map(({ page, what }) => `${call}, ${field} ${way}: ${page} ${what}`));
	}
	return count;
}

const ofValues = (way: (typeof VALUE_WAYS)[number]): Spoiling[] =>
	fields
		.filter(({ otherwise }) => way !== 'other-form' || otherwise)
		.map(({ call, field }) => ({ call, field, way, seed: seed() }));
const ofAnswers = (way: (typeof DATA_WAYS)[number] | (typeof ANSWER_WAYS)[number]): Spoiling[] =>
	calls.map((call) => ({ call, way, seed: seed() }));

/** Tries this process's share of the cases. */
async function tryShare([share, shares]: readonly [number, number]): Promise<[way: string, count: Count][]> {
	const own = (cases: readonly Spoiling[]) => trial(cases.filter((_, place) => place % shares === share));
	const counts: [string, Count][] = [];
	for (const way of VALUE_WAYS) counts.push([`a value is ${way}`, await own(ofValues(way))]);
	for (const way of [...DATA_WAYS, ...ANSWER_WAYS]) counts.push([`a reply is ${way}`, await own(ofAnswers(way))]);
	return counts;
}

/** Has all cases tried, by a process for each core. */
async function tryAll(): Promise<Map<string, Count>> {
	const shares = availableParallelism();
	const counts = new Map<string, Count>();
	const replies = Array.from({ length: shares }, async (_, share) => {
		const child = fork(import.meta.filename, [...process.argv.slice(2), '--share', `${share}/${shares}`]);
		const [reply] = (await Promise.race([
			once(child, 'message'),
			once(child, 'exit').then(() => Promise.reject(new Error(`share ${share} ended without a result`))),
		])) as [[string, Count][]];
		return reply;
	});
	for (const reply of await Promise.all(replies))
		for (const [way, { cases, looks, faults }] of reply) {
			const sum = counts.get(way) ?? { cases: 0, looks: 0, faults: [] };
			counts.set(way, { cases: sum.cases + cases, looks: sum.looks + looks, faults: [...sum.faults, ...faults] });
		}
	return counts;
}

async function report(): Promise<string> {
	const counts = await tryAll();
	const faults = [...counts.values()].flatMap((count) => count.faults);
	const rows = [...counts].map(([way, { cases, looks, faults: own }]) => `| ${way} | ${cases} | ${looks} | ${own.length} |`);
	const watched = await openDirtyLab(redis.url, { PAGE_CACHE_SECONDS: '20', LOG_LEVEL: 'debug' });
	const blocks: string[] = [];
	for (const [kind, unreadable] of [
		['one of several', false],
		['the only one', true],
	] as const) {
		const { homes, members, made, badAnswers, lines } = await watchBadBlock(watched, Number(options.seconds), unreadable);
		const not200 = [...homes, ...members].filter((status) => status !== 200).length;
		blocks.push(`| ${kind} | ${homes.length} | ${members.length} | ${not200} | ${made} | ${badAnswers} | ${lines} |`);
	}
	await watched.close();
	return [
		'# Upstream sends anything, the pages stand',
		'Written by `npm run bench:dirty`: every value of every reply that pages ask for, every reply and every answer is spoiled in every way, and every page that makes the call is looked at, each on a site without caches, and compared with the clean page. A fault is a page that fails for what it could do without, a price, sum, day or person that is shown otherwise, words that no visitor may read, or a value that can’t be read and that not exactly one line of the log names. The tests try some of them (`tests/dirty-upstream.test.ts`).',
		['| | cases | pages looked at | faults |', '| --- | --- | --- | --- |', ...rows].join('\n'),
		faults.length === 0 ? '' : faults.map((fault) => `- ${fault}`).join('\n'),
		`## One bad block for ${options.seconds} seconds`,
		'Upstream sends a pop-up without id. Home is looked at six times a second, while a member asks for orders, cart, favourites and a booking.',
		[
			'| the bad pop-up is | views of home | calls of the member | not 200 | home was made | upstream was asked | lines |',
			'| --- | --- | --- | --- | --- | --- | --- |',
			...blocks,
		].join('\n'),
	]
		.filter(Boolean)
		.join('\n\n');
}

if (options.share) {
	const [share = 0, shares = 1] = options.share.split('/').map(Number);
	const counts = await tryShare([share, shares]);
	await new Promise((sent) => process.send?.(counts, sent));
} else {
	writeFileSync(new URL('../docs/upstream-failures.md', import.meta.url), `${await failuresDocument(lab, clean, fields)}\n`);
	if (!options['only-pages']) {
		const text = await report();
		writeFileSync(new URL('DIRTY.md', import.meta.url), `${text}\n`);
		say(text);
	}
}
await lab.close();
await redis.stop();
process.exit(0);
