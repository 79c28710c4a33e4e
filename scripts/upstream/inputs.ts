import { z } from 'zod';
import type { Call } from '#shared/catalogue/call.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const DAY = '^\\d{4}-\\d{2}-\\d{2}$';

const bounds = (least: number | undefined, most: number | undefined, unit: string): string => {
	const [from, to] = [least === Number.MIN_SAFE_INTEGER ? undefined : least, most === Number.MAX_SAFE_INTEGER ? undefined : most];
	if (from === undefined && to === undefined) return '';
	return ` of ${from ?? 'up'}${to === undefined ? ' on' : `${from === undefined ? '' : '–'}${from === undefined ? ` to ${to}` : to}`}${unit}`;
};

function formOf(schema: JsonSchema): string {
	if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
	if (schema.enum) return `one of ${schema.enum.map((word) => `\`${word}\``).join(', ')}`;
	const options = schema.anyOf ?? schema.oneOf;
	if (options) return options.map((option) => formOf(option as JsonSchema)).join(' or ');
	if (schema.type === 'array')
		return `list${bounds(schema.minItems, schema.maxItems, '')} ${itemsOf(schema.items as JsonSchema)}`;
	if (schema.type === 'object') return schema.properties ? `{ ${fieldsOf(schema).join('; ')} }` : 'object of texts';
	if (schema.type === 'integer' || schema.type === 'number')
		return `${schema.type === 'integer' ? 'whole number' : 'number'}${bounds(schema.minimum, schema.maximum, '')}`;
	if (schema.pattern === DAY) return 'day';
	if (schema.pattern) return `text like \`${schema.pattern.replaceAll('|', '\\|')}\``;
	return `text${bounds(undefined, schema.maxLength, ' characters')}`;
}

const itemsOf = (items: JsonSchema): string => (items.type === 'object' ? formOf(items) : `of ${formOf(items)}`);

/** Lists the fields of an input, and marks those that aren't always sent. */
const fieldsOf = ({ properties = {}, required = [] }: JsonSchema, inPath: ReadonlySet<string> = new Set()): string[] =>
	Object.entries(properties).map(([name, schema]) => {
		const where = inPath.has(name) ? ', in the path' : '';
		const when = required.includes(name) ? '' : ', if any';
		return `\`${name}\` ${formOf(schema as JsonSchema)}${where}${when}`;
	});

/** Describes the input of a call as it is sent to the backend. */
export function inputOf(name: string, { input }: Call): string {
	const schema = z.toJSONSchema(input, { io: 'output', unrepresentable: 'any' });
	const inPath = new Set([...name.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field));
	return schema.properties ? fieldsOf(schema, inPath).join('; ') || 'nothing' : formOf(schema);
}
