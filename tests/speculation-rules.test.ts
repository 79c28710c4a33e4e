import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageAt } from '#shared/pages.ts';
import { startSite, type TestSite } from './support/site.ts';

let site: TestSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.close());

const get = (path: string) => supertest(site.url).get(path).set('host', 'www.good.test').redirects(0);

describe('the rules by which browsers fetch pages ahead', () => {
	it('are a file that every page names, for pages that are kept for all visitors', async () => {
		for (const path of ['/?lang=CN', '/login?lang=EN']) {
			const name = JSON.parse(String((await get(path)).headers['speculation-rules'])) as string;
			const rules = await get(name)
				.buffer()
				.expect(200)
				.expect('content-type', /^application\/speculationrules\+json/);
			const { prefetch } = JSON.parse(rules.text) as { prefetch: { where: { and: [unknown, { href_matches: string[] }] } }[] };
			const paths = prefetch[0]?.where.and[1].href_matches ?? [];
			expect(paths).toContain('/voyage-search');
			expect(paths.filter((each) => !each.includes(':') && pageAt(each)?.access !== 'anybody')).toEqual([]);
		}
	});

	it('make no visit: a page fetched ahead sets no cookie and begins no session', async () => {
		const { status, headers } = await get('/voyage-search').set('sec-purpose', 'prefetch');
		expect([status, headers['set-cookie']]).toEqual([200, undefined]);
	});
});
