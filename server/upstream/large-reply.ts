import type { z } from 'zod';
import { createSlices } from '#server/slices.ts';
import { distinct, ROWS } from '#shared/catalogue/wire.ts';
import { type Misfit, type Reading, readReply } from './read-reply.ts';
import { accepted, type ReplyTerms, readAnswer, unreadable } from './reply.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LIST = 0x5b;
const LIST_END = 0x5d;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;
const COLON = 0x3a;
const COMMA = 0x2c;
/** Rows that are read at once. */
const AT_ONCE = 50;
/** Bytes that are looked through at once. */
const BYTES_AT_ONCE = 64 * 1024;
/** A list of fewer rows is read at once. */
const FEW = 200;

/** A reply taken apart: the envelope as text with an empty list where its rows were, and where each row begins and ends in its bytes. */
type Parts = { envelope: string; rows: readonly [from: number, to: number][] };

/** The end of a text that begins at `from`: the place behind its closing quote. Bytes of other characters never look like a quote (RFC 3629). */
function behindText(bytes: Buffer, from: number): number {
	let at = from + 1;
	while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
	return at + 1;
}

const isRowsAt = (path: readonly string[]): boolean =>
	path[0] === 'data' && (path.length === 1 || (path.length === 2 && ROWS.some((name) => name === path[1])));

/**
 * Takes a reply's rows apart without reading them (JSON, RFC 8259): the list in `data`, or under one of the names for rows in it. Null when there
 * is no such list, or the text ends too early. Lets others go first now and then.
 */
export async function takeApart(bytes: Buffer): Promise<Parts | null> {
	const path: string[] = [];
	const rows: [number, number][] = [];
	let depth = 0;
	let rowsDepth = 0;
	let listFrom = -1;
	let rowFrom = -1;
	let last: [number, number] = [0, 0];
	const breathe = createSlices();
	let pauseAt = 0;
	for (let at = 0; at < bytes.length; at++) {
		if (at >= pauseAt) {
			pauseAt = at + BYTES_AT_ONCE;
			await breathe();
		}
		const byte = bytes[at] ?? 0;
		if (rowFrom === -1 && rowsDepth > 0 && depth === rowsDepth && byte > 0x20 && byte !== COMMA && byte !== LIST_END)
			rowFrom = at;
		if (byte === QUOTE) {
			last = [at, behindText(bytes, at)];
			at = last[1] - 1;
		} else if (byte === COLON && rowsDepth === 0) {
			path.length = Math.max(0, depth - 1);
			path[depth - 1] = bytes.toString('utf8', last[0] + 1, last[1] - 1);
		} else if (byte === LIST || byte === OBJECT) {
			depth += 1;
			if (byte === LIST && rowsDepth === 0 && path.length === depth - 1 && isRowsAt(path)) {
				rowsDepth = depth;
				listFrom = at;
			}
		} else if (byte === LIST_END || byte === OBJECT_END) {
			if (rowsDepth > 0 && depth === rowsDepth) {
				if (rowFrom !== -1) rows.push([rowFrom, at]);
				return { envelope: `${bytes.toString('utf8', 0, listFrom)}[]${bytes.toString('utf8', at + 1)}`, rows };
			}
			depth -= 1;
		} else if (byte === COMMA && rowsDepth > 0 && depth === rowsDepth && rowFrom !== -1) {
			rows.push([rowFrom, at]);
			rowFrom = -1;
		}
	}
	return null;
}

function parseRows(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		throw unreadable('reply is not JSON');
	}
}

/** Shorter texts are shared by the reader of JSON. */
const SHARED_FROM = 10;

/** Rows of one list repeat each other: of texts, lists and objects that are equal, all rows get the same one. */
function createSharing(): (row: unknown) => void {
	const known = new Map<string, unknown>();
	return (row) => {
		if (typeof row !== 'object' || row === null) return;
		for (const [key, value] of Object.entries(row)) {
			const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
			if (typeof text !== 'string' || text.length <= SHARED_FROM) continue;
			const name = `${typeof value} ${text}`;
			if (!known.has(name)) known.set(name, value);
			Reflect.set(row, key, known.get(name));
		}
	};
}

/**
 * Reads the rows of a large list by its schema as `readReply` does, a few at a time: nothing else waits for long. A row that is no JSON fails the
 * whole; so does it when most rows don't fit.
 */
async function readRows(bytes: Buffer, rows: Parts['rows'], schema: z.ZodType): Promise<Reading<unknown[]>> {
	const breathe = createSlices();
	const share = createSharing();
	const read: unknown[] = [];
	const misfits: Misfit[] = [];
	for (let from = 0; from < rows.length; from += AT_ONCE) {
		const some = rows.slice(from, from + AT_ONCE);
		const parsed = parseRows(`[${some.map(([start, end]) => bytes.toString('utf8', start, end)).join(',')}]`);
		const reading = readReply(schema, parsed);
		misfits.push(...reading.misfits.map((misfit) => ({ ...misfit, index: misfit.index === null ? null : misfit.index + from })));
		if (Array.isArray(reading.value?.data)) {
			reading.value.data.forEach(share);
			read.push(...reading.value.data);
		}
		await breathe();
	}
	const mostDropped = (rows.length - read.length) * 2 > rows.length;
	return { value: mostDropped ? null : { data: distinct(read) }, misfits };
}

/** Reads a reply as `readAnswer` does, a few rows at a time where there are many. */
export async function readLargeAnswer(status: number, bytes: Buffer, schema: z.ZodType, terms: ReplyTerms): Promise<unknown> {
	const parts = status >= 200 && status < 300 ? await takeApart(bytes) : null;
	if (!parts || parts.rows.length < FEW) return readAnswer(status, bytes.toString('utf8'), schema, terms);
	readAnswer(status, parts.envelope, schema, terms);
	return accepted(await readRows(bytes, parts.rows, schema), terms);
}
