import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { matchesGlob, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');

/** Docker's build context: all files of the repository that .dockerignore doesn't exclude. */
export function contextFiles(): string[] {
	const ignored = readFileSync(resolve(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
	const isIgnored = (file: string): boolean =>
		ignored.some((pattern) => file === pattern || file.startsWith(`${pattern}/`) || matchesGlob(file, pattern));
	return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
		.split('\n')
		.filter((file) => file && existsSync(resolve(ROOT, file)) && !isIgnored(file));
}
