import { expect, it } from 'vitest';
import { z } from 'zod';
import { Ad } from '#shared/catalogue/entities.ts';
import { done, list } from '#shared/catalogue/wire.ts';
import { readAnswer } from './reply.ts';

const read = (schema: z.ZodType, body: object) =>
	readAnswer(200, JSON.stringify(body), schema, { ofOneThing: false, errorNumbers: new Map(), report: () => {} });

it.each([
	['nothing, where there may be nothing', Ad.nullable(), null],
	['an empty list', list(Ad), []],
	['a success', done, {}],
])('a reply without data is %s', (_name, schema, given) => {
	for (const body of [{ err: 0 }, { err: 0, data: null }, { err: 0, errMsg: null }]) expect(read(schema, body)).toEqual(given);
});

it('a reply without data can’t be read where something is needed', () => {
	expect(() => read(z.object({ id: z.string() }), { err: 0 })).toThrow(
		expect.objectContaining({ message: 'reply does not fit', misfit: 'data' }),
	);
});
