import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** Makes a test for the modules that a file's static imports reach: they are loaded with it, whether they are used or not. */
function reachedFrom(file: string): (id: string, graph: Graph) => boolean {
	const answers = new Map<string, boolean>();
	return function reached(id, graph): boolean {
		if (id.endsWith(file)) return true;
		if (!answers.has(id)) {
			answers.set(id, false);
			answers.set(id, graph.getModuleInfo(id)?.importers.some((importer) => reached(importer, graph)) ?? false);
		}
		return answers.get(id) ?? false;
	};
}
const withEntry = reachedFrom('/client/entry.client.ts');
const withEveryPage = reachedFrom('/client/start.tsx');
const withHome = reachedFrom('/client/features/home/home.route.tsx');

/**
 * The files that several pages share, so that a page asks for few: a phone pays for each request. The rest is split by route and by what is
 * loaded when it is used. Except `vendor`, a group is a condition, not a list.
 */
const GROUPS = [
	{
		// The entry runs before anything else has come, and shares the line with the first picture: it takes nothing but this.
		name: (id: string, graph: Graph) => (withEntry(id, graph) ? 'early' : null),
		debugName: 'early',
		test: /vite[\\/]preload-helper|[\\/]client[\\/]app[\\/]/,
	},
	{
		name: 'vendor',
		test: /node_modules[\\/](react|react-dom|react-router|scheduler|i18next|react-i18next)[\\/]/,
	},
	{
		name: (id: string, graph: Graph) => (withEveryPage(id, graph) ? 'base' : null),
		debugName: 'base',
		test: /[\\/](client|shared)[\\/]/,
	},
	{
		// The modules that home shares with other pages.
		name: (id: string, graph: Graph) => (withHome(id, graph) ? 'parts' : null),
		debugName: 'parts',
		test: /[\\/](client|shared)[\\/]/,
		minShareCount: 2,
	},
];

/** Characters of a file from which on the hint for the engine pays. */
const LARGE = 4_000;

/**
 * Asks browsers to compile each large file whole while it loads, beside the page's own thread: function by function, a page's code was compiled when it
 * was drawn, a quarter of the time of a press ("Explicit JavaScript Compile Hints", WICG). The line must be the file's first, before what Vite adds.
 */
const compileWhole = (): Plugin => ({
	name: 'compile-whole',
	generateBundle: {
		order: 'post',
		handler(_, files) {
			for (const file of Object.values(files))
				if (file.type === 'chunk' && file.code.length > LARGE) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
		},
	},
});

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [react(), tailwindcss(), !isSsrBuild && compileWhole()],
	appType: 'custom',
	build: isSsrBuild
		? { outDir: 'dist/server', rolldownOptions: { input: 'client/entry.server.tsx' }, copyPublicDir: false, target: 'node26' }
		: {
				outDir: 'dist/client',
				manifest: true,
				rolldownOptions: {
					input: ['client/entry.client.ts', 'client/styles/main.css'],
					output: { codeSplitting: { groups: GROUPS } },
				},
				assetsInlineLimit: 0,
				modulePreload: { polyfill: false },
				target: 'es2023',
			},
}));
