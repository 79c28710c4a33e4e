import { expect, it } from 'vitest';
import { z } from 'zod';
import { described, id, text } from '#shared/catalogue/wire.ts';
import { list } from '#shared/catalogue/wire-lists.ts';
import { parseReply } from './parse-reply.ts';
import type { Misfit } from './read-reply.ts';
import { readAnswer } from './reply.ts';

const SHIP = { id: 7, name: '海上花' };
const to = (path: string) => ({ $ref: path });
/** What is read of a reply that is sent as JSON. */
const followed = (reply: unknown): unknown => parseReply(JSON.stringify(reply));

it.each([
	['of a row', { data: [{ cruise: SHIP }, { cruise: to('$.data[0].cruise') }] }, { data: [{ cruise: SHIP }, { cruise: SHIP }] }],
	['of a whole row', { data: [SHIP, to('$.data[0]')] }, { data: [SHIP, SHIP] }],
	['of a list', { data: { images: [SHIP], more: to('$.data.images') } }, { data: { images: [SHIP], more: [SHIP] } }],
	['whose place is written as a name', { data: [SHIP, to('$.data.0')] }, { data: [SHIP, SHIP] }],
	['in a reply without an envelope', [SHIP, to('$[0]')], [SHIP, SHIP]],
	[
		'by a key with other signs, which have backslashes before them',
		{ data: { 'a1-b2.c': SHIP, 'a-2': to('$.data.a1\\-b2\\.c') } },
		{ data: { 'a1-b2.c': SHIP, 'a-2': SHIP } },
	],
	[
		'by a number that is a key, though JSON.parse sorts it behind',
		{ data: { 8: SHIP, 7: to('$.data[8]') } },
		{ data: { 7: SHIP, 8: SHIP } },
	],
	[
		'of something that has references itself',
		{ a: SHIP, b: { ship: to('$.a') }, c: to('$.b') },
		{ a: SHIP, b: { ship: SHIP }, c: { ship: SHIP } },
	],
])('a reference is followed to a copy %s', (_of, sent, read) => {
	expect(followed(sent)).toEqual(read);
});

it('copies are each their own: what is left out of one stays in the others', () => {
	const { data } = followed({ data: [{ cruise: SHIP }, { cruise: to('$.data[0].cruise') }] }) as { data: { cruise: unknown }[] };
	expect(data[0]?.cruise).not.toBe(data[1]?.cruise);
});

it.each([
	['to itself', '@'],
	['to what is around it', '..'],
	['to what is around that', '../..'],
	['to the whole reply', '$'],
	['to a row around it', '$.data[1]'],
	['to nothing', '$.data[9].cruise'],
	['to a field that every object has', '$.data.constructor'],
	['to a text', '$.data[0].cruise.name'],
	['to a reference', '$.data[2].cruise'],
	['in no known form', 'data/0/cruise'],
])('a reference %s counts as missing, and is logged', (_to, path) => {
	const misfits: Misfit[] = [];
	const sent = {
		err: 0,
		data: [
			{ id: 1, cruise: SHIP },
			{ id: 2, cruise: to(path) },
			{ id: 3, cruise: to('@') },
		],
	};
	const schema = list(z.object({ id, cruise: described({ name: text }) }));
	const terms = { ofOneThing: false, errorNumbers: new Map(), report: (found: readonly Misfit[]) => void misfits.push(...found) };
	const rows = readAnswer(200, JSON.stringify(sent), schema, terms);
	expect(rows.map(({ cruise }) => cruise.name)).toEqual(['海上花', '', '']);
	expect(misfits[0]).toEqual({ field: '[].cruise', index: 1, expected: 'an object with a known field', got: 'an object' });
});

it('two objects that lead to each other are read as far as they can be', () => {
	const sent = { a: { id: 1, other: to('$.b') }, b: { id: 2, other: to('$.a') } };
	expect(followed(sent)).toEqual({
		a: { id: 1, other: { id: 2, other: to('$.a') } },
		b: { id: 2, other: to('$.a') },
	});
});

it('a field `$ref` beside others is a field', () => {
	const sent = { data: { $ref: '$.other', id: 1 }, other: SHIP };
	expect(followed(sent)).toEqual(sent);
});

it('references that would fill the memory are refused', () => {
	const lists = Object.fromEntries(
		Array.from({ length: 40 }, (_, at) => [`l${at}`, at === 0 ? [1, 2, 3] : [to(`$.l${at - 1}`), to(`$.l${at - 1}`)]]),
	);
	expect(() => followed(lists)).toThrow(RangeError);
});
