import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#shared/paths.ts';
import { FOREIGN_WIDTHS } from '#shared/pictures.ts';
import { startForeignBackend } from './support/foreign-backend.ts';
import { startSite, type TestSite } from './support/site.ts';

const HOST = 'pics.other.test';
const CRAWLER = { 'accept-language': 'zh-CN', 'user-agent': 'Googlebot/2.1' };

let stand: TestSite;
let backend: Awaited<ReturnType<typeof startForeignBackend>>;
beforeAll(async () => {
	stand = await startSite();
	backend = await startForeignBackend(stand.sandboxUrl, () => `https://${HOST}/a.jpg`);
});
afterAll(async () => {
	await backend.close();
	await stand.close();
});

/** Home, the search, and the page of the first voyage. */
async function pathOf(page: 'home' | 'search' | 'voyage', { url }: TestSite): Promise<string> {
	if (page !== 'voyage') return paths[page];
	const { body } = await supertest(url).post('/api/openapi/voyage/all').set('x-csrf', '1').send({});
	return `${paths.voyage}?id=${body.data[0].id}`;
}

describe('pictures of a host of their own', () => {
	it.each(['home', 'search', 'voyage'] as const)(
		'are shown on %s under addresses of this site when the setting names the host: no browser asks that host',
		async (page) => {
			const site = await startSite({ PICTURE_HOSTS: `cdn.other.test,${HOST}` }, backend.url);
			const { status, text, headers } = await supertest(site.url)
				.get(await pathOf(page, site))
				.set(CRAWLER);
			await site.close();
			expect(status).toBe(200);
			expect(text.includes(HOST)).toBe(false);
			const [, base = ''] = / src="(\/resized\/[\w-]{22}\/[\w-]+)\/1600\.webp"/.exec(text) ?? [];
			expect(Buffer.from(base.split('/')[3] ?? '', 'base64url').toString()).toBe(`${HOST}/a.jpg`);
			const offered = FOREIGN_WIDTHS.flatMap((width) => ['avif', 'webp'].map((format) => `${base}/${width}.${format} ${width}w`));
			expect(offered.filter((candidate) => !text.includes(candidate))).toEqual([]);
			const policy = String(headers['content-security-policy']);
			expect(policy).toContain("img-src 'self' data:;");
			expect(policy).toContain(`media-src 'self' https://cdn.other.test https://${HOST};`);
		},
	);

	it.each(['home', 'search', 'voyage'] as const)(
		'are no pictures on %s when it doesn’t, which the log says once with the field',
		async (page) => {
			const site = await startSite({}, backend.url);
			const { status, text, headers } = await supertest(site.url)
				.get(await pathOf(page, site))
				.set(CRAWLER);
			const lines = site
				.logged()
				.split('\n')
				.filter((line) => line.includes('not in PICTURE_HOSTS'));
			await site.close();
			expect(status).toBe(200);
			expect(text).not.toContain(HOST);
			expect(headers['content-security-policy']).toContain("img-src 'self' data:;");
			expect(lines.filter((line) => line.includes('"field":"voyage.cover"'))).toHaveLength(1);
			expect(lines.join('')).not.toContain(HOST);
		},
	);

	it('may be logos, which the settings name by address: the policy allows them', async () => {
		const site = await startSite({ BRAND_LOGO_CN: 'https://logos.other.test/logo.svg', BRAND_LOGO_EN: '/pictures/logo.svg' });
		const { headers } = await supertest(site.url).get('/').set(CRAWLER);
		await site.close();
		expect(headers['content-security-policy']).toContain("img-src 'self' data: https://logos.other.test;");
	});

	it('include films, which browsers fetch from there', async () => {
		const film = `https://${HOST}/dusk.mp4`;
		const films = await startForeignBackend(stand.sandboxUrl, () => film);
		const site = await startSite({ PICTURE_HOSTS: HOST }, films.url);
		const { text } = await supertest(site.url).get('/').set(CRAWLER);
		await site.close();
		await films.close();
		expect([text.includes(film), text.includes('/resized/')]).toEqual([true, false]);
	});
});
