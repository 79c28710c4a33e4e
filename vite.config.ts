import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { SELLING_MODULES } from './shared/pages.ts';

type Graph = { getModuleInfo(id: string): { importers: readonly string[]; importedIds: readonly string[] } | null };

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

/** True for a module that stands on no library besides React and its router. */
function isLight(id: string, graph: Graph): boolean {
	if (/[\\/]node_modules[\\/]/.test(id)) return /[\\/]node_modules[\\/](react|react-router)[\\/]/.test(id);
	return (graph.getModuleInfo(id)?.importedIds ?? []).every((imported) => isLight(imported, graph));
}

/**
 * The files that several pages share, so that a page asks for few: a phone pays for each request. The rest is split by route and by what is
 * loaded when it is used. A group says what its modules have in common and names none of them.
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
		test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
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
	{
		// A few hundred bytes each, and used together. As files of their own, every page would name them all before it could load one.
		name: (id: string, graph: Graph) => (isLight(id, graph) ? 'controls' : null),
		debugName: 'controls',
		test: /[\\/]client[\\/]ui[\\/]/,
		minShareCount: 6,
	},
	{ name: 'order', test: /[\\/]client[\\/]parts[\\/]order[\\/]/ },
];

/** Files that a page has before it can ask for anything more: nothing needs to name them again. */
const ALWAYS_THERE = /[\\/](early|rolldown-runtime|vendor|base)-/;

/** The files that a first view of the pages that sell is made of, with its lazy parts: browsers keep what the server drew of the voyage's chart. */
const FIRST_VIEW = [
	'client/start.tsx',
	...SELLING_MODULES,
	'client/features/voyage/route-chart.tsx',
	'client/features/search/comparison.tsx',
	'client/layout/header/member-menu.tsx',
];

/** Adds to `found` the files that a file's static imports reach, with the file itself. */
function addReached(file: string, found: Set<string>): Set<string> {
	if (found.has(file) || !existsSync(file)) return found;
	found.add(file);
	for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type )[^;]*? from '([#.][^']+)'/gm))
		addReached(path.startsWith('#') ? join(import.meta.dirname, path.slice(1)) : join(dirname(file), path), found);
	return found;
}

/** Writes the files of the first view into its stylesheet, for Tailwind to read their classes. */
const firstViewStyle = (): Plugin => ({
	name: 'first-view-style',
	enforce: 'pre',
	transform: {
		filter: { id: /client\/styles\/first\.css$/ },
		handler(css) {
			const files = new Set<string>();
			for (const file of FIRST_VIEW) addReached(join(import.meta.dirname, file), files);
			return css + [...files].map((file) => `@source "${file}";\n`).join('');
		},
	},
});

/** Characters of a file that is worth the line below. */
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

/** React's build for Bun as one file, which the server's bundle takes in. */
const BUN_BUILD = join(import.meta.dirname, 'node_modules/react-dom/cjs/react-dom-server.bun.production.js');
const COUNT_BYTES = 'Buffer.byteLength(chunk, "utf8")';

/**
 * Lets React count the characters of each piece of a stream instead of its bytes, a fifth of the stream's time. It uses the sum only to choose which
 * late parts it sends apart. Fails the build where React's text is another.
 */
function countCharacters(): Plugin {
	let isDone = false;
	return {
		name: 'count-characters',
		transform: {
			filter: { id: /react-dom-server\.bun\.production\.js$/ },
			handler(code) {
				isDone = code.includes(COUNT_BYTES);
				return { code: code.replace(COUNT_BYTES, 'chunk.length'), map: null };
			},
		},
		buildEnd(error) {
			if (!error && !isDone) this.error('React counts bytes in another way now');
		},
	};
}

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [react(), firstViewStyle(), tailwindcss(), isSsrBuild ? countCharacters() : compileWhole()],
	resolve: isSsrBuild ? { alias: { 'react-dom/server.bun': BUN_BUILD } } : {},
	appType: 'custom',
	build: isSsrBuild
		? { outDir: 'dist/server', rolldownOptions: { input: 'client/entry.server.tsx' }, copyPublicDir: false, target: 'node26' }
		: {
				outDir: 'dist/client',
				manifest: true,
				rolldownOptions: {
					input: ['client/entry.client.ts', 'client/styles/first.css', 'client/styles/main.css', 'client/styles/utilities.css'],
					output: { codeSplitting: { groups: GROUPS } },
					// Reading a property does nothing: libraries read many that no code uses. A read that forces a layout would be dropped too.
					treeshake: { propertyReadSideEffects: false },
				},
				assetsInlineLimit: 0,
				modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !ALWAYS_THERE.test(file)) },
				target: 'es2023',
			},
}));
