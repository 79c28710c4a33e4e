import sharp from 'sharp';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember } from './support/booking.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, cookieHeader, type Visitor, visitor } from './support/visitor.ts';

const OCR = 'POST /openapi/order/ocr';
let site: TestSite;
let mei: Visitor;
let pictures: Record<'jpeg' | 'png' | 'webp', Buffer>;

beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	mei = await newMember(site);
	const noise = { width: 640, height: 448, channels: 3 as const, noise: { type: 'gaussian' as const, mean: 128, sigma: 30 } };
	const page = sharp({ create: { ...noise, background: '#ffffff' } }).withExif({
		IFD0: { Copyright: 'CANARY-EXIF', Artist: '张三丰' },
	});
	const [jpeg, png, webp] = await Promise.all([
		page.clone().jpeg().toBuffer(),
		page.clone().png().toBuffer(),
		page.clone().webp().toBuffer(),
	]);
	pictures = { jpeg, png, webp };
});
afterAll(() => site.close());

const send = (type: string, body: Buffer, browser: Visitor = mei, headers: Record<string, string> = {}) =>
	supertest(site.url)
		.post('/api/booking/ocr')
		.set({
			host: 'www.good.test',
			'x-forwarded-proto': 'https',
			'x-forwarded-for': '10.9.8.7',
			'sec-fetch-site': 'same-origin',
			'content-type': type,
			cookie: cookieHeader(browser),
			...headers,
		})
		.ok(() => true)
		.serialize((value) => value)
		.send(body);
const seen = () => site.sandbox.calls().calls.filter(({ name }) => name === OCR);

describe('a passport’s picture', () => {
	it.each(['jpeg', 'png', 'webp'] as const)(
		'(%s) is read into the form’s fields, and no other data of it is passed on (T63)',
		async (kind) => {
			site.sandbox.reset();
			expect(pictures[kind].includes('CANARY-EXIF')).toBe(true);
			const { status, body } = await send(`image/${kind}`, pictures[kind]);
			expect(status).toBe(200);
			expect(body.data).toMatchObject({ pinyinLastName: 'ZHOU', number: expect.stringMatching(/^[A-Z0-9]{9}$/), gender: '0' });
			const image = Buffer.from(String(seen()[0]?.input.image), 'base64');
			expect(image.includes('CANARY-EXIF')).toBe(false);
			expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 448 });
			expect(await sharp(image).stats()).toBeTruthy();
		},
	);

	it('is passed on without the bytes that follow its end (T63)', async () => {
		site.sandbox.reset();
		const { status } = await send('image/jpeg', Buffer.concat([pictures.jpeg, Buffer.from('<script>CANARY-FILM</script>')]));
		expect(status).toBe(200);
		const image = Buffer.from(String(seen()[0]?.input.image), 'base64');
		expect(image.includes('CANARY-FILM')).toBe(false);
		expect(image.readUInt16BE(image.length - 2)).toBe(0xffd9);
	});

	const jpegOf = (width: number, height: number): Buffer => {
		const copy = Buffer.from(pictures.jpeg);
		for (let at = 2; at < copy.length; at += 2 + copy.readUInt16BE(at + 2)) {
			if (![0xc0, 0xc1, 0xc2].includes(copy[at + 1] ?? 0)) continue;
			copy.writeUInt16BE(height, at + 5);
			copy.writeUInt16BE(width, at + 7);
			break;
		}
		return copy;
	};

	it.each<[string, string, () => Buffer]>([
		['an SVG', 'image/svg+xml', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
		['an SVG that says it is a JPEG', 'image/jpeg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
		['a GIF with a script', 'image/gif', () => Buffer.from('GIF89a/*x*/=alert(1)')],
		['a PNG that says it is a JPEG', 'image/jpeg', () => pictures.png],
		['a JPEG broken off', 'image/jpeg', () => pictures.jpeg.subarray(0, 2_000)],
		['a PNG broken off', 'image/png', () => pictures.png.subarray(0, 2_000)],
		['a WebP broken off', 'image/webp', () => pictures.webp.subarray(0, 2_000)],
		['50 000 × 50 000 pixels', 'image/jpeg', () => jpegOf(50_000, 50_000)],
		['no pixels', 'image/jpeg', () => jpegOf(0, 0)],
		['nothing', 'image/jpeg', () => Buffer.alloc(0)],
		['JSON', 'application/json', () => Buffer.from('{}')],
		['a form', 'multipart/form-data; boundary=a', () => Buffer.from('--a--')],
	])('%s is refused, and upstream never sees it (T63)', async (_name, type, body) => {
		site.sandbox.reset();
		const reply = await send(type, body());
		expect(reply.status).toBe(400);
		expect(seen()).toEqual([]);
	});

	it('more than 8 MB is refused, with and without a length in its headers (T63)', async () => {
		site.sandbox.reset();
		const large = Buffer.concat([pictures.jpeg.subarray(0, -2), Buffer.alloc(8 * 1024 * 1024), Buffer.from([0xff, 0xd9])]);
		expect((await send('image/jpeg', large).catch(() => ({ status: 413 }))).status).toBe(413);
		expect(seen()).toEqual([]);
	});

	it('is accepted from members on the site’s own pages only', async () => {
		expect((await send('image/jpeg', pictures.jpeg, visitor(site))).status).toBe(401);
		expect((await send('image/jpeg', pictures.jpeg, mei, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
		const elsewhere = await mei.post('/api/passenger', { number: 'x'.repeat(200_000) }).catch(() => ({ status: 413 }));
		expect(elsewhere.status).toBe(413);
		expect((await mei.post('/api/openapi/order/ocr', { image: 'x' })).status).toBe(404);
	});

	it('gets upstream’s words when it can’t be read, and is limited to thirty an hour', async () => {
		const tiny = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
			.png()
			.toBuffer();
		const { body } = await send('image/png', tiny);
		expect(body).toMatchObject({ err: 3010, errMsg: '未能识别证件，请重新拍摄或手动填写' });
		const statuses = new Set<number>();
		for (let tries = 0; tries < 31; tries++) statuses.add((await send('image/png', tiny)).status);
		expect([...statuses]).toEqual([422, 429]);
	});
});
