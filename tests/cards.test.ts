import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressesOf, PAGE_NAMES, pageOf } from '#shared/pages.ts';
import { paths, togetherPath, togetherPicture } from '#shared/paths.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, visitor } from './support/visitor.ts';

const { SITE_URL } = BEHIND_HTTPS;

let site: TestSite;
beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
});
afterAll(() => site.close());

const contentsOf = (html: string, name: string): string[] =>
	[...html.matchAll(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g'))].map(([, content = '']) =>
		content.replaceAll('&amp;', '&'),
	);
const voyages = async (): Promise<{ id: string }[]> => (await visitor(site).get('/api/search')).body.data.rows;

it('every listed page has a JPEG of 1200 × 630 beside its link, its own address and the site’s name', async () => {
	const listed = PAGE_NAMES.map(pageOf).filter(({ crawlers }) => crawlers === 'listed');
	const [voyage] = await voyages();
	const addresses = [...listed.flatMap(addressesOf), `${paths.voyage}?id=${voyage?.id}`];
	expect(addresses.length).toBeGreaterThan(10);
	const sizes = new Map<string, string>();
	for (const address of addresses) {
		const { text } = await visitor(site).get(address);
		const [card = ''] = contentsOf(text, 'og:image');
		expect(card, address).toMatch(/\.jpg$/);
		if (!sizes.has(card)) {
			const { headers, body } = await visitor(site).get(card.replace(SITE_URL, ''));
			const { format, width, height } = await sharp(body as Buffer).metadata();
			sizes.set(card, `${headers['content-type']} ${format} ${width}x${height}`);
		}
		expect(contentsOf(text, 'og:url')[0], address).toMatch(`${SITE_URL}/`);
		expect(contentsOf(text, 'og:site_name')[0]).not.toBe('');
		expect(contentsOf(text, 'twitter:card')).toEqual(['summary_large_image']);
	}
	expect(new Set(sizes.values())).toEqual(new Set(['image/jpeg jpeg 1200x630']));
});

it('a card is made of upstream’s pictures alone', async () => {
	for (const name of ['none_1600x1067_4e7589_fc8f8b.jpg', 'none_1600x1067_4e7589_fc8f8b.png', '..%2Fsecret.jpg'])
		expect((await visitor(site).get(`/cards/${name}`)).status).toBe(404);
});

it('robots may read the picture of a list to decide together, which is beside its link', async () => {
	const guest = visitor(site);
	const ids = (await voyages()).slice(0, 2).map(({ id }) => id);
	const { id } = (await guest.post('/api/together', { ids: ids.join(), adult: 2, child: 0 })).body.data;
	const [picture] = contentsOf((await guest.get(togetherPath(id))).text, 'og:image');
	expect(picture).toBe(`${SITE_URL}${togetherPicture(id, 'CN', '1080')}`);
	const robots = (await guest.get('/robots.txt')).text;
	expect(robots).toContain(`Allow: ${picture?.replace(SITE_URL, '').split('?')[0]}\n`);
});
