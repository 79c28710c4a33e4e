import { z } from 'zod';
import { BODY_BYTES } from './costly.ts';

type Schema = {
	type?: string;
	enum?: unknown[];
	const?: unknown;
	anyOf?: Schema[];
	items?: Schema;
	maxItems?: number;
	maxLength?: number;
	maximum?: number;
	pattern?: string;
	properties?: Record<string, Schema>;
	additionalProperties?: Schema | boolean;
	propertyNames?: { enum?: string[] };
};

/** The most of a text and a list without a bound of their own, and of a text in a table. */
const UNBOUNDED = { text: 1_000, list: 1_000, cell: 40 };
/** What a text with a pattern may be where the adverse one doesn't fit: an id of every length, a number, a day. */
const FITTING = ['a'.repeat(64), '0'.repeat(32), '9'.repeat(64), '1'.repeat(19), '9'.repeat(8), '2027-12-31', '1'];

/** Rows of a table without a bound of its own: as many as a body has room for. */
const ROWS = [1_000, 100, 10, 1];

/**
 * Returns the largest input of a call: every field and every list at its maximum, with the `text` in each text, cut to what fits.
 * `known` values, by field, are taken as they are.
 */
export function largestInput(
	input: z.ZodType,
	text: string,
	known: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
	const inputs = ROWS.map((rows) => inputWith(input, { text, known, rows }));
	return inputs.find((one) => Buffer.byteLength(JSON.stringify(one)) <= BODY_BYTES) ?? {};
}

type Filling = { text: string; known: Readonly<Record<string, unknown>>; rows: number };

function inputWith(input: z.ZodType, { text, known, rows }: Filling): Record<string, unknown> {
	const valueFor = (schema: Schema, field: string): unknown => {
		if (known[field] !== undefined) return cut(known[field], schema.maxLength);
		const [first] = schema.anyOf ?? [];
		if (first) return valueFor(first, field);
		if (schema.const !== undefined) return schema.const;
		if (schema.enum) return schema.enum.at(-1);
		if (schema.type === 'array')
			return Array.from({ length: schema.maxItems ?? UNBOUNDED.list }, () => valueFor(schema.items ?? {}, ''));
		if (schema.type === 'object') return objectOf(schema);
		if (schema.type === 'boolean') return true;
		if (schema.type === 'number' || schema.type === 'integer') return Math.min(schema.maximum ?? 1, 1_000_000);
		return textOf(schema);
	};
	const cut = (value: unknown, most = UNBOUNDED.text) => (typeof value === 'string' ? value.slice(0, most) : value);
	const textOf = ({ pattern, maxLength }: Schema): string => {
		const whole = text.slice(0, maxLength ?? UNBOUNDED.text);
		const fits = new RegExp(pattern ?? '', 'u');
		return fits.test(whole) ? whole : (FITTING.find((one) => fits.test(one)) ?? whole);
	};
	const objectOf = ({ properties = {}, propertyNames, additionalProperties: more }: Schema): Record<string, unknown> => {
		const own = Object.entries(properties).map(([name, schema]) => [name, valueFor(schema, name)]);
		if (typeof more !== 'object') return Object.fromEntries(own);
		const names = propertyNames?.enum ?? Array.from({ length: rows }, (_, at) => `x${at}`);
		return Object.fromEntries([...own, ...names.map((name) => [name, cut(valueFor(more, ''), UNBOUNDED.cell)])]);
	};
	return objectOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema);
}
