import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The first test that failed: its file, its title, and what it said; in the browser also where. */
export type Failing = { file: string; title: string; message: string; project?: string };

/** What fails when the pages can't be built. */
export const BUILD = 'the build';

const STOP_MS = 20_000;
const firstLine = (text: string): string => stripVTControlCharacters(text.split('\n')[0] ?? '').slice(0, 240);

let running: ChildProcess | undefined;

/** Ends the group of a command: the runners end what they started themselves when they are asked, whatever is left goes by force. */
function end(child: ChildProcess, signal: NodeJS.Signals): void {
	try {
		process.kill(-(child.pid ?? 0), signal);
	} catch {
		// The group has gone already.
	}
}

/** Ends what is under way when the run is stopped in the middle. */
export const stopRunning = (): void => {
	if (running) end(running, 'SIGTERM');
};

/** Runs a command until it ends, or until the deadline. Returns whether it succeeded; null when it was stopped. */
function run(root: string, args: readonly string[], until: number, env: Record<string, string> = {}): Promise<boolean | null> {
	return new Promise((resolve) => {
		const child = spawn(join(root, 'node_modules/.bin/node'), args, {
			cwd: root,
			detached: true,
			stdio: 'ignore',
			env: { ...process.env, ...env },
		});
		running = child;
		let late = false;
		let forced: NodeJS.Timeout | undefined;
		const timer = setTimeout(
			() => {
				late = true;
				child.kill('SIGINT');
				forced = setTimeout(() => end(child, 'SIGKILL'), STOP_MS);
			},
			Math.max(0, until - Date.now()),
		);
		child.once('exit', (code) => {
			clearTimeout(timer);
			clearTimeout(forced);
			end(child, 'SIGKILL');
			running = undefined;
			resolve(late ? null : code === 0);
		});
	});
}

function readJson<T>(path: string): T | null {
	if (!existsSync(path)) return null;
	const text = readFileSync(path, 'utf8');
	rmSync(path);
	return JSON.parse(text) as T;
}

type VitestReport = {
	testResults: {
		name: string;
		status: string;
		message: string;
		assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
	}[];
};

/** Runs test files up to the first failure. */
export async function runVitest(root: string, files: readonly string[], until: number): Promise<Failing | null> {
	if (files.length === 0) return null;
	const output = join(root, 'test-results/mutation-vitest.json');
	const args = ['node_modules/vitest/vitest.mjs', 'run', ...files, '--bail=1', '--maxWorkers=1', '--reporter=json'];
	const done = await run(root, [...args, `--outputFile=${output}`], until, { CI: '' });
	const report = readJson<VitestReport>(output);
	if (!report && done !== null) throw new Error(`vitest said nothing about ${files.join(' ')}`);
	for (const { name, status, message, assertionResults } of report?.testResults ?? []) {
		const file = name.replace(`${root}/`, '');
		const failed = assertionResults.find((test) => test.status === 'failed');
		if (failed) return { file, title: failed.fullName.trim(), message: firstLine(failed.failureMessages[0] ?? '') };
		if (status === 'failed' && message) return { file, title: '(the file itself)', message: firstLine(message) };
	}
	return null;
}

/** Builds the pages. Returns what failed. */
export async function runBuild(root: string, until: number): Promise<Failing | null> {
	const done = await run(root, ['-e', "import('./scripts/prepare.mjs').then((p) => p.build())"], until);
	return done === false ? { file: 'scripts/prepare.mjs', title: BUILD, message: '' } : null;
}

type Suite = {
	title: string;
	suites?: Suite[];
	specs?: {
		title: string;
		file: string;
		tests: { status: string; projectName: string; results: { error?: { message?: string } }[] }[];
	}[];
};
type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] };

function* specsOf(suites: readonly Suite[]): Generator<NonNullable<Suite['specs']>[number]> {
	for (const suite of suites) {
		yield* suite.specs ?? [];
		yield* specsOf(suite.suites ?? []);
	}
}

/** Runs browser tests up to the first failure; in one project, or in all; one by its title, or all. */
export async function runBrowser(
	root: string,
	files: readonly string[],
	until: number,
	project?: string,
	title?: string,
): Promise<Failing | null> {
	if (files.length === 0) return null;
	const output = join(root, 'test-results/mutation-browser.json');
	const args = ['node_modules/@playwright/test/cli.js', 'test', ...files, '-x', '--workers=1', '--reporter=json'];
	const chosen = project ? ['--project', project, '--pass-with-no-tests'] : [];
	const named = title ? ['--grep', title.replace(/[^\p{L}\d]+/gu, '.+')] : [];
	const done = await run(root, [...args, ...chosen, ...named], until, { PLAYWRIGHT_JSON_OUTPUT_NAME: output });
	const report = readJson<PlaywrightReport>(output);
	if (!report && done !== null) throw new Error(`Playwright said nothing about ${files.join(' ')}`);
	for (const { title: failing, file, tests } of specsOf(report?.suites ?? [])) {
		const failed = tests.find(({ status }) => status === 'unexpected');
		if (failed) {
			const message = failed.results.find(({ error }) => error)?.error?.message ?? '';
			return { file: `e2e/${file}`, title: failing, message: firstLine(message), project: failed.projectName };
		}
	}
	const [error] = report?.errors ?? [];
	if (error) throw new Error(`Playwright: ${firstLine(error.message ?? '')}`);
	return null;
}
