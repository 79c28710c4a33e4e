import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { measure, REDIS_FAULTS } from '../tests/support/redis-faults.ts';

/**
 * `npm run bench:faults`: causes every fault of docs/threats.md and writes `bench/FAULTS.md`. Faults of Redis are measured here; the others are
 * caused by the tests that their rows name. Needs redis-server, nginx and Chromium.
 */
const ROOT = resolve(import.meta.dirname, '..');
const OUTPUT = mkdtempSync(join(tmpdir(), 'faults-'));

type Named = { file: string; title: string };
type Row = { id: string; fault: string; required: string; heldBy: string; tests: Named[] };
type Ran = { title: string; passed: boolean; ms: number };

const rows: Row[] = readFileSync(join(ROOT, 'docs/threats.md'), 'utf8')
	.split('\n')
	.filter((line) => line.startsWith('| R-'))
	.map((line) => {
		const [, id = '', fault = '', required = '', heldBy = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
		const tests = [...heldBy.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }));
		return { id, fault, required, heldBy, tests };
	});

/** Turns a title as it stands in the source into a pattern of the titles it makes: a case fills in `%s`, `%d` and `$name`. */
const patternOf = (title: string): string => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%[a-z]|\\\$\w+/g, '.*');

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> {
	const child = spawn(process.execPath, args, {
		cwd: ROOT,
		stdio: ['ignore', 'ignore', 'inherit'],
		env: { ...process.env, ...env },
	});
	await once(child, 'exit');
}

async function ranByVitest(tests: readonly Named[], config = 'vitest.config.ts'): Promise<Ran[]> {
	const output = join(OUTPUT, `${config}.json`);
	const names = tests.map(({ title }) => patternOf(title)).join('|');
	const files = new Set(tests.map(({ file }) => file));
	await run([
		'node_modules/vitest/vitest.mjs',
		'run',
		'--config',
		config,
		...files,
		'-t',
		names,
		'--reporter=json',
		`--outputFile=${output}`,
	]);
	type Result = { testResults: { assertionResults: { fullName: string; status: string; duration?: number }[] }[] };
	const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Result;
	return testResults
		.flatMap(({ assertionResults }) => assertionResults)
		.filter(({ status }) => status === 'passed' || status === 'failed')
		.map(({ fullName, status, duration = 0 }) => ({ title: fullName, passed: status === 'passed', ms: duration }));
}

async function ranByPlaywright(tests: readonly Named[]): Promise<Ran[]> {
	const output = join(OUTPUT, 'playwright.json');
	const names = tests.map(({ title }) => patternOf(title)).join('|');
	const files = new Set(tests.map(({ file }) => file));
	await run(['node_modules/@playwright/test/cli.js', 'test', ...files, '--grep', names, '--workers=1', '--reporter=json'], {
		PLAYWRIGHT_JSON_OUTPUT_NAME: output,
	});
	type Suite = { suites?: Suite[]; specs?: { title: string; ok: boolean; tests: { results: { duration: number }[] }[] }[] };
	const specsOf = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [...specs, ...suites.flatMap(specsOf)];
	return specsOf(JSON.parse(readFileSync(output, 'utf8')) as Suite).map(({ title, ok, tests: [test] }) => ({
		title,
		passed: ok,
		ms: test?.results.at(-1)?.duration ?? 0,
	}));
}

const isRedis = ({ id }: Row): boolean => REDIS_FAULTS.some((fault) => fault.id === id);
const named = rows.filter((row) => !isRedis(row)).flatMap(({ tests }) => tests);
const inBrowser = ({ file }: Named): boolean => file.startsWith('e2e/');
const behindBalancer = ({ file }: Named): boolean => file.startsWith('tests/fleet/');
const ran = [
	...(await ranByVitest(named.filter((test) => !inBrowser(test) && !behindBalancer(test)))),
	...(await ranByVitest(named.filter(behindBalancer), 'fleet.config.ts')),
	...(await ranByPlaywright(named.filter(inBrowser))),
];

/** The outcome of a row's tests; a test that didn't run has failed. */
function outcomeOfTests({ tests, heldBy }: Row): [holds: boolean, figures: string] {
	if (tests.length === 0) return [true, `measured elsewhere: ${heldBy}`];
	const found = tests.map(({ title }) => ran.filter((one) => new RegExp(patternOf(title)).test(one.title)));
	const all = found.flat();
	const seconds = all.reduce((sum, { ms }) => sum + ms, 0) / 1_000;
	return [
		found.every((own) => own.length > 0) && all.every(({ passed }) => passed),
		`${all.length} ${all.length === 1 ? 'test' : 'tests'}, ${seconds.toFixed(1)} s`,
	];
}

async function measureRedis({ id }: Row): Promise<[holds: boolean, figures: string]> {
	const figures: string[] = [];
	for (const fault of REDIS_FAULTS.filter((one) => one.id === id)) {
		try {
			const { slowest, told: besides } = await measure(fault);
			figures.push(`slowest request ${slowest} ms (bound ${fault.bound} ms); ${besides}`);
		} catch (error) {
			return [false, error instanceof Error ? error.message : 'failed'];
		}
	}
	return [true, figures.join('; ')];
}

const results: { row: Row; holds: boolean; figures: string }[] = [];
for (const row of rows) {
	const [holds, figures] = isRedis(row) ? await measureRedis(row) : outcomeOfTests(row);
	results.push({ row, holds, figures });
}
const table = [
	'| | fault | what must hold | | measured |',
	'| --- | --- | --- | --- | --- |',
	...results.map(
		({ row: { id, fault, required }, holds, figures }) =>
			`| ${id} | ${fault} | ${required} | ${holds ? 'holds' : '**fails**'} | ${figures} |`,
	),
].join('\n');
const failures = results.filter(({ holds }) => !holds).length;
const text = `# Every fault, and what held\n\nIn short: ${failures} of ${results.length} failed\n\nWritten by \`npm run bench:faults\`: the production app and a real redis-server. R-1 to R-9 each break Redis beneath a fresh site and measure its slowest request; the others are caused by the tests that docs/threats.md names for them. ${failures} of ${results.length} failed.\n\n${table}\n`;
writeFileSync(new URL('FAULTS.md', import.meta.url), text);
process.stdout.write(`${table}\n`);
process.exit(failures > 0 ? 1 : 0);
