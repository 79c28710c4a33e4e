import type { Readable } from 'node:stream';
import { z } from 'zod';
import { AppError } from '#server/errors.ts';
import { parseStrippingToken } from './strip-token.ts';

const MAX_REPLY_BYTES = 5 * 1024 * 1024;

const EnvelopeSchema = z.object({
	// Nothing but a number is one: `null` must not pass for success.
	err: z.union([
		z.int(),
		z
			.string()
			.regex(/^\d{1,9}$/)
			.transform(Number),
	]),
	errMsg: z.unknown(),
	data: z.unknown(),
});

/** Reads a reply's body; one beyond the bound (5 MB unless said) is refused while it is still arriving. */
export async function readCapped(body: Readable, most = MAX_REPLY_BYTES): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of body) {
		size += chunk.length;
		if (size > most) throw new AppError('upstream-unavailable', `reply larger than ${most} bytes`);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

/** Text that may be shown: upstream's business messages, without markup and bounded; anything odd is not shown at all. */
const shown = (message: unknown): string | undefined =>
	typeof message === 'string' && message !== '' && message.length <= 200 && !/[<>]|\bat\s+\w+\./.test(message)
		? message
		: undefined;

/**
 * Opens upstream's envelope and returns its data, checked against the call's schema and without `secret`.
 * Throws `upstream-business` (err 1–9999), `not-logged-in` (700) or `upstream-unavailable` (anything unreadable), never another error.
 */
export function openEnvelope<T extends z.ZodType>(body: string, schema: T, secret?: string): z.output<T> {
	let json: unknown;
	try {
		json = parseStrippingToken(body, secret);
	} catch {
		throw new AppError('upstream-unavailable', 'reply is not JSON');
	}
	const envelope = EnvelopeSchema.safeParse(json);
	if (!envelope.success) throw new AppError('upstream-unavailable', 'reply is not an envelope');
	const { err, errMsg, data } = envelope.data;
	if (err === 700) throw new AppError('not-logged-in', 'upstream says not logged in', { err });
	if (err >= 1 && err <= 9999) throw new AppError('upstream-business', `upstream error ${err}`, { err, shown: shown(errMsg) });
	if (err !== 0) throw new AppError('upstream-unavailable', `unknown upstream code ${err}`, { err });
	const reply = schema.safeParse(data);
	if (!reply.success) {
		const issue = reply.error.issues[0];
		throw new AppError('upstream-unavailable', `reply does not fit at ${issue?.path.join('.') || 'data'}: ${issue?.code}`);
	}
	return reply.data;
}
