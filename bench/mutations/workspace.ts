import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Mutation } from './mutation.ts';

/** Where the code stands that a mutation changes; another place of the same mistake in another version of the product. */
export type Place = Pick<Mutation, 'file' | 'find' | 'replace'>;

/** How often a text occurs in another. */
export const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** The file with the mistake in it. Throws when its code isn't there exactly once, as the table no longer fits the product then. */
function mutated(root: string, { file, find, replace }: Place): string {
	const path = join(root, file);
	const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
	const count = countOf(text, find);
	if (count !== 1) throw new Error(`${file} has ${count} of: ${find}`);
	return text.replace(find, () => replace);
}

/** A copy of the product in a temporary folder, which mistakes are made in: the working tree is never touched. */
export function createWorkspace(tree: string) {
	const root = mkdtempSync(join(tmpdir(), 'mutations-'));
	const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: tree, encoding: 'utf8' });
	for (const file of files.split('\n').filter((name) => name !== '' && existsSync(join(tree, name)))) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		cpSync(join(tree, file), join(root, file));
	}
	cpSync(join(tree, 'dist'), join(root, 'dist'), { recursive: true });
	// Packages are never written to, so that links to them do; the test runner's own memory is.
	execFileSync('cp', ['-al', join(tree, 'node_modules'), join(root, 'node_modules')]);
	for (const cache of ['.vite', '.vitest', '.cache']) rmSync(join(root, 'node_modules', cache), { recursive: true, force: true });
	mkdirSync(join(root, 'test-results'), { recursive: true });

	let undo: (() => void)[] = [];
	return {
		root,
		/** Makes a mistake. */
		mutate(place: Place): void {
			const path = join(root, place.file);
			const before = readFileSync(path, 'utf8');
			writeFileSync(path, mutated(root, place));
			undo.push(() => writeFileSync(path, before));
		},
		/** Puts the build aside: the next one has the mistake in it. */
		setBuildAside(): void {
			renameSync(join(root, 'dist'), join(root, 'dist.clean'));
			undo.push(() => {
				rmSync(join(root, 'dist'), { recursive: true, force: true });
				renameSync(join(root, 'dist.clean'), join(root, 'dist'));
			});
		},
		/** Undoes everything. */
		restore(): void {
			for (const step of undo.toReversed()) step();
			undo = [];
		},
		remove: (): void => rmSync(root, { recursive: true, force: true }),
	};
}

export type Workspace = ReturnType<typeof createWorkspace>;
