import sharp from 'sharp';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RedisConnection } from '#server/storage/redis.ts';
import { addMonths, todayInShanghai } from '#shared/rules/dates.ts';
import { bookingOf, confirmOf, create, findChoice, hold, newMember } from './support/booking.ts';
import { keysIn, openRedis, redisUrl } from './support/redis-url.ts';
import { shows } from './support/secret-forms.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, control, cookieHeader } from './support/visitor.ts';

const today = todayInShanghai(new Date());
const PASSPORT = 'EC1234567';
const ID_CARD = '11010519491231002X';
const PHONES = ['13812345671', '13812345672', '13812345673'];
const NAMES = ['诸葛上官', '孔明修身', '欧阳东方', '修远齐家', '司马慕容'];
const TITLE = '北京独角兽贸易有限公司';
const TAX = '91110105MA01CANARX';
const EMAIL = 'canary@example.com';
/** Names that the stand-in reads from a passport's picture, and that are never saved. */
const READ = ['子衿', 'ZIJIN'];
const COUPON = 'NOSUCHCANARY';

const first = {
	lastName: NAMES[0],
	firstName: NAMES[1],
	pinyinLastName: 'ZHUGE',
	pinyinFirstName: 'KONGMING',
	gender: '1',
	birthday: '1985-04-05',
	documentType: 'PASSPORT',
	number: PASSPORT,
	expiry: addMonths(today, 80),
	mobilePre: '86',
	mobile: PHONES[0],
	emergencyPhonePre: '86',
	emergencyPhone: PHONES[1],
};
const second = {
	...first,
	lastName: NAMES[2],
	firstName: NAMES[3],
	pinyinLastName: 'OUYANG',
	pinyinFirstName: 'XIUYUAN',
	gender: '0',
	birthday: '1949-12-31',
	documentType: 'ID_CARD',
	number: ID_CARD,
};

describe('the secrets of a whole booking (T61, T64)', () => {
	let site: TestSite;
	let ocr = '';
	let pictures: string[] = [];
	let redis: RedisConnection;
	const sent: { path: string; text: string; headers: string }[] = [];
	const inRedis = new Set<string>();

	/** Notes all keys and values of Redis at this moment. */
	async function dump(): Promise<void> {
		for (const key of await keysIn(redis)) {
			inRedis.add(key);
			const type = await redis.type(key);
			if (type === 'string') inRedis.add((await redis.get(key)) ?? '');
		}
	}

	beforeAll(async () => {
		redis = await openRedis();
		site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
		const choice = await findChoice(site);
		const member = await newMember(site);
		const get = async (path: string) => {
			const { text, headers, body } = await member.get(path);
			sent.push({ path, text, headers: JSON.stringify(headers) });
			return body.data;
		};
		const post = async (path: string, input: object) => {
			const { text, headers, body } = await member.post(path, input);
			sent.push({ path, text, headers: JSON.stringify(headers) });
			await dump();
			return body.data;
		};
		const guests = [await post('/api/passenger', first), await post('/api/passenger', second)];
		const contact = await post('/api/contact', { name: NAMES[4], mobile: PHONES[2], email: EMAIL });
		await post('/api/passenger', { ...first, number: 'broken', mobile: PHONES[0] });

		const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
		const bytes = await sharp({ create: { width: 90, height: 64, channels: 3, background: '#fff', noise } })
			.jpeg()
			.toBuffer();
		const cookie = cookieHeader(member);
		const own = { host: 'www.good.test', 'x-forwarded-proto': 'https', 'sec-fetch-site': 'same-origin', cookie };
		const read = await supertest(site.url)
			.post('/api/booking/ocr')
			.set({ ...own, 'content-type': 'image/jpeg' })
			.serialize((value) => value)
			.send(bytes);
		ocr = read.body.data.number;
		const passedOn = site.sandbox.calls().calls.find(({ name }) => name === 'POST /openapi/order/ocr')?.input.image;
		pictures = [bytes.toString('base64').slice(200, 260), String(passedOn).slice(-260, -200)];
		await dump();

		const { localId } = (await hold(member, choice)).body.data;
		await bookingOf(member, localId);
		await post('/api/booking/save', { localId, beds: [guests.map(({ id }) => id)], contactId: contact.id });
		await post('/api/booking/coupon', { localId, code: COUPON });
		const { total } = await confirmOf(member, localId);
		await get(`/api/booking/confirm?localId=${localId}`);
		const { orderId } = (await create(member, localId, total, { otherDocuments: guests.map(({ id }) => id) })).body.data;
		await dump();
		for (const path of [
			`/api/order?id=${orderId}`,
			`/api/order/price?id=${orderId}`,
			'/api/orders?tab=all',
			`/order?id=${orderId}`,
		])
			await get(path);
		await post('/api/order/pay', { orderId, method: 'union' });
		await control(site, '/orders/pay', { id: orderId });
		await get(`/api/order/payment?id=${orderId}`);
		await post('/api/order/invoice', { id: orderId, titleType: 'company', title: TITLE, taxNumber: TAX, email: EMAIL });
		const { refund } = await get(`/api/order/refund?id=${orderId}`);
		// Upstream fails with the sent data in its message
		site.sandbox.fault({ call: 'POST /openapi/order/individual/{id}/cancel', err: 3999, errMsg: `${PASSPORT} ${NAMES[0]}` });
		await post('/api/order/cancel', { id: orderId, refund, policy: true, reason: `${NAMES[1]} ${PHONES[0]}` });
		site.sandbox.fault({ call: 'GET /openapi/order/individual/{id}', garbage: 'wrong-type' });
		await get(`/api/order?id=${orderId}`);
		site.sandbox.reset();
		await post('/api/order/cancel', { id: orderId, refund, policy: true, reason: `${NAMES[1]} ${PHONES[0]}` });
		await get(`/order?id=${orderId}`);
		await dump();
	}, 60_000);
	afterAll(async () => {
		await site.close();
		redis.disconnect();
	});

	const secrets = () => [PASSPORT, ID_CARD, ...PHONES, ...NAMES, TITLE, TAX, EMAIL, ...READ, ocr, ...pictures];

	it('the booking goes all the way to its cancellation', () => {
		expect(ocr).toMatch(/^[A-Z0-9]{9}$/);
		expect(sent.find(({ path }) => path.startsWith('/api/order?'))?.text).toContain(NAMES[0]);
		expect(sent.at(-1)?.text).toContain(NAMES[2]);
		expect([...inRedis].some((key) => key.startsWith('vault:'))).toBe(true);
	});

	it('no log line holds a name, a number, an address or a picture', () => {
		expect(site.logged().length).toBeGreaterThan(1_000);
		for (const secret of secrets()) expect([secret, shows(site.logged(), secret)]).toEqual([secret, false]);
	});

	it('Redis holds none of them in clear, in keys or in values, at any moment', () => {
		for (const secret of secrets()) for (const bytes of inRedis) expect([secret, shows(bytes, secret)]).toEqual([secret, false]);
	});

	it('browsers get documents and phones masked only, and headers and addresses hold none', () => {
		for (const { path, text, headers } of sent) {
			// Upstream's own words are shown to the member
			for (const secret of [PASSPORT, ID_CARD, ...PHONES])
				if (!text.includes('3999')) expect([path, secret, shows(text, secret)]).toEqual([path, secret, false]);
			for (const secret of secrets()) expect([path, secret, shows(headers + path, secret)]).toEqual([path, secret, false]);
		}
	});
});
