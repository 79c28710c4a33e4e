import { type Call, type Method, PICTURE_TYPES, sentPicture } from '#shared/catalogue/call.ts';
import { type CallName, catalogue } from '#shared/catalogue/catalogue.ts';
import { LANGUAGES } from '#shared/constants.ts';
import { LANGUAGE_HEADER } from '#shared/rules/language.ts';
import { ENVELOPES, failuresOf, sharedResponses } from './openapi-responses.ts';
import { answerSchemas, inputSchema, type JsonSchema } from './openapi-schemas.ts';

/** Where the language of a reply comes from, the first first: `languageOf` in `server/request/language.ts`. */
const LANGUAGE_ORDER =
	'The language of texts in the reply: `?lang=` in the address, else the header `x-lang`, else the cookie `lang`, else `Accept-Language`, else Chinese.';
const LANGUAGE = { required: false, description: LANGUAGE_ORDER, schema: { type: 'string', enum: LANGUAGES } };

/** The parameters that every call takes besides its input. */
const COMMON_PARAMETERS = {
	LanguageInAddress: { name: 'lang', in: 'query', ...LANGUAGE },
	Language: { name: LANGUAGE_HEADER, in: 'header', ...LANGUAGE },
};

const TAGS = [
	{
		name: 'openapi',
		description: "The backend's calls, passed on under their own paths: checked, and in one form whatever it sends.",
	},
	{ name: 'site', description: "What the site's pages ask for: composed by this server, in the language of the request." },
];

type Response = { description: string; content: Readonly<Record<string, { schema: object }>> };

const BINARY = { type: 'string', format: 'binary' };

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the name that generators give to a call's function: `getOpenapiCruiseInfoById` for `GET /openapi/cruise/info/{id}`. */
const operationIdOf = (method: Method, path: string): string =>
	method.toLowerCase() +
	path
		.replace(/\{(\w+)\}/g, (_, name: string) => `by ${name}`)
		.split(/[^a-zA-Z0-9]+/)
		.map(capitalised)
		.join('');

/** Describes the body of a POST: JSON, or a picture of one of the types. */
const requestBody = (call: Call, schema: JsonSchema) => ({
	required: true,
	content:
		call.input === sentPicture
			? Object.fromEntries(PICTURE_TYPES.map((type) => [type, { schema: BINARY }]))
			: { 'application/json': { schema } },
});

/** True for calls that are answered without a schema. */
const isBinary = ({ reply }: Call): boolean => reply === 'picture' || reply === 'file';

/** Describes the answer of a call: an envelope, a picture, a file, or a stream of events. */
function success({ reply }: Call, data: JsonSchema): Response {
	if (reply === 'picture') return { description: 'A picture.', content: { 'image/*': { schema: BINARY } } };
	if (reply === 'file')
		return { description: 'A file, with its name in `Content-Disposition`.', content: { 'application/pdf': { schema: BINARY } } };
	if (reply === 'events')
		return { description: 'Server-sent events, each of this form.', content: { 'text/event-stream': { schema: data } } };
	const envelope = {
		allOf: [{ $ref: '#/components/schemas/Success' }, { type: 'object', properties: { data }, required: ['data'] }],
	};
	return { description: 'The envelope.', content: { 'application/json': { schema: envelope } } };
}

/** Lists the proofs that a call asks for: a member's session, and for a change that the request comes from no other site. */
function securityOf(method: Method, { who }: Call): Record<string, string[]>[] {
	const needed = { ...(who === 'member' && { session: [] }), ...(method !== 'GET' && { csrf: [] }) };
	return Object.keys(needed).length > 0 ? [needed] : [];
}

/** Returns an input's schema without some of its fields. */
function without({ properties = {}, required = [], ...schema }: JsonSchema, names: ReadonlySet<string>): JsonSchema {
	const left = required.filter((name) => !names.has(name));
	return {
		...schema,
		properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !names.has(name))),
		...(left.length > 0 && { required: left }),
	};
}

function operationOf(name: string, call: Call, data: JsonSchema) {
	const [method, path] = name.split(' ') as [Method, string];
	const isPost = method === 'POST';
	const input = call.input === sentPicture ? {} : inputSchema(call);
	const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field));
	const parameters = Object.entries(input.properties ?? {})
		.filter(([field]) => !isPost || inPath.has(field))
		.map(([field, schema]) => ({
			name: field,
			in: inPath.has(field) ? 'path' : 'query',
			required: inPath.has(field) || (input.required ?? []).includes(field),
			schema,
		}));
	return {
		operationId: operationIdOf(method, path),
		summary: call.summary,
		tags: [path.startsWith('/openapi/') ? 'openapi' : 'site'],
		security: securityOf(method, call),
		parameters: [
			...parameters,
			...Object.keys(COMMON_PARAMETERS).map((parameter) => ({ $ref: `#/components/parameters/${parameter}` })),
		],
		...(isPost && { requestBody: requestBody(call, input.properties ? without(input, inPath) : input) }),
		responses: { 200: success(call, data), ...failuresOf(name, call) },
	};
}

/** Returns the catalogue as an OpenAPI 3.1 document, for backend teams. `sessionCookie` is the cookie's name. */
export function openApiDocument(siteUrl: string, sessionCookie: string) {
	const calls = (Object.entries(catalogue) as [CallName, Call][]).filter(([, { internal }]) => !internal);
	const { answers, named } = answerSchemas(calls.filter(([, call]) => !isBinary(call)));
	const schemas: Record<string, JsonSchema> = { ...ENVELOPES, ...named };
	const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
	for (const [name, call] of calls) {
		const [method, path] = name.split(' ') as [Method, string];
		paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, call, answers.get(name) ?? {}) };
	}
	return {
		openapi: '3.1.0',
		info: {
			title: 'Cruise site',
			version: '1',
			description: 'Every call of the site. Those under `/openapi` are the backend’s, the others the site’s own.',
			license: { name: 'Proprietary', url: siteUrl },
		},
		servers: [{ url: `${siteUrl}/api` }],
		tags: TAGS,
		paths,
		components: {
			securitySchemes: {
				session: {
					type: 'apiKey',
					in: 'cookie',
					name: sessionCookie,
					description: 'A member’s session; calls that log in set it.',
				},
				csrf: {
					type: 'apiKey',
					in: 'header',
					name: 'X-CSRF',
					description: 'Always `1`. Browsers on the site need none: they say by themselves where a request comes from.',
				},
			},
			parameters: COMMON_PARAMETERS,
			responses: sharedResponses(),
			schemas,
		},
	};
}
