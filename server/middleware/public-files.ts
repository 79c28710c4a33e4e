import { type RequestHandler, Router } from 'express';
import type { ForeignPictures } from '#server/outside/foreign-pictures.ts';
import type { Config } from '#server/settings/config.ts';
import { files } from './files.ts';
import { foreignPictures } from './foreign-pictures.ts';
import { createMedia } from './media.ts';
import { qrCodes } from './qr-codes.ts';

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

/** Everything that is the same for all visitors and is no page: built files, upstream's media, pictures of other hosts, QR codes. */
export function publicFiles({ config, pictures, clientDir, mediaUrl, development }: PublicFilesOptions): Router {
	const router = Router();
	if (development) router.use(development);
	router.use(files(clientDir, development !== undefined));
	router.use('/media', createMedia(mediaUrl));
	router.use('/resized', foreignPictures(pictures));
	router.use(
		'/qr',
		qrCodes({ official: config.QR_OFFICIAL_ACCOUNT, video: config.QR_VIDEO_ACCOUNT, consult: config.QR_CONSULT }),
	);
	return router;
}
