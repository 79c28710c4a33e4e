// `npm test`: runs everything, on a machine with nothing but Node 20 and npm. Ends with one line that sums all runners.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build, install, NODE, ROOT } from './prepare.mjs';
import { provide } from './provide.mjs';

const NEEDED = [
	{ command: 'redis-server', debian: 'redis-server' },
	{ command: 'promtool', debian: 'prometheus' },
	{ command: 'echo $CHROMIUM_PATH; command -v chromium-headless-shell', debian: 'chromium-headless-shell' },
	{ command: 'fc-list :lang=zh', debian: 'fonts-noto-cjk' },
];

const bin = (path) => join(ROOT, 'node_modules', path);
const total = { passed: 0, failed: 0 };
const failures = [];

/** Adds a runner's result to the sum; failed tests are named again at the end. */
function report(name, { passed, failed, failedTests = [] }) {
	total.passed += passed;
	total.failed += failed;
	if (failed > 0) failures.push(name, ...failedTests.map((test) => `  ${test}`));
	process.stdout.write(`\n── ${name}: ${passed} passed, ${failed} failed\n`);
}

/** Lower than the suites, because their tests need a machine that answers in time; high enough to make progress meanwhile. */
const BESIDE = 5;

/**
 * Starts a command that uses the time in which the suites wait; `show` prints its output in one piece, with its result. `count` reads how many tests
 * passed and failed; without it the command passes or fails as a whole.
 */
function startBeside(name, command, args, count = (status) => ({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 })) {
	let printed = '';
	const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
	if (child.pid) setPriority(child.pid, BESIDE);
	for (const stream of [child.stdout, child.stderr])
		stream.setEncoding('utf8').on('data', (text) => {
			printed += text;
		});
	const ended = new Promise((resolve) => {
		child.on('close', resolve).on('error', (error) => {
			printed += error.message;
			resolve(1);
		});
	});
	return async function show() {
		const status = await ended;
		process.stdout.write(`\n── ${name}\n${printed}`);
		report(name, count(status));
	};
}

/** Reads the counts from a JSON file once its runner has ended; a runner that leaves no file, or fails without a failed test, has failed. */
const countIn = (output, count) => {
	rmSync(join(ROOT, output), { force: true });
	return (status) => {
		if (!existsSync(join(ROOT, output))) return { passed: 0, failed: 1 };
		const counted = count(JSON.parse(readFileSync(join(ROOT, output), 'utf8')));
		return { ...counted, failed: status !== 0 && counted.failed === 0 ? 1 : counted.failed };
	};
};

/** Runs a suite as the main work of the machine. */
async function suite(name, args, count) {
	process.stdout.write(`\n── ${name}\n`);
	const child = spawn(NODE, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
	const status = await new Promise((resolve) => child.on('close', resolve).on('error', () => resolve(1)));
	report(name, count(status));
}

/** Returns a failed test's name and the first lines of its message, without colours. */
const failedTest = (name, message) =>
	`${name}\n${stripVTControlCharacters(message ?? '')
		.split('\n')
		.slice(0, 12)
		.map((line) => `      ${line}`)
		.join('\n')}`;

/** Collects the failed tests of Playwright's report, in which suites hold suites and specs. */
const failedSpecs = ({ file, suites = [], specs = [] }) => [
	...suites.flatMap(failedSpecs),
	...specs.flatMap(({ title, tests }) =>
		tests
			.filter(({ status }) => status !== 'expected')
			.map(({ projectName, results }) =>
				failedTest(
					`${file}: ${title} [${projectName}]`,
					results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
				),
			),
	),
];

/** Returns the arguments that run some of Vitest's projects, and the function that counts their result. */
function vitest(projects, ...options) {
	const output = `test-results/vitest-${projects.join('-')}.json`;
	const chosen = projects.map((project) => `--project=${project}`);
	const args = [
		bin('vitest/vitest.mjs'),
		'run',
		...chosen,
		...options,
		'--reporter=default',
		'--reporter=json',
		`--outputFile.json=${output}`,
	];
	const count = countIn(output, (result) => ({
		passed: result.numPassedTests,
		failed: result.numFailedTests + result.numPendingTests + result.numTodoTests,
		failedTests: result.testResults.flatMap(({ name, message, assertionResults }) => [
			...(message ? [failedTest(name, message)] : []),
			...assertionResults
				.filter(({ status }) => status !== 'passed')
				.map(({ fullName, failureMessages }) => failedTest(`${name}: ${fullName}`, failureMessages?.[0])),
		]),
	}));
	return { args, count };
}

install();
provide(NEEDED, 'npm test');
mkdirSync(join(ROOT, 'test-results'), { recursive: true });
const checks = [
	startBeside('lint', bin('.bin/biome'), ['check']),
	// One thread: each further one checks shared types again, which doubles the processor time while both cores are busy.
	startBeside('types', NODE, [bin('typescript/bin/tsc'), '-p', '.', '--singleThreaded']),
	startBeside('unused code', NODE, [bin('knip/bin/knip.js')]),
];
build();
// Each of the two suites uses every core, so they take turns. Tests that start no site and open no browser run beside them, mostly while the app's
// tests wait.
const unit = vitest(['rules', 'sources', 'components'], '--maxWorkers=1');
const showUnit = startBeside('rules and components', NODE, unit.args, unit.count);
const app = vitest(['app']);
await suite('app', app.args, app.count);
for (const show of checks) await show();
await suite(
	'browser',
	[bin('@playwright/test/cli.js'), 'test'],
	countIn('test-results/e2e.json', ({ stats, errors, suites }) => ({
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
		failedTests: [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => failedTest('before any test', message))],
	})),
);
await showUnit();

if (failures.length > 0) process.stdout.write(`\nfailed:\n${failures.join('\n')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
