import { type RequestHandler, Router } from 'express';
import type { ForeignPictures } from '#server/outside/foreign-pictures.ts';
import { AppError } from '#server/request/errors.ts';
import type { Config } from '#server/settings/config.ts';
import { FOREIGN_WIDTHS } from '#shared/pictures.ts';
import { files } from './files.ts';
import { manifest } from './manifest.ts';
import { createMedia } from './media.ts';
import { qrCodes } from './qr-codes.ts';
import { SPECULATION_RULES, speculationRules } from './speculation-rules.ts';

export type PublicFilesOptions = {
	config: Config;
	pictures: ForeignPictures;
	/** Folder of the built browser files. */
	clientDir: string;
	/** Origin that serves `/media/…`. */
	mediaUrl: string;
	/** Vite's middleware in development. */
	development?: RequestHandler;
};

/**
 * Serves everything that is the same for all visitors and isn't a page: built files, upstream's media, pictures of other hosts,
 * QR codes.
 */
export function publicFiles({ config, pictures, clientDir, mediaUrl, development }: PublicFilesOptions): Router {
	const router = Router();
	if (development) router.use(development);
	router.get('/site.webmanifest', manifest(config));
	router.get(SPECULATION_RULES, speculationRules);
	router.use(files(clientDir, development !== undefined));
	router.use('/media', createMedia(mediaUrl));
	router.use('/resized', foreignPictures(pictures));
	router.use(
		'/qr',
		qrCodes({ official: config.QR_OFFICIAL_ACCOUNT, video: config.QR_VIDEO_ACCOUNT, consult: config.QR_CONSULT }),
	);
	return router;
}

const FOREIGN_PICTURE = /^\/([\w-]{22})\/([\w-]{1,1400})\/(\d{3,4})\.(avif|webp)$/;

/**
 * Serves foreign pictures under this site's address (`/resized/…`), in the widths and encodings of pages, so that pages request
 * no other host.
 */
function foreignPictures(pictures: ForeignPictures): RequestHandler {
	return async (request, response) => {
		const [, tag = '', where = '', size, format] = FOREIGN_PICTURE.exec(request.path) ?? [];
		const width = Number(size);
		const isReading = request.method === 'GET' || request.method === 'HEAD';
		if (!isReading || !FOREIGN_WIDTHS.includes(width)) throw new AppError('not-found', 'no such picture');
		const bytes = await pictures.get({ tag, where, width, format: format === 'avif' ? 'avif' : 'webp' });
		response.set({ 'content-type': `image/${format}`, 'cache-control': 'public, max-age=31536000, immutable' }).send(bytes);
	};
}
