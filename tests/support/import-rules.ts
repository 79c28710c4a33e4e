import type { Imports } from './imports.ts';

/**
 * A row of the table. `rooms` are folders or files; `*` stands for one folder, and each such folder is a room of its own.
 * Files of a room may import their own room, the rooms in `imports`, and from npm the production `packages` and development's `tools`. `'*'` is any.
 */
export type Row = {
	rooms: readonly string[];
	imports?: readonly string[];
	packages?: readonly string[];
	tools?: readonly string[];
};

const REACT = ['react', 'react-router', 'react-i18next'];
const FORMS = ['@conform-to/react', 'zod'];

/** Who may import whom. The last row that fits a file counts. A test beside a file keeps to the file's row, but may use any package and `FOR_TESTS`. */
export const TABLE: readonly Row[] = [
	{ rooms: ['shared'], packages: ['zod'] },
	// Reads upstream's times; it runs on the server only, like every schema.
	{ rooms: ['shared/catalogue/wire-times.ts'], imports: ['shared'], packages: ['dayjs'] },

	// The server, from below: what knows nothing of requests first, who composes everything last.
	{
		rooms: [
			'server/errors.ts',
			'server/identity.ts',
			'server/partners.ts',
			'server/redis-address.ts',
			'server/sale.ts',
			'server/upstream-errors.ts',
		],
		imports: ['shared'],
		packages: ['zod'],
	},
	{
		rooms: ['server/config.ts'],
		imports: ['shared', 'server/partners.ts', 'server/redis-address.ts', 'server/sale.ts', 'server/upstream-errors.ts'],
		packages: ['zod', 'node:*'],
	},
	{ rooms: ['server/listener.ts'], packages: ['node:*'] },
	{ rooms: ['server/log-fields.ts'] },
	// What everybody may tell of, and the names of routes.
	{ rooms: ['server/watch.ts'], imports: ['shared', 'server/identity.ts', 'server/overload/load-class.ts'] },
	{ rooms: ['server/request-route.ts'], imports: ['shared'] },
	{ rooms: ['server/traces.ts'] },
	{
		rooms: ['server/storage'],
		imports: [
			'shared',
			'server/errors.ts',
			'server/identity.ts',
			'server/log-fields.ts',
			'server/redis-address.ts',
			'server/watch.ts',
		],
		packages: ['ioredis', 'connect-redis', 'express-session', 'rate-limiter-flexible', 'node:*'],
	},
	{ rooms: ['server/slices.ts'], packages: ['node:*'] },
	{
		rooms: ['server/upstream'],
		imports: [
			'shared',
			'server/errors.ts',
			'server/log-fields.ts',
			'server/slices.ts',
			'server/traces.ts',
			'server/upstream-errors.ts',
			'server/watch.ts',
		],
		packages: ['undici', 'cockatiel', 'zod', 'node:*'],
	},
	{ rooms: ['server/tracking'], imports: ['shared'], packages: ['undici'] },
	// What a request's facts are, and what its address and headers say of language.
	{ rooms: ['server/request-facts.ts'], imports: ['shared', 'server/errors.ts', 'server/identity.ts'], packages: ['express'] },
	{ rooms: ['server/language.ts'], imports: ['shared'], packages: ['node:*'] },
	// What features and the middleware share of payments.
	{ rooms: ['server/cashier-link.ts'], imports: ['server/storage'], packages: ['node:*'] },
	{ rooms: ['server/pictures'], imports: ['shared'] },
	// Files of other hosts: fetched within bounds.
	{ rooms: ['server/outside'], imports: ['server/errors.ts'], packages: ['undici', 'node:*'] },
	// Pictures of other hosts: resized, kept.
	{
		rooms: ['server/foreign-pictures'],
		imports: ['server/outside', 'server/errors.ts', 'server/log-fields.ts'],
		packages: ['sharp', 'node:*'],
	},
	// What a feature may use while it answers a call.
	{ rooms: ['server/handler.ts'], imports: ['shared', 'server/storage', 'server/identity.ts', 'server/log-fields.ts'] },
	{
		rooms: ['server/composition'],
		imports: ['shared', 'server/handler.ts', 'server/errors.ts', 'server/identity.ts', 'server/slices.ts'],
		packages: ['sanitize-html', 'node:*'],
	},
	// The line for a sale: who has begun to book needs no place.
	{
		rooms: ['server/waiting-room'],
		imports: [
			'shared',
			'server/composition/open-bookings.ts',
			'server/handler.ts',
			'server/storage',
			'server/errors.ts',
			'server/log-fields.ts',
			'server/sale.ts',
			'server/watch.ts',
		],
		packages: ['node:*'],
	},
	{
		rooms: ['server/features/*'],
		imports: [
			'shared',
			'server/handler.ts',
			'server/composition',
			'server/cashier-link.ts',
			'server/pictures',
			'server/storage',
			'server/errors.ts',
			'server/identity.ts',
		],
		packages: ['zod', 'qrcode', 'pinyin-pro', 'node:*'],
	},
	{ rooms: ['server/features/handlers.ts'], imports: ['server/handler.ts', 'server/features'] },
	{
		rooms: ['server/api'],
		imports: [
			'shared',
			'server/handler.ts',
			'server/request-facts.ts',
			'server/pictures',
			'server/storage',
			'server/upstream',
			'server/waiting-room',
			'server/errors.ts',
			'server/identity.ts',
			'server/log-fields.ts',
			'server/watch.ts',
		],
		packages: ['express', 'zod', 'node:*'],
	},
	{
		rooms: ['server/middleware'],
		imports: [
			'shared',
			'server/api',
			'server/foreign-pictures',
			'server/storage',
			'server/cashier-link.ts',
			'server/language.ts',
			'server/request-facts.ts',
			'server/errors.ts',
			'server/identity.ts',
			'server/log-fields.ts',
			'server/request-route.ts',
			'server/watch.ts',
		],
		packages: ['express', 'express-session', 'helmet', 'qrcode', 'sirv', 'node:*'],
	},
	// Tells what a request is worth by its address, cookie and browser alone.
	{
		rooms: ['server/overload'],
		imports: [
			'server/middleware/cookies.ts',
			'server/pages/page-key.ts',
			'server/errors.ts',
			'server/request-route.ts',
			'server/watch.ts',
		],
		packages: ['express', 'isbot', 'node:*'],
	},
	{ rooms: ['server/overload/load-class.ts'] },
	// Both pass requests on to another server as they are.
	{
		rooms: ['server/middleware/demonstration.ts', 'server/middleware/media.ts'],
		imports: ['server/middleware', 'server/errors.ts'],
		packages: ['express', 'undici', 'node:*'],
	},
	{
		rooms: ['server/pages'],
		imports: [
			'shared',
			'server/api',
			'server/middleware',
			'server/language.ts',
			'server/errors.ts',
			'server/identity.ts',
			'server/log-fields.ts',
			'server/request-facts.ts',
			'server/watch.ts',
		],
		packages: ['@remix-run/node-fetch-server', 'express', 'isbot', 'node:*'],
	},
	{
		rooms: ['server/pages/development.ts'],
		imports: ['shared', 'server/pages'],
		packages: ['express', 'node:*'],
		tools: ['vite'],
	},
	{ rooms: ['server/observability'], imports: ['server/services.ts', 'server/log-fields.ts'], packages: ['express', 'pino'] },
	// Listens to what the others tell, and is asked by nobody but its own port.
	{
		rooms: ['server/metrics'],
		imports: [
			'shared',
			'server/api/begin-session.ts',
			'server/overload/load-class.ts',
			'server/errors.ts',
			'server/request-route.ts',
			'server/watch.ts',
		],
		packages: ['prom-client', 'node:*'],
	},
	{
		rooms: ['server/tracing'],
		imports: ['server/errors.ts', 'server/request-route.ts', 'server/traces.ts'],
		packages: [
			'@opentelemetry/api',
			'@opentelemetry/core',
			'@opentelemetry/exporter-trace-otlp-http',
			'@opentelemetry/resources',
			'@opentelemetry/sdk-trace',
			'node:*',
		],
	},
	{
		rooms: ['server/observe.ts'],
		imports: ['server/metrics', 'server/tracing', 'server/config.ts', 'server/traces.ts', 'server/watch.ts'],
		packages: ['node:*'],
	},
	{
		rooms: ['server/services.ts'],
		imports: [
			'server/features/handlers.ts',
			'server/composition/content.ts',
			'server/foreign-pictures',
			'server/outside',
			'server/api',
			'server/storage',
			'server/upstream',
			'server/tracking',
			'server/waiting-room',
			'server/config.ts',
			'server/sale.ts',
			'server/log-fields.ts',
			'server/traces.ts',
			'server/watch.ts',
		],
		packages: ['node:*'],
	},
	{
		rooms: ['server/app.ts', 'server/serve.ts', 'server/main.ts'],
		imports: [
			'server/api',
			'server/middleware',
			'server/pages',
			'server/observability',
			'server/overload',
			'server/cashier-link.ts',
			'server/request-facts.ts',
			'server/config.ts',
			'server/listener.ts',
			'server/services.ts',
			'server/log-fields.ts',
			'server/observe.ts',
			'server/watch.ts',
		],
		packages: ['express', 'node:*'],
	},

	// The client, from below: no pixels, pixels that know no cruise, parts that do, what is around every page, pages.
	{ rooms: ['client/styles'], packages: ['@fontsource/fraunces', '@fontsource-variable/source-sans-3'], tools: ['tailwindcss'] },
	{ rooms: ['client/source-loader.ts'] },
	{ rooms: ['client/i18n'], imports: ['shared', 'client/source-loader.ts'], packages: ['i18next', 'react-i18next'] },
	{ rooms: ['client/app'], imports: ['shared', 'client/i18n'], packages: REACT },
	{ rooms: ['client/app/event-sender.ts'], imports: ['shared', 'client/app'], packages: ['react-router', 'web-vitals'] },
	{
		rooms: ['client/ui'],
		imports: ['shared/constants.ts', 'shared/pictures.ts', 'shared/rules/countdown.ts', 'shared/rules/month-picker.ts'],
		packages: ['react', 'react-router', '@base-ui/react', ...FORMS],
	},
	{ rooms: ['client/ui/banner-swiper.ts'], packages: ['swiper'] },
	{ rooms: ['client/parts'], imports: ['shared', 'client/app', 'client/ui'], packages: [...REACT, ...FORMS, 'i18next'] },
	{
		rooms: ['client/layout'],
		imports: ['shared', 'client/app', 'client/ui', 'client/parts'],
		packages: [...REACT, '@base-ui/react'],
	},
	{
		rooms: ['client/features/*'],
		imports: ['shared', 'client/app', 'client/ui', 'client/parts', 'client/layout'],
		packages: [...REACT, ...FORMS, '@base-ui/react', 'i18next'],
	},
	{
		rooms: ['client/routes.tsx', 'client/root.tsx'],
		imports: ['shared', 'client/source-loader.ts', 'client/app', 'client/layout', 'client/features'],
		packages: ['react', 'react-router'],
	},
	{ rooms: ['client/route-modules.ts'], imports: ['client/routes.tsx', 'client/features'] },
	{ rooms: ['client/source-files.ts'], imports: ['client/i18n', 'client/route-modules.ts'] },
	{
		rooms: ['client/document.tsx', 'client/start.tsx', 'client/entry.client.ts', 'client/entry.server.tsx'],
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
		packages: [...REACT, 'react-dom', 'i18next'],
	},

	// Tests of components stand on it.
	{ rooms: ['client/test-support'], imports: ['shared', 'client'], tools: ['*'] },

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
		],
		imports: ['shared'],
		packages: ['node:*'],
		tools: ['*'],
	},
];

/** What tests beside a file may use besides: the support of tests, and the texts as the server has them. */
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
