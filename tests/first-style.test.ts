import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite, type TestSite } from './support/site.ts';

/** Bytes over the wire for the stylesheet of a first view. */
const MOST_BYTES = 16_000;

let site: TestSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.close());

const get = (path: string, headers: Record<string, string> = {}) => supertest(site.url).get(path).set(headers);
/** The stylesheets that a page links: its own, and the one with the rest of the rules, which is loaded for a press. */
async function stylesOf(path: string) {
	const { text } = await get(path);
	const [, own = '', more] = /<link rel="stylesheet" href="([^"]+)"(?: data-more="([^"]+)")?/.exec(text) ?? [];
	return { text, own, more };
}
/** The names of classes that a stylesheet has rules for. */
const classesIn = (css: string): Set<string> =>
	new Set([...css.matchAll(/\.((?:[\w-]|\\.|[^\p{ASCII}])+)/gu)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')));
const classesOf = (html: string): string[] =>
	[...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
		names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '),
	);

type Row = { id: string; state: string };
const voyageIn = (state: string, rows: readonly Row[]): string =>
	`/route?id=${rows.find((row) => row.state === state)?.id ?? '0'}&lang=CN`;

it.each<[string, (rows: readonly Row[]) => string[]]>([
	['home', () => ['/?lang=CN', '/?lang=EN']],
	['the list', () => ['/voyage-search?lang=CN', '/voyage-search?lang=EN&port=101', '/voyage-search?date=2020-01']],
	['a voyage', (rows) => ['on-sale', 'sold-out', 'gone'].map((state) => voyageIn(state, rows))],
])(
	`the first view of %s has a stylesheet of its own, of at most ${MOST_BYTES} bytes, with every rule of the whole site’s for its markup`,
	async (_, addressesOf) => {
		for (const address of addressesOf((await get('/api/search')).body.data.rows)) {
			const { text, own, more = '' } = await stylesOf(address);
			const { headers } = await get(own, { 'accept-encoding': 'br' });
			expect(Number(headers['content-length']), address).toBeLessThanOrEqual(MOST_BYTES);
			const [first, all] = [classesIn((await get(own)).text), classesIn((await get(more)).text)];
			expect(all.size).toBeGreaterThan(first.size);
			const used = [...new Set(classesOf(text))];
			expect(used.length).toBeGreaterThan(200);
			expect(
				used.filter((className) => all.has(className) && !first.has(className)),
				address,
			).toEqual([]);
		}
	},
);

it('every other page links one stylesheet, which has the rules of both', async () => {
	const home = await stylesOf('/');
	const both = classesIn((await get(home.own)).text + (await get(home.more ?? '')).text);
	for (const address of ['/destinations', '/login', '/faq', '/contact-us']) {
		const { own, more } = await stylesOf(address);
		expect(more).toBeUndefined();
		expect(classesIn((await get(own)).text), address).toEqual(both);
	}
});
