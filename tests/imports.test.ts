import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import project from '../package.json' with { type: 'json' };
import { circles, TABLE, violations } from './support/import-rules.ts';
import { importsOf, reached, readImports } from './support/imports.ts';

const ROOT = join(import.meta.dirname, '..');
/** Folders that hold other folders of the product; each of those is counted by itself. */
const GATHERING = [
	'.',
	'client',
	'client/features',
	'client/parts',
	'server',
	'server/features',
	'shared',
	'shared/catalogue',
	'shared/rules',
];
const isOfProduct = (file: string): boolean => /^(client|server|shared)[/]/.test(file) && !file.includes('.test.');
const LONGEST_LINE = 160;
const LARGEST_FOLDER = 3_200;
/** A line with a list of classes: an attribute, or a text with values of Tailwind in brackets. */
const isClasses = (line: string): boolean => /class(Name)?=|@apply |[-:]\[|\[&/.test(line);
const isCode = (line: string): boolean => !/^\s*($|\/\/|\/?\*)/.test(line);

describe('the source files', () => {
	const imports = readImports(ROOT);

	test('import only what the table in tests/support/import-rules.ts allows', () => {
		expect(violations(imports)).toEqual([]);
	});

	test('don’t import each other in a circle, not even for types', () => {
		expect(circles(imports)).toEqual([]);
	});

	test('of the server stand in rooms that don’t import each other in a circle', () => {
		const room = (file: string): string => file.split('/', 2).join('/');
		const rooms: Record<string, string[]> = {};
		for (const [file, targets] of Object.entries(imports)) {
			if (!file.startsWith('server/') || file.includes('.test.')) continue;
			const others = targets.map(room).filter((target) => target.startsWith('server/') && target !== room(file));
			rooms[room(file)] = [...(rooms[room(file)] ?? []), ...others];
		}
		expect(circles(rooms)).toEqual([]);
	});

	test('of the product have no line that is too long, lists of classes aside', () => {
		const product = Object.keys(imports).filter(isOfProduct);
		const long = product.flatMap((file) =>
			readFileSync(join(ROOT, file), 'utf8')
				.split('\n')
				.flatMap((line, index) => (line.length > LONGEST_LINE && !isClasses(line) ? `${file}:${index + 1}` : [])),
		);
		expect(long).toEqual([]);
	});

	test('of the product stand in folders of a size that one can know', () => {
		const sizes = new Map<string, number>();
		for (const file of Object.keys(imports)) {
			if (!isOfProduct(file)) continue;
			const lines = readFileSync(join(ROOT, file), 'utf8').split('\n').filter(isCode).length;
			for (let folder = dirname(file); ; folder = dirname(folder)) {
				sizes.set(folder, (sizes.get(folder) ?? 0) + lines);
				if (GATHERING.includes(folder) || GATHERING.includes(dirname(folder))) break;
			}
		}
		expect(sizes.size).toBeGreaterThan(50);
		expect([...sizes].filter(([, lines]) => lines > LARGEST_FOLDER)).toEqual([]);
	});

	test('of the server import only the server and shared, directly and through others', () => {
		const paths = [...reached(imports, 'server/main.ts')].filter((target) => target in imports);
		expect(paths.filter((path) => !/^(server|shared)\//.test(path))).toEqual([]);
	});
});

describe('the table', () => {
	test('names existing rooms only', () => {
		const rooms = TABLE.flatMap(({ rooms, imports = [] }) => [...rooms, ...imports]).filter((room) => room !== '*');
		expect(rooms.filter((room) => !existsSync(join(ROOT, room.replace('/*', ''))))).toEqual([]);
	});

	test('allows production only packages that are installed there, and as tools only others', () => {
		const named = (list: 'packages' | 'tools') => TABLE.flatMap((row) => row[list] ?? []).filter((name) => !name.includes('*'));
		expect(named('packages').filter((name) => !(name in project.dependencies))).toEqual([]);
		expect(named('tools').filter((name) => !(name in project.devDependencies))).toEqual([]);
	});

	test.each([
		['shared imports nothing outside of shared', 'shared/rules/money.ts', 'server/request/errors.ts'],
		['shared knows no React', 'shared/rules/money.ts', 'react'],
		['shared reads no files', 'shared/rules/money.ts', 'node:fs'],
		['the server imports nothing of the client', 'server/pages/pages.ts', 'client/routes.tsx'],
		['the server imports nothing of the sandbox', 'server/main.ts', 'sandbox/server.ts'],
		['the client imports nothing of the server', 'client/app/api.ts', 'server/request/errors.ts'],
		['the client imports nothing of the sandbox', 'client/features/home/home.route.tsx', 'sandbox/server.ts'],
		['the client runs in browsers', 'client/app/api.ts', 'node:crypto'],
		['the sandbox imports nothing of the server', 'sandbox/server.ts', 'server/request/errors.ts'],
		['the sandbox imports nothing of the client', 'sandbox/server.ts', 'client/routes.tsx'],
		['a feature of the server imports no other', 'server/features/cart/cart.ts', 'server/features/booking/draft.ts'],
		['a feature of the server composes none', 'server/features/cart/cart.ts', 'server/features/handlers.ts'],
		['a feature of the client imports no other', 'client/features/cart/cart.route.tsx', 'client/features/home/hero.tsx'],
		['the features alone are composed by handlers.ts', 'server/app.ts', 'server/features/payment/pay.ts'],
		['client/app imports no client/ui', 'client/app/api.ts', 'client/ui/button.tsx'],
		['client/app imports no client/layout', 'client/app/api.ts', 'client/layout/footer.tsx'],
		['client/ui imports no client/parts', 'client/ui/button.tsx', 'client/parts/voyage-card.tsx'],
		['client/parts imports no client/layout', 'client/parts/voyage-card.tsx', 'client/layout/footer.tsx'],
		['client/parts imports no feature', 'client/parts/voyage-card.tsx', 'client/features/home/hero.tsx'],
		['client/layout imports no feature', 'client/layout/footer.tsx', 'client/features/home/hero.tsx'],
		['client/ui knows no call', 'client/ui/button.tsx', 'shared/catalogue/catalogue.ts'],
		['client/ui knows no address', 'client/ui/button.tsx', 'shared/paths.ts'],
		['client/ui knows no rule of cruises', 'client/ui/button.tsx', 'shared/rules/passenger.ts'],
		['client/ui gets its texts as props', 'client/ui/button.tsx', 'react-i18next'],
		['the texts are read by client/i18n alone', 'client/ui/button.tsx', 'shared/locales/cn/voyage.json'],
		['server/middleware imports no feature', 'server/middleware/csrf.ts', 'server/features/login/entry.ts'],
		['server/composition imports no feature', 'server/composition/voyages/cards.ts', 'server/features/voyage/voyage.ts'],
		['server/api imports no feature', 'server/api/invoke.ts', 'server/features/booking/picture.ts'],
		['only server/upstream calls the backend', 'server/features/cart/cart.ts', 'server/upstream/client.ts'],
		['only server/upstream and proxies import undici', 'server/api/invoke.ts', 'undici'],
		['only server/storage imports ioredis', 'server/services.ts', 'ioredis'],
		['only the banners import Swiper', 'client/ui/scroll-carousel.tsx', 'swiper'],
		['production imports no development package', 'server/app.ts', 'vite'],
		['production imports no test', 'server/app.ts', 'server/html.test.ts'],
		['production imports no support of tests', 'server/app.ts', 'tests/support/site.ts'],
		['production imports no support of component tests', 'client/routes.tsx', 'client/test-support/open-page.tsx'],
		['tests import no other test', 'tests/pages.test.ts', 'tests/orders.test.ts'],
		["a feature's test imports no other feature", 'server/features/cart/a.test.ts', 'server/features/booking/draft.ts'],
		['the browser tests see no inside of the server', 'e2e/home.pair.spec.ts', 'server/request/errors.ts'],
	])('%s', (_rule, file, target) => {
		expect(violations({ [file]: [target] })).toEqual([`${file} may not import ${target}`]);
	});

	test('has a row for every file', () => {
		expect(violations({ 'attic/a.ts': [] })).toEqual(['attic/a.ts stands in no row of the table']);
	});
});

test('a circle is found, and named with all its files', () => {
	const imports = { 'a.ts': ['b.ts', 'd.ts'], 'b.ts': ['c.ts'], 'c.ts': ['b.ts'], 'd.ts': [] };
	expect(circles(imports)).toEqual([['b.ts', 'c.ts', 'b.ts']]);
});

test('imports through other files are found', () => {
	expect([...reached({ 'a.ts': ['b.ts'], 'b.ts': ['c.ts', 'a.ts'] }, 'a.ts')]).toEqual(['b.ts', 'c.ts', 'a.ts']);
});

describe('an import is seen when it is written as', () => {
	test.each([
		["import { a } from '../b.ts'", 'client/b.ts'],
		["import '../b.css'", 'client/b.css'],
		["import type { A } from '#shared/b.ts'", 'shared/b.ts'],
		["import { type A } from '#server/b.ts'", 'server/b.ts'],
		["export { a } from './b.ts'", 'client/app/b.ts'],
		["export * from '#client/b.ts'", 'client/b.ts'],
		["const a = () => import('#sandbox/b.ts')", 'sandbox/b.ts'],
		["type A = typeof import('./b.ts')", 'client/app/b.ts'],
		["const a = new URL('b.sql', import.meta.url)", 'client/app/b.sql'],
		["const a = import.meta.glob(['../root.ts*', '!**/c.ts'])", 'client/root.tsx'],
		["import a from '@base-ui/react/dialog'", '@base-ui/react'],
		["import { a } from 'react-dom/server'", 'react-dom'],
		["import { a } from 'node:fs/promises'", 'node:fs/promises'],
	])('%s', (text, target) => {
		expect(importsOf(ROOT, 'client/app/a.tsx', text)).toEqual([target]);
	});

	test.each([
		['@import "./b.css" layer(base);', 'client/styles/b.css'],
		['a { src: url("@fontsource/fraunces/files/a.woff2") }', '@fontsource/fraunces'],
	])('%s', (text, target) => {
		expect(importsOf(ROOT, 'client/styles/a.css', text)).toEqual([target]);
	});
});
