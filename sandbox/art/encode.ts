/**
 * Turns the masters (sandbox/art/out/<name>.png, or a print's <name>-<crop>.png) into what the site serves:
 * sandbox/media/<id>/<width>.avif in all widths and .webp in one, and sandbox/media/manifest.json.
 *
 *   node sandbox/art/encode.ts            every picture that has a master
 *   node sandbox/art/encode.ts a b c      only these
 *
 * <id> = <name>-<crop>_<W>x<H>_<rrggbb>_<hash6>, so an address never changes its content.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { webpWidthOf, widthsOf } from '#shared/pictures.ts';

type Crop = '21x9' | '3x2' | '4x5';
type Alt = { CN: string; EN: string };
type Focal = [number, number];
type Picture = {
	focal: Focal;
	crops: Crop[];
	alt: Alt;
};
type Encoded = { id: string; width: number; height: number; color: string };
type Entry = { alt: Alt; focal: [number, number]; crops: Partial<Record<Crop, Encoded>> };
type Manifest = Record<string, Entry>;

const art = dirname(fileURLToPath(import.meta.url));
const media = join(art, '..', 'media');
const manifestFile = join(media, 'manifest.json');

const LARGEST: Record<Crop, number> = { '21x9': 2400, '3x2': 1600, '4x5': 960 };

/** The most bytes that an AVIF of this crop may have at this width; the quality is lowered until it fits. */
const LIMIT: Record<Crop, [width: number, bytes: number][]> = {
	'21x9': [
		[480, 40_000],
		[960, 100_000],
		[1600, 180_000],
		[2400, 300_000],
	],
	'3x2': [
		[480, 50_000],
		[960, 110_000],
		[1600, 200_000],
	],
	'4x5': [
		[480, 40_000],
		[960, 60_000],
	],
};

const ratio = (crop: Crop): number => {
	const [w, h] = crop.split('x').map(Number) as [number, number];
	return w / h;
};

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Returns the largest rectangle of the ratio inside the master, as near to the focal point as possible. */
export function cut(width: number, height: number, crop: Crop, focal: Focal) {
	const r = ratio(crop);
	const w = Math.min(width, Math.floor(height * r));
	const h = Math.min(height, Math.round(w / r));
	return {
		left: clamp(Math.round(focal[0] * width - w / 2), 0, width - w),
		top: clamp(Math.round(focal[1] * height - h / 2), 0, height - h),
		width: w,
		height: h,
	};
}

/** Reads the master of a picture: a print has one for each crop, since it is composed for each. Null without a master. */
async function readMaster(name: string, crop: Crop): Promise<Buffer | null> {
	const print = join(art, 'out', `${name}-${crop}.png`);
	const file = existsSync(print) ? print : join(art, 'out', `${name}.png`);
	return existsSync(file) ? readFile(file) : null;
}

async function avif(pixels: Buffer, width: number, limit: number): Promise<Buffer> {
	let data = Buffer.alloc(0);
	for (const quality of [62, 56, 50, 44, 38, 32]) {
		data = await sharp(pixels).resize({ width }).avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
		if (data.length <= limit) break;
	}
	return data;
}

async function encodeCrop(name: string, master: Buffer, crop: Crop, focal: Focal): Promise<Encoded> {
	const { width: mw = 0, height: mh = 0 } = await sharp(master).metadata();
	const area = cut(mw, mh, crop, focal);
	const width = Math.min(area.width, LARGEST[crop]);
	const height = Math.round(width / ratio(crop));
	const pixels = await sharp(master)
		.extract(area)
		.resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
		.removeAlpha()
		.toColourspace('srgb')
		.png()
		.toBuffer();
	const { channels } = await sharp(pixels).stats();
	const rgb = channels
		.slice(0, 3)
		.map((c) => Math.round(c.mean).toString(16).padStart(2, '0'))
		.join('');
	const raw = await sharp(pixels).raw().toBuffer();
	const hash = createHash('sha256').update(raw).digest('hex').slice(0, 6);
	const id = `${name}-${crop}_${width}x${height}_${rgb}_${hash}`;

	await removeOthers(name, crop, id);
	const folder = join(media, id);
	await mkdir(folder, { recursive: true });
	for (const w of widthsOf(width)) {
		const limit = LIMIT[crop].find(([step]) => w <= step)?.[1] ?? 300_000;
		await writeFile(join(folder, `${w}.avif`), await avif(pixels, w, limit));
	}
	const shared = webpWidthOf(width, height);
	await writeFile(
		join(folder, `${shared}.webp`),
		await sharp(pixels).resize({ width: shared }).webp({ quality: 66, effort: 5 }).toBuffer(),
	);
	return { id, width, height, color: `#${rgb}` };
}

/** Removes folders of the same picture and crop with old content. */
async function removeOthers(name: string, crop: string, keep: string): Promise<void> {
	if (!existsSync(media)) return;
	for (const folder of await readdir(media)) {
		if (folder.startsWith(`${name}-${crop}_`) && folder !== keep) await rm(join(media, folder), { recursive: true });
	}
}

async function readJson<T>(file: string, fallback: T): Promise<T> {
	return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as T) : fallback;
}

async function main(names: string[]): Promise<void> {
	const pictures = await readJson<Record<string, Picture>>(join(art, 'pictures.json'), {});
	const manifest = await readJson<Manifest>(manifestFile, {});
	for (const [name, picture] of Object.entries(pictures)) {
		const rendered = (await readMaster(name, '3x2')) !== null;
		if (names.length > 0 ? !names.includes(name) : !rendered) continue;
		const crops: Entry['crops'] = rendered ? {} : (manifest[name]?.crops ?? {});
		for (const crop of [...picture.crops].sort()) {
			const master = await readMaster(name, crop);
			if (master) crops[crop] = await encodeCrop(name, master, crop, picture.focal);
		}
		manifest[name] = { alt: picture.alt, focal: picture.focal, crops };
		const ids = Object.values(crops).map(({ id }) => id);
		process.stdout.write(`${name} ${ids.join(' ')}\n`);
	}
	const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
	await mkdir(media, { recursive: true });
	await writeFile(manifestFile, `${JSON.stringify(sorted, null, '\t')}\n`);
}

await main(process.argv.slice(2));
