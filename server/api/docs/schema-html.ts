import type { JsonSchema } from '#server/api/openapi-schemas.ts';
import { type Html, html, joined, prose } from './html.ts';

const NAME = /^#\/components\/schemas\/(\w+)$/;

/** The name of the schema that is pointed to, if this only points. */
const nameOf = ({ $ref }: JsonSchema): string | undefined => NAME.exec($ref ?? '')?.[1];

const alternativesOf = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] => (anyOf ?? oneOf ?? []) as JsonSchema[];

/** What a list or a record is made of. */
function elementOf({ items, additionalProperties }: JsonSchema): JsonSchema | undefined {
	const element = items ?? additionalProperties;
	return typeof element === 'object' && !Array.isArray(element) ? (element as JsonSchema) : undefined;
}

/** Bounds, as a reader says them: `1–100`, `≤ 512 chars`, a pattern. */
function boundsOf({ minimum, maximum, minLength, maxLength, maxItems, pattern, format }: JsonSchema): string {
	const range = (low: number | undefined, high: number | undefined, unit: string): string => {
		if (low !== undefined && high !== undefined) return ` ${low}–${high}${unit}`;
		if (high !== undefined) return ` ≤ ${high}${unit}`;
		return low === undefined ? '' : ` ≥ ${low}${unit}`;
	};
	const of = format ? ` ${format}` : '';
	return [
		of,
		range(minimum, maximum, ''),
		range(minLength, maxLength, ' chars'),
		range(undefined, maxItems, ' items'),
		pattern ? ` /${pattern}/` : '',
	].join('');
}

/** A schema's type in one line, written as TypeScript writes types; what has a name is a link to it. */
export function typeHtml(schema: JsonSchema): Html {
	const name = nameOf(schema);
	if (name) return html`<a href="#${name}">${name}</a>`;
	if (schema.const !== undefined) return html`${JSON.stringify(schema.const)}`;
	if (schema.enum) return html`${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}`;
	const alternatives = alternativesOf(schema);
	if (alternatives.length > 0) return joined(alternatives.map(typeHtml), ' | ');
	const element = elementOf(schema);
	const bounds = boundsOf(schema);
	if (schema.type === 'array') {
		const inner = element ? typeHtml(element) : html`unknown`;
		const isUnion = element !== undefined && (alternativesOf(element).length > 1 || (element.enum?.length ?? 0) > 1);
		return isUnion ? html`(${inner})[]${bounds}` : html`${inner}[]${bounds}`;
	}
	if (element) return html`{ [key]: ${typeHtml(element)} }`;
	return html`${[schema.type ?? 'unknown'].flat().join(' | ')}${bounds}`;
}

/** The fields below a schema, whether it is an object, a list of them, or one of several. */
export function fieldsHtml(schema: JsonSchema): Html {
	if (nameOf(schema)) return html``;
	const { properties, required = [] } = schema;
	const element = elementOf(schema);
	const inner = [...alternativesOf(schema), ...(element ? [element] : [])].map(fieldsHtml);
	if (!properties) return html`${inner}`;
	const rows = Object.entries(properties).map(([field, value]) => {
		const type = value as JsonSchema;
		const optional = required.includes(field) ? '' : '?';
		return html`<li><code><b>${field}</b>${optional}: ${typeHtml(type)}</code>${type.description && html` <span>${prose(type.description)}</span>`}${fieldsHtml(type)}</li>`;
	});
	return html`<ul class="fields">${rows}</ul>${inner}`;
}

/** A body to begin with: every required field, with the first value that is allowed. */
export function exampleOf(schema: JsonSchema): unknown {
	if (schema.const !== undefined) return schema.const;
	if (schema.default !== undefined) return schema.default;
	if (schema.enum) return schema.enum[0];
	const [first] = alternativesOf(schema);
	if (first) return exampleOf(first);
	if (schema.type === 'object') {
		const fields = (schema.required ?? []).map((field) => [field, exampleOf((schema.properties?.[field] ?? {}) as JsonSchema)]);
		return Object.fromEntries(fields);
	}
	if (schema.type === 'array') return schema.minItems ? [exampleOf(elementOf(schema) ?? {})] : [];
	if (schema.type === 'boolean') return true;
	return schema.type === 'number' || schema.type === 'integer' ? (schema.minimum ?? 1) : '';
}
