import { z } from 'zod';
import { formOf } from './forms.ts';

/** A value of a reply: its place, its form, and what is left out with it when it is missing or doesn't fit. */
export type Field = {
	/** Names from the reply's data on, with `[]` for the rows of a list and `{}` for the entries of an object; empty for the data itself. */
	path: string;
	form: string;
	/** The name of the thing, for a value that is described in the chapter of things. */
	thing?: string;
	required: boolean;
	/** The consequence when it is missing: the part that is left out, or the value that is used instead. */
	without: string;
	why?: string;
};

type Schema = z.core.$ZodType;
/** The place of a value: its path, and what is lost without the value when it is required. */
type Place = { path: string; lost: string; list?: string };

const WHOLE_REPLY = 'the reply can’t be read';
const leftOut = (what: string): string => `${what} is left out`;

const takesNothing = (schema: Schema): boolean => z.safeParse(schema, undefined).success;

function insteadOf(schema: Schema): string {
	const said = z.globalRegistry.get(schema)?.description;
	if (said) return said;
	const { data } = z.safeParse(schema, undefined);
	return data === undefined || data === null ? '`null`' : `\`${JSON.stringify(data)}\``;
}

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

/** Describes the form of a value in words. */
function formIn(schema: Schema, wire: Schema, nameOf: (schema: Schema) => string | undefined): string {
	const thing = nameOf(wire) ?? nameOf(schema);
	if (thing) return thing;
	const words = wordsOf(schema);
	if (words.length > 0) return `one of ${words.join(', ')}`;
	const known = formOf(wire);
	if (known) return known.name;
	if (isPage(wire)) return `page of ${plural((wire.shape.rows as z.ZodArray).element, nameOf)}`;
	if (wire instanceof z.ZodArray) return `list of ${plural(wire.element, nameOf)}`;
	if (wire instanceof z.ZodRecord) return 'object of entries';
	if (wire instanceof z.ZodUnion) return wire.options.map((option) => formIn(option, onTheWire(option), nameOf)).join(' or ');
	if (wire instanceof z.ZodObject) return `object (${Object.keys(wire.shape).join(', ')})`;
	if (wire instanceof z.ZodLiteral) return `\`${JSON.stringify([...wire.values][0])}\``;
	return wire instanceof z.ZodString ? 'text, not empty' : 'anything';
}

function plural(element: Schema, nameOf: (schema: Schema) => string | undefined): string {
	const wire = onTheWire(element);
	const thing = nameOf(wire) ?? nameOf(element);
	if (thing) return thing;
	return wire instanceof z.ZodObject ? 'objects' : `${formIn(element, wire, nameOf)}s`;
}

/**
 * Returns the values that a schema reads, in their order. Things with names of their own (`nameOf`) are named and not described again, except the
 * schema itself. A `whole` reply can't be read when one value is missing.
 */
export function fieldsOf(
	schema: Schema,
	whole: boolean,
	nameOf: (schema: Schema) => string | undefined,
	all = WHOLE_REPLY,
): Field[] {
	const isRoot = (wire: Schema, path: string) => path === '' && wire === onTheWire(schema);

	function within(wire: Schema, place: Place): Field[] {
		if (isPage(wire)) return within(wire.shape.rows as z.ZodArray, place);
		if (wire instanceof z.ZodArray)
			return each(wire.element, { path: `${place.path}[]`, lost: whole ? WHOLE_REPLY : (place.list ?? leftOut('the row')) });
		if (wire instanceof z.ZodRecord) return each(wire.def.valueType, { path: `${place.path}{}`, lost: leftOut('the entry') });
		if (!(wire instanceof z.ZodObject)) return [];
		const prefix = place.path === '' ? '' : `${place.path}.`;
		return Object.entries(wire.shape).flatMap(([key, value]) => each(value, { path: prefix + key, lost: place.lost }));
	}

	function each(value: Schema, { path, lost }: Place): Field[] {
		const wire = onTheWire(value);
		const thing = nameOf(wire) ?? nameOf(value);
		const required = !takesNothing(value);
		const own = required ? lost : leftOut(`\`${path}\``);
		const field: Field = {
			path,
			form: formIn(value, wire, nameOf),
			...(thing && { thing }),
			required,
			without: required ? lost : insteadOf(value),
			why: formOf(wire)?.why,
		};
		const isRow = path.endsWith('[]') || path.endsWith('{}');
		const list = isReadWhole(value) ? leftOut(`\`${path}\``) : undefined;
		const inner = thing && !isRoot(wire, path) ? [] : within(wire, { path, lost: own, list });
		return isRow && inner.length > 0 ? inner : [field, ...inner];
	}

	const wire = onTheWire(schema);
	const inner = within(wire, { path: '', lost: all });
	return inner.length > 0 || wire instanceof z.ZodObject ? inner : each(schema, { path: '', lost: all });
}
