import { z } from 'zod';
import type { Call } from '#shared/catalogue/call.ts';
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
				...(method === 'POST' ? { requestBody: { content: { 'application/json': { schema: input } } } } : {}),
				responses: {
					200: {
						description: 'Envelope',
						content: {
							'application/json': {
								schema: { type: 'object', properties: { err: { const: 0 }, errMsg: { type: 'string' }, data } },
							},
						},
					},
				},
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
