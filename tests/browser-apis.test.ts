import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** What browsers have for pages over TLS only, and the files that go without it where it is missing. */
const OVER_TLS_ONLY: readonly [api: RegExp, files: readonly string[]][] = [
	[/crypto\.randomUUID/, []],
	[/crypto\.subtle/, ['client/app/kept-passes.ts']],
	[/navigator\.clipboard/, ['client/ui/copy-button.tsx']],
	[/navigator\.share\b/, ['client/features/voyage/hero.tsx']],
	[/navigator\.wakeLock/, ['client/features/tickets/use-wake-lock.ts']],
	[/navigator\.serviceWorker/, ['client/app/kept-passes.ts', 'client/features/tickets/keep-passes.ts']],
	[/\bcaches\.(open|keys|delete|match)/, ['client/app/kept-passes.ts', 'client/features/tickets/keep-passes.ts']],
	[
		/navigator\.(locks|credentials|storage|mediaDevices|geolocation|usb)\b|\bcookieStore\b|\bPaymentRequest\b|\bNotification\(/,
		[],
	],
];

const sources = globSync('{client,shared}/**/*.{ts,tsx}', { cwd: ROOT })
	.filter((file) => !/\.test\.|client\/test-support\//.test(file))
	.map((file) => ({ file, code: readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '') }));

test.each(OVER_TLS_ONLY)('pages use %s only where they do without it over plain http', (api, files) => {
	expect(
		sources
			.filter(({ code }) => api.test(code))
			.map(({ file }) => file)
			.sort(),
	).toEqual(files);
});

test('pages format nothing by the browser’s own habits, which differ from the server’s', () => {
	const habits = /\bIntl\.|\.toLocale(String|DateString|TimeString)\(/;
	// The server alone reads replies by the catalogue.
	const onPages = sources.filter(({ file }) => !file.startsWith('shared/catalogue/'));
	expect(onPages.filter(({ code }) => habits.test(code)).map(({ file }) => file)).toEqual([]);
});

/** Code that nothing pressed waits for: the page's own, what runs when the browser is idle, and what is loaded ahead of a press. */
const LOADED_AHEAD = [
	'client/entry.client.ts',
	'client/features/check-in/session/session-guard.tsx',
	'client/features/home/experience.tsx',
	'client/features/home/overlays.tsx',
	'client/features/search/comparison-on-demand.ts',
	'client/parts/search-form/search-form.tsx',
	'client/parts/search-form/sentence-field.tsx',
	'client/routes.tsx',
	'client/start.tsx',
	'client/ui/banner-carousel.tsx',
];

test('code for a press waits for the network wherever it is loaded', () => {
	const ours = sources.filter(({ file }) => file.startsWith('client/'));
	const unguarded = ours.filter(({ code }) =>
		code
			.split('\n')
			.some((line) => /\bimport\('/.test(line) && !/loadCode\(|lazyCode\(|onDemand\(|useLazyWithTexts\(/.test(line)),
	);
	expect(unguarded.map(({ file }) => file).sort()).toEqual(LOADED_AHEAD);
});
