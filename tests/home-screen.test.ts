import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from './support/site.ts';

let site: TestSite;
beforeAll(async () => {
	site = await startSite({ BRAND_NAME_EN: 'Blue Line' });
});
afterAll(() => site.close());

const get = (path: string) => supertest(site.url).get(path).set('host', 'www.good.test');

describe.each([
	['CN', '澜海邮轮', 'zh-Hans'],
	['EN', 'Blue Line', 'en'],
])('a %s page', (lang, name, tag) => {
	it('names icons for tabs and home screens that exist, and a manifest in its language', async () => {
		const { text } = await get(`/?lang=${lang}`);
		const links = [...text.matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(([, rel, href = '']) => [
			rel,
			href,
		]);
		expect(links.map(([rel]) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
		const manifest = await get(`/site.webmanifest?lang=${lang}`)
			.buffer()
			.expect('content-type', /manifest\+json/);
		const { icons, ...named } = JSON.parse(manifest.text) as { icons: { src: string }[]; name: string };
		expect(named).toMatchObject({ name, short_name: name, lang: tag, start_url: `/?lang=${lang}`, display: 'browser' });
		for (const path of [...links.map(([, href = '']) => href), ...icons.map(({ src }) => src)])
			expect([path, (await get(path)).status]).toEqual([path, 200]);
	});

	it('keeps phones from making links of its dates and numbers', async () => {
		expect((await get(`/voyage-search?lang=${lang}`)).text).toContain('name="format-detection" content="telephone=no, date=no');
	});
});

it('the icon that browsers ask for by themselves is there', async () => {
	const { status, headers } = await get('/favicon.ico');
	expect([status, headers['content-type']]).toEqual([200, 'image/x-icon']);
});
