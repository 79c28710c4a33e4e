import { z } from 'zod';
import type { Call } from '#shared/catalogue/call.ts';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { type Form, formOf } from './forms.ts';
import { isPage, onTheWire } from './wire-schema.ts';

/**
 * The form of a reply's data: lists, objects with a key for each entry, objects with known keys, and values with their form. `words`: the
 * words of a value for which a usual one stands in when it is none of them; `object`: an object in which the value may stand too.
 */
export type Shape = { schema: z.core.$ZodType } & (
	| { kind: 'list'; isPage: boolean; of: Shape }
	| { kind: 'entries'; of: Shape }
	| { kind: 'object'; of: Readonly<Record<string, Shape>> }
	| { kind: 'value'; form: Form | undefined; words?: z.ZodType; object?: Shape }
);

/** Returns the form of the data that a schema reads. */
export function shapeIn(schema: z.core.$ZodType): Shape {
	const wire = onTheWire(schema);
	const form = formOf(wire);
	if (form) return { schema, kind: 'value', form, ...(form.words && { words: form.words }) };
	if (isPage(wire)) return { schema, kind: 'list', isPage: true, of: shapeIn((wire.shape.rows as z.ZodArray).element) };
	if (wire instanceof z.ZodArray) return { schema, kind: 'list', isPage: false, of: shapeIn(wire.element) };
	if (wire instanceof z.ZodRecord) return { schema, kind: 'entries', of: shapeIn(wire.def.valueType) };
	if (wire instanceof z.ZodObject) {
		const fields = Object.entries(wire.shape).map(([key, value]) => [key, shapeIn(value)]);
		return { schema, kind: 'object', of: Object.fromEntries(fields) };
	}
	const value = { schema, kind: 'value', form: undefined } as const;
	if (schema instanceof z.ZodCatch) return { ...value, words: schema.def.innerType as z.ZodType };
	const options = wire instanceof z.ZodUnion ? wire.options.map(onTheWire) : [];
	const object = options.find((option) => option instanceof z.ZodObject);
	return { ...value, form: options.map(formOf).find(Boolean), ...(object && { object: shapeIn(object) }) };
}

const shapes = new Map<UpstreamCall, Shape>();

/** Returns the form of a call's data, as its schema reads it. */
export function shapeOf(name: UpstreamCall): Shape {
	const { output }: Call = openapi[name];
	const shape = shapes.get(name) ?? shapeIn(output);
	shapes.set(name, shape);
	return shape;
}
