import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import type { EncodeJob, EncodeReply } from './picture-encoder.ts';
import { pictureTypeOf } from './picture-type.ts';

/**
 * This program runs in a process of its own: the decoder of foreign pictures can reach no secret, and the process may be ended at
 * any time.
 */

const MAX_FRAMES = 300;
const MAX_PIXELS = { page: 50_000_000, passport: 40_000_000 };
/** Long pictures, such as scans of a text, keep their width up to this number of pixels. */
const MAX_PAGE_PIXELS = 12_000_000;
/** The largest side of a WebP. */
const MAX_SIDE = 16_383;
/** With this side the small print of a passport that fills a third of the picture is still readable. */
const PASSPORT_SIDE = 4_096;
const PASSPORT_QUALITY = 92;

/** On a busy processor pages get three times as much of it as pictures. With still less of it, pictures would be late. */
const NICE = 5;

function attempt(work: () => void): void {
	try {
		work();
	} catch {
		// Some systems refuse. Pages then wait a little longer.
	}
}

/** Gives way to pages, and lets the system end this process first when memory is short. */
function giveWay(): void {
	attempt(() => setPriority(NICE));
	// Linux gives a priority to a thread, not to a process. Threads that begin later inherit it.
	attempt(() => {
		for (const thread of readdirSync('/proc/self/task')) attempt(() => setPriority(Number(thread), NICE));
	});
	attempt(() => writeFileSync('/proc/self/oom_score_adj', '1000'));
}
giveWay();

// One picture at a time, on one thread: pages need the processor more.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
	operation: [
		'VipsForeignLoadJpegBuffer',
		'VipsForeignLoadPngBuffer',
		'VipsForeignLoadNsgifBuffer',
		'VipsForeignLoadWebpBuffer',
		'VipsForeignLoadHeifBuffer',
	],
});

type PictureJob = Exclude<EncodeJob, { use: 'drawing' }>;

const PAGE_ENCODERS = { avif: { quality: 50, effort: 1 }, webp: { quality: 76, effort: 4 } } as const;

/** Makes a picture of a drawing of ours. Reading drawings stays forbidden in processes that read pictures of others. */
function draw(drawing: Buffer, width: number): Promise<Buffer> {
	sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
	return sharp(drawing, { limitInputPixels: MAX_PAGE_PIXELS }).resize({ width }).png({ palette: true, effort: 4 }).toBuffer();
}

/** Fits a picture into the box of its use, and chooses its encoder. By default sharp writes no metadata: no EXIF, no XMP, no profile of colours. */
function prepared(picture: Sharp, job: PictureJob): Sharp {
	const fitting = { fit: 'inside', withoutEnlargement: true } as const;
	if (job.use === 'passport')
		return picture
			.resize({ width: PASSPORT_SIDE, height: PASSPORT_SIDE, ...fitting })
			.flatten({ background: '#fff' })
			.jpeg({ quality: PASSPORT_QUALITY });
	const height = Math.min(MAX_SIDE, Math.floor(MAX_PAGE_PIXELS / job.width));
	return picture.resize({ width: job.width, height, ...fitting }).toFormat(job.format, PAGE_ENCODERS[job.format]);
}

async function encode(job: EncodeJob): Promise<EncodeReply> {
	if (job.use === 'drawing') return { bytes: await draw(job.bytes, job.width) };
	const { bytes, use } = job;
	const type = pictureTypeOf(bytes);
	if (!type) return { refused: 'no picture of a kind that is shown' };
	if (use === 'passport' && job.type !== `image/${type}`) return { refused: 'picture isn’t what its type says' };
	const input = { limitInputPixels: MAX_PIXELS[use], failOn: 'error', pages: 1 } as const;
	const known = await sharp(bytes, input).metadata();
	if ((known.pages ?? 1) > MAX_FRAMES) return { refused: 'picture has too many frames' };
	if (known.width * known.height > MAX_PIXELS[use]) return { refused: 'picture has too many pixels' };
	return { bytes: await prepared(sharp(bytes, input).autoOrient(), job).toBuffer() };
}

// An error of sharp's may contain parts of the file, so it isn't passed on.
process.on('message', (job: EncodeJob) => {
	void encode(job)
		.catch((): EncodeReply => ({ refused: 'picture can’t be read' }))
		.then((reply) => process.send?.(reply));
});
// Ctrl-C reaches every process of a terminal. This one ends with its parent.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
