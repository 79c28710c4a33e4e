import { isAscii, isUtf8 } from 'node:buffer';

const CHARSET = /charset\s*=\s*["']?([^\s;,"']+)/i;
const PROLOGUE = /^\s*<\?xml\b[^>]*\?>/;
const ENCODING = /\bencoding\s*=\s*["']([^"']+)/;
const LONGEST_PROLOGUE = 200;

/** Marks at the beginning of a text that say in which order the bytes of its characters stand. */
const MARKS = [
	{ bytes: Buffer.from('efbbbf', 'hex'), charset: 'utf-8' },
	{ bytes: Buffer.from('fffe', 'hex'), charset: 'utf-16le' },
	{ bytes: Buffer.from('feff', 'hex'), charset: 'utf-16be' },
];

/** Names of charsets that only databases and systems use. */
const ALIASES = new Map([
	['utf8mb4', 'utf-8'],
	['utf_8', 'utf-8'],
	['cp936', 'gbk'],
]);

/** The charset that a content type names. */
export const declaredCharset = (contentType: string): string | undefined => CHARSET.exec(contentType)?.[1];

function decoderOf(charset: string): TextDecoder | null {
	try {
		return new TextDecoder(ALIASES.get(charset.toLowerCase()) ?? charset, { fatal: true });
	} catch {
		return null;
	}
}

/** The first byte of a character of three bytes in UTF-8. */
const THREE_BYTES = 0xe0;

/**
 * True of bytes that are surely UTF-8, as servers name other charsets for it. Texts of common characters in GBK never are; of any characters of GBK,
 * drawn by chance, 8 texts of two in a thousand look like it, of four 0.5, of six 0.02, of eight none in a million. UTF-16 has bytes of 0.
 */
const isSurelyUtf8 = (body: Buffer): boolean =>
	isUtf8(body) && !body.includes(0) && (isAscii(body) || body.some((byte) => byte >= THREE_BYTES));

/**
 * Decodes a body by its mark, as UTF-8 where it is surely that, by the charset that its content type names, or by that of an XML declaration before it;
 * else as UTF-8 (RFC 8259, 8.1). Null when the charset is unknown, and when bytes aren't in it: in GBK that isn't named, some names happen to be other
 * characters of UTF-8.
 */
export function decodeBody(body: Buffer, contentType: string): string | null {
	const mark = MARKS.find(({ bytes }) => body.subarray(0, bytes.length).equals(bytes));
	const [prologue = ''] = PROLOGUE.exec(body.toString('latin1', mark?.bytes.length ?? 0, LONGEST_PROLOGUE)) ?? [];
	const decoder = decoderOf(mark?.charset ?? declaredCharset(contentType) ?? ENCODING.exec(prologue)?.[1] ?? 'utf-8');
	// In Latin-1, a text that is UTF-8 too would have no meaning.
	const isUtf8Anyway = decoder?.encoding === 'windows-1252' ? isUtf8(body) : decoder?.encoding !== 'utf-8' && isSurelyUtf8(body);
	const text = decoded(body, isUtf8Anyway && !mark ? new TextDecoder() : decoder);
	return text !== null && prologue ? text.replace(PROLOGUE, '') : text;
}

function decoded(body: Buffer, decoder: TextDecoder | null): string | null {
	try {
		return decoder?.decode(body) ?? null;
	} catch {
		return null;
	}
}
