import { Router } from 'express';
import { toString as drawQr } from 'qrcode';
import { AppError } from '#server/request/errors.ts';

const NAVY_ON_WHITE = { dark: '#06203a', light: '#ffffff' };

/**
 * Serves QR codes of the addresses in the settings as SVG. They are drawn at the first request, and browsers keep them for a
 * year.
 */
export function qrCodes(targets: Readonly<Record<string, string | undefined>>): Router {
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
