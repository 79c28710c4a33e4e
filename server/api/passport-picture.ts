import type { RequestHandler } from 'express';
import { AppError } from '#server/errors.ts';
import { PICTURE_TYPES, plainPicture } from '#server/pictures/strip-metadata.ts';
import { factsOf } from '#server/request-facts.ts';
import type { Limits } from '#server/storage/limits.ts';
import { readCapped } from '#server/upstream/reply.ts';
import type { OcrReply } from '#shared/catalogue/bff/confirm.ts';
import { success } from './envelope.ts';
import type { Invoke } from './invoke.ts';

/** Where a passport's picture is sent, and the most it may have. */
export const PASSPORT_PICTURE = '/api/booking/ocr';
export const MOST_PICTURE_BYTES = 8 * 1024 * 1024;

export type PassportPictureOptions = { invoke: Invoke; limits: Limits; timeoutMs: number };

/** Reads a passport for a member: the picture is checked, passed on and forgotten; no line of a log tells of it. */
export function passportPicture({ invoke, limits, timeoutMs }: PassportPictureOptions): RequestHandler {
	return async (request, response) => {
		const facts = factsOf(response);
		const { identity } = facts;
		if (identity.state === 'unknown') throw new AppError('session-unavailable', 'the session store is away');
		if (!identity.member) throw new AppError('not-logged-in', 'no member session');
		const type = String(request.headers['content-type'] ?? '').toLowerCase();
		if (!PICTURE_TYPES.includes(type)) throw new AppError('invalid-input', 'no picture', { field: 'type' });
		await limits.take('ocr', { address: identity.address, browser: identity.member.id });
		const sent = await readCapped(request, MOST_PICTURE_BYTES).catch((cause) => {
			throw new AppError('invalid-input', 'picture too large or broken off', { field: 'size', cause });
		});
		const picture = plainPicture(type, sent);
		if (!picture || !request.complete) throw new AppError('invalid-input', 'not what its type says', { field: 'picture' });
		const read = await invoke.invoke(
			'POST /openapi/order/ocr',
			{ image: picture.toString('base64') },
			{ ...facts, timeoutMs, failed: false },
		);
		const { passport: number, passportIssue: issue, passportExpiry: expiry, gender, ...names } = read;
		const reply: OcrReply = { ...names, number, issue, expiry, gender: gender === 0 || gender === 1 ? String(gender) : '' };
		response.set('cache-control', 'private, no-store').json(success(reply));
	};
}
