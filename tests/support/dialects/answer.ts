import type { Call } from '#shared/catalogue/call.ts';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import type { Answer } from '../proxy.ts';
import { resealed } from '../sealed.ts';
import { OMIT } from './convention.ts';
import type { Dialect } from './dialect.ts';
import { BARE } from './ids.ts';
import { replyShape, SEALED } from './shape.ts';
import { speak } from './speak.ts';
import { isCreation } from './wrapping.ts';

type Row = Record<string, unknown>;
type Plain = { err: number; errMsg: string; data: unknown };

const LOCK: UpstreamCall = 'POST /openapi/order/v3/individual/lock';

const BARE_DIGITS = new RegExp(`"${BARE}([^"]*)${BARE}"`, 'g');
/** Writes JSON; ids in marks lose their quotes. */
const written = (value: unknown): string => JSON.stringify(value).replace(BARE_DIGITS, '$1');

/** Writes the data of a success. */
function dataOf(call: UpstreamCall, plain: unknown, dialect: Dialect): unknown {
	const { login }: Call = openapi[call];
	const speaker = { dialect, call };
	if (call === SEALED) {
		// The text is written in UTF-8 whatever the charset of the answer around it.
		const change = (text: string) =>
			written(dialect.references.write(dialect.names.write(speak(replyShape(call), JSON.parse(text), '', speaker))));
		return typeof plain === 'string' ? resealed(plain, change) : plain;
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
	const { charsets, emptiness, envelopes, errors, names, references } = dialect;
	if (err === 0 && isEmpty(data) && emptiness.answer)
		return emptiness.answer === 'no content'
			? { status: 204, type: '', body: Buffer.alloc(0) }
			: { status: 200, type: charsets.type, body: Buffer.alloc(0) };
	const envelope = envelopes.envelope(errors.number(err), errMsg, err === 0 ? dataOf(call, data, dialect) : null);
	return { status, type: charsets.type, body: charsets.encode(written(references.write(names.write(envelope)))) };
}
