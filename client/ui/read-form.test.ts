import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readForm } from './read-form.ts';

const schema = z.object({
	name: z.string('missing').check(z.maxLength(5, 'long')),
	note: z.optional(z.string()),
	rows: z.optional(z.array(z.object({ code: z.string('missing') }))),
});

function form(fields: Record<string, string>): FormData {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.set(name, value);
	return data;
}

it('reads the fields of a form, without those left empty', () => {
	const read = readForm(form({ name: 'Mei', note: '', 'rows[0].code': 'a', 'rows[1].code': 'b' }), schema);
	expect(read.status === 'success' && read.value).toEqual({ name: 'Mei', rows: [{ code: 'a' }, { code: 'b' }] });
});

it.each([
	[{}, { name: ['missing'] }],
	[{ name: '' }, { name: ['missing'] }],
	[{ name: 'too long' }, { name: ['long'] }],
	[{ name: 'Mei', 'rows[0].code': 'a', 'rows[1].code': '' }, { 'rows[1].code': ['missing'] }],
])('tells what is wrong with %j at the field', (fields, errors) => {
	const read = readForm(form(fields), schema);
	expect(read.status === 'error' && read.error).toEqual(errors);
});
