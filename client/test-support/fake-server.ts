import { expect, onTestFinished, vi } from 'vitest';
import type { Method } from '#shared/catalogue/call.ts';
import { type CallName, type CallOutput, catalogue, type ParsedInput } from '#shared/catalogue/catalogue.ts';
import { ERRORS, type ErrorCode } from '#shared/errors.ts';
import { memberSession } from './sample-session.ts';

class Failure {
	readonly code: ErrorCode;
	readonly shown: string;
	readonly err: number | undefined;
	constructor(code: ErrorCode, shown: string, err: number | undefined) {
		this.code = code;
		this.shown = shown;
		this.err = err;
	}
}

/** An answer that fails: `shown` is what a visitor may read, `err` the backend's own number. */
export const failure = (code: ErrorCode, shown = '', err?: number): Failure => new Failure(code, shown, err);

type Outcome<N extends CallName> = CallOutput<N> | Failure;
/** The answers to calls. A function is called at each call, with the input as the server would read it. */
export type Answers = { [N in CallName]?: Outcome<N> | ((input: ParsedInput<N>) => Outcome<N> | Promise<Outcome<N>>) };

export type FakeServer = {
	/** Adds answers, or changes them from now on. */
	answer: (answers: Answers) => void;
	/** The inputs with which a call was made so far, in order. */
	inputs: <N extends CallName>(name: N) => ParsedInput<N>[];
};

const namesOf = (method: string) => (Object.keys(catalogue) as CallName[]).filter((name) => name.startsWith(`${method} `));

/**
 * Returns the call that an address stands for, with the fields of its path. Of several, the one with the fewest fields counts.
 */
function callOf(method: string, pathname: string): [CallName, Record<string, string>] | undefined {
	const found = namesOf(method).flatMap((name): [CallName, Record<string, string>][] => {
		const template = name.slice(method.length + 1).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
		const match = new RegExp(`^/api${template}$`).exec(pathname);
		return match ? [[name, { ...match.groups }]] : [];
	});
	return found.toSorted((one, other) => Object.keys(one[1]).length - Object.keys(other[1]).length)[0];
}

const reply = (status: number, err: number, errMsg: string, data: unknown) =>
	new Response(JSON.stringify({ err, errMsg, data }), { status, headers: { 'content-type': 'application/json' } });

/**
 * Replaces our server behind `fetch` until the test ends. Calls are read by the catalogue's own schemas; a call without an
 * answer, or with an input that the server would refuse, fails the test. A member is logged in unless `GET /session` says
 * otherwise.
 */
export function fakeServer(answers: Answers = {}): FakeServer {
	const current: Answers = { 'GET /session': memberSession(), ...answers };
	const made: { name: CallName; input: unknown }[] = [];
	const faults: string[] = [];

	async function answerTo(method: Method, address: URL, body: RequestInit['body']): Promise<Response> {
		const [name, fields] = callOf(method, address.pathname) ?? [];
		if (!name) throw new Error(`no such call: ${method} ${address.pathname}`);
		const picture = body instanceof Blob && { type: body.type, read: async () => new Uint8Array(await body.arrayBuffer()) };
		const json = typeof body === 'string' ? JSON.parse(body) : {};
		const sent = { ...Object.fromEntries(address.searchParams), ...fields, ...json, ...picture };
		const input: unknown = catalogue[name].input.parse(sent);
		made.push({ name, input });
		const answer = current[name];
		if (answer === undefined) throw new Error(`no answer to ${name}`);
		const outcome: unknown = typeof answer === 'function' ? await (answer as (read: unknown) => unknown)(input) : answer;
		if (!(outcome instanceof Failure)) return reply(200, 0, '', outcome);
		const { status, err } = ERRORS[outcome.code];
		return reply(status, outcome.err ?? err, outcome.shown, { code: outcome.code });
	}

	vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}): Promise<Response> => {
		try {
			return await answerTo((init.method ?? 'GET') as Method, new URL(address, location.href), init.body);
		} catch (error) {
			faults.push(String(error));
			throw error;
		}
	});
	onTestFinished(() => {
		vi.unstubAllGlobals();
		expect(faults).toEqual([]);
	});
	return {
		answer: (next) => void Object.assign(current, next),
		inputs: <N extends CallName>(name: N) =>
			made.filter((call) => call.name === name).map(({ input }) => input as ParsedInput<N>),
	};
}
