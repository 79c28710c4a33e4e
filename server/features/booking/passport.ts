import type { FeatureServices, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';

/**
 * Creates the handler of `POST /booking/ocr`: the picture is encoded anew and passed on. It is stored nowhere, and no line of a log is about it. Throws
 * `invalid-input` for bytes that are no picture of the type that their sender names (docs/rules.md, passport-picture).
 */
export const createReadPassport =
	(encode: FeatureServices['encodePassport']): Handler<'POST /booking/ocr'> =>
	async ({ type, read }, { api, identity }) => {
		const picture = await encode(identity.member?.id ?? '', type, Buffer.from(await read()));
		if ('refused' in picture) throw new AppError('invalid-input', picture.refused, { field: 'picture' });
		const found = await api('POST /openapi/order/ocr', { image: picture.bytes.toString('base64') });
		const { passport: number, passportIssue: issue, passportExpiry: expiry, gender, ...names } = found;
		return { ...names, number, issue, expiry, gender: gender === 0 || gender === 1 ? String(gender) : '' };
	};
