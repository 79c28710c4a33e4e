import { z } from 'zod';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { HotRouteGroup } from '#shared/catalogue/entities.ts';
import { list } from '#shared/catalogue/wire-lists.ts';
import { formOf } from '../../../scripts/contract/forms.ts';
import { isPage, isReadWhole, onTheWire, wordsOf } from '../../../scripts/contract/wire-schema.ts';

/** The kinds of values that dialects write in their own ways; `words` are those of a fixed set, and no dialect writes `other` values otherwise. */
export type Kind = 'id' | 'text' | 'html' | 'number' | 'money' | 'day' | 'moment' | 'flag' | 'gender' | 'words' | 'other';

/** The kind of each form of docs/upstream.md. */
const KIND_OF_FORM: Readonly<Record<string, Kind>> = {
	id: 'id',
	'id or nothing': 'id',
	text: 'text',
	'text, not empty': 'text',
	'printed number': 'text',
	HTML: 'html',
	number: 'number',
	'number or nothing': 'number',
	'number of cabins left': 'number',
	'number of all cabins left': 'number',
	count: 'number',
	'count, 0 when missing': 'number',
	state: 'other',
	hour: 'text',
	positive: 'number',
	money: 'money',
	'money or nothing': 'money',
	day: 'day',
	'day or nothing': 'day',
	'birthday or nothing': 'day',
	moment: 'moment',
	'moment or nothing': 'moment',
	flag: 'flag',
	gender: 'gender',
	texts: 'other',
	nothing: 'other',
};

/** The shape of a reply's value, read out of the catalogue's schema; `optional`: the schema does without it. */
export type Shape = { optional: boolean } & (
	| { kind: 'value'; as: Kind }
	| { kind: 'object'; fields: ReadonlyMap<string, Shape> }
	/** `whole`: the places of its rows have a meaning, so that it is read whole or not at all. */
	| { kind: 'list'; whole: boolean; of: Shape }
	| { kind: 'page' | 'map'; of: Shape }
	/** A value that comes alone or in an object. */
	| { kind: 'either'; object: Shape; other: Shape }
);

/** Forms whose absence is unknown and never 0: a backend that leaves out zeros must write these. */
const NEVER_ZERO = ['number of cabins left', 'number of all cabins left'];

type Schema = z.core.$ZodType;

const takesNothing = (schema: Schema): boolean => z.safeParse(schema, undefined).success;

/** Returns the kind of a form. Throws for a form that no dialect knows yet: it needs its line above. */
function kindOf(form: string): Kind {
	const kind = KIND_OF_FORM[form];
	if (!kind) throw new Error(`no dialect writes the form “${form}”`);
	return kind;
}

/** Reads the shape of a schema. */
function shapeOf(schema: Schema): Shape {
	const wire = onTheWire(schema);
	const optional = takesNothing(schema);
	const form = formOf(wire)?.name;
	if (form) return { kind: 'value', as: kindOf(form), optional: optional && !NEVER_ZERO.includes(form) };
	if (isPage(wire)) return { kind: 'page', of: shapeOf((wire.shape.rows as z.ZodArray).element), optional };
	if (wire instanceof z.ZodArray) return { kind: 'list', whole: isReadWhole(schema), of: rowShape(wire.element), optional };
	if (wire instanceof z.ZodRecord) return { kind: 'map', of: shapeOf(wire.def.valueType), optional };
	if (wire instanceof z.ZodObject) {
		const fields = Object.entries(wire.shape).map(([key, value]) => [key, shapeOf(value)] as const);
		return { kind: 'object', fields: new Map(fields), optional };
	}
	const hasWords = wordsOf(schema).length > 0;
	if (wire instanceof z.ZodUnion && !hasWords) {
		const options = wire.options.map(shapeOf);
		const idAlone = options.find((option) => option.kind === 'value' && option.as === 'id');
		if (idAlone && options.every(({ kind }) => kind === 'value')) return { ...idAlone, optional };
		const object = options.find(({ kind }) => kind === 'object');
		const other = options.find(({ kind }) => kind !== 'object');
		if (object && other) return { kind: 'either', object, other, optional };
	}
	return { kind: 'value', as: hasWords ? 'words' : 'other', optional };
}

/** A list of plain texts, such as what a fare includes, is one of texts for visitors. */
const rowShape = (element: Schema): Shape =>
	element instanceof z.ZodString ? { kind: 'value', as: 'text', optional: false } : shapeOf(element);

/** The hot routes, which are sent as an encrypted text. */
export const SEALED: UpstreamCall = 'GET /openapi/voyage/v2/hotsVoyage';

const known = new Map<UpstreamCall, Shape>();

/** Returns the shape of a call's data; of the hot routes that of their decrypted text. */
export function replyShape(name: UpstreamCall): Shape {
	const before = known.get(name);
	if (before) return before;
	const shape = shapeOf(name === SEALED ? list(HotRouteGroup) : openapi[name].output);
	known.set(name, shape);
	return shape;
}
