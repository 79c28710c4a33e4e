import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createResizer } from './resizer.ts';

const solid = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#4b7186' } });
const resizer = createResizer();
afterAll(() => resizer.close());

const isAlive = (pid: number | undefined): boolean => {
	try {
		return process.kill(pid ?? 0, 0);
	} catch {
		return false;
	}
};

it.each([
	['avif', 'heif'],
	['webp', 'webp'],
] as const)('a picture is resized to a width, as %s', async (format, known) => {
	const bytes = await solid(1_000, 500).png().toBuffer();
	const result = await sharp(await resizer.resize({ bytes, width: 480, format })).metadata();
	expect([result.format, result.width, result.height]).toEqual([known, 480, 240]);
});

it('a picture that is smaller keeps its size', async () => {
	const bytes = await solid(300, 200).jpeg().toBuffer();
	const { width, height } = await sharp(await resizer.resize({ bytes, width: 960, format: 'webp' })).metadata();
	expect([width, height]).toEqual([300, 200]);
});

it('a picture of a phone stands upright, and tells no more where it was taken', async () => {
	const bytes = await solid(800, 600)
		.jpeg()
		.withExif({ IFD3: { GPSLatitude: '31/1 14/1 0/1' } })
		.withMetadata({ orientation: 6 })
		.toBuffer();
	const result = await resizer.resize({ bytes, width: 480, format: 'avif' });
	const { width, height, exif } = await sharp(result).metadata();
	expect([width, height, exif]).toEqual([480, 640, undefined]);
});

it('a long picture keeps its width as far as it can be encoded', async () => {
	const bytes = await solid(750, 9_000).png().toBuffer();
	const { width, height } = await sharp(await resizer.resize({ bytes, width: 768, format: 'webp' })).metadata();
	expect([width, height]).toEqual([750, 9_000]);
});

it('what moves shows its first picture', async () => {
	const frames = await Promise.all(
		['red', 'blue'].map((background) =>
			sharp({ create: { width: 40, height: 30, channels: 3, background } })
				.png()
				.toBuffer(),
		),
	);
	const bytes = await sharp(frames, { join: { animated: true } })
		.gif()
		.toBuffer();
	const result = sharp(await resizer.resize({ bytes, width: 480, format: 'webp' }));
	const { pages, height } = await result.metadata();
	expect([pages, height]).toEqual([undefined, 30]);
	expect((await result.stats()).dominant.r).toBeGreaterThan(200);
});

it('one that takes too long costs the process that resizes, and the next one gets another', async () => {
	const hasty = createResizer(1);
	const job = { bytes: await solid(640, 480).jpeg().toBuffer(), width: 480, format: 'webp' } as const;
	const attempt = hasty.resize(job);
	await Promise.resolve();
	const pid = hasty.pid();
	await expect(attempt).rejects.toMatchObject({ code: 'upstream-unavailable' });
	expect(pid).toBeGreaterThan(0);
	await expect.poll(() => isAlive(pid)).toBe(false);
	hasty.close();
});

it('a process that dies at work fails that picture alone', async () => {
	const fragile = createResizer();
	const job = { bytes: await solid(2_400, 2_400).png().toBuffer(), width: 2_400, format: 'avif' } as const;
	const attempt = fragile.resize(job);
	await Promise.resolve();
	const pid = fragile.pid();
	process.kill(pid ?? 0, 'SIGKILL');
	await expect(attempt).rejects.toMatchObject({ code: 'upstream-unavailable' });
	expect((await fragile.resize({ ...job, width: 480 })).length).toBeGreaterThan(0);
	expect(fragile.pid()).not.toBe(pid);
	fragile.close();
});

it('the process knows nothing of this one’s environment, and leaves the processor to it', async () => {
	await resizer.resize({ bytes: await solid(9, 9).png().toBuffer(), width: 480, format: 'webp' });
	const folder = `/proc/${resizer.pid()}`;
	const names = (await readFile(`${folder}/environ`, 'utf8')).split('\0').filter(Boolean);
	expect(names.map((pair) => pair.split('=')[0]).sort()).toEqual([
		'MALLOC_ARENA_MAX',
		'NODE_CHANNEL_FD',
		'NODE_CHANNEL_SERIALIZATION_MODE',
	]);
	for (const thread of await readdir(`${folder}/task`)) {
		const facts = await readFile(`${folder}/task/${thread}/stat`, 'utf8');
		expect(Number(facts.slice(facts.lastIndexOf(')')).split(' ')[17])).toBe(5);
	}
});
