import { globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type LoaderFunction, type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { requestOf } from '#client/app/api.ts';
import { apiContext } from '#client/app/api-context.ts';
import type { CallName } from '#shared/catalogue/catalogue.ts';
import { addressesOf, inputAt, moduleOf, PAGE_NAMES, pageAt, pageNameAt, pageOf, textsOf } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import { askedTexts, readSources } from './support/asked-texts.ts';

const ROOT = resolve(import.meta.dirname, '..');
const LOCALES = resolve(ROOT, 'shared/locales');

describe('the table of pages', () => {
	it('names a route module for each page, and a page for each route module', () => {
		const named = PAGE_NAMES.map((name) => `client/features/${pageOf(name).module}.route.tsx`);
		expect(named.toSorted()).toEqual(globSync('client/**/*.route.tsx', { cwd: ROOT }).toSorted());
	});

	it('names texts that exist in both languages, and every file of texts belongs to a page, the shell or a part', () => {
		const used = new Set(PAGE_NAMES.flatMap((name) => textsOf(pageOf(name))));
		const OF_THE_SHELL = ['common', 'region', 'support', 'trip'];
		const OF_PARTS = ['deck', 'popups'];
		const OF_THE_SERVER = ['errors', 'sent'];
		const expected = [...new Set([...used, ...OF_THE_SHELL, ...OF_PARTS, ...OF_THE_SERVER])]
			.map((name) => `${name}.json`)
			.toSorted();
		for (const language of ['cn', 'en']) expect(readdirSync(resolve(LOCALES, language)).toSorted()).toEqual(expected);
	});

	it('gives every page an address of its own', () => {
		const addresses = PAGE_NAMES.flatMap((name) => addressesOf(pageOf(name)));
		expect(new Set(addresses).size).toBe(addresses.length);
		for (const name of PAGE_NAMES) for (const address of addressesOf(pageOf(name))) expect(pageNameAt(address)).toBe(name);
	});

	it('finds a page by its path, one with a parameter for its known values only', () => {
		expect(pageAt('/policy/PRIVACY')?.path).toBe(paths.policy);
		expect(pageAt('/policy/ANYTHING')).toBeUndefined();
		expect(pageAt('/nowhere')).toBeUndefined();
	});

	it('takes any one word for the parameter of a page without values', () => {
		for (const page of PAGE_NAMES.map(pageOf).filter(({ path, values }) => path.includes(':') && !values)) {
			const folder = page.path.replace(/:.*/, '');
			expect(pageAt(`${folder}any-word_1`)).toBe(page);
			expect([pageAt(folder), pageAt(`${folder}two/words`), pageAt(`${folder}${'a'.repeat(65)}`)]).toEqual([
				undefined,
				undefined,
				undefined,
			]);
		}
	});

	it.each(PAGE_NAMES.filter((name) => pageOf(name).asks))('names the call that the loader of %s begins with', async (name) => {
		const page = pageOf(name);
		const { loader } = (await import(/* @vite-ignore */ `../${moduleOf(page)}`)) as { loader: LoaderFunction };
		const [path = ''] = addressesOf(page);
		const pathname = path.replace(/:\w+/, 'word');
		const url = new URL(`http://localhost${pathname}?id=7&q=pool&update=1`);
		const params = path === pathname ? {} : { [path.split(':')[1] ?? '']: 'word' };
		const asked: string[] = [];
		const context = new RouterContextProvider();
		context.set(apiContext, (call, input) => {
			asked.push(requestOf(call, input as Record<string, unknown>)[0]);
			return Promise.reject(new Error('no server'));
		});
		const args = { request: new Request(url), url, params, context, pattern: '' } satisfies LoaderFunctionArgs;
		await Promise.resolve(loader(args)).catch(() => {});
		expect(asked[0]).toBe(requestOf(page.asks as CallName, inputAt(page, params, url.searchParams))[0]);
	});

	it('keeps pages for members, for guests and those made for each request out of search engines', () => {
		for (const page of PAGE_NAMES.map(pageOf)) {
			if (page.access !== 'anybody') expect(page.crawlers).toBeUndefined();
			if (page.cache === 'never') expect(page.crawlers).toBe('noindex');
		}
	});
});

describe('the texts of a page', () => {
	const files = globSync('client/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !file.includes('.test.'));
	const sources = readSources(Object.fromEntries(files.map((file) => [file, readFileSync(resolve(ROOT, file), 'utf8')])));
	const askedBy = (...modules: string[]) =>
		new Map(modules.flatMap((module) => [...askedTexts(sources, module)]).filter(([name]) => name !== 'common'));

	it.each(PAGE_NAMES)('are those that its components ask for, and no others: %s', (name) => {
		const page = pageOf(name);
		const named = new Set<string>(textsOf(page));
		const asked = askedBy(
			`client/features/${page.module}.route.tsx`,
			...(page.onlyInChinese ? ['client/layout/chinese-only.tsx'] : []),
		);
		expect({
			missing: [...asked].filter(([text]) => !named.has(text)).map(([text, file]) => `${text}: ${file} asks for it`),
			unused: [...named].filter((text) => !asked.has(text)),
		}).toEqual({ missing: [], unused: [] });
	});

	it('aren’t needed by the shell: parts that every page may show bring their own', () => {
		expect([...askedBy('client/root.tsx')]).toEqual([]);
	});

	it('that come with a part are those that the part asks for, and no others', () => {
		const parts = Object.values(sources).flatMap(({ lazy }) => lazy);
		expect(parts.filter(({ module, texts }) => texts.some((text) => !askedBy(module).has(text)))).toEqual([]);
	});
});

describe('a file of texts is asked for by', () => {
	const askedIn = (text: string, others: Record<string, string> = {}) =>
		[...askedTexts(readSources({ 'client/a.tsx': text, ...others }), 'client/a.tsx').keys()].toSorted();
	const HOOK = 'function useWords(namespace) { return useTranslation(namespace).t }';
	const OTHER = { 'client/b.tsx': "useTranslation('voyage'); useTranslation('party')", 'client/c.ts': HOOK };

	it.each([
		["const { t } = useTranslation('voyage')", ['voyage']],
		['const { t } = useTranslation()', ['common']],
		["const { t } = useTranslation(['search', 'voyage'])", ['search', 'voyage']],
		["t('voyage:title')", ['voyage']],
		['t(`voyage:days.$' + '{day}`)', ['voyage']],
		["import { B } from './b.tsx'", ['party', 'voyage']],
		["export { B } from '#client/b.tsx'", ['party', 'voyage']],
		["const B = lazy(() => import('./b.tsx'))", ['party', 'voyage']],
		["const B = useLazyWithTexts(() => import('./b.tsx'), 'party')", ['voyage']],
		["const say = useWords('voyage')", ['voyage']],
		["import type { B } from './b.tsx'", []],
		['<div className="md:hidden" />', []],
	])('%s', (text, names) => expect(askedIn(text, OTHER)).toEqual(names));

	it.each(['useTranslation(name)', "useLazyWithTexts(load, 'party')"])('none that can be read: %s', (text) => {
		expect(() => askedIn(text)).toThrow('client/a.tsx');
	});
});
