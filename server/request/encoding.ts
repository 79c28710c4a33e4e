import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** For what is compressed while somebody waits. */
export const QUICK = {
	br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
	gzip: { level: 5 },
} as const;

/** Chooses Brotli before gzip, if the browser accepts them (RFC 9110, 12.5.3; a weight of 0 refuses). */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
	const header = String(accepted ?? '');
	if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header)) return 'br';
	return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header) ? 'gzip' : 'identity';
}

export const encodingHeader = (encoding: Encoding): Record<string, string> =>
	encoding === 'identity' ? {} : { 'content-encoding': encoding };

const encoder = new TextEncoder();
export const packBrotli = promisify(brotliCompress);
export const packGzip = promisify(gzip);
const packers: Record<Encoding, (text: string) => Promise<Uint8Array> | Uint8Array> = {
	br: (text) => packBrotli(text, QUICK.br),
	gzip: (text) => packGzip(text, QUICK.gzip),
	identity: (text) => encoder.encode(text),
};

/** Returns a text as bytes in an encoding. */
export const encode = async (text: string, encoding: Encoding): Promise<Uint8Array> => packers[encoding](text);
