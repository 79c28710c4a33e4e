import { describe, expect, it } from 'vitest';
import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { bookingOf, CREATE, hold, ordered } from './support/booking.ts';
import { endCodeMinute } from './support/redis-url.ts';
import { CREATED, type Got, got, openRefusingLab, type Prepared } from './support/refusing-lab.ts';
import { ANSWERS, type Answer } from './support/refusing-upstream.ts';
import { codeOf, sendCode, tryCode } from './support/visitor.ts';

const { backend, choice, redis, guest, member, freshNumber, move, refuse, pressedAt, ordering } = openRefusingLab();
const LOCK = 'POST /openapi/order/v3/individual/lock';

/** One step of a booking: what comes before it, the press itself, and what its success answers. */
type Step = {
	call: UpstreamCall;
	prepare: () => Promise<Prepared>;
	success: object;
	/** A refused press counts like any other: ends the time in which the next one is refused by the site itself. */
	waits?: () => Promise<unknown>;
};

const STEPS: Record<string, Step> = {
	'sending a code': {
		call: 'POST /openapi/message/sms/code',
		prepare: async () => {
			const mobile = freshNumber();
			return { browser: guest(), press: (browser) => sendCode(browser, mobile) };
		},
		success: {},
		waits: () => endCodeMinute(redis()),
	},
	'logging in': {
		call: 'POST /openapi/guest/pc/mobile/login',
		prepare: async () => {
			const [mobile, browser] = [freshNumber(), guest()];
			await sendCode(browser, mobile);
			const code = await codeOf(backend(), mobile);
			return { browser, press: (own) => tryCode(own, mobile, code) };
		},
		success: { id: expect.any(String) },
	},
	'asking for a price': {
		call: 'POST /openapi/order/individual/calculate',
		prepare: async () => ({
			browser: guest(),
			press: (browser) =>
				browser.post('/api/openapi/order/individual/calculate', {
					voyageId: choice().voyageId,
					cabins: [{ categoryId: choice().cabin.id, adult: 2, child: 0 }],
				}),
		}),
		success: { totalPrice: expect.any(Number) },
	},
	'holding a cabin': {
		call: LOCK,
		prepare: async () => {
			const asked = {
				voyageId: choice().voyageId,
				cabins: [{ categoryId: choice().cabin.id, adult: 2, child: 0, count: 1 }],
			};
			return { browser: await member(), press: (browser) => browser.post('/api/booking/hold', asked) };
		},
		success: { localId: expect.any(String), missing: [], lost: 0 },
	},
	'reading the passengers': {
		call: 'GET /openapi/user/tourist',
		prepare: async () => ({ browser: await member(), press: (browser) => browser.get('/api/openapi/user/tourist') }),
		success: expect.arrayContaining([expect.objectContaining({ id: expect.any(String) })]),
	},
	'saving a contact': {
		call: 'POST /openapi/user/contact',
		prepare: async () => {
			const contact = { name: '王小明', mobile: '13800138001', email: '' };
			return { browser: await member(), press: (browser) => browser.post('/api/contact', contact) };
		},
		success: { state: 'saved', id: expect.any(String) },
	},
	ordering: {
		call: CREATE,
		prepare: ordering,
		success: CREATED,
	},
	paying: {
		call: 'POST /openapi/order/alipay/pay',
		prepare: async () => {
			const browser = await member();
			const orderId = await ordered(browser, choice());
			return { browser, press: (own) => own.post('/api/order/pay', { orderId, method: 'alipay' }) };
		},
		success: { state: 'go', url: expect.stringMatching(/^\/pay\/go\//) },
	},
};

const AWAY: Got = [502, 'upstream-unavailable', '服务暂时不可用，请稍后再试。'];
const UNCLEAR: Got = [409, 'hold-unclear', '未收到明确答复，无法确定舱房是否已为您保留。您可以再试一次。'];

/** What a member reads after a lost or unreadable answer, while upstream may still do it, or not yet show it, for so many seconds. */
const ORDER_UNCLEAR = /^无法确定您的订单是否已生成。.*不会重复下单。请 \d+ 秒后再试。$/;
const STILL_AT_IT: Readonly<Record<string, Partial<Record<Answer, { code: string; words: RegExp; seconds: number }>>>> = {
	[LOCK]: { 'no answer': { code: 'hold-unclear', words: /保留。请 \d+ 秒后再试。$/, seconds: 60 } },
	[CREATE]: {
		'no answer': { code: 'order-unclear', words: ORDER_UNCLEAR, seconds: 60 },
		...Object.fromEntries(
			(['a connection that ends', 'an err out of range', 'a login page', '204', 'an empty body'] as const).map((answer) => [
				answer,
				{ code: 'order-unclear', words: ORDER_UNCLEAR, seconds: 10 },
			]),
		),
	},
};

/** Refusals that say that nothing was done, at whatever step. */
const NOTHING_DONE: Partial<Record<Answer, Got>> = {
	'429 with a time to wait': [503, 'upstream-unavailable', '服务暂时繁忙。请 3 秒后再试。', 3],
	'429 with words and a time to wait': [503, 'upstream-unavailable', '排队人数较多。请 4 分钟后再试。', 200],
	'429 without a time': AWAY,
	'503 with a time to wait': [503, 'upstream-unavailable', '服务暂时繁忙。请 20 秒后再试。', 20],
	'503': AWAY,
	'403 of a firewall': AWAY,
	'err 4211 with words': [422, 'upstream-business', '系统维护中'],
	'err 9999 without words': [422, 'upstream-business', '暂时无法完成，请稍后再试。'],
};
/** Answers that are a success of the step, with nothing in it. */
const EMPTY_SUCCESS: Readonly<Record<string, object>> = { 'sending a code': {}, 'reading the passengers': [] };
const EMPTY: readonly Answer[] = ['204', 'an empty body'];

/** What a browser gets of a refusal after which the next press must wait a minute: another time to wait than upstream named, or as long. */
function pacedOf(answer: Answer): Got | unknown[] {
	const [status, code, words, wait = 0] = NOTHING_DONE[answer] ?? AWAY;
	if (code === 'upstream-business') return [status, code, words];
	return [503, code, wait > 60 ? words : '服务暂时繁忙。请 60 秒后再试。', Math.max(60, wait)];
}

describe.each(Object.entries(STEPS))('%s', (name, { call, prepare, success, waits }) => {
	const empty = EMPTY_SUCCESS[name];
	const answers = (Object.keys(ANSWERS) as Answer[]).filter((answer) => !(empty && EMPTY.includes(answer)));

	it.each(empty ? EMPTY : [])('is done by %s: there is nothing to read', async (answer) => {
		const { browser, press } = await prepare();
		refuse(call, answer);
		const { status, body } = await press(browser);
		expect([status, body.data]).toEqual([200, empty]);
	});

	it.each(answers)('is refused by %s, said in words; the next press succeeds', async (answer) => {
		const { browser, press } = await prepare();
		refuse(call, answer);
		const refused = got(await press(pressedAt(answer, browser)));
		refuse();
		const atIt = STILL_AT_IT[call]?.[answer];
		if (atIt) {
			const { code, words, seconds } = atIt;
			expect(refused).toEqual([409, code, expect.stringMatching(words), expect.any(Number)]);
			expect([seconds, seconds - 1]).toContain(refused[3]);
			expect(got(await press(browser)).slice(0, 2)).toEqual([409, code]);
			move(seconds);
		} else expect(refused).toEqual(waits ? pacedOf(answer) : (NOTHING_DONE[answer] ?? (call === LOCK ? UNCLEAR : AWAY)));
		if (waits) {
			expect(got(await press(browser)).slice(0, 2)).toEqual([429, 'rate-limited']);
			await waits();
		}
		const next = await press(browser);
		expect([next.status, next.body.data]).toEqual([
			200,
			Array.isArray(next.body.data) ? success : expect.objectContaining(success),
		]);
	});
});

it('a guest who is ticked while the passengers can’t be read is refused with upstream’s words; those saved before can move', async () => {
	const browser = await member();
	const { localId } = (await hold(browser, choice(), 2)).body.data;
	const { passengers, contacts } = await bookingOf(browser, localId);
	const [one, two] = passengers.map(({ id }) => id) as [string, string];
	const contactId = contacts[0]?.id ?? null;
	const save = (beds: (string | null)[][]) => browser.post('/api/booking/save', { localId, beds, contactId });
	const empty = [null, null];
	expect((await save([[one, null], empty])).status).toBe(200);
	refuse('GET /openapi/user/tourist', '429 with words and a time to wait');
	expect(got(await save([[one, two], empty]))).toEqual([503, 'upstream-unavailable', '排队人数较多。请 4 分钟后再试。', 200]);
	expect((await save([empty, [one, null]])).body.data).toEqual({ complete: false });
	refuse();
	expect((await save([empty, [one, two]])).status).toBe(200);
	expect((await bookingOf(browser, localId)).cabins.map(({ beds }) => beds)).toEqual([empty, [one, two]]);
});

it('a form without scripts says the time to wait too, in the visitor’s language', async () => {
	const form = { 'content-type': 'application/x-www-form-urlencoded' };
	const fields = { mobilePre: '86', agree: 'on', intent: 'code' };
	refuse('POST /openapi/message/sms/code', '429 with a time to wait');
	for (const [lang, words] of [
		['zh-CN', '服务暂时繁忙。请 60 秒后再试。'],
		['en', 'The service is busy at the moment. Please try again in 60 seconds.'],
	] as const) {
		const browser = guest({ 'accept-language': lang });
		const mobile = freshNumber();
		expect((await browser.post(paths.login, { ...fields, mobile }, form)).text).toContain(words);
	}
});
