import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { ESTree } from 'vite';
import { nodesOf, stringsIn } from './syntax.ts';

/** The imports of each file, types too: paths from the repository's root, `node:` modules and names of packages. */
export type Imports = Record<string, string[]>;

const TREES = '{server,client,shared,sandbox,tests,e2e,bench,gallery,scripts}';
const ALIAS = /^#(server|client|shared|sandbox)\//;

/** Returns the modules that one node of the syntax tree imports, in any of the language's forms. */
function namedBy(node: ESTree.Node): string[] {
	switch (node.type) {
		case 'NewExpression': {
			const [path, base] = node.arguments;
			const isUrl = node.callee.type === 'Identifier' && node.callee.name === 'URL';
			if (!isUrl || base?.type !== 'MemberExpression' || base.object.type !== 'MetaProperty') return [];
			return stringsIn(path).map((name) => (name.startsWith('.') ? name : `./${name}`));
		}
		case 'CallExpression': {
			const isGlob = node.callee.type === 'MemberExpression' && node.callee.object.type === 'MetaProperty';
			return isGlob ? stringsIn(node.arguments[0]).filter((pattern) => !pattern.startsWith('!')) : [];
		}
		case 'ImportDeclaration':
		case 'ImportExpression':
		case 'ExportNamedDeclaration':
		case 'ExportAllDeclaration':
		case 'TSImportType':
			return stringsIn(node.source);
		default:
			return [];
	}
}

const namedInStyles = (text: string): string[] =>
	[...text.matchAll(/(?:@import\s+|url\()"([^"]+)"/g)].map(([, name]) => name as string).filter((name) => !name.startsWith('/'));

/** Returns a module that `file` imports as a path from the repository's root; the name of a package as it is. */
export const pathOf = (file: string, name: string): string =>
	name.startsWith('.') ? posix.join(dirname(file), name) : name.replace(ALIAS, '$1/');

/** Returns a module's path from the root, several for a pattern, or the name of its package. */
function resolve(root: string, file: string, name: string): string[] {
	const path = pathOf(file, name);
	if (path === name) return [name.startsWith('node:') ? name : name.split('/', name.startsWith('@') ? 2 : 1).join('/')];
	return path.includes('*') ? globSync(path, { cwd: root }) : [path];
}

/** The imports of one file, from its text. */
export function importsOf(root: string, file: string, text: string): string[] {
	const names = file.endsWith('.css') ? namedInStyles(text) : nodesOf(file, text).flatMap(namedBy);
	return [...new Set(names.flatMap((name) => resolve(root, file, name)))].sort();
}

/** The imports of every source file below `root`. */
export function readImports(root: string): Imports {
	const files = globSync([`${TREES}/**/*.{ts,tsx,mjs,css}`, '*.ts'], { cwd: root }).sort();
	return Object.fromEntries(files.map((file) => [file, importsOf(root, file, readFileSync(join(root, file), 'utf8'))]));
}

/** Returns all modules that `file` imports, directly or through others. */
export function reached(imports: Imports, file: string, seen = new Set<string>()): Set<string> {
	for (const target of imports[file] ?? []) {
		if (seen.has(target)) continue;
		seen.add(target);
		reached(imports, target, seen);
	}
	return seen;
}
