// `npm run check`: all checks that fit into half a minute, for the time between commits. Prints one line for each step, and below it the output of a
// failed one.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, NODE, ROOT } from './prepare.mjs';

const bin = (path) => join(ROOT, 'node_modules', path);
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit to compare with: where this branch left main, or on main the last commit. */
function findBase() {
	for (const main of ['origin/main', 'main'])
		try {
			return git('merge-base', 'HEAD', main);
		} catch {
			// A clone may lack it.
		}
	return 'HEAD';
}

const base = findBase();
const changed = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
	.join('\n')
	.split('\n')
	.filter((file) => file && existsSync(join(ROOT, file)));
/** Tests that start a site run only when they themselves changed: nearly all of them depend on nearly all of the server. */
const changedAppTests = changed.filter((file) => /^(tests|sandbox|server\/storage)\/.*\.test\.ts$/.test(file));
const sources = changed.filter((file) => /^(client|server|shared)\/.*\.(tsx?|json)$/.test(file));

let failed = false;

async function step(name, args) {
	const started = performance.now();
	let printed = '';
	const child = spawn(NODE, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
	for (const stream of [child.stdout, child.stderr])
		stream.setEncoding('utf8').on('data', (text) => {
			printed += text;
		});
	const status = await new Promise((resolve) => child.on('close', resolve).on('error', () => resolve(1)));
	const seconds = ((performance.now() - started) / 1_000).toFixed(1);
	process.stdout.write(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)\n`);
	if (status === 0) return;
	failed = true;
	process.stdout.write(`${printed.trimEnd()}\n`);
}

const vitest = (...args) => [bin('vitest/vitest.mjs'), ...args, '--passWithNoTests', '--reporter=dot'];

install();
if (changedAppTests.length > 0) build();
async function tests() {
	await step('imports, texts and documents', vitest('run', '--project=sources'));
	await step(
		`tests of ${sources.length} changed files`,
		vitest('related', '--run', '--project=rules', '--project=sources', '--project=components', ...sources),
	);
	if (changedAppTests.length > 0)
		await step(`${changedAppTests.length} changed tests of the app`, vitest('run', '--project=app', ...changedAppTests));
}
await Promise.all([
	step('lint', [bin('@biomejs/biome/bin/biome'), 'check']),
	step('types', [
		bin('typescript/bin/tsc'),
		'-p',
		'.',
		'--incremental',
		'--tsBuildInfoFile',
		'node_modules/.cache/check.tsbuildinfo',
	]),
	tests(),
]);
process.exit(failed ? 1 : 0);
