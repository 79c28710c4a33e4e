import { readFileSync } from 'node:fs';
import type { PageAssets } from '#shared/page.ts';
import { SELLING_MODULES } from '#shared/pages.ts';

type ManifestChunk = { file: string; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, ManifestChunk>;

/** Returns the names of all chunks that a chunk needs before it runs, with its own. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
	const chunk = manifest[key];
	if (!chunk || seen.has(key)) return seen;
	seen.add(key);
	for (const imported of chunk.imports ?? []) closure(manifest, imported, seen);
	return seen;
}

/**
 * Reads Vite's manifest, and returns a function that lists the files of a page with the given modules. `entry` runs first and
 * later loads `start` and the modules. Modules are named by their path in the repository.
 */
export function createAssets(
	manifestFile: string,
	{ entry, start, styles }: { entry: string; start: string; styles: { first: string; whole: string } },
): (modules: readonly string[]) => PageAssets {
	const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
	const known = new Map<string, PageAssets>();
	const fileOf = (name: string): string => `/${manifest[name]?.file ?? ''}`;
	return (modules) => {
		const key = modules.join();
		const ready = known.get(key);
		if (ready) return ready;
		const chunks = new Set<string>();
		for (const module of [entry, start, ...modules]) closure(manifest, module, chunks);
		const files = [...chunks].map((name) => manifest[name]).filter((chunk) => chunk !== undefined);
		const assets: PageAssets = {
			script: fileOf(entry),
			...(modules.some((name) => SELLING_MODULES.includes(name))
				? { styles: [fileOf(styles.first)], wholeStyle: fileOf(styles.whole) }
				: { styles: [fileOf(styles.whole)] }),
			preloads: files.map((chunk) => `/${chunk.file}`).slice(1),
			sources: Object.fromEntries(modules.flatMap((name) => (manifest[name] ? [[name, `/${manifest[name].file}`]] : []))),
		};
		known.set(key, assets);
		return assets;
	};
}
