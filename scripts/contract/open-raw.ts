import { isUtf8 } from 'node:buffer';
import type { RawReply } from '#server/upstream/client.ts';
import { declaredCharset, decodeBody } from '#server/upstream/decode-body.ts';
import { TOO_MANY, UNAVAILABLE } from '#server/upstream/refusal.ts';
import { inUsualForms } from '#server/upstream/usual-forms.ts';
import { isServersFault, wordsForPeople } from '#server/upstream/words-for-people.ts';
import type { Say } from './notes.ts';

/** A number that a JavaScript number can't hold: as it was written. `isExact`: an integer in full, so that a reader could keep it. */
export class WideNumber {
	readonly source: string;
	readonly isExact: boolean;
	constructor(source: string) {
		this.source = source;
		this.isExact = /^-?\d+$/.test(source);
	}
}

const GZIP = Buffer.from([0x1f, 0x8b]);
const UTF_8 = /^utf-?8$/i;
const MARK = /^(?:efbbbf|fffe|feff)/;

type Envelope = { err: unknown; errMsg?: unknown; data?: unknown };

const isEnvelope = (value: unknown): value is Envelope => typeof value === 'object' && value !== null && 'err' in value;

/** Reads JSON, and keeps numbers beyond 2^53 as they were written. Throws a SyntaxError. */
function parseExactly(text: string): unknown {
	const keep = (_key: string, value: unknown, { source }: { source?: string } = {}): unknown =>
		typeof value === 'number' && source !== undefined && Math.abs(value) > Number.MAX_SAFE_INTEGER
			? new WideNumber(source)
			: value;
	return JSON.parse(text, keep);
}

/** Decodes bytes as the site does. Returns an empty text where they can't be decoded. */
function decode(bytes: Buffer, contentType: string, say: Say): string {
	const declared = declaredCharset(contentType) ?? '';
	const text = decodeBody(bytes, contentType) ?? '';
	if (MARK.test(bytes.toString('hex', 0, 3))) say('byte-order-mark', '');
	if (declared && !UTF_8.test(declared)) say('other-charset', declared);
	else if (text === '' && !isUtf8(bytes)) say('not-utf-8', '');
	return text;
}

/** Opens a raw reply, and notes the habits of its bytes and envelope. Returns its data; undefined without any. */
export function openRaw({ status, headers, bytes }: RawReply, say: Say): unknown {
	if (status === TOO_MANY || status === UNAVAILABLE) {
		say('asked-to-wait', '');
		return undefined;
	}
	if (bytes.length === 0) {
		say('empty-body', '');
		return undefined;
	}
	if (bytes.subarray(0, 2).equals(GZIP)) {
		say('packed-twice', '');
		return undefined;
	}
	const text = decode(bytes, String(headers['content-type'] ?? ''), say);
	let envelope: unknown;
	try {
		envelope = inUsualForms(parseExactly(text), say);
	} catch {
		return undefined;
	}
	if (!isEnvelope(envelope)) return undefined;
	if (isEnvelope(envelope.data)) say('inner-envelope', '');
	let inner = envelope;
	while (isEnvelope(inner.data)) inner = inner.data;
	const { err, errMsg, data } = inner;
	const isRefused = Number(err) !== 0;
	if (isRefused && errMsg && (isServersFault(Number(err)) || !wordsForPeople(errMsg))) say('words-for-programmers', '');
	if (!isRefused && data === false) say('false-data', '');
	return data;
}
