import { expect, it } from 'vitest';
import { parseReply } from './parse-reply.ts';

const JSON_TEXT =
	'{"id":1846210577321754601,"rows":[-9223372036854775808,9007199254740991,9007199254740992],"price":2711.000000005422,"share":0.10000000000000001}';

it.each([
	['without a token', undefined],
	['with one', 'a-token'],
])('whole numbers that a number can’t hold keep their digits, %s', (_with, secret) => {
	expect(parseReply(JSON_TEXT, secret)).toEqual({
		id: '1846210577321754601',
		rows: ['-9223372036854775808', 9007199254740991, '9007199254740992'],
		price: 2711.000000005422,
		share: 0.1,
	});
});

it('other numbers and digits within texts stay as they are', () => {
	const text =
		'{"note":"order 1846210577321754601, or {\\"id\\":1846210577321754602}","big":1.8e18,"small":-0.5,"no":null,"yes":true}';
	expect(parseReply(text)).toEqual(JSON.parse(text));
});

it('a token is removed from texts, also when it is a number of 64 bits', () => {
	expect(parseReply('{"url":"/a?t=a-token","rows":["a-token"]}', 'a-token')).toEqual({ url: '/a?t=', rows: [''] });
	expect(parseReply('{"url":"/a?t=1846210577321754601","token":1846210577321754601}', '1846210577321754601')).toEqual({
		url: '/a?t=',
		token: '',
	});
});

it('what isn’t JSON is refused', () => {
	for (const text of ['', '<html>', '{"id":1846210577321754601']) expect(() => parseReply(text)).toThrow(SyntaxError);
});
