import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'supertest';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { newPressKey, PRESS_FIELD, PRESS_HEADER } from '#shared/press-key.ts';
import { empty, keysIn, openRedis, redisUrl } from './support/redis-url.ts';
import { ACTIONS, type Action, MEMBERS_MOBILE, makeMember } from './support/refused-calls.ts';
import { startSite } from './support/site.ts';
import { BEHIND_HTTPS, control, mustLogIn, type Visitor, visitor } from './support/visitor.ts';

/** `PRESSES=all` tries every pause between two presses, with a fast upstream and a slow one (`npm run test:presses`). */
const ALL = process.env.PRESSES === 'all';

/** Calls that are POSTs and change nothing. */
const READING: readonly UpstreamCall[] = [
	'POST /openapi/order/individual/calculate',
	'POST /openapi/order/v2/individual/calculate',
	'POST /openapi/order/getEmptyCabin',
	'POST /openapi/order/getTicketUrl',
	'POST /openapi/order/ocr',
	'POST /openapi/coupon/check',
	'POST /openapi/coupon/getCrmCouponList',
	'POST /openapi/coupon/checkCrmCoupon',
	'POST /openapi/user/qrcode/create',
	'POST /openapi/user/generate_urllink',
	'POST /openapi/user/generate_urllink2',
	'POST /openapi/voyage/all',
	'POST /openapi/voyage',
	'POST /openapi/voyage/list',
];
/** Calls that no press makes by itself, or only through another one of this table, and the reason. */
const NOT_PRESSED: Partial<Record<UpstreamCall, string>> = {
	'POST /openapi/guest/pc/wechat/qrcode/login': 'asked again and again while a code is shown',
	'POST /openapi/user/wechat/bind': 'tests/wechat.test.ts, after a scan',
	'POST /openapi/message/sms/captcha/code': 'a captcha is used up by its first try',
	'POST /openapi/guest/pc/bocomLogin': 'tests/login-entries.test.ts',
	'POST /openapi/user/ccb/login': 'tests/login-entries.test.ts',
	'POST /openapi/user/ccb/push/order': 'made after an order, not by a press',
	'POST /openapi/user/ccb/update/order': 'made after an order, not by a press',
	'POST /openapi/order/v2/individual': 'an older form, which no page uses',
};
/** Changes that two tabs make twice, and the reason. */
const TWICE_IN_TWO_TABS: Partial<Record<UpstreamCall, string>> = {
	'POST /openapi/user/shopcart': 'each adds a cabin',
	'DELETE /openapi/user/shopcart/{id}': 'the row is gone after both',
	'POST /openapi/user/voyage/{id}/favorite': 'the voyage is kept after both',
	'POST /openapi/user/voyage/{id}/unfavorite': 'the voyage is kept no more after both',
	'POST /openapi/guest/pc/wechat/create': 'each tab shows a code of its own',
	'POST /openapi/message/sms/code': 'the second is told that a code was sent a moment ago',
	'POST /openapi/user/tourist/{id}': 'the passenger is the same after both',
	'POST /openapi/user/contact/{id}': 'the contact is the same after both',
};

const CHANGING = (Object.keys(openapi) as UpstreamCall[]).filter(
	(call) => !call.startsWith('GET ') && !READING.includes(call) && !(call in NOT_PRESSED),
);

/** A browser that sends each form and call with the key of one press; without a key like another tab of the browser. */
function pressing(browser: Visitor, key: string | undefined): Visitor {
	if (!key) return browser;
	const header = { [PRESS_HEADER]: key };
	return {
		...browser,
		post: (path, body = {}, headers = {}) => {
			const isForm = typeof body === 'object' && !path.startsWith('/api/');
			return browser.post(path, isForm ? { ...body, [PRESS_FIELD]: key } : body, { ...headers, ...header });
		},
		delete: (path, headers = {}) => browser.delete(path, { ...headers, ...header }),
	};
}

const redis = await openRedis();
afterAll(() => redis.quit());

/** The parts of a response that a person or a page sees. */
const shown = ({ status, headers, body }: Response) => ({ status, location: headers.location, data: body?.data, err: body?.err });

type Trial = { call: UpstreamCall; gapMs: number; delayMs: number; tabs: 'one' | 'two' };

/** Presses twice; returns the number of the backend's calls, and what both answers show. */
async function pressTwice({ call, gapMs, delayMs, tabs }: Trial) {
	// Limits count by number and address over all trials.
	await empty(redis);
	const site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl(), TICKET_GUEST_ACCESS: 'true' });
	onTestFinished(() => site.close());
	const newBrowser = () => visitor(site, { 'x-forwarded-for': `10.78.${Math.floor(Math.random() * 250)}.9` });
	const key = tabs === 'one' ? newPressKey() : undefined;
	const [member, guest] = [newBrowser(), newBrowser()];
	const made = await makeMember(site, member);
	// The codes and limits of the login don't count for the trial.
	for (const name of await keysIn(redis, 'limit:*')) await redis.del(name);
	await control(site, '/age-codes', { mobile: MEMBERS_MOBILE });
	const prepare = ACTIONS[call] as Action;
	// A login page gives the browser its own cookie before anything is pressed.
	await guest.get('/api/login/entry');
	let keyed = false;
	const late = (browser: Visitor): Visitor => ({
		...browser,
		post: (...sent) => (keyed ? pressing(browser, key) : browser).post(...sent),
		delete: (...sent) => (keyed ? pressing(browser, key) : browser).delete(...sent),
	});
	const press = await prepare({ member: late(member), guest: late(guest), site, made });
	keyed = true;
	const before = site.sandbox.calls().counts[call] ?? 0;
	if (delayMs > 0) site.sandbox.fault({ call, delayMs });
	const [first, second] = await Promise.all([press(), pause(gapMs).then(press)]);
	return { calls: (site.sandbox.calls().counts[call] ?? 0) - before, first: shown(first), second: shown(second) };
}

it('every call that changes something is in this table', () => {
	expect(CHANGING.filter((call) => !ACTIONS[call])).toEqual([]);
});

const GAPS = ALL ? [0, 40, 90, 120, 300] : [0, 120];
const DELAYS = ALL ? [0, 1_200] : [0];
const times = GAPS.flatMap((gapMs) => DELAYS.map((delayMs) => ({ gapMs, delayMs })));

it.each(CHANGING.flatMap((call) => times.map((time) => ({ call, ...time }))))(
	'$call: two presses $gapMs ms apart, with upstream $delayMs ms late, are one, and are answered alike',
	async (trial) => {
		const { calls, first, second } = await pressTwice({ ...trial, tabs: 'one' });
		expect(calls).toBe(1);
		expect(first.status).toBeLessThan(400);
		expect(second).toEqual(first);
	},
);

it.each(
	CHANGING.filter((call) => !(call in TWICE_IN_TWO_TABS)).flatMap((call) =>
		(ALL ? times : [{ gapMs: 40, delayMs: 200 }]).map((time) => ({ call, ...time })),
	),
)('$call: presses in two tabs $gapMs ms apart, with upstream $delayMs ms late, are one', async (trial) => {
	const { calls, first, second } = await pressTwice({ ...trial, tabs: 'two' });
	expect(calls).toBe(1);
	expect(first.status).toBeLessThan(400);
	expect(second).toEqual(first);
});

it('a press after a failure asks again at once, with the same key', async () => {
	const site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	onTestFinished(() => site.close());
	await empty(redis);
	const member = pressing(visitor(site), newPressKey());
	await mustLogIn(site, member, MEMBERS_MOBILE);
	const add = 'POST /openapi/user/contact';
	site.sandbox.fault({ call: add, httpStatus: 503, times: 1 });
	const press = () => member.post('/api/contact', { name: '林安', mobile: '13800138000', email: '' });
	expect([(await press()).status, (await press()).status, (await press()).status]).toEqual([502, 200, 200]);
	expect(site.sandbox.calls().counts[add]).toBe(2);
});

it('a key is known for ten minutes: then it makes a press of its own', async () => {
	const site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	onTestFinished(() => site.close());
	await empty(redis);
	const member = pressing(visitor(site), newPressKey());
	await mustLogIn(site, member, MEMBERS_MOBILE);
	const press = () => member.post('/api/contact', { name: '林安', mobile: '13800138000', email: '' });
	const before = new Set(await keysIn(redis));
	await press();
	const lives = await Promise.all(
		(await keysIn(redis)).filter((key) => !before.has(key)).map(async (key) => [key, await redis.ttl(key)] as const),
	);
	const [longest = '', seconds = 0] = lives.toSorted(([, one], [, other]) => other - one)[0] ?? [];
	expect(seconds).toBeGreaterThan(590);
	expect(seconds).toBeLessThanOrEqual(600);
	// A press that is made asks for the contacts first.
	const calls = () => site.sandbox.calls().counts['GET /openapi/user/contact'];
	await press();
	expect(calls()).toBe(1);
	await redis.del(longest);
	await press();
	expect(calls()).toBe(2);
});

it('a key that another member has used makes a press of its own', async () => {
	const site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	onTestFinished(() => site.close());
	await empty(redis);
	const key = newPressKey();
	for (const mobile of [MEMBERS_MOBILE, '13900139001']) {
		const member = pressing(visitor(site), key);
		await mustLogIn(site, member, mobile);
		expect((await member.post('/api/contact', { name: '林安', mobile: '13800138000', email: '' })).status).toBe(200);
	}
	expect(site.sandbox.calls().counts['POST /openapi/user/contact']).toBe(2);
});
