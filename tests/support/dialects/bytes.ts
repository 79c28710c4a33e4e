import { inGbk } from '../gbk.ts';
import type { Convention } from './convention.ts';

/** Writes a reply as bytes, with the content type that it is sent with. */
export type Charsets = Convention & { type: string; encode: (json: string) => Buffer };

const JSON_TYPE = 'application/json';

export const CHARSETS: readonly Charsets[] = [
	{ name: 'UTF-8', type: `${JSON_TYPE}; charset=utf-8`, encode: (json) => Buffer.from(json) },
	{ name: 'UTF-8, undeclared', type: JSON_TYPE, encode: (json) => Buffer.from(json) },
	{ name: 'a byte order mark', type: `${JSON_TYPE};charset=UTF-8`, encode: (json) => Buffer.from(`\uFEFF${json}`) },
	{ name: 'GBK', type: `${JSON_TYPE};charset=GBK`, encode: inGbk },
	{ name: 'GB18030', type: 'text/json; charset="gb18030"', encode: inGbk },
	{ name: 'GBK, undeclared', unreadable: true, type: JSON_TYPE, encode: inGbk },
];
