import type { Convention } from './convention.ts';

/** Writes a reply as bytes, with the content type that it is sent with. */
export type Charsets = Convention & { type: string; encode: (json: string) => Buffer };

let gbk: ReadonlyMap<string, number> | undefined;

/** GBK's codes of two bytes by their characters, read out of the decoder of this machine, which has no encoder. */
function codesOfGbk(): ReadonlyMap<string, number> {
	if (gbk) return gbk;
	const decoder = new TextDecoder('gbk');
	const codes = new Map<string, number>();
	for (let first = 0x81; first <= 0xfe; first += 1)
		for (let second = 0x40; second <= 0xfe; second += 1) {
			const sign = decoder.decode(Uint8Array.of(first, second));
			if ([...sign].length === 1 && sign !== '\uFFFD' && !codes.has(sign)) codes.set(sign, first * 256 + second);
		}
	gbk = codes;
	return codes;
}

/** Writes JSON in GBK; what GBK lacks is escaped. */
function encodeGbk(json: string): Buffer {
	const codes = codesOfGbk();
	const bytes: number[] = [];
	for (let at = 0; at < json.length; at += 1) {
		const sign = json.charAt(at);
		const unit = sign.charCodeAt(0);
		const code = codes.get(sign);
		if (unit < 0x80) bytes.push(unit);
		else if (code === undefined) bytes.push(...Buffer.from(`\\u${unit.toString(16).padStart(4, '0')}`));
		else bytes.push(code >> 8, code & 255);
	}
	return Buffer.from(bytes);
}

const JSON_TYPE = 'application/json';

export const CHARSETS: readonly Charsets[] = [
	{ name: 'UTF-8', type: `${JSON_TYPE}; charset=utf-8`, encode: (json) => Buffer.from(json) },
	{ name: 'UTF-8, undeclared', type: JSON_TYPE, encode: (json) => Buffer.from(json) },
	{ name: 'a byte order mark', type: `${JSON_TYPE};charset=UTF-8`, encode: (json) => Buffer.from(`\uFEFF${json}`) },
	{ name: 'GBK', type: `${JSON_TYPE};charset=GBK`, encode: encodeGbk },
	{ name: 'GB18030', type: 'text/json; charset="gb18030"', encode: encodeGbk },
	{ name: 'GBK, undeclared', unreadable: true, type: JSON_TYPE, encode: encodeGbk },
];
