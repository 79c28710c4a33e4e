import { expect, it } from 'vitest';
import { decodeBody } from './decode-body.ts';

const TEXT = '{"title":"航次 é"}';
const UTF_8 = Buffer.from(TEXT);
/** 航次 in GBK. */
const GBK = Buffer.concat([Buffer.from('{"title":"'), Buffer.from('babdb4ce', 'hex'), Buffer.from('"}')]);
const withMark = (mark: string, body: Buffer) => Buffer.concat([Buffer.from(mark, 'hex'), body]);
const utf16 = Buffer.from(TEXT, 'utf16le');

it.each([
	['UTF-8', UTF_8, 'application/json', TEXT],
	['UTF-8 that is named', UTF_8, 'application/json; charset="UTF-8"', TEXT],
	['UTF-8 without a content type', UTF_8, '', TEXT],
	['UTF-8 with its mark', withMark('efbbbf', UTF_8), 'application/json', TEXT],
	['UTF-16 with its mark', withMark('fffe', utf16), 'application/json', TEXT],
	['UTF-16 of the other order', withMark('feff', Buffer.from(utf16).swap16()), 'application/json', TEXT],
	['GBK', GBK, 'application/json; charset=GBK', '{"title":"航次"}'],
	['GB18030', GBK, 'application/json;charset=gb18030', '{"title":"航次"}'],
	['GB2312 in quotation marks', GBK, "application/json; charset='gb2312'", '{"title":"航次"}'],
	['Latin-1', Buffer.from('{"title":"é"}', 'latin1'), 'application/json; charset=ISO-8859-1', '{"title":"é"}'],
	['UTF-8 that is named Latin-1, the default of a server', UTF_8, 'application/json; charset=ISO-8859-1', TEXT],
	['UTF-8 that is named GBK', UTF_8, 'application/json; charset=GBK', TEXT],
	['UTF-8 that GBK could be read from', Buffer.from('{"title":"航次一"}'), 'application/json; charset=GBK', '{"title":"航次一"}'],
	['UTF-8 that is named UTF-16', UTF_8, 'application/json; charset=utf-16', TEXT],
	['UTF-8 that is named Unicode', UTF_8, 'application/json; charset=unicode', TEXT],
	['UTF-8 under an unknown name', UTF_8, 'application/json; charset=x-own', TEXT],
	['ASCII that is named UTF-16', Buffer.from('{"err":0}'), 'application/json; charset=utf-16', '{"err":0}'],
	['UTF-16 without a mark', utf16, 'application/json; charset=utf-16le', TEXT],
	['UTF-16 of ASCII alone', Buffer.from('{"err":0}', 'utf16le'), 'application/json; charset=utf-16', '{"err":0}'],
	['UTF-8 by MySQL’s name', Buffer.from('{"title":"é"}'), 'application/json; charset=utf8mb4', '{"title":"é"}'],
	['UTF-8 by a name with an underscore', Buffer.from('{"title":"é"}'), 'application/json; charset=UTF_8', '{"title":"é"}'],
	['GBK by Windows’ name', GBK, 'application/json; charset=cp936', '{"title":"航次"}'],
	['GBK that is UTF-8 of two bytes too', Buffer.from('c1aacda8', 'hex'), 'text/plain; charset=GBK', '联通'],
	['GBK, named before it', Buffer.concat([Buffer.from('<?xml version="1.0" encoding="GBK"?>'), GBK]), '', '{"title":"航次"}'],
	['UTF-8 after its mark and a declaration', withMark('efbbbf', Buffer.from(`<?xml version="1.0"?>${TEXT}`)), '', TEXT],
])('%s is decoded', (_charset, body, contentType, text) => {
	expect(decodeBody(body, contentType)).toBe(text);
});

it.each([
	['GBK without its name', GBK, 'application/json'],
	['GBK that is named UTF-8', GBK, 'application/json; charset=utf-8'],
	['a charset that nobody knows', GBK, 'application/json; charset=x-own'],
	['bytes that GBK doesn’t have', Buffer.from([0x22, 0xff, 0xff, 0x22]), 'application/json; charset=GBK'],
])('%s isn’t decoded: parts of it would be other characters', (_charset, body, contentType) => {
	expect(decodeBody(body, contentType)).toBeNull();
});
