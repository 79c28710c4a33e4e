import { z } from 'zod';
import { formOf } from './forms.ts';

type Schema = z.core.$ZodType;

/** Returns the schema of the value on the wire, without the conversions that follow. */
export function onTheWire(schema: Schema): Schema {
	if (formOf(schema)) return schema;
	if (schema instanceof z.ZodPipe) {
		const out = isReadWhole(schema) ? (schema.def.out as z.ZodNullable).def.innerType : schema.def.out;
		// A list, page, map or optional object accepts anything first; the second part is its schema.
		const isContainer = out instanceof z.ZodArray || out instanceof z.ZodObject || out instanceof z.ZodRecord;
		return isContainer && startsWithAnything(schema) ? out : onTheWire(schema.def.in);
	}
	if (
		schema instanceof z.ZodOptional ||
		schema instanceof z.ZodNullable ||
		schema instanceof z.ZodDefault ||
		schema instanceof z.ZodCatch
	)
		return onTheWire(schema.def.innerType);
	return schema;
}

/** True of a list that is read whole or not at all (`wholeList`). */
export const isReadWhole = (schema: Schema): boolean =>
	schema instanceof z.ZodPipe && schema.def.out instanceof z.ZodNullable && schema.def.out.def.innerType instanceof z.ZodArray;

function startsWithAnything(schema: Schema): boolean {
	if (schema instanceof z.ZodPipe) return startsWithAnything(schema.def.in);
	if (schema instanceof z.ZodOptional) return startsWithAnything(schema.def.innerType);
	return schema instanceof z.ZodCustom;
}

/** True of the schema of a page: rows and their number in all. */
export const isPage = (schema: Schema): schema is z.ZodObject =>
	schema instanceof z.ZodObject && schema.shape.rows instanceof z.ZodArray && 'total' in schema.shape;

/** Returns the words of a fixed set; none for any other value. */
export function wordsOf(schema: Schema): string[] {
	if (schema instanceof z.ZodEnum) return schema.options.map((word) => `\`${word}\``);
	if (schema instanceof z.ZodPipe) return [...wordsOf(schema.def.in), ...wordsOf(schema.def.out)];
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodCatch)
		return wordsOf(schema.def.innerType);
	return [];
}

/** Rows that have values of their own aren't named besides these. */
const withoutRow = (paths: readonly string[]): readonly string[] => (paths.length > 1 ? paths.slice(1) : paths);

/** Returns the paths of the values that a schema reads, with `[]` for the rows of a list and `{}` for the entries of an object. */
export function pathsOf(schema: Schema, path = ''): string[] {
	const wire = onTheWire(schema);
	if (isPage(wire)) return pathsOf(wire.shape.rows as Schema, path);
	if (wire instanceof z.ZodArray) return [path, ...withoutRow(pathsOf(wire.element, `${path}[]`))];
	if (wire instanceof z.ZodRecord) return [path, ...withoutRow(pathsOf(wire.def.valueType, `${path}{}`))];
	if (!(wire instanceof z.ZodObject)) return [path];
	const prefix = path === '' ? '' : `${path}.`;
	return [path, ...Object.entries(wire.shape).flatMap(([key, value]) => pathsOf(value, prefix + key))];
}
