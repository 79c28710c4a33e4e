import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { PictureType } from '#shared/catalogue/call.ts';
import { pngBomb, pngChunk } from '#tests/support/png.ts';
import { createPictureEncoder } from './picture-encoder.ts';

const solid = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#4b7186' } });
const encoder = createPictureEncoder();
afterAll(() => encoder.close());

/** A PNG as the picture of a passport. */
const passport = async (width: number, height: number) =>
	({ use: 'passport', type: 'image/png', bytes: await solid(width, height).png().toBuffer() }) as const;

const isAlive = (pid: number | undefined): boolean => {
	try {
		return process.kill(pid ?? 0, 0);
	} catch {
		return false;
	}
};

it('a picture that takes too long ends the process, and the next one gets another process', async () => {
	const hasty = createPictureEncoder(1);
	const attempt = hasty.encode(await passport(640, 480));
	await Promise.resolve();
	const pid = hasty.pid();
	await expect(attempt).rejects.toMatchObject({ code: 'upstream-unavailable' });
	expect(pid).toBeGreaterThan(0);
	await expect.poll(() => isAlive(pid)).toBe(false);
	hasty.close();
});

it('the death of a process fails only the picture at work', async () => {
	const fragile = createPictureEncoder();
	const attempt = fragile.encode(await passport(4_000, 4_000));
	await Promise.resolve();
	const pid = fragile.pid();
	process.kill(pid ?? 0, 'SIGKILL');
	await expect(attempt).rejects.toMatchObject({ code: 'upstream-unavailable' });
	expect(await fragile.encode(await passport(9, 9))).toHaveProperty('bytes');
	expect(fragile.pid()).not.toBe(pid);
	fragile.close();
});

it('pictures are encoded in turn', async () => {
	const asked = createPictureEncoder();
	const job = await passport(9, 9);
	const works = Array.from({ length: 11 }, () => asked.encode(job));
	for (const reply of await Promise.all(works)) expect(reply).toHaveProperty('bytes');
	asked.close();
});

it('a picture waits ten seconds at most for those before it', async () => {
	const slow = createPictureEncoder(60_000);
	const job = await passport(9, 9);
	await slow.encode(job);
	process.kill(slow.pid() ?? 0, 'SIGSTOP');
	const working = slow.encode(job).catch((error: unknown) => error);
	await expect(slow.encode(job)).rejects.toMatchObject({ status: 503, retryAfter: 2 });
	slow.close();
	expect(await working).toMatchObject({ code: 'upstream-unavailable' });
}, 20_000);

it('the process gets nothing of its parent’s environment, and a lower priority', async () => {
	await encoder.encode(await passport(9, 9));
	const folder = `/proc/${encoder.pid()}`;
	const names = (await readFile(`${folder}/environ`, 'utf8')).split('\0').filter(Boolean);
	expect(names.map((pair) => pair.split('=')[0]).sort()).toEqual([
		'MALLOC_ARENA_MAX',
		'MALLOC_MMAP_THRESHOLD_',
		'MALLOC_TRIM_THRESHOLD_',
		'NODE_CHANNEL_FD',
		'NODE_CHANNEL_SERIALIZATION_MODE',
	]);
	for (const thread of await readdir(`${folder}/task`)) {
		const facts = await readFile(`${folder}/task/${thread}/stat`, 'utf8');
		expect(Number(facts.slice(facts.lastIndexOf(')')).split(' ')[17])).toBe(5);
	}
});

describe('a passport’s picture', () => {
	const CANARY = Buffer.from('CANARY-31.2304N');
	const noise = () =>
		sharp({
			create: { width: 640, height: 448, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
		});
	const withMetadata = () =>
		noise()
			.withExif({ IFD0: { Artist: CANARY.toString() }, IFD3: { GPSLatitude: '31/1 14/1 0/1' } })
			.withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!--${CANARY}--></x:xmpmeta>`)
			.withIccProfile('p3');
	const encode = (type: PictureType, bytes: Buffer) => encoder.encode({ use: 'passport', bytes, type });

	/** Encodes a picture; the new one must be readable and hold nothing but pixels. */
	async function clean(type: PictureType, bytes: Buffer) {
		expect(bytes.includes(CANARY)).toBe(true);
		const reply = await encode(type, bytes);
		if ('refused' in reply) throw new Error(reply.refused);
		expect(reply.bytes.includes(CANARY)).toBe(false);
		await sharp(reply.bytes, { failOn: 'warning' }).stats();
		const { format, width, height, orientation, exif, xmp, icc, iptc, comments } = await sharp(reply.bytes).metadata();
		expect({ orientation, exif, xmp, icc, iptc, comments }).toEqual({});
		return { format, width, height, bytes: reply.bytes };
	}

	/** Makes a progressive JPEG with EXIF between its first two scans. */
	async function withLateExif(): Promise<Buffer> {
		const jpeg = await noise().jpeg({ progressive: true }).toBuffer();
		let at = jpeg.indexOf(Buffer.from([0xff, 0xda])) + 2;
		// Within a scan 0xff is followed by 0, or by the number of a restart.
		while (jpeg[at] !== 0xff || jpeg[at + 1] === 0 || ((jpeg[at + 1] ?? 0) & 0xf8) === 0xd0) at++;
		const content = Buffer.concat([Buffer.from('Exif\0\0'), CANARY]);
		return Buffer.concat([jpeg.subarray(0, at), Buffer.from([0xff, 0xe1, 0, content.length + 2]), content, jpeg.subarray(at)]);
	}

	it.each<[string, PictureType, () => Promise<Buffer>]>([
		['a JPEG with place, camera and profile', 'image/jpeg', () => withMetadata().jpeg().toBuffer()],
		['a progressive JPEG with EXIF after its first scan', 'image/jpeg', withLateExif],
		[
			'a JPEG with a film behind it',
			'image/jpeg',
			async () =>
				Buffer.concat([await noise().jpeg().toBuffer(), Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), CANARY]),
		],
		[
			'a JPEG with a second one behind it',
			'image/jpeg',
			async () => Buffer.concat([await noise().jpeg().toBuffer(), await withMetadata().jpeg().toBuffer()]),
		],
		['a PNG with EXIF', 'image/png', () => withMetadata().png().toBuffer()],
		[
			'a PNG with texts, and bytes behind it',
			'image/png',
			async () => {
				const png = await noise().png().toBuffer();
				const text = pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), CANARY]));
				// The last chunk, IEND, has twelve bytes.
				return Buffer.concat([png.subarray(0, -12), text, png.subarray(-12), CANARY]);
			},
		],
		['a WebP with EXIF', 'image/webp', () => withMetadata().webp().toBuffer()],
	])('%s becomes a JPEG with the same pixels, and without anything else', async (_name, type, bytes) => {
		const { format, width, height } = await clean(type, await bytes());
		expect({ format, width, height }).toEqual({ format: 'jpeg', width: 640, height: 448 });
	});

	it('stands upright', async () => {
		const { width, height } = await clean('image/jpeg', await withMetadata().withMetadata({ orientation: 6 }).jpeg().toBuffer());
		expect([width, height]).toEqual([448, 640]);
	});

	it.each(['jpeg', 'png', 'webp'] as const)('stays as readable as it was (%s)', async (format) => {
		const bytes = await noise().greyscale().toFormat(format, { quality: 100 }).toBuffer();
		const reply = await encode(`image/${format}`, bytes);
		const pixelsOf = (picture: Buffer) => sharp(picture).greyscale().raw().toBuffer();
		const [before, after] = await Promise.all([pixelsOf(bytes), pixelsOf('bytes' in reply ? reply.bytes : bytes.subarray(0, 0))]);
		const difference = before.reduce((sum, value, at) => sum + Math.abs(value - (after[at] ?? 0)), 0) / before.length;
		expect(difference).toBeLessThan(4);
	});

	it('stands on white where it was transparent', async () => {
		const reply = await encode(
			'image/png',
			await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
				.png()
				.toBuffer(),
		);
		const { dominant } = await sharp('bytes' in reply ? reply.bytes : undefined).stats();
		expect(dominant.r).toBeGreaterThan(240);
	});

	it('has 4,096 pixels a side at most', async () => {
		const reply = await encode('image/jpeg', await solid(6_000, 3_000).jpeg().toBuffer());
		const { width, height } = await sharp('bytes' in reply ? reply.bytes : undefined).metadata();
		expect([width, height]).toEqual([4_096, 2_048]);
	});

	it.each<[string, PictureType, () => Promise<Buffer> | Buffer]>([
		['that is cut off', 'image/jpeg', async () => (await noise().jpeg().toBuffer()).subarray(0, 9_000)],
		['of another type than its sender says', 'image/jpeg', () => noise().png().toBuffer()],
		['of a type that passports may not have', 'image/jpeg', () => noise().gif().toBuffer()],
		['of 900 megapixels in 110 KB', 'image/png', () => pngBomb(30_000, 30_000)],
		['of more than 40 megapixels', 'image/png', () => pngBomb(8_000, 5_001)],
		['without bytes', 'image/png', () => Buffer.alloc(0)],
	])('%s is refused', async (_name, type, bytes) => {
		expect(await encode(type, await bytes())).toEqual({ refused: expect.stringMatching(/^picture/) });
	});
});
