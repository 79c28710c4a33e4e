import type { Row } from './import-row.ts';
import type { Imports } from './imports.ts';
import { SERVER_ROWS } from './server-import-rules.ts';

const REACT = ['react', 'react-router', 'i18next', 'react-i18next'];
const FORMS = ['@conform-to/react', 'zod'];

/** The allowed imports. The last row that fits a file counts. A test beside a file keeps to the file's row, but may use any package and `FOR_TESTS`. */
export const TABLE: readonly Row[] = [
	{ rooms: ['shared'], packages: ['zod'] },
	// Reads upstream's times; it runs on the server only, like every schema.
	{ rooms: ['shared/catalogue/written-times.ts'], imports: ['shared'], packages: ['dayjs'] },

	// Counts lunar days, on the server only: a browser gets them.
	{ rooms: ['shared/rules/sentence/festival-days.ts'], imports: ['shared'], packages: ['tyme4ts'] },

	...SERVER_ROWS,

	// The client, from below: no pixels, pixels that know no cruise, parts that do, what is around every page, pages.
	{ rooms: ['client/styles'], packages: ['@fontsource/fraunces', '@fontsource-variable/source-sans-3'], tools: ['tailwindcss'] },
	{ rooms: ['client/source-loader.ts'] },
	{ rooms: ['client/i18n'], imports: ['shared', 'client/source-loader.ts'], packages: ['i18next', 'react-i18next'] },
	{ rooms: ['client/app'], imports: ['shared', 'client/i18n'], packages: REACT },
	{ rooms: ['client/app/event-sender.ts'], imports: ['shared', 'client/app'], packages: ['react-router', 'web-vitals'] },
	{
		rooms: ['client/ui'],
		imports: [
			'shared/layout.ts',
			'shared/pictures.ts',
			'shared/press-key.ts',
			'shared/rules/countdown.ts',
			'shared/rules/month-picker.ts',
			'shared/rules/phone.ts',
			'shared/rules/read-date.ts',
			'shared/rules/typed-text.ts',
			// A control whose code is loaded with its first use waits for the network as pages do.
			'client/app/chunk-loading.ts',
			// What a page draws first depends on where it was left; the rest follows its first frame.
			'client/app/scroll-position.ts',
			'client/app/timing.ts',
		],
		packages: ['react', 'react-router', '@base-ui/react', ...FORMS],
	},
	{ rooms: ['client/ui/banner-swiper.ts'], packages: ['swiper'] },
	{ rooms: ['client/ui/show-failures.ts'], packages: ['react', 'react-dom'] },
	{ rooms: ['client/ui/once-shown.tsx'], imports: ['client/ui'], packages: ['react', 'react-dom'] },
	{ rooms: ['client/parts'], imports: ['shared', 'client/app', 'client/ui'], packages: [...REACT, ...FORMS] },
	{
		rooms: ['client/layout'],
		imports: ['shared', 'client/app', 'client/ui', 'client/parts'],
		packages: [...REACT, '@base-ui/react'],
	},
	{
		rooms: ['client/features/*'],
		imports: ['shared', 'client/app', 'client/ui', 'client/parts', 'client/layout'],
		packages: [...REACT, ...FORMS, '@base-ui/react'],
	},
	{
		rooms: ['client/routes.tsx', 'client/root.tsx'],
		imports: [
			'shared',
			'client/source-loader.ts',
			'client/app',
			'client/ui/link.tsx',
			'client/ui/region.tsx',
			'client/layout',
			'client/features',
		],
		packages: ['react', 'react-router'],
	},
	{ rooms: ['client/route-modules.ts'], imports: ['client/routes.tsx', 'client/features'] },
	{ rooms: ['client/source-files.ts'], imports: ['shared', 'client/route-modules.ts'] },
	{
		rooms: [
			'client/document.tsx',
			'client/start.tsx',
			'client/entry.client.ts',
			'client/entry.server.tsx',
			'client/hydration-text.ts',
		],
		imports: [
			'shared',
			'client/source-loader.ts',
			'client/source-files.ts',
			'client/route-modules.ts',
			'client/i18n',
			'client/app',
			'client/ui',
			'client/styles',
			'client/routes.tsx',
		],
		packages: [...REACT, 'react-dom'],
	},

	// Tests of components stand on it.
	{ rooms: ['client/test-support'], imports: ['shared', 'client'], tools: ['*'] },

	// Samples of `client/ui`, for development.
	{
		rooms: ['gallery'],
		imports: ['shared', 'client/ui', 'client/styles'],
		packages: [...REACT, 'react-dom', 'node:*'],
		tools: ['*'],
	},

	{ rooms: ['sandbox'], imports: ['shared'], packages: ['qrcode', 'zod', 'node:*'], tools: ['pdfkit'] },
	{ rooms: ['sandbox/art'], imports: ['shared/pictures.ts'], packages: ['sharp', 'node:*'] },

	{ rooms: ['tests'], imports: ['*'], packages: ['*'], tools: ['*'] },
	{ rooms: ['e2e'], imports: ['shared', 'sandbox', 'client/i18n', 'tests/support'], packages: ['*'], tools: ['*'] },
	{ rooms: ['bench'], imports: ['shared', 'server', 'sandbox', 'tests/support'], packages: ['*'], tools: ['*'] },
	{ rooms: ['scripts'], imports: ['shared', 'server', 'sandbox', 'tests/support'], packages: ['*'], tools: ['*'] },
	{
		rooms: [
			'playwright.config.ts',
			'engines.config.ts',
			'look.config.ts',
			'vite.config.ts',
			'vitest.config.ts',
			'fleet.config.ts',
			'mutations.config.ts',
		],
		imports: ['shared', 'tests/support/free-port.ts'],
		packages: ['node:*'],
		tools: ['*'],
	},
];

/** Rooms that every test beside a file may use: the support of tests, and the texts as the server has them. */
const FOR_TESTS = ['tests/support', 'client/test-support', 'client/i18n'];

const TEST = /\.(test|spec)(?=\.tsx?$)/;

/** The room that `name` means for `file`: itself, or the folder that its `*` stands for; undefined where the file is elsewhere. */
function roomOf(file: string, name: string): string | undefined {
	const wanted = name.split('/');
	const parts = file.split('/');
	const fits = wanted.every((part, at) => (part === '*' ? at < parts.length - 1 : part === parts[at]));
	return fits ? parts.slice(0, wanted.length).join('/') : undefined;
}

type Place = { row: Row; own: readonly string[] };

function placeOf(file: string): Place | undefined {
	const beside = file.replace(TEST, '');
	const row = TABLE.findLast(({ rooms }) => rooms.some((room) => roomOf(beside, room)));
	return row && { row, own: row.rooms.flatMap((room) => (room.includes('*') ? (roomOf(beside, room) ?? []) : room)) };
}

function mayImport(file: string, target: string, { row, own }: Place): boolean {
	const forTests = TEST.test(file) ? FOR_TESTS : [];
	if (placeOf(target)) {
		return (
			!TEST.test(target) && [...own, ...(row.imports ?? []), ...forTests].some((room) => room === '*' || roomOf(target, room))
		);
	}
	const allowed = [...(row.packages ?? []), ...(row.tools ?? []), ...(TEST.test(file) ? ['*'] : [])];
	return allowed.some((name) => name === '*' || name === target || (name === 'node:*' && target.startsWith('node:')));
}

/** Every import that the table doesn't allow, as a sentence each. */
export function violations(imports: Imports): string[] {
	return Object.entries(imports).flatMap(([file, targets]) => {
		const place = placeOf(file);
		if (!place) return [`${file} stands in no row of the table`];
		return targets.filter((target) => !mayImport(file, target, place)).map((target) => `${file} may not import ${target}`);
	});
}

/** Files that import each other in a circle, each circle as its files in order. */
export function circles(imports: Imports): string[][] {
	const done = new Set<string>();
	const found: string[][] = [];
	const visit = (file: string, path: readonly string[]): void => {
		if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file]);
		if (done.has(file) || path.includes(file)) return;
		for (const target of imports[file] ?? []) visit(target, [...path, file]);
		done.add(file);
	};
	for (const file of Object.keys(imports)) visit(file, []);
	return found;
}
