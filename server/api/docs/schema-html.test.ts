import { expect, it } from 'vitest';
import { html, prose } from './html.ts';
import { exampleOf, fieldsHtml, typeHtml } from './schema-html.ts';

it.each([
	[{ type: 'string', maxLength: 64 }, 'string ≤ 64 chars'],
	[{ type: 'integer', minimum: 1, maximum: 100 }, 'integer 1–100'],
	[{ type: ['number', 'null'] }, 'number | null'],
	[{ $ref: '#/components/schemas/Voyage' }, '<a href="#Voyage">Voyage</a>'],
	[{ type: 'array', items: { $ref: '#/components/schemas/Voyage' } }, '<a href="#Voyage">Voyage</a>[]'],
	[{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, '(string | null)[]'],
	[{ type: 'object', additionalProperties: { type: 'number' } }, '{ [key]: number }'],
	[{ enum: ['<a>', 'b'] }, '&#34;&#60;a&#62;&#34; | &#34;b&#34;'],
] as const)('%o is written as %s', (schema, written) => {
	expect(typeHtml(schema as never).html).toBe(written);
});

it('fields of lists and of alternatives are shown, what may be left out is marked', () => {
	const schema = {
		type: 'array' as const,
		items: { type: 'object' as const, required: ['id'], properties: { id: { type: 'string' as const }, more: {} } },
	};
	expect(fieldsHtml(schema).html).toBe(
		'<ul class="fields"><li><code><b>id</b>: string</code></li><li><code><b>more</b>?: unknown</code></li></ul>',
	);
});

it('an example has every required field and nothing else', () => {
	const schema = {
		type: 'object' as const,
		required: ['sort', 'ids', 'page'],
		properties: {
			sort: { enum: ['first', 'second'] },
			ids: { type: 'array' as const, minItems: 1, items: { type: 'string' as const } },
			page: { type: 'integer' as const, minimum: 0 },
			note: { type: 'string' as const },
		},
	};
	expect(exampleOf(schema)).toEqual({ sort: 'first', ids: [''], page: 0 });
});

it('texts can’t become markup', () => {
	expect(html`<p title="${'"><script>'}">${[html`<b>${'&'}</b>`]}${null}${0}</p>`.html).toBe(
		'<p title="&#34;&#62;&#60;script&#62;"><b>&#38;</b>0</p>',
	);
	expect(prose('`err` <0').html).toBe('<code>err</code> &#60;0');
});
