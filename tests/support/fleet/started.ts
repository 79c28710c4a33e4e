import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');

export type Started = { process: ChildProcess; ended: Promise<unknown> };

/** `output` is a file that gets what the program writes to stdout, after what is there; `onText` gets what it writes to stderr. */
type Outputs = { output?: string; onText?: (text: string) => void };

/** Starts a program in the project's folder. */
export function start(
	command: string,
	args: readonly string[],
	env: Readonly<Record<string, string>>,
	{ output, onText }: Outputs = {},
): Started {
	const file = output === undefined ? undefined : openSync(output, 'a');
	const child = spawn(command, args, {
		cwd: ROOT,
		stdio: ['ignore', file ?? 'ignore', onText ? 'pipe' : 'ignore'],
		env: { PATH: process.env.PATH ?? '', ...env },
	});
	if (file !== undefined) closeSync(file);
	if (onText) child.stderr?.setEncoding('utf8').on('data', onText);
	return { process: child, ended: new Promise((done) => child.once('exit', done)) };
}

const answers = (url: string): Promise<boolean> =>
	fetch(url)
		.then(({ ok }) => ok)
		.catch(() => false);

/** Waits until a started process answers. Throws when it ends instead. */
export async function untilAnswers(url: string, { process: child }: Started): Promise<void> {
	while (!(await answers(url))) {
		if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended before ${url} was answered`);
		await new Promise((done) => setTimeout(done, 50));
	}
}
