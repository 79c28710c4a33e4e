import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Api } from '#shared/catalogue/catalogue.ts';
import type { PageAssets, PageFacts } from '#shared/page.ts';
import { createAssets } from './assets.ts';

export type RenderInput = {
	request: Request;
	api: Api;
	facts: Omit<PageFacts, 'assets'>;
	assetsOf: (modules: readonly string[]) => PageAssets;
	/** Wait for every late part before answering, so that the page comes out whole. */
	wait: boolean;
};

type StreamHandlers = {
	nonce: string;
	onShell: () => void;
	onShellError: (error: unknown) => void;
	onError: (error: unknown) => void;
};

/** A redirect, a whole page, or a page that still waits for parts and wants to be streamed. */
export type Rendered =
	| { kind: 'redirect'; status: number; location: string }
	| { kind: 'whole'; status: number; html: string }
	| {
			kind: 'pending';
			status: number;
			stream: (handlers: StreamHandlers) => { pipe: (to: NodeJS.WritableStream) => void; abort: () => void };
	  };

export type Renderer = {
	render: (input: Omit<RenderInput, 'assetsOf'>) => Promise<Rendered>;
	/** Names this build; cache keys carry it. */
	build: string;
	/** What the page's head needs besides, as HTML (Vite's client in development). */
	headSnippet: string;
};

type ServerEntry = { render: (input: RenderInput) => Promise<Rendered> };

/** The browser's first file, and what it imports once the first picture is there. */
export const BROWSER_ENTRIES = { entry: 'client/entry.client.ts', start: 'client/start.tsx' };

/** The renderer of the production build under `dist/`. Throws when there is no build. */
export async function loadBuiltRenderer(root: string): Promise<Renderer> {
	const manifest = resolve(root, 'dist/client/.vite/manifest.json');
	const entry = (await import(pathToFileURL(resolve(root, 'dist/server/entry.server.js')).href)) as ServerEntry;
	const assetsOf = createAssets(manifest, BROWSER_ENTRIES);
	const build = readFileSync(resolve(root, 'dist/build-id'), 'utf8').trim();
	return { build, headSnippet: '', render: (input) => entry.render({ ...input, assetsOf }) };
}
