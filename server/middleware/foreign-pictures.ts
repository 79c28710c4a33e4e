import type { RequestHandler } from 'express';
import type { ForeignPictures } from '#server/outside/foreign-pictures.ts';
import { AppError } from '#server/request/errors.ts';
import { FOREIGN_WIDTHS } from '#shared/pictures.ts';

const PATH = /^\/([\w-]{22})\/([\w-]{1,1400})\/(\d{3,4})\.(avif|webp)$/;

/** Foreign pictures under our own address (`/resized/…`), in a width and encoding of the ladder: pages ask no other host for them. */
export function foreignPictures(pictures: ForeignPictures): RequestHandler {
	return async (request, response) => {
		const [, tag = '', where = '', size, format] = PATH.exec(request.path) ?? [];
		const width = Number(size);
		const isReading = request.method === 'GET' || request.method === 'HEAD';
		if (!isReading || !FOREIGN_WIDTHS.includes(width)) throw new AppError('not-found', 'no such picture');
		const bytes = await pictures.get({ tag, where, width, format: format === 'avif' ? 'avif' : 'webp' });
		response.set({ 'content-type': `image/${format}`, 'cache-control': 'public, max-age=31536000, immutable' }).send(bytes);
	};
}
