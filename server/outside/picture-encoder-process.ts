import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import type { PictureType } from '#shared/catalogue/call.ts';
import type { EncodeJob, EncodeReply } from './picture-encoder.ts';

/**
 * This program runs in a process of its own: the decoder of visitors' pictures can reach no secret, and the process may be ended at
 * any time.
 */

const MAX_FRAMES = 300;
const MAX_PIXELS = 40_000_000;
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

/** Gives way to pages. */
function giveWay(): void {
	attempt(() => setPriority(NICE));
	// Linux gives a priority to a thread, not to a process. Threads that begin later inherit it.
	attempt(() => {
		for (const thread of readdirSync('/proc/self/task')) attempt(() => setPriority(Number(thread), NICE));
	});
}
giveWay();

// One picture at a time, on one thread: pages need the processor more.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
	operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Returns the type of a picture from its bytes, whatever its name and headers say; null unless a passport's picture may have it. */
function pictureTypeOf(bytes: Buffer): PictureType | null {
	if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
	if (bytes.subarray(0, 8).equals(PNG)) return 'image/png';
	return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'image/webp' : null;
}

/** Makes a picture of a drawing of ours. Reading drawings stays forbidden in processes that read pictures of others. */
function draw(drawing: Buffer, width: number): Promise<Buffer> {
	sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
	return sharp(drawing, { limitInputPixels: MAX_PIXELS }).resize({ width }).png({ palette: true, effort: 4 }).toBuffer();
}

async function encode(job: EncodeJob): Promise<EncodeReply> {
	if (job.use === 'drawing') return { bytes: await draw(job.bytes, job.width) };
	const { bytes } = job;
	if (job.use === 'card') {
		if (pictureTypeOf(bytes) !== 'image/webp') return { refused: 'picture isn’t what its type says' };
		const { width, height } = job;
		return {
			bytes: await sharp(bytes, { limitInputPixels: MAX_PIXELS }).resize({ width, height }).jpeg({ quality: 82 }).toBuffer(),
		};
	}
	if (pictureTypeOf(bytes) !== job.type) return { refused: 'picture isn’t what its type says' };
	const input = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
	const known = await sharp(bytes, input).metadata();
	if ((known.pages ?? 1) > MAX_FRAMES) return { refused: 'picture has too many frames' };
	if (known.width * known.height > MAX_PIXELS) return { refused: 'picture has too many pixels' };
	// By default sharp writes no metadata: no EXIF, no XMP, no profile of colours.
	const picture = sharp(bytes, input)
		.autoOrient()
		.resize({ width: PASSPORT_SIDE, height: PASSPORT_SIDE, fit: 'inside', withoutEnlargement: true })
		.flatten({ background: '#fff' })
		.jpeg({ quality: PASSPORT_QUALITY });
	return { bytes: await picture.toBuffer() };
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
