import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** Tells which modules the root's static imports reach: they come with it, whether they are used or not. */
function reachedFrom(root: string): (id: string, graph: Graph) => boolean {
	const answers = new Map<string, boolean>();
	return function reached(id, graph): boolean {
		if (id.endsWith(root)) return true;
		if (!answers.has(id)) {
			answers.set(id, false);
			answers.set(id, graph.getModuleInfo(id)?.importers.some((importer) => reached(importer, graph)) ?? false);
		}
		return answers.get(id) ?? false;
	};
}
const withEveryPage = reachedFrom('/client/start.tsx');
const withHome = reachedFrom('/client/features/home/home.route.tsx');

/**
 * What every page runs on travels as few files: a phone pays for each request. The rest is split by route and by what is asked for.
 * The entry needs `early` alone, so that the first picture shares the line with nothing else.
 */
const GROUPS = [
	{ name: 'early', test: /vite[\\/]preload-helper|client[\\/]app[\\/](deferred-layout|put-back|address)\.ts/ },
	{
		name: 'vendor',
		test: /node_modules[\\/](react|react-dom|react-router|scheduler|i18next|react-i18next|html-parse-stringify|void-elements)[\\/]/,
	},
	{
		name: (id: string, graph: Graph) => (withEveryPage(id, graph) ? 'base' : null),
		debugName: 'base',
		test: /[\\/](client[\\/](?!start)|shared[\\/])/,
	},
	{
		name: (id: string, graph: Graph) => (withHome(id, graph) ? 'parts' : null),
		debugName: 'parts',
		test: /[\\/](client[\\/](app|parts|ui|layout)|shared)[\\/]|features[\\/]home[\\/]ad-link\.tsx/,
	},
	// A few hundred bytes each, and used together. As files of their own, every page would name them all before it could load one.
	{
		name: 'controls',
		test: /client[\\/]ui[\\/](control-style|details|empty|error-summary|field|notice|retry-notice|rich-text|select|text-input|use-(attempt|loaded|long-wait|seconds-left))\.tsx?$/,
	},
	{ name: 'order', test: /client[\\/]parts[\\/](order[\\/]|price-amount)/ },
];

/** Files that a page has before it can ask for anything more: nothing needs to name them again. */
const ALWAYS_THERE = /[\\/](early|rolldown-runtime|vendor|base)-/;

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [react(), tailwindcss()],
	appType: 'custom',
	build: isSsrBuild
		? { outDir: 'dist/server', rolldownOptions: { input: 'client/entry.server.tsx' }, copyPublicDir: false, target: 'node26' }
		: {
				outDir: 'dist/client',
				manifest: true,
				rolldownOptions: { input: 'client/entry.client.ts', output: { codeSplitting: { groups: GROUPS } } },
				assetsInlineLimit: 0,
				modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !ALWAYS_THERE.test(file)) },
				target: 'es2023',
			},
}));
