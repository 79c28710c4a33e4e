import { z } from 'zod';
import { isNothing, isObject, number } from '#shared/catalogue/wire.ts';

/** The envelope: `errMsg` and `data` may be left out (what Jackson does with null); `err` alone separates success from failure. */
const Envelope = z.object({ err: number.pipe(z.int()), errMsg: z.unknown().optional(), data: z.unknown().optional() });
export type Envelope = z.output<typeof Envelope>;

/** Keys of an envelope besides its data. */
const WORDS_OF_ENVELOPES = new Set(['err', 'errMsg', 'success', 'code', 'status', 'msg', 'message']);
/** Codes and states with which backends say that all is well, in capitals. */
const GOOD = new Set(['0', '200', 'SUCCESS', 'OK']);
/** States that are a success or a failure, and never one of a thing such as an order. */
const VERDICT = /^(?:\d+|success|ok|fail|failure|error)$/i;
const FAILURES = ['error', 'errors', 'exception'] as const;

export const readEnvelope = (value: unknown): Envelope | undefined => Envelope.safeParse(value).data;

const isWord = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

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
