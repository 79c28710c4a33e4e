import type { Handler } from '#server/handler.ts';
import { stripMetadata } from '#server/pictures/strip-metadata.ts';
import { AppError } from '#server/request/errors.ts';

/** `POST /booking/ocr`: the picture is checked, passed on and forgotten; no line of a log tells of it. */
export const readPassport: Handler<'POST /booking/ocr'> = async ({ type, read }, { api }) => {
	const picture = stripMetadata(type, Buffer.from(await read()));
	if (!picture) throw new AppError('invalid-input', 'not what its type says', { field: 'picture' });
	const found = await api('POST /openapi/order/ocr', { image: picture.toString('base64') });
	const { passport: number, passportIssue: issue, passportExpiry: expiry, gender, ...names } = found;
	return { ...names, number, issue, expiry, gender: gender === 0 || gender === 1 ? String(gender) : '' };
};
