import { type RequestHandler, Router } from 'express';
import { toString as drawQr } from 'qrcode';
import { AppError } from '#server/request/errors.ts';
import { languageInQuery } from '#server/request/language.ts';
import type { Config } from '#server/settings/config.ts';
import { paths } from '#shared/paths.ts';
import { languageTag, parseLanguage, withLanguage } from '#shared/rules/language.ts';
import { createCards, type MakeCard } from './cards.ts';
import { files } from './files.ts';
import { createMedia } from './media.ts';

const NAVY_ON_WHITE = { dark: '#06203a', light: '#ffffff' };

/**
 * Serves QR codes of the addresses in the settings as SVG. They are drawn at the first request, and browsers keep them for a
 * year.
 */
function qrCodes(targets: Readonly<Record<string, string | undefined>>): Router {
	const drawn = new Map<string, Promise<string>>();
	const router = Router();
	router.get('/:name/:version', async ({ params: { name } }, response) => {
		const target = Object.hasOwn(targets, name) ? targets[name] : undefined;
		if (!target) throw new AppError('not-found', 'no such QR code');
		const svg = drawn.get(name) ?? drawQr(target, { type: 'svg', margin: 2, errorCorrectionLevel: 'M', color: NAVY_ON_WHITE });
		drawn.set(name, svg);
		response
			.type('svg')
			.set('cache-control', 'public, max-age=31536000, immutable')
			.send(await svg);
	});
	return router;
}

const NAVY = '#06203a';

/**
 * Serves the web app manifest: the name and icon of a shortcut on a home screen, in the language of `?lang=`. The shortcut opens
 * in the browser (`display`): payments leave for other hosts and come back.
 */
function manifest({ BRAND_NAME_CN, BRAND_NAME_EN }: Pick<Config, 'BRAND_NAME_CN' | 'BRAND_NAME_EN'>): RequestHandler {
	const names = { CN: BRAND_NAME_CN, EN: BRAND_NAME_EN };
	return (request, response) => {
		const lang = parseLanguage(languageInQuery(request.url)) ?? 'CN';
		response
			.type('application/manifest+json')
			.set('cache-control', 'public, max-age=3600')
			.send(
				JSON.stringify({
					id: paths.home,
					name: names[lang],
					short_name: names[lang],
					lang: languageTag(lang),
					start_url: withLanguage(paths.home, lang),
					scope: paths.home,
					display: 'browser',
					background_color: NAVY,
					theme_color: NAVY,
					icons: [192, 512].flatMap((size) =>
						['any', 'maskable'].map((purpose) => ({
							src: `/icon-${size}.png`,
							sizes: `${size}x${size}`,
							type: 'image/png',
							purpose,
						})),
					),
				}),
			);
	};
}

export type PublicFilesOptions = {
	config: Config;
	/** Folder of the built browser files. */
	clientDir: string;
	/** Origin that serves `/media/…`. */
	mediaUrl: string;
	makeCard: MakeCard;
	/** Vite's middleware in development. */
	development?: RequestHandler;
};

/** Serves everything that is the same for all visitors and isn't a page: built files, upstream's media and its cards, QR codes. */
export function publicFiles({ config, clientDir, mediaUrl, makeCard, development }: PublicFilesOptions): Router {
	const router = Router();
	if (development) router.use(development);
	router.get('/site.webmanifest', manifest(config));
	router.use(files(clientDir, development !== undefined));
	router.use('/media', createMedia(mediaUrl));
	router.use('/cards', createCards(mediaUrl, makeCard));
	router.use(
		'/qr',
		qrCodes({ official: config.QR_OFFICIAL_ACCOUNT, video: config.QR_VIDEO_ACCOUNT, consult: config.QR_CONSULT }),
	);
	return router;
}
