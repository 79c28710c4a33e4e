import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POLICY_TYPES } from '#shared/constants.ts';
import { pageAt } from '#shared/pages.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { firstListed } from './support/sitemap.ts';
import { BEHIND_HTTPS, logIn, type Visitor, visitor } from './support/visitor.ts';

let site: TestSite;
let guest: Visitor;
let member: Visitor;
let sitemap: string;
beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	guest = visitor(site);
	member = visitor(site);
	await logIn(site, member, '13011112222');
	sitemap = (await guest.get('/sitemap.xml')).text;
});
afterAll(() => site.close());

/** The screens for all visitors; `*` stands for the first one in the sitemap. */
const FOR_ANYBODY = [
	'/',
	...POLICY_TYPES.map((type) => `/policy/${type}`),
	'/campaigns',
	'/campaigns/*',
	'/mice',
	'/bocomorders',
	'/login',
	'/voyage-search',
	'/experience/AT',
	...['CABIN', 'CRUISE', 'RESTAURANT', 'ENTERTAINMENT', 'PARENTCHILD', 'HOT'].map((tab) => `/experience/MD/${tab}`),
	...['AT', 'MD', 'MC'].map((code) => `/ships/${code}`),
	'/ing',
	'/route?*',
	'/new-to-cruising',
	'/faq',
	'/qa/detail?*',
	'/brand-story',
	'/news',
	'/new?*',
	'/contact-us',
	'/filter',
	'/destinations',
	'/destination/detail?*',
	'/adora',
	'/link-mp',
];
/** The screens for members. Orders, bookings and editors need more than a login, and have tests of their own. */
const FOR_MEMBERS = [
	'/cart',
	'/wish-list',
	'/crm',
	'/crm-coupon',
	'/orders',
	'/contacts',
	'/contact/editor',
	'/tourist/editor',
	'/user',
];

const AGENTS = {
	desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
	phone: 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
};

/** Returns an address of the table with an existing thing in the place of its `*`. */
const real = (address: string): string =>
	address.endsWith('*') ? (firstListed(sitemap, address.replace(/\??\*$/, '')) ?? '') : address;

describe.each(['CN', 'EN'])('every screen, in %s', (lang) => {
	describe.each(Object.entries(AGENTS))('on a %s, without JavaScript', (_, agent) => {
		const titles = new Map<string, string>();

		it.each([...FOR_ANYBODY, ...FOR_MEMBERS])('%s has a title of its own, one heading and a text', async (listed) => {
			const address = real(listed);
			expect(address).not.toBe('');
			const reader = FOR_MEMBERS.includes(listed) ? member : guest;
			const joint = address.includes('?') ? '&' : '?';
			const { status, text, headers } = await reader.get(`${address}${joint}lang=${lang}`, { 'user-agent': agent });
			expect([status, headers.location]).toEqual([200, undefined]);
			const title = /<title>([^<]+)<\/title>/.exec(text)?.[1] ?? '';
			expect(title).not.toBe('');
			const isNoticeOnly = lang === 'EN' && pageAt(address.split('?')[0] ?? '')?.onlyInChinese;
			if (!isNoticeOnly) expect([titles.get(title) ?? listed, title]).toEqual([listed, title]);
			titles.set(title, listed);
			expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
			const main = /<main[\s\S]*<\/main>/.exec(text)?.[0].replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ') ?? '';
			expect(main.replace(/\s+/g, ' ').length).toBeGreaterThan(40);
		});
	});
});

describe('the addresses without a screen', () => {
	it('/baidu goes on to the home page', async () => {
		const { status, headers } = await guest.get('/baidu?channel=baidu-7');
		expect([status, headers.location?.startsWith('/')]).toEqual([302, true]);
	});
});
