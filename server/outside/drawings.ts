import { AppError } from '#server/request/errors.ts';
import type { PictureEncoder } from './picture-encoder.ts';
import { createTurns } from './turns.ts';

/** Drawings that are kept: each is some 100 KB. */
const MOST_KEPT = 40;
const BOUNDS = { atOnce: 1, waiting: 20, timeoutMs: 8_000 };

/** Makes pictures of drawings (SVG), one at a time. The same drawing is made once while it is among the last ones. */
export function createDrawings(encoder: Pick<PictureEncoder, 'encode' | 'close'>) {
	const inTurn = createTurns(BOUNDS);
	const kept = new Map<string, Promise<Uint8Array>>();

	async function make(svg: string, width: number): Promise<Uint8Array> {
		const reply = await inTurn(() => encoder.encode({ use: 'drawing', width, bytes: Buffer.from(svg) }));
		if ('refused' in reply) throw new AppError('upstream-unavailable', reply.refused);
		return reply.bytes;
	}

	return {
		/** Returns the picture of a drawing as PNG. Throws `upstream-unavailable` while too many are being made. */
		draw(svg: string, width: number): Promise<Uint8Array> {
			const key = `${width} ${svg}`;
			const known = kept.get(key);
			const picture = known ?? make(svg, width);
			kept.delete(key);
			kept.set(key, picture);
			const [oldest] = kept.keys();
			if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
			if (!known) picture.catch(() => kept.get(key) === picture && kept.delete(key));
			return picture;
		},
		close: encoder.close,
	};
}
