import type { RequestHandler } from 'express';
import { createServer } from 'vite';
import type { PageAssets } from '#shared/page.ts';
import type { Rendered, RenderInput } from '#shared/render.ts';
import type { Renderer } from './renderer.ts';

/**
 * Starts Vite as middleware, and a renderer that loads the server entry through it at every request, so that both sides reload
 * hot.
 */
export async function startDevelopment(
	root: string,
): Promise<{ middleware: RequestHandler; renderer: Renderer; close: () => Promise<void> }> {
	const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
	const assets: PageAssets = {
		script: '/client/entry.client.ts',
		style: '/client/styles/main.css',
		preloads: [],
		sources: {},
	};
	const shell = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>');
	const headSnippet = /<head>([\s\S]*)<\/head>/.exec(shell)?.[1] ?? '';
	return {
		middleware: vite.middlewares as unknown as RequestHandler,
		renderer: {
			build: 'development',
			headSnippet,
			render: async (input) => {
				const entry = (await vite.ssrLoadModule('/client/entry.server.tsx')) as {
					render: (input: RenderInput) => Promise<Rendered>;
				};
				return entry.render({ ...input, wait: true, assetsOf: () => assets });
			},
		},
		close: () => vite.close(),
	};
}
