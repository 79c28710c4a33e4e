// `npm test`: everything, on a machine with nothing but Node 20 and npm. Ends with one line that sums all runners.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build, install, NODE, ROOT } from './prepare.mjs';

const NEEDED = [
	{ command: 'redis-server', debian: 'redis-server' },
	{ command: 'echo $CHROMIUM_PATH; command -v chromium-headless-shell', debian: 'chromium-headless-shell' },
	{ command: 'fc-list :lang=zh', debian: 'fonts-noto-cjk' },
];

const shell = (command) => spawnSync('sh', ['-c', command], { encoding: 'utf8' });
const has = ({ command }) =>
	command.includes(' ') ? shell(command).stdout.trim() !== '' : shell(`command -v ${command}`).status === 0;

/** Provides what the tests need from Debian, or says plainly what is missing. */
function provide() {
	const missing = NEEDED.filter((need) => !has(need)).map(({ debian }) => debian);
	if (missing.length === 0) return;
	const isDebian = existsSync('/etc/debian_version') && shell('command -v apt-get').status === 0;
	if (!isDebian || process.getuid?.() !== 0) {
		process.stderr.write(`The tests need ${missing.join(', ')}. Please install (Debian's names), then run npm test again.\n`);
		process.exit(1);
	}
	const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
	execFileSync('apt-get', ['update', '-qq'], options);
	execFileSync('apt-get', ['install', '-y', '-qq', ...missing], options);
}

const bin = (path) => join(ROOT, 'node_modules', path);
const total = { passed: 0, failed: 0 };
const failures = [];

function report(name, passed, failed) {
	total.passed += passed;
	total.failed += failed;
	if (failed > 0) failures.push(name);
	process.stdout.write(`\n── ${name}: ${passed} passed, ${failed} failed\n`);
}

/** Starts a check that passes or fails as a whole, beside everything else. What it prints comes in one piece, with its result, when `show` is called. */
function startCheck(name, command, args) {
	let printed = '';
	const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
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
		report(name, status === 0 ? 1 : 0, status === 0 ? 0 : 1);
	};
}

/** Runs tests that are counted in a JSON file; a runner that leaves no counts has failed. */
async function suite(name, args, output, count) {
	process.stdout.write(`\n── ${name}\n`);
	rmSync(join(ROOT, output), { force: true });
	const child = spawn(NODE, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
	const status = await new Promise((resolve) => child.on('close', resolve).on('error', () => resolve(1)));
	if (!existsSync(join(ROOT, output))) return report(name, 0, 1);
	const { passed, failed } = count(JSON.parse(readFileSync(join(ROOT, output), 'utf8')));
	report(name, passed, status !== 0 && failed === 0 ? 1 : failed);
}

install();
provide();
mkdirSync(join(ROOT, 'test-results'), { recursive: true });
const checks = [
	startCheck('lint', bin('.bin/biome'), ['check']),
	startCheck('types', NODE, [bin('typescript/bin/tsc'), '-p', '.']),
	startCheck('unused code', NODE, [bin('knip/bin/knip.js')]),
];
build();
// Both suites use every core, so they take turns; the checks fill what the first one leaves idle.
await suite(
	'unit and app',
	[bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json'],
	'test-results/vitest.json',
	(result) => ({
		passed: result.numPassedTests,
		failed: result.numFailedTests + result.numPendingTests + result.numTodoTests,
	}),
);
for (const show of checks) await show();
await suite(
	'browser',
	[bin('@playwright/test/cli.js'), 'test', `--workers=${availableParallelism()}`],
	'test-results/e2e.json',
	({ stats, errors }) => ({
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
	}),
);

if (failures.length > 0) process.stdout.write(`\nfailed: ${failures.join(', ')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
