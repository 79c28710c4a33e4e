import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { z } from 'zod';
import { AppError } from '#server/request/errors.ts';
import { type ErrorNumbers, ourNumber } from '#server/settings/upstream-errors.ts';
import type { Call } from '#shared/catalogue/call.ts';
import { isNothing, isObject, isWord, number } from '#shared/catalogue/wire.ts';
import { distinct, rowsOf } from '#shared/catalogue/wire-lists.ts';
import { parseReply } from './parse-reply.ts';
import { type Misfit, type Reading, readReply } from './read-reply.ts';
import { isServersFault, wordsForPeople } from './words-for-people.ts';

/** The envelope: `errMsg` and `data` may be left out (what Jackson does with null); `err` alone separates success from failure. */
const Envelope = z.object({ err: number.pipe(z.int()), errMsg: z.unknown().optional(), data: z.unknown().optional() });
type Envelope = z.output<typeof Envelope>;

/** Keys of an envelope besides its data. */
const WORDS_OF_ENVELOPES = new Set(['err', 'errMsg', 'success', 'code', 'status', 'msg', 'message']);
/** Codes and states with which backends say that all is well, in capitals. */
const GOOD = new Set(['0', '200', 'SUCCESS', 'OK']);
/** States that are a success or a failure, and never one of a thing such as an order. */
const VERDICT = /^(?:\d+|success|ok|fail|failure|error)$/i;
const FAILURES = ['error', 'errors', 'exception'] as const;

const readEnvelope = (value: unknown): Envelope | undefined => Envelope.safeParse(value).data;

/** Returns the `err` of an envelope of another kind: 0 for a success, its own code for a refusal, NaN for one without a number; null for a thing. */
function errOf(value: Record<string, unknown>): number | null {
	// A thing has an id; its state, its code and its message are no verdict.
	if ('id' in value) return null;
	const { success, status } = value;
	const hasMessage = 'msg' in value || 'message' in value;
	const state = typeof success !== 'boolean' && isWord(status) && VERDICT.test(String(status)) ? status : undefined;
	const code = hasMessage ? [value.code, state].find(isWord) : undefined;
	const isRefusal = success === false || FAILURES.some((key) => !isNothing(value[key]));
	if (!isRefusal && typeof success !== 'boolean' && code === undefined) return null;
	if (!isRefusal && (code === undefined || GOOD.has(String(code).toUpperCase()))) return 0;
	return number.safeParse(code).data || Number.NaN;
}

/**
 * Returns the envelope that stands in another one's `data`, ours or a framework's (`{ success, code, message, data }`); undefined for a
 * thing, also for one that repeats the success beside its own values.
 */
export function innerEnvelope(value: unknown): Envelope | undefined {
	if (!isObject(value)) return undefined;
	const own = readEnvelope(value);
	const err = own?.err ?? errOf(value);
	const isBare = Object.keys(value).every((key) => WORDS_OF_ENVELOPES.has(key));
	if (err === null || (err === 0 && !('data' in value) && !isBare)) return undefined;
	return { err, errMsg: own?.errMsg ?? value.msg ?? value.message, data: value.data };
}

const OPENERS = { gzip: createGunzip, 'x-gzip': createGunzip, br: createBrotliDecompress, deflate: createInflate } as const;
/** The encodings that upstream may compress its replies with. */
export const ACCEPTED_ENCODINGS = 'br, gzip';

/** Reads a reply's body, compressed or not. A body of more than `most` bytes is refused while it is arriving. */
export async function readCapped(body: Readable, most: number, encoding = ''): Promise<Buffer> {
	const opener = OPENERS[encoding.trim().toLowerCase() as keyof typeof OPENERS];
	const opened = opener ? body.pipe(opener()) : body;
	if (opened !== body) body.once('error', (error) => opened.destroy(error));
	const chunks: Buffer[] = [];
	let size = 0;
	try {
		for await (const chunk of opened) {
			size += chunk.length;
			if (size > most) throw new AppError('upstream-unavailable', `reply larger than ${most} bytes`, { fault: 'shape' });
			chunks.push(chunk);
		}
	} finally {
		if (opened !== body) body.destroy();
	}
	return Buffer.concat(chunks);
}

const unreadable = (message: string, details: { err?: number; misfit?: string } = {}): AppError =>
	new AppError('upstream-unavailable', message, { ...details, fault: 'shape' });

/**
 * Throws the error that an envelope's `err` stands for: `upstream-business` (1–9999, as our number), `not-logged-in` (700); an
 * unknown number is unreadable.
 */
function mustBeSuccess({ err, errMsg }: Envelope, numbers: ErrorNumbers, isInner: boolean): void {
	if (err === 700) throw new AppError('not-logged-in', 'upstream says not logged in', { err });
	if (err >= 1 && err <= 9999)
		throw new AppError('upstream-business', `upstream error ${err}`, {
			err: ourNumber(numbers, err),
			// Frameworks write 500 for every refusal of theirs.
			shown: isInner || !isServersFault(err) ? wordsForPeople(errMsg) : undefined,
		});
	if (err !== 0) throw unreadable(`unknown upstream code ${err}`, { err });
}

type EnvelopeData = { data: unknown; isNested: boolean } | null;

/** Envelopes that may stand in the outer one: a gateway puts the backend's own into its own. */
const MOST_INNER = 2;

/** Opens an envelope, and those inside. A refusal counts wherever it stands; null when it isn't readable. */
function openEnvelope(envelope: Envelope | undefined, errorNumbers: ErrorNumbers, depth = 0): EnvelopeData {
	if (!envelope || depth > MOST_INNER) return null;
	mustBeSuccess(envelope, errorNumbers, depth > 0);
	// A missing key stands for null.
	const { data = null } = envelope;
	const inner = innerEnvelope(data);
	return inner ? openEnvelope(inner, errorNumbers, depth + 1) : { data, isNested: depth > 0 };
}

function parsed(body: string | null, secret: string | undefined): unknown {
	try {
		return body === null ? null : parseReply(body, secret);
	} catch {
		return null;
	}
}

export type ReplyTerms = {
	/** True when the call asks for one thing by id, which upstream may not have (404). */
	ofOneThing: boolean;
	/** The member's token. It is removed from every text. */
	secret?: string;
	/** Our error numbers by upstream's. */
	errorNumbers: ErrorNumbers;
	/** The values that may not be left out of the reply. */
	whole?: Call['whole'];
	/** Gets every misfit. */
	report: (misfits: readonly Misfit[]) => void;
};

/** Reports the misfits of a reading and returns its value. Throws `upstream-unavailable` when there is none. */
function accepted<T>({ value, misfits }: Reading<T>, { report }: Pick<ReplyTerms, 'report'>): T {
	if (misfits.length > 0) report(misfits);
	if (value) return value.data;
	throw unreadable('reply does not fit', { misfit: misfits[0]?.field ?? 'data' });
}

/**
 * Opens a reply of upstream's: its HTTP status (RFC 9110) and envelope; `body` is null when it can't be decoded. Returns the data,
 * not yet checked, without the token; null for a success without content. Throws `upstream-business`, `not-logged-in`, `not-found`
 * or `upstream-unavailable` with its fault, never another error.
 */
function openReply(status: number, body: string | null, terms: ReplyTerms): unknown {
	if (status === 401 && terms.secret) throw new AppError('not-logged-in', 'upstream answered 401');
	const isSuccess = status >= 200 && status < 300;
	if (isSuccess && body?.trim() === '') return null;
	const misfit = (field: string, expected: string, got: string) => terms.report([{ field, index: null, expected, got }]);
	const envelope = openEnvelope(readEnvelope(parsed(body, terms.secret)), terms.errorNumbers);
	if (envelope?.isNested) misfit('envelope', 'an envelope', 'an envelope in an envelope');
	if (isSuccess && envelope) return envelope.data;
	if (status === 404 && terms.ofOneThing) throw new AppError('not-found', 'upstream answered 404');
	if (body === null) misfit('charset', 'text in a charset that is known and named', 'other bytes');
	else misfit('envelope', 'an envelope', `HTTP ${status}`);
	throw unreadable(isSuccess ? 'reply is not an envelope' : `upstream answered ${status}`);
}

/** Opens a reply and checks its data against the call's schema. Throws as `openReply` does, and when the data doesn't fit. */
export function readAnswer<T extends z.ZodType>(status: number, body: string | null, schema: T, terms: ReplyTerms): z.output<T> {
	return accepted<z.output<T>>(readReply(schema, openReply(status, body, terms), terms.whole), terms);
}

/** Rows that are checked before other requests get a turn of the event loop: about 5 ms of work. */
const ROWS_AT_ONCE = 250;

/** Reads a long list like `readAnswer`, some rows at a time, so that other requests don't wait until all rows are checked. */
export async function readLongList<T extends z.ZodType>(
	status: number,
	body: string | null,
	schema: T,
	terms: ReplyTerms,
): Promise<unknown> {
	const data = openReply(status, body, terms);
	const rows = rowsOf(data);
	if (!Array.isArray(rows)) return accepted(readReply(schema, data), terms);
	const all = distinct(rows.filter((row) => row !== null)).length;
	const read: unknown[] = [];
	const misfits: Misfit[] = [];
	for (const [index, row] of rows.entries()) {
		if (index > 0 && index % ROWS_AT_ONCE === 0) await nextTurn();
		// By itself: rows that don't fit take none of their neighbours with them.
		const reading = readReply(schema, [row]);
		misfits.push(...reading.misfits.map((misfit) => ({ ...misfit, index })));
		if (Array.isArray(reading.value?.data)) read.push(...reading.value.data);
	}
	const kept = distinct(read);
	const mostDropped = (all - kept.length) * 2 > all;
	return accepted({ value: mostDropped ? null : { data: kept }, misfits }, terms);
}
