// `npm test`: everything, on a machine with nothing but Node 20 and npm. Ends with one line that sums all runners.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
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

/** A check that passes or fails as a whole. */
function check(name, command, args) {
	process.stdout.write(`\n── ${name}\n`);
	const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
	report(name, status === 0 ? 1 : 0, status === 0 ? 0 : 1);
}

/** A runner that counts its tests in a JSON file; one that leaves no counts has failed. */
function suite(name, args, output, count) {
	process.stdout.write(`\n── ${name}\n`);
	rmSync(join(ROOT, output), { force: true });
	const { status } = spawnSync(NODE, args, { cwd: ROOT, stdio: 'inherit' });
	if (!existsSync(join(ROOT, output))) return report(name, 0, 1);
	const { passed, failed } = count(JSON.parse(readFileSync(join(ROOT, output), 'utf8')));
	report(name, passed, status !== 0 && failed === 0 ? 1 : failed);
}

install();
provide();
mkdirSync(join(ROOT, 'test-results'), { recursive: true });
build();
check('lint', bin('.bin/biome'), ['check']);
check('types', bin('.bin/tsc'), ['-p', '.']);
check('unused code', NODE, [bin('knip/bin/knip.js')]);
suite(
	'unit and app',
	[bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json'],
	'test-results/vitest.json',
	(result) => ({
		passed: result.numPassedTests,
		failed: result.numFailedTests + result.numPendingTests + result.numTodoTests,
	}),
);
suite('browser', [bin('@playwright/test/cli.js'), 'test'], 'test-results/e2e.json', ({ stats, errors }) => ({
	passed: stats.expected,
	failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
}));

if (failures.length > 0) process.stdout.write(`\nfailed: ${failures.join(', ')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
