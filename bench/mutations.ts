import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { caughtBy, readResults, sumOf, tableOf, writeResults } from './mutations/report.ts';
import { stopRunning } from './mutations/runners.ts';
import { MUTATIONS } from './mutations/table.ts';
import { createTrials, EXTENTS } from './mutations/try-mutation.ts';
import { createWorkspace, type Place } from './mutations/workspace.ts';

/**
 * `npm run bench:mutations`: makes sixty mistakes, one at a time, in a copy of the product, and prints which test catches each.
 * Results gather in a file, so that a part can be run again; `bench/MUTATIONS.md` is written from all of them.
 */
const ROOT = resolve(import.meta.dirname, '..');
const { values: options } = parseArgs({
	options: {
		/** One mutation by name, or by a part of it. */
		only: { type: 'string' },
		/** The first and the last to be made, from 1. */
		from: { type: 'string', default: '1' },
		to: { type: 'string', default: String(MUTATIONS.length) },
		/** Those that were caught already aren't made again. */
		survivors: { type: 'boolean', default: false },
		'no-browser': { type: 'boolean', default: false },
		/** How far a mutation is followed: `unit`, `near`, `related` or `whole`. */
		extent: { type: 'string', default: 'related' },
		/** Minutes for one mutation. */
		limit: { type: 'string', default: '15' },
		/** Where results gather. */
		json: { type: 'string', default: resolve(ROOT, 'test-results/mutations.json') },
		/** Results of an earlier version, to be shown beside. */
		before: { type: 'string' },
		/** Another checkout with packages and a build, whose tests are tried instead of this one's. */
		tree: { type: 'string', default: ROOT },
		/** A file with the places of mistakes that stand elsewhere in that checkout, by name. */
		places: { type: 'string' },
		/** Only writes `bench/MUTATIONS.md` from the results that there are. */
		write: { type: 'boolean', default: false },
	},
});

const places = options.places ? (JSON.parse(readFileSync(options.places, 'utf8')) as Record<string, Place>) : {};
const results = readResults(options.json);
const chosen = MUTATIONS.filter(({ name }, index) => {
	if (options.only) return name.toLowerCase().includes(options.only.toLowerCase());
	const inRange = index + 1 >= Number(options.from) && index + 1 <= Number(options.to);
	return inRange && !(options.survivors && results.get(name)?.caught && !results.get(name)?.shaky);
});

if (!options.write) {
	const workspace = createWorkspace(options.tree);
	const stop = () => {
		stopRunning();
		workspace.remove();
		process.exit(1);
	};
	process.once('SIGINT', stop).once('SIGTERM', stop);
	try {
		const make = createTrials(workspace, {
			browser: !options['no-browser'],
			extent: EXTENTS.find((known) => known === options.extent) ?? 'related',
			limitMs: Number(options.limit) * 60_000,
		});
		for (const mutation of chosen) {
			const result = await make(mutation, places[mutation.name]);
			results.set(mutation.name, result);
			writeResults(options.json, results);
			process.stdout.write(`${mutation.name} | caught by: ${caughtBy(result)} | ${result.seconds} s\n`);
		}
	} finally {
		workspace.remove();
	}
}

const before = readResults(options.before);
const sums = [`caught: ${sumOf(MUTATIONS, results)}`, ...(before.size > 0 ? [`before: ${sumOf(MUTATIONS, before)}`] : [])].join(
	'; ',
);
process.stdout.write(`\n${sums}\n`);
if (options.tree === ROOT) {
	const text = `# What the tests notice\n\nWritten by \`npm run bench:mutations\`: mistakes that somebody could make, made one at a time in a copy of the product, and the first test that fails then.\n\n${tableOf(MUTATIONS, results, before)}\n\n${sums}.\n`;
	writeFileSync(resolve(ROOT, 'bench/MUTATIONS.md'), text);
}
