import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#shared/paths.ts';
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
	it.each(['home', 'search', 'voyage'] as const)('are shown on %s from there, in the widths of the template', async (page) => {
		const PICTURE_URL = 'https://img.other.test/rs:fit:{width}/plain/{url:encoded}';
		const site = await startSite({ PICTURE_HOSTS: `cdn.other.test,${HOST}`, PICTURE_URL }, backend.url);
		const { status, text, headers } = await supertest(site.url)
			.get(await pathOf(page, site))
			.set(CRAWLER);
		await site.close();
		expect(status).toBe(200);
		expect(text).toContain(` src="https://${HOST}/a.jpg"`);
		const resized = (width: number) =>
			`https://img.other.test/rs:fit:${width}/plain/${encodeURIComponent(`https://${HOST}/a.jpg`)}`;
		for (const width of [480, 960, 1600, 2400]) expect(text).toContain(`${resized(width)} ${width}w`);
		const policy = String(headers['content-security-policy']);
		expect(policy).toContain(`img-src 'self' data: https://cdn.other.test https://${HOST} https://img.other.test;`);
		expect(policy).toContain(`media-src 'self' https://cdn.other.test https://${HOST};`);
		// Other hosts learn which site shows a picture, as they may ask for, and not the page.
		expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
	});

	it('are shown as they are without a template', async () => {
		const site = await startSite({ PICTURE_HOSTS: HOST }, backend.url);
		const { text, headers } = await supertest(site.url).get('/').set(CRAWLER);
		await site.close();
		expect(text).toContain(` src="https://${HOST}/a.jpg"`);
		expect(text).not.toContain(`https://${HOST}/a.jpg 480w`);
		expect(headers['content-security-policy']).toContain(`img-src 'self' data: https://${HOST};`);
	});

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
		expect(text).toContain(film);
	});
});
