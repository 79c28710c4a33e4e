import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, codeOf, visitor } from './support/visitor.ts';

let site: TestSite;
beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
});
afterEach(() => site.sandbox.reset());
afterAll(() => site.close());

const SEND = '/api/openapi/message/sms/code';
const sent = () => site.sandbox.calls().calls.filter(({ name }) => name === 'POST /openapi/message/sms/code');

describe('a number that is written in several ways (T30)', () => {
	it('is one number: one code a minute, and upstream always sees the same form', async () => {
		const forms = [
			['013600000001', '86'],
			['13600000001', '86'],
			['13600000001', '086'],
			['13600000001', '0086'],
			['13600000001', '+86'],
			['613600000001', '8'],
			['3600000001', '861'],
			['8613600000001', '86'],
			['086 136 0000 0001', '86'],
			['+86 136-0000-0001', '44'],
		];
		const statuses: number[] = [];
		for (const [mobile, mobilePre] of forms) statuses.push((await visitor(site).post(SEND, { mobile, mobilePre })).status);
		expect(statuses).toEqual([200, ...forms.slice(1).map(() => 429)]);
		expect(sent().map(({ input }) => input)).toEqual([{ mobile: '13600000001', mobilePre: '86' }]);
	});

	it('logs in with its code in any of its forms', async () => {
		const browser = visitor(site);
		await browser.post(SEND, { mobile: '013600000002', mobilePre: '+86' });
		const code = await codeOf(site, '13600000002');
		const { status, body } = await browser.post('/api/openapi/guest/pc/mobile/login', {
			mobile: '13600000002',
			mobilePre: '0086',
			code,
		});
		expect([status, body.data.mobile]).toEqual([200, '13600000002']);
	});
});

it.each([
	['1360000000', '86'],
	['136000000031', '86'],
	['23600000003', '86'],
	['1360000000', '0086'],
	['86136000000031', '86'],
])(
	'%s with prefix %s is refused before anything is sent: in China a number has 11 digits from 1 on',
	async (mobile, mobilePre) => {
		const { status, body } = await visitor(site).post(SEND, { mobile, mobilePre });
		expect(status).toBe(400);
		expect(body.data).toEqual({ code: 'invalid-input', field: 'mobile' });
		expect(sent()).toEqual([]);
	},
);
