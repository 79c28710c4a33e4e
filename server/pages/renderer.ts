import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets } from '#shared/page.ts';
import type { Rendered, RenderInput } from '#shared/render.ts';

type ManifestChunk = { file: string; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, ManifestChunk>;

/** Adds a chunk to those that are `needed`, behind all chunks that it imports: in this order each can run by itself. */
function addNeeded(manifest: Manifest, key: string, needed: Set<string>, seen: Set<string>): void {
	const chunk = manifest[key];
	if (!chunk || seen.has(key)) return;
	seen.add(key);
	for (const imported of chunk.imports ?? []) addNeeded(manifest, imported, needed, seen);
	needed.add(key);
}

/**
 * Reads Vite's manifest, and returns a function that lists the files of a page with the given modules. `entry` runs first and
 * later loads `start` and the modules. Modules are named by their path in the repository.
 */
export function createAssets(
	manifestFile: string,
	{ entry, start, style }: { entry: string; start: string; style: string },
): (modules: readonly string[]) => PageAssets {
	const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
	const known = new Map<string, PageAssets>();
	const fileOf = (name: string): string => `/${manifest[name]?.file ?? ''}`;
	return (modules) => {
		const key = modules.join();
		const ready = known.get(key);
		if (ready) return ready;
		const needed = new Set<string>();
		const seen = new Set<string>();
		for (const module of [entry, start, ...modules]) addNeeded(manifest, module, needed, seen);
		needed.delete(entry);
		const assets: PageAssets = {
			script: fileOf(entry),
			style: fileOf(style),
			preloads: [...needed].map(fileOf),
			sources: Object.fromEntries(modules.flatMap((name) => (manifest[name] ? [[name, `/${manifest[name].file}`]] : []))),
		};
		known.set(key, assets);
		return assets;
	};
}

export type Renderer = {
	render: (input: Omit<RenderInput, 'assetsOf'>) => Promise<Rendered>;
	/** The name of this build, which is part of cache keys. */
	build: string;
	/** Further HTML for the page's head (Vite's client in development). */
	headSnippet: string;
};

type ServerEntry = { render: (input: RenderInput) => Promise<Rendered> };

/** The browser's first file, the file that it imports once the first picture is loaded, and the stylesheet. */
export const BROWSER_ENTRIES = {
	entry: 'client/entry.client.ts',
	start: 'client/start.tsx',
	style: 'client/styles/main.css',
};

/** Loads the renderer of the production build under `dist/`. Throws when there is no build. */
export async function loadBuiltRenderer(root: string): Promise<Renderer> {
	const manifest = resolve(root, 'dist/client/.vite/manifest.json');
	const entry = (await import(pathToFileURL(resolve(root, 'dist/server/entry.server.js')).href)) as ServerEntry;
	const assetsOf = createAssets(manifest, BROWSER_ENTRIES);
	const build = readFileSync(resolve(root, 'dist/build-id'), 'utf8').trim();
	return { build, headSnippet: '', render: (input) => entry.render({ ...input, assetsOf }) };
}
