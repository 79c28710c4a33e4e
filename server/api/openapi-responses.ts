import { type Call, sentPicture } from '#shared/catalogue/call.ts';
import { ERRORS, type ErrorCode } from '#shared/errors.ts';
import type { JsonSchema } from './openapi-schemas.ts';

type Answered = { status: number; description: string; headers?: object };

const RETRY_AFTER = {
	'Retry-After': { description: 'Seconds until another try makes sense.', schema: { type: 'integer' } },
};

/** The responses that calls share, by their names in the document. */
const SHARED = {
	InvalidInput: { status: 400, description: 'What was sent does not fit; `field` says where.' },
	NotLoggedIn: {
		status: 401,
		description: 'Nobody is logged in, or upstream says so (`err` 700); `code-unknown`: no code was sent to this browser.',
	},
	Forbidden: {
		status: 403,
		description:
			'The request does not come from the site: tools send `X-CSRF: 1`. For calls that log in, also: not the browser that asked.',
	},
	NotFound: { status: 404, description: 'There is no such thing.' },
	Conflict: {
		status: 409,
		description:
			'Not in this state: somebody is logged in, or another than `member-mark` says (`other-member`); it was used already; too many holds.',
	},
	TooLarge: { status: 413, description: 'The body is too large.' },
	NotJson: { status: 415, description: 'The body is not sent as JSON.' },
	Refused: {
		status: 422,
		description: 'Upstream refuses: `err` is its number, 1–9999, and `errMsg` its own words where they may be shown.',
	},
	TooOften: {
		status: 429,
		description:
			'Too many of these calls; or (`waiting-room`) a sale has a line: the call has taken a place there, which `GET /waiting-room` tells.',
		headers: RETRY_AFTER,
	},
	Unexpected: { status: 500, description: 'A fault of this server.' },
	UpstreamUnavailable: { status: 502, description: 'Upstream gives no answer, or none that can be read.' },
	Unavailable: {
		status: 503,
		description:
			'Sessions cannot be had right now, nobody is logged out; or (`overloaded`) too many ask at once, and nothing was done.',
		headers: RETRY_AFTER,
	},
} as const satisfies Record<string, Answered>;

type SharedName = keyof typeof SHARED;

const NAMES = Object.keys(SHARED) as SharedName[];
const CODES = Object.keys(ERRORS) as ErrorCode[];

/** The envelope of a success and of a failure. */
export const ENVELOPES: Record<string, JsonSchema> = {
	Success: {
		type: 'object',
		description: 'The envelope of every answer in JSON; `data` is the call’s own.',
		properties: { err: { type: 'integer', const: 0 }, errMsg: { type: 'string' } },
		required: ['err', 'errMsg'],
	},
	Failure: {
		type: 'object',
		properties: {
			err: { type: 'integer', description: 'Upstream’s number, or one above 9999 of our own.' },
			errMsg: { type: 'string', description: 'For the visitor, in the language of the request.' },
			data: {
				type: 'object',
				properties: {
					code: { type: 'string', enum: CODES },
					field: { type: 'string', description: 'What does not fit.' },
					login: { type: 'string', description: 'Where to log in, with the way back.' },
				},
				required: ['code'],
			},
		},
		required: ['err', 'errMsg', 'data'],
	},
};

/** Returns the shared responses as the document's components. */
export const sharedResponses = () =>
	Object.fromEntries(
		NAMES.map((name) => {
			const { status, ...response }: Answered = SHARED[name];
			return [name, { ...response, content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } }];
		}),
	);

/** Codes that any call of a kind may fail with, besides those it names itself. */
function codesOf(name: string, { who, limit, login, cache, alone, fails = [] }: Call): Set<ErrorCode> {
	const isRead = name.startsWith('GET ');
	const ofUpstream = name.includes(' /openapi/');
	const codes = new Set<ErrorCode>([...fails, 'invalid-input', 'other-member', 'overloaded']);
	if (!alone) codes.add('upstream-business').add('upstream-unavailable').add('not-logged-in');
	if (who === 'member') codes.add('not-logged-in').add('session-unavailable');
	if (!isRead) codes.add('forbidden');
	if (limit || cache || (!ofUpstream && !alone)) codes.add('rate-limited');
	if (limit || login || !isRead) codes.add('session-unavailable');
	if (name.includes('{')) codes.add('not-found');
	return codes;
}

/** Returns the failures of a call, by status. */
export function failuresOf(name: string, call: Call): Record<string, { $ref: string }> {
	const statuses = new Set<number>([...codesOf(name, call)].map((code) => ERRORS[code].status));
	statuses.add(SHARED.Unexpected.status);
	if (name.startsWith('POST ')) statuses.add(SHARED.TooLarge.status);
	if (name.startsWith('POST ') && call.input !== sentPicture) statuses.add(SHARED.NotJson.status);
	return Object.fromEntries(
		NAMES.filter((shared) => statuses.has(SHARED[shared].status)).map((shared) => [
			SHARED[shared].status,
			{ $ref: `#/components/responses/${shared}` },
		]),
	);
}
