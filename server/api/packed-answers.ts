import type { Request, Response } from 'express';
import { chooseEncoding, type Encoding, encode, encodingHeader } from '#server/request/encoding.ts';
import { success } from './envelope.ts';

/** The bytes of answers by encoding: an answer that is given to many (`recent-answers.ts`) is packed once. */
const packed = new WeakMap<object, Map<Encoding, Promise<Uint8Array>>>();

function bytesOf(answer: object, encoding: Encoding): Promise<Uint8Array> {
	const known = packed.get(answer) ?? new Map<Encoding, Promise<Uint8Array>>();
	packed.set(answer, known);
	const bytes = known.get(encoding) ?? encode(JSON.stringify(success(answer)), encoding);
	known.set(encoding, bytes);
	bytes.catch(() => known.delete(encoding));
	return bytes;
}

/**
 * Sends an answer for everybody compressed: it holds no secret whose length could tell something (docs/threats.md). The other answers of
 * calls are never compressed.
 */
export async function sendPacked(answer: object, request: Request, response: Response): Promise<void> {
	const encoding = chooseEncoding(request.headers['accept-encoding']);
	const bytes = await bytesOf(answer, encoding);
	response
		.status(200)
		.set({
			'content-type': 'application/json; charset=utf-8',
			vary: 'Accept-Encoding',
			...encodingHeader(encoding),
			'content-length': String(bytes.length),
		})
		.end(request.method === 'HEAD' ? undefined : bytes);
}
