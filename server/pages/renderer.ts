import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rendered, RenderInput } from '#shared/render.ts';
import { createAssets } from './assets.ts';

export type Renderer = {
	render: (input: Omit<RenderInput, 'assetsOf'>) => Promise<Rendered>;
	/** The name of this build, which is part of cache keys. */
	build: string;
	/** Further HTML for the page's head (Vite's client in development). */
	headSnippet: string;
};

type ServerEntry = { render: (input: RenderInput) => Promise<Rendered> };

/**
 * The browser's first file, the file that it imports once the first picture is loaded, and the stylesheets: `first` of the pages that sell, `more` with
 * the rest of the rules, `whole` with all of them.
 */
export const BROWSER_ENTRIES = {
	entry: 'client/entry.client.ts',
	start: 'client/start.tsx',
	styles: { first: 'client/styles/first.css', more: 'client/styles/utilities.css', whole: 'client/styles/main.css' },
};

/** Loads the renderer of the production build under `dist/`. Throws when there is no build. */
export async function loadBuiltRenderer(root: string): Promise<Renderer> {
	const manifest = resolve(root, 'dist/client/.vite/manifest.json');
	const entry = (await import(pathToFileURL(resolve(root, 'dist/server/entry.server.js')).href)) as ServerEntry;
	const assetsOf = createAssets(manifest, BROWSER_ENTRIES);
	const build = readFileSync(resolve(root, 'dist/build-id'), 'utf8').trim();
	return { build, headSnippet: '', render: (input) => entry.render({ ...input, assetsOf }) };
}
