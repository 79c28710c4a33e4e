import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { UPSTREAM_NOT_FOUND } from '#shared/constants.ts';
import { LOGIN_ERRORS } from '#shared/login-errors.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { visitor } from './support/visitor.ts';

describe('an upstream with numbers of its own', () => {
	let site: TestSite;
	beforeAll(async () => {
		site = await startSite({ REDIS_URL: redisUrl(), UPSTREAM_ERRORS: 'notFound=2001|3404,captchaAsked=5104' });
	});
	afterEach(() => site.sandbox.reset());
	afterAll(() => site.close());

	it.each([2001, 3404])('that answers %i for a voyage it doesn’t know: call and page are 404', async (err) => {
		site.sandbox.fault({ call: 'GET /openapi/voyage/v2/{id}', err });
		const browser = visitor(site);
		expect((await browser.get(`/api/voyage?id=none-${err}`)).status).toBe(404);
		expect((await browser.get(`/route?id=none-${err}`)).status).toBe(404);
	});

	it('and another meaning of one of ours: it is a refusal in upstream’s words', async () => {
		site.sandbox.fault({ call: 'GET /openapi/voyage/v2/{id}', err: UPSTREAM_NOT_FOUND, errMsg: '航次维护中' });
		const { status, body } = await visitor(site).get('/api/voyage?id=closed');
		expect([status, body.err, body.errMsg]).toEqual([422, 1, '航次维护中']);
	});

	it('browsers read our numbers', async () => {
		site.sandbox.fault({ call: 'POST /openapi/message/sms/code', err: 5104 });
		const { body } = await visitor(site).post('/api/openapi/message/sms/code', { mobile: '13800138000', mobilePre: '86' });
		expect(body).toMatchObject({ err: LOGIN_ERRORS.captchaAsked, data: { code: 'upstream-business' } });
	});
});
