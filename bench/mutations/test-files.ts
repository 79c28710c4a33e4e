import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Mutation } from './mutation.ts';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([#.][^']+\.tsx?)'/g;
/** Whoever loads the built pages tests the built client. */
const BUILD_READER = 'server/pages/renderer.ts';

/** What Vite imports by a pattern: pages are found by their names. */
const PATTERN = /import\.meta\.glob(?:<[^>]*>)?\(\s*'([^']+)'/g;

/** The files that a file imports, from the root. */
function importsOf(root: string, file: string): string[] {
	const text = readFileSync(join(root, file), 'utf8');
	const folder = join(root, dirname(file));
	const named = [...text.matchAll(IMPORT)].map(([, path = '']) =>
		path.startsWith('#') ? path.slice(1) : relative(root, join(folder, path)),
	);
	const found = [...text.matchAll(PATTERN)].flatMap(([, pattern = '']) =>
		globSync(pattern, { cwd: folder }).map((path) => relative(root, join(folder, path))),
	);
	return [...named, ...found].filter((path) => existsSync(join(root, path)));
}

/** How many imports away each file is that a file reaches. */
function distancesFrom(root: string, start: string, known: Map<string, string[]>): Map<string, number> {
	const distances = new Map([[start, 0]]);
	for (const [file, distance] of distances) {
		const imports = known.get(file) ?? importsOf(root, file);
		known.set(file, imports);
		for (const next of imports) if (!distances.has(next)) distances.set(next, distance + 1);
	}
	return distances;
}

export type TestFiles = {
	/** Tests of single files, those that reach the mistake, nearest first. */
	unit: string[];
	/** Tests of the whole app with its built pages. */
	app: string[];
	browser: string[];
};

/** Finds the test files of a tree. */
export function findTests(root: string): (mutation: Pick<Mutation, 'file'>) => TestFiles {
	const known = new Map<string, string[]>();
	const reached = new Map(
		globSync('{shared,server,client,sandbox,tests}/**/*.test.{ts,tsx}', { cwd: root })
			.toSorted()
			.map((test) => [test, distancesFrom(root, test, known)]),
	);
	const tests = [...reached.keys()];
	const browser = globSync('e2e/**/*.spec.ts', { cwd: root }).toSorted();
	return ({ file }) => {
		const distance = (test: string): number => reached.get(test)?.get(file) ?? Number.POSITIVE_INFINITY;
		const readsBuild = (test: string): boolean => reached.get(test)?.has(BUILD_READER) ?? false;
		const nearest = (a: string, b: string) => Math.min(99, distance(a)) - Math.min(99, distance(b));
		return {
			unit: tests.filter((test) => !readsBuild(test) && Number.isFinite(distance(test))).toSorted(nearest),
			app: tests.filter(readsBuild).toSorted(nearest),
			browser,
		};
	};
}

/** Splits files into those whose name has one of the words, and the others. */
export function likelyFirst(files: readonly string[], words: readonly string[]): [likely: string[], others: string[]] {
	const isLikely = (file: string) => words.some((word) => (file.split('/').at(-1) ?? '').includes(word));
	return [files.filter(isLikely), files.filter((file) => !isLikely(file))];
}
