import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** Bytes over the wire, by package; `site` is our own code. */
export type Weights = Map<string, number>;

/** The package that a module's file belongs to. */
function packageOf(id: string): string {
	const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
	if (name) return name;
	return /\/(client|shared)\//.test(id) ? 'site' : 'bundler';
}

/** Adds a chunk and all that it imports. */
function addChunk(file: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>, found: Set<string>): void {
	const chunk = chunks.get(file);
	if (!chunk || found.has(file)) return;
	found.add(file);
	for (const imported of chunk.imports) addChunk(imported, chunks, found);
}

/**
 * Builds the browser's files in memory, and returns a function that weighs the scripts of a document before its visitor acts: each chunk's Brotli
 * bytes, divided among its modules by their length.
 */
export async function createScales(root: string): Promise<(html: string) => Weights> {
	process.env.NODE_ENV = 'production';
	const built = await build({ root, configFile: resolve(root, 'vite.config.ts'), logLevel: 'error', build: { write: false } });
	const output = (Array.isArray(built) ? built : [built]).flatMap((result) => ('output' in result ? result.output : []));
	const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])));
	return (html) => {
		const entry = /<script[^>]*src="\/([^"]+)"/.exec(html)?.[1] ?? '';
		const preloads = JSON.parse(/"preloads":(\[[^\]]*\])/.exec(html)?.[1] ?? '[]') as string[];
		const files = new Set<string>();
		for (const file of [entry, ...preloads.map((path) => path.slice(1))]) addChunk(file, chunks, files);
		const weights: Weights = new Map();
		for (const file of files) {
			const { code, modules } = chunks.get(file) as Rolldown.OutputChunk;
			const lengths = Object.entries(modules).map(([id, { renderedLength }]) => [packageOf(id), renderedLength] as const);
			const all = lengths.reduce((sum, [, length]) => sum + length, 0);
			const bytes = brotliCompressSync(code).length;
			for (const [name, length] of lengths) weights.set(name, (weights.get(name) ?? 0) + (bytes * length) / (all || 1));
		}
		return weights;
	};
}

/** Writes a table of kilobytes by package, the heaviest first, a column for each page. */
export function packageTable(pages: readonly { path: string; weights: Weights }[]): string {
	const most = (name: string) => Math.max(...pages.map(({ weights }) => weights.get(name) ?? 0));
	const names = [...new Set(pages.flatMap(({ weights }) => [...weights.keys()]))].toSorted((a, b) => most(b) - most(a));
	const row = (name: string, of: (weights: Weights) => number) =>
		`| ${name} | ${pages.map(({ weights }) => (of(weights) / 1_000).toFixed(1)).join(' | ')} |`;
	return [
		`| package | ${pages.map(({ path }) => path).join(' | ')} |`,
		`| --- | ${pages.map(() => '---:').join(' | ')} |`,
		...names.map((name) => row(name, (weights) => weights.get(name) ?? 0)),
		row('in all', (weights) => [...weights.values()].reduce((sum, bytes) => sum + bytes, 0)),
	].join('\n');
}
