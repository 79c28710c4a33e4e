import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Mutation } from './mutation.ts';
import type { Result } from './try-mutation.ts';

/** Results by the names of mutations; none where there is no file. */
export function readResults(path: string | undefined): Map<string, Result> {
	if (!path || !existsSync(path)) return new Map();
	return new Map((JSON.parse(readFileSync(path, 'utf8')) as Result[]).map((result) => [result.name, result]));
}

export function writeResults(path: string, results: ReadonlyMap<string, Result>): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, `${JSON.stringify([...results.values()], null, '\t')}\n`);
}

const isCaught = (result: Result | undefined): boolean => Boolean(result?.caught && !result.shaky);

/** What caught it, in one line. */
export function caughtBy(result: Result | undefined): string {
	if (!result) return 'not run';
	if (!result.caught) return 'nothing';
	return `${result.caught.file} > ${result.caught.title}${result.shaky ? ' (fails anyway)' : ''}`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '\\<');

/** The table of `bench/MUTATIONS.md`; with a column of an earlier version where there is one. */
export function tableOf(
	mutations: readonly Mutation[],
	now: ReadonlyMap<string, Result>,
	before: ReadonlyMap<string, Result>,
): string {
	const columns =
		before.size > 0
			? ['what goes wrong', 'in', 'caught before by', 'caught now by', 's']
			: ['what goes wrong', 'in', 'caught by', 's'];
	const rows = mutations.map(({ name, file }) => {
		const result = now.get(name);
		const earlier = before.size > 0 ? [caughtBy(before.get(name))] : [];
		return [name, `\`${file}\``, ...earlier, caughtBy(result), `${result?.seconds ?? ''}`];
	});
	const lines = [columns, columns.map(() => '---'), ...rows.map((row) => row.map(cell))];
	return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/** How many were caught. */
export const sumOf = (mutations: readonly Mutation[], results: ReadonlyMap<string, Result>): string =>
	`${mutations.filter(({ name }) => isCaught(results.get(name))).length} of ${mutations.length}`;
