import { z } from 'zod';
import { type Call, PICTURE_TYPES } from '#shared/catalogue/call.ts';
import { type CallName, catalogue } from '#shared/catalogue/catalogue.ts';
import { LANGUAGES } from '#shared/constants.ts';
import { LANGUAGE_HEADER } from '#shared/rules/language.ts';

/** What every call takes besides its input. */
const LANGUAGE = {
	name: LANGUAGE_HEADER,
	in: 'header',
	required: false,
	description: 'The language of texts in the reply. Without it the cookie `lang` counts, then `Accept-Language`, then CN.',
	schema: { type: 'string', enum: LANGUAGES },
};

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

const BINARY = { type: 'string', format: 'binary' };

/** What a POST carries: JSON, or a picture of one of the types. */
const requestBody = (call: Call, input: object) => ({
	content:
		call.body === 'picture'
			? Object.fromEntries(PICTURE_TYPES.map((type) => [type, { schema: BINARY }]))
			: { 'application/json': { schema: input } },
});

/** What a call is answered with: an envelope, a picture, or a stream whose events are `data`. */
function response({ reply }: Call, data: object) {
	if (reply === 'picture') return { description: 'Picture', content: { 'image/*': { schema: BINARY } } };
	if (reply === 'events') return { description: 'Server-sent events', content: { 'text/event-stream': { schema: data } } };
	const envelope = { type: 'object', properties: { err: { const: 0 }, errMsg: { type: 'string' }, data } };
	return { description: 'Envelope', content: { 'application/json': { schema: envelope } } };
}

/** The catalogue as an OpenAPI 3.1 document, for backend teams. */
export function openApiDocument(siteUrl: string) {
	const paths: Record<string, Record<string, unknown>> = {};
	for (const [name, call] of Object.entries(catalogue) as [CallName, Call][]) {
		if (call.internal) continue;
		const [method, path] = name.split(' ') as [string, string];
		const input = schemaOf(call.input) as { properties?: Record<string, unknown>; required?: string[] };
		const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
		const parameters = Object.entries(input.properties ?? {})
			.filter(([field]) => method !== 'POST' || inPath.includes(field))
			.map(([field, schema]) => ({
				name: field,
				in: inPath.includes(field) ? 'path' : 'query',
				required: inPath.includes(field) || (input.required ?? []).includes(field),
				schema,
			}));
		const data = schemaOf(call.output);
		paths[path] = {
			...paths[path],
			[method.toLowerCase()]: {
				operationId: name,
				summary: call.summary,
				tags: [path.startsWith('/openapi') ? 'openapi' : 'bff'],
				parameters: [...parameters, { $ref: '#/components/parameters/Language' }],
				...(method === 'POST' ? { requestBody: requestBody(call, input) } : {}),
				responses: { 200: response(call, data) },
			},
		};
	}
	return {
		openapi: '3.1.0',
		info: { title: 'Cruise site', version: '1' },
		servers: [{ url: `${siteUrl}/api` }],
		paths,
		components: { parameters: { Language: LANGUAGE } },
	};
}
