import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Call } from '#shared/catalogue/call.ts';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { HOT_ROUTES } from '../site.ts';
import { OMIT } from './convention.ts';
import type { Dialect } from './dialect.ts';
import { BARE } from './ids.ts';
import { replyShape, SEALED } from './shape.ts';
import { speak } from './speak.ts';
import { isCreation } from './wrapping.ts';

type Row = Record<string, unknown>;
type Plain = { err: number; errMsg: string; data: unknown };

/** An answer as it is sent. */
export type Answer = { status: number; type: string; body: Buffer };

const LOCK: UpstreamCall = 'POST /openapi/order/v3/individual/lock';
const KEYS = [HOT_ROUTES.cipher, Buffer.from(HOT_ROUTES.key, 'hex'), Buffer.from(HOT_ROUTES.iv, 'hex')] as const;

function opened(hex: string): unknown {
	const decipher = createDecipheriv(...KEYS);
	return JSON.parse(decipher.update(hex, 'hex', 'utf8') + decipher.final('utf8'));
}

function sealed(text: string): string {
	const cipher = createCipheriv(...KEYS);
	return cipher.update(text, 'utf8', 'hex') + cipher.final('hex');
}

const BARE_DIGITS = new RegExp(`"${BARE}([^"]*)${BARE}"`, 'g');
/** Writes JSON; ids in marks lose their quotes. */
const written = (value: unknown): string => JSON.stringify(value).replace(BARE_DIGITS, '$1');

/** Writes the data of a success. */
function dataOf(call: UpstreamCall, plain: unknown, dialect: Dialect): unknown {
	const { login }: Call = openapi[call];
	const speaker = { dialect, call };
	if (call === SEALED) {
		// The text is written in UTF-8 whatever the charset of the answer around it.
		return typeof plain === 'string'
			? sealed(written(dialect.references.write(speak(replyShape(call), opened(plain), '', speaker))))
			: plain;
	}
	const data = speak(replyShape(call), plain, '', speaker);
	if (data === OMIT) return undefined;
	if (isCreation(call)) return dialect.creations.write((data as Row).id, call);
	if (call === LOCK) return dialect.locks.write((data as Row).rooms);
	return login ? dialect.logins.write(data as Row) : data;
}

function isEmpty(data: unknown): boolean {
	if (data === null || data === undefined) return true;
	if (typeof data !== 'object') return false;
	const { rows } = data as Row;
	return Object.keys(data).length === 0 || (Array.isArray(rows) && rows.length === 0);
}

/** Writes one of the stand-in's answers in a dialect. */
export function answerIn(dialect: Dialect, call: UpstreamCall, { err, errMsg, data }: Plain, status: number): Answer {
	const { charsets, emptiness, envelopes, errors, references } = dialect;
	if (err === 0 && isEmpty(data) && emptiness.answer)
		return emptiness.answer === 'no content'
			? { status: 204, type: '', body: Buffer.alloc(0) }
			: { status: 200, type: charsets.type, body: Buffer.alloc(0) };
	const envelope = envelopes.envelope(errors.number(err), errMsg, err === 0 ? dataOf(call, data, dialect) : null);
	return { status, type: charsets.type, body: charsets.encode(written(references.write(envelope))) };
}
