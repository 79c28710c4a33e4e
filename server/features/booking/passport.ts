import type { Handler } from '#server/handler.ts';
import type { PictureEncoder } from '#server/outside/picture-encoder.ts';
import { createTurns } from '#server/outside/turns.ts';
import { AppError } from '#server/request/errors.ts';

/** A picture takes up to a second: those that come later would wait in vain. */
const WAITING = { atOnce: 1, waiting: 20, timeoutMs: 10_000 };

/**
 * Creates the handler of `POST /booking/ocr`: the picture is encoded anew, which takes its metadata away, and passed on. It is stored nowhere, and no
 * line of a log is about it. What is no picture of the type that its sender names is `invalid-input` (docs/rules.md, passport-picture).
 */
export function createReadPassport(encoder: Pick<PictureEncoder, 'encode'>): Handler<'POST /booking/ocr'> {
	const inTurn = createTurns(WAITING);
	return async ({ type, read }, { api }) => {
		const bytes = Buffer.from(await read());
		const picture = await inTurn(() => encoder.encode({ use: 'passport', bytes, type }));
		if ('refused' in picture) throw new AppError('invalid-input', picture.refused, { field: 'picture' });
		const found = await api('POST /openapi/order/ocr', { image: picture.bytes.toString('base64') });
		const { passport: number, passportIssue: issue, passportExpiry: expiry, gender, ...names } = found;
		return { ...names, number, issue, expiry, gender: gender === 0 || gender === 1 ? String(gender) : '' };
	};
}
