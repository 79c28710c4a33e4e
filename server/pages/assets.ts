import { readFileSync } from 'node:fs';
import type { PageAssets } from '#shared/page.ts';
import { SELLING_MODULES } from '#shared/pages.ts';

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
	{ entry, start, styles }: { entry: string; start: string; styles: { first: string; more: string; whole: string } },
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
			...(modules.some((name) => SELLING_MODULES.includes(name))
				? { styles: [fileOf(styles.first)], moreStyle: fileOf(styles.more) }
				: { styles: [fileOf(styles.whole)] }),
			preloads: [...needed].map(fileOf),
			sources: Object.fromEntries(modules.flatMap((name) => (manifest[name] ? [[name, `/${manifest[name].file}`]] : []))),
		};
		known.set(key, assets);
		return assets;
	};
}
