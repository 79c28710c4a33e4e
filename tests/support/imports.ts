import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'vite';

/** What each file imports, types too: paths from the repository's root, `node:` modules and names of packages. */
export type Imports = Record<string, string[]>;

type Node = { type?: string; [field: string]: unknown };

const TREES = '{server,client,shared,sandbox,tests,e2e,bench,scripts}';
const ALIAS = /^#(server|client|shared|sandbox)\//;
const literals = (value: unknown): string[] =>
	(value as Node)?.type === 'Literal' && typeof (value as Node).value === 'string' ? [(value as { value: string }).value] : [];
const isImportMeta = (node: unknown): boolean => (node as Node)?.type === 'MetaProperty';

/** The modules that one node of the syntax tree names, whichever of the language's ways it is written in. */
function named(node: Node): string[] {
	const [first, second] = (node.arguments ?? []) as Node[];
	const callee = node.callee as Node | undefined;
	if (node.type === 'NewExpression' && callee?.name === 'URL' && isImportMeta(second?.object)) {
		return literals(first).map((path) => (path.startsWith('.') ? path : `./${path}`));
	}
	if (node.type === 'CallExpression' && isImportMeta(callee?.object) && first) {
		const patterns = first.type === 'ArrayExpression' ? (first.elements as Node[]) : [first];
		return patterns.flatMap(literals).filter((pattern) => !pattern.startsWith('!'));
	}
	return /^(Import|Export|TSImport)/.test(node.type ?? '') ? literals(node.source) : [];
}

function namedBelow(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(namedBelow);
	if (typeof value !== 'object' || value === null) return [];
	return [...named(value as Node), ...Object.values(value).flatMap(namedBelow)];
}

const namedInStyles = (text: string): string[] =>
	[...text.matchAll(/(?:@import\s+|url\()"([^"]+)"/g)].map(([, name]) => name as string).filter((name) => !name.startsWith('/'));

/** A module's name as a path from the root, several for a pattern, or the name of its package. */
function resolve(root: string, file: string, name: string): string[] {
	const path = name.startsWith('.') ? posix.join(dirname(file), name) : name.replace(ALIAS, '$1/');
	if (path === name) return [name.startsWith('node:') ? name : name.split('/', name.startsWith('@') ? 2 : 1).join('/')];
	return path.includes('*') ? globSync(path, { cwd: root }) : [path];
}

/** The imports of one file, from its text. */
export function importsOf(root: string, file: string, text: string): string[] {
	const names = file.endsWith('.css') ? namedInStyles(text) : namedBelow(parseSync(file, text).program);
	return [...new Set(names.flatMap((name) => resolve(root, file, name)))].sort();
}

/** The imports of every source file below `root`. */
export function readImports(root: string): Imports {
	const files = globSync([`${TREES}/**/*.{ts,tsx,mjs,css}`, '*.ts'], { cwd: root }).sort();
	return Object.fromEntries(files.map((file) => [file, importsOf(root, file, readFileSync(join(root, file), 'utf8'))]));
}

/** Everything that `file` brings along, directly or through others. */
export function reached(imports: Imports, file: string, seen = new Set<string>()): Set<string> {
	for (const target of imports[file] ?? []) {
		if (seen.has(target)) continue;
		seen.add(target);
		reached(imports, target, seen);
	}
	return seen;
}
