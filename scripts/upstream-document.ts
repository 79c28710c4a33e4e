import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Call } from '../shared/catalogue/call.ts';
import { openapi } from '../shared/catalogue/catalogue.ts';
import { LoginReply } from '../shared/catalogue/credentials.ts';
import { HotRouteGroup } from '../shared/catalogue/entities.ts';
import { CheckInOrder, OrderPerson, Ticket } from '../shared/catalogue/openapi/check-in.ts';
import { OrderDetail } from '../shared/catalogue/openapi/order-entities.ts';
import { PayReply } from '../shared/catalogue/openapi/payment.ts';
import { THINGS as ANSWERED } from '../shared/catalogue/things.ts';
import { done } from '../shared/catalogue/wire.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The things in upstream's replies that have names, each described once; also those that the site doesn't pass on. */
const THINGS: Readonly<Record<string, z.ZodType>> = {
	...ANSWERED,
	...{ CheckInOrder, HotRouteGroup, LoginReply, OrderDetail, OrderPerson, PayReply, Ticket },
};

/** Titles of groups of calls with the beginning of their paths; the first match counts. */
const GROUPS: readonly [title: string, paths: RegExp][] = [
	['Adverts and pop-ups', /^\/(advert|popup)/],
	['Ships and ports', /^\/cruise/],
	['Contacts and passengers', /^\/(user\/(contact|tourist)|order\/ocr)/],
	['Cart', /^\/user\/shopcart/],
	['Favourites', /^\/user\/(favorite|voyage)/],
	['Users and login', /^\/(guest|user|message|wechat|countrySmsCode|userPromotion)/],
	['Voyages', /^\/voyage/],
	['Payment', /^\/order\/\w+\/pay$/],
	['Orders', /^\/(order|coupon)/],
	['Content', /./],
];
const DAY = '^\\d{4}-\\d{2}-\\d{2}$';
/** The lines of `docs/upstream.md` between which this script writes. */
const BETWEEN = /(?<=^<!-- From here on `npm run docs:upstream` writes\. -->\n).*(?=^<!-- From here on by hand\. -->$)/ms;

const calls = (Object.entries(openapi) as [string, Call][]).map(([name, call]) => ({
	name: name.replace(' /openapi/', ' /'),
	call,
}));
const AS_READ = { io: 'output', unrepresentable: 'any', override: withoutDerived } as const;

/** Describes a schema with a transform by its input: upstream's fields, without those that we add. */
function withoutDerived({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }): void {
	if (zodSchema instanceof z.ZodPipe && zodSchema.def.in instanceof z.ZodObject && zodSchema.def.out instanceof z.ZodTransform)
		Object.assign(jsonSchema, z.toJSONSchema(zodSchema.def.in, AS_READ));
}

/** Writes the schemas of things and answers as JSON Schema, as in `openapi.json`. An answer that is no thing has its call's name. */
function writeSchemas(): Readonly<Record<string, JsonSchema>> {
	const registry = z.registry<{ id: string }>();
	for (const [id, schema] of Object.entries({ ...THINGS, Done: done })) registry.add(schema, { id });
	for (const { name, call } of calls) if (!registry.has(call.output)) registry.add(call.output, { id: name });
	return z.toJSONSchema(registry, { ...AS_READ, uri: (id) => `#/${id}` }).schemas;
}
const schemas = writeSchemas();

const bounds = ({ minimum, maximum, minItems, maxItems, maxLength }: JsonSchema): string => {
	const [from, to] = [minimum ?? minItems, maximum ?? maxItems ?? maxLength];
	if (to !== undefined && to !== Number.MAX_SAFE_INTEGER) return from ? ` of ${from} to ${to}` : ` of up to ${to}`;
	return from === undefined || from === Number.MIN_SAFE_INTEGER ? '' : ` from ${from} on`;
};

const isNull = ({ type }: JsonSchema): boolean => type === 'null';
const refOf = ({ $ref }: JsonSchema): string | undefined => $ref?.split('/').at(-1);

/** Returns the schemas of which a value fits one, with `null` for itself: JSON Schema writes them as a list of schemas or of types. */
function optionsOf(schema: JsonSchema): JsonSchema[] {
	if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }) as JsonSchema);
	return ((schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined) ?? [schema];
}

/** Describes the type of a value in words. */
function typeOf(schema: JsonSchema): string {
	const options = optionsOf(schema);
	if (options.length > 1) {
		const words = new Set(options.filter((option) => !isNull(option)).map(typeOf));
		return [...words].join(' or ') + (options.some(isNull) ? ', or null' : '');
	}
	const thing = refOf(schema);
	if (thing) return thing === 'Done' ? 'nothing: only its success counts' : `[${thing}](#${thing.toLowerCase()})`;
	if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
	if (schema.enum) return `one of ${schema.enum.map((word) => `\`${word}\``).join(', ')}`;
	if (schema.type === 'array') return `list${bounds(schema)}: ${typeOf(schema.items as JsonSchema)}`;
	if (schema.type === 'object' && !schema.properties)
		return `object of entries: ${typeOf((schema.additionalProperties || {}) as JsonSchema)}`;
	if (schema.type === 'integer') return `whole number${bounds(schema)}`;
	if (schema.type === 'number') return `number${bounds(schema)}`;
	if (schema.type === 'boolean') return 'yes or no';
	if (schema.pattern === DAY) return 'day';
	if (schema.type === 'string') return `text${bounds(schema)}`;
	return schema.type === 'object' ? 'object' : 'anything';
}

type Field = { path: string; type: string };

/** Lists the values of a schema by their paths, with `[]` for the rows of a list and `{}` for the entries of an object. Things are only named. */
function fieldsOf(schema: JsonSchema, path = ''): Field[] {
	const own = optionsOf(schema).find((option) => !isNull(option)) ?? schema;
	if (refOf(own)) return [];
	if (own.type === 'array') return fieldsOf(own.items as JsonSchema, `${path}[]`);
	if (own.type !== 'object') return [];
	if (!own.properties) return fieldsOf((own.additionalProperties || {}) as JsonSchema, `${path}{}`);
	return Object.entries(own.properties).flatMap(([key, value]) => {
		const at = path === '' ? key : `${path}.${key}`;
		const isSure = own.required?.includes(key);
		return [{ path: at, type: typeOf(value as JsonSchema) + (isSure ? '' : ', if any') }, ...fieldsOf(value as JsonSchema, at)];
	});
}

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (fields: readonly Field[]): string =>
	[row(['field', 'type']), row(['---', '---']), ...fields.map(({ path, type }) => row([`\`${path}\``, type]))].join('\n');

/** Says how a call is made, how its reply is read, and what a visitor misses without it. */
function manner({ who, silent, cache, whole, mustFinish, login, reply, needs, part }: Call): string {
	const said: [unknown, string][] = [
		[true, who === 'member' ? "With the member's token." : 'For anybody.'],
		[silent, 'Its failure is only logged, never shown.'],
		[cache, `Its reply is kept (\`${cache}\`).`],
		[cache === 'timetable', 'Its reply may be large (`LARGE_REPLY_MB`).'],
		[mustFinish, 'It is never given up half way or repeated by itself.'],
		[whole === 'rows', 'Read whole or not at all: one row less would be another answer.'],
		[whole === 'values', 'Read whole or not at all: a value that doesn’t fit fails the reply.'],
		[login, '`token` and `expireAt` are kept in the session only.'],
		[reply === 'picture', 'Answered with a picture of at most 256 KB, without an envelope.'],
		[needs, `Nothing goes without it: ${needs}.`],
		[part, `Missing when it fails: ${part}.`],
		[!needs && !part, 'No page here asks for it; it can be asked for under its own path.'],
	];
	return said.flatMap(([holds, sentence]) => (holds ? [sentence] : [])).join(' ');
}

function inputOf(name: string, { input }: Call): string {
	const schema = z.toJSONSchema(input, AS_READ);
	const inPath = (path: string) => (name.includes(`{${path}}`) ? ', in the path' : '');
	const fields = fieldsOf(schema).map(({ path, type }) => ({ path, type: type + inPath(path) }));
	if (fields.length > 0) return `**In**\n\n${table(fields)}`;
	return `**In** ${schema.type === 'object' ? 'nothing' : 'a picture'}`;
}

/** Describes the answer of a call: a thing by its name, any other by its fields. */
function answerOf(name: string, { output, reply }: Call): string {
	if (reply === 'picture') return '';
	const thing = Object.entries({ ...THINGS, Done: done }).find(([, schema]) => schema === output)?.[0];
	const schema: JsonSchema = thing ? { $ref: thing } : (schemas[name] ?? {});
	const fields = fieldsOf(schema);
	return fields.length > 0 ? `**Out** ${typeOf(schema)}\n\n${table(fields)}` : `**Out** ${typeOf(schema)}`;
}

const callSection = ({ name, call }: (typeof calls)[number]): string =>
	[`#### ${name}`, `${call.summary}. ${manner(call)}`, inputOf(name, call), answerOf(name, call)].filter(Boolean).join('\n\n');

const groupOf = (name: string): string | undefined => GROUPS.find(([, paths]) => paths.test(name.replace(/^\w+ /, '')))?.[0];

/** Returns `docs/upstream.md` with its chapters about calls and things as the catalogue has them; what is written by hand stays. */
export function upstreamDocument(before: string): string {
	const things = Object.keys(THINGS).toSorted();
	const parts = [
		'## Calls\n\n**In** is what is sent: what is in the path, else in the query of a GET or DELETE and in the JSON of a POST. **Out** is the `data` of the reply as it is read.',
		...GROUPS.flatMap(([title]) => [`### ${title}`, ...calls.filter(({ name }) => groupOf(name) === title).map(callSection)]),
		'## Things\n\nWhat replies are made of.',
		...things.map((name) => `### ${name}\n\n${table(fieldsOf(schemas[name] ?? {}))}`),
	];
	return before.replace(BETWEEN, () => `\n${parts.join('\n\n')}\n\n`);
}

if (import.meta.main) {
	const file = resolve(import.meta.dirname, '../docs/upstream.md');
	writeFileSync(file, upstreamDocument(readFileSync(file, 'utf8')));
}
