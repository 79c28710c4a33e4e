import sharp from 'sharp';
import { pictureTypeOf } from './picture-type.ts';
import type { ResizeJob, ResizeReply } from './resizer.ts';

/** A process of its own: what decodes pictures of strangers holds no secret, and may be ended at any time. */

const MAX_PIXELS = 50_000_000;
const MAX_FRAMES = 300;
/** Long pictures (of a text, say) keep their width until they have so many pixels. */
const MAX_RESULT_PIXELS = 12_000_000;
/** WebP has no more in one direction. */
const MAX_SIDE = 16_383;

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

const ENCODERS = { avif: { quality: 50, effort: 1 }, webp: { quality: 76, effort: 4 } } as const;

async function resize({ bytes, width, format }: ResizeJob): Promise<ResizeReply> {
	const type = pictureTypeOf(bytes);
	if (!type) return { refused: 'no picture of a kind that is shown' };
	const input = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
	const known = await sharp(bytes, input).metadata();
	if ((known.pages ?? 1) > MAX_FRAMES) return { refused: 'picture has too many frames' };
	if (known.width * known.height > MAX_PIXELS) return { refused: 'picture has too many pixels' };
	const height = Math.min(MAX_SIDE, Math.floor(MAX_RESULT_PIXELS / width));
	const result = await sharp(bytes, input)
		.autoOrient()
		.resize({ width, height, fit: 'inside', withoutEnlargement: true })
		[format](ENCODERS[format])
		.toBuffer();
	return { bytes: result };
}

// The reason that sharp gives may hold parts of the file: it goes no further.
process.on('message', (job: ResizeJob) => {
	void resize(job)
		.catch((): ResizeReply => ({ refused: 'picture can’t be read' }))
		.then((reply) => process.send?.(reply));
});
// Ctrl-C reaches every process of a terminal; this one ends with its parent.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
