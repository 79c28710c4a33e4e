import type { Request } from 'express';
import { AppError } from '#server/request/errors.ts';
import { readCapped } from '#server/upstream/reply.ts';

/** The most bytes of a picture sent to us. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

/**
 * Returns a request's picture as `sentPicture` describes it. Reading it throws `invalid-input` when it is too large or
 * incomplete.
 */
export const pictureOf = (request: Request) => ({
	type: String(request.headers['content-type'] ?? '').toLowerCase(),
	read: async (): Promise<Uint8Array> => {
		const bytes = await readCapped(request, MAX_PICTURE_BYTES).catch((cause) => {
			throw new AppError('invalid-input', 'picture too large or broken off', { field: 'size', cause });
		});
		if (!request.complete) throw new AppError('invalid-input', 'picture broken off', { field: 'picture' });
		return bytes;
	},
});
