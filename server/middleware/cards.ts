import { type RequestHandler, Router } from 'express';
import { request } from 'undici';
import { AppError } from '#server/request/errors.ts';
import { limitAddress, senderOf } from '#server/request/limit-address.ts';
import { CARD, pictureOfCard } from '#shared/pictures.ts';

const TIMEOUT_MS = 10_000;
/** Cards that are kept: each is some 100 KB. */
const MOST_CARDS = 60;

export type MakeCard = (sender: string, load: () => Promise<Buffer>, size: typeof CARD) => Promise<Uint8Array>;

/** Serves pictures of upstream as JPEG in the size of a link's card, which programs show that know no WebP. The last ones are kept. */
export function createCards(mediaUrl: string, makeCard: MakeCard): RequestHandler {
	const kept = new Map<string, Promise<Uint8Array>>();

	async function load(picture: string): Promise<Buffer> {
		const bounds = { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS };
		const { statusCode, body } = await request(mediaUrl.replace(/\/$/, '') + picture, bounds).catch((cause) => {
			throw new AppError('upstream-unavailable', 'media out of reach', { cause });
		});
		const bytes = Buffer.from(await body.arrayBuffer());
		if (statusCode !== 200) throw new AppError('not-found', `media answered ${statusCode}`);
		return bytes;
	}

	function dropOldest(): void {
		const [oldest] = kept.keys();
		if (kept.size > MOST_CARDS && oldest !== undefined) kept.delete(oldest);
	}

	function cardOf(picture: string, sender: string): Promise<Uint8Array> {
		const known = kept.get(picture);
		if (known) return known;
		const card = makeCard(sender, () => load(picture), CARD);
		kept.set(picture, card);
		// Cards that are refused push none out.
		card.then(dropOldest, () => kept.delete(picture));
		return card;
	}

	const router = Router();
	router.get('/:name', async ({ params: { name }, ip = '' }, response) => {
		const picture = pictureOfCard(name);
		if (!picture) throw new AppError('not-found', 'no such card');
		const card = await cardOf(picture, senderOf(limitAddress(ip)));
		response.type('jpg').set('cache-control', 'public, max-age=31536000, immutable').send(Buffer.from(card));
	});
	return router;
}
