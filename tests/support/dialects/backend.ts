import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent } from 'undici';
import { matchCall } from '#sandbox/api/routes.ts';
import type { Call } from '#shared/catalogue/call.ts';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { type Answer, answerIn } from './answer.ts';
import type { Dialect } from './dialect.ts';
import { type Hiccup, isCarriedOut } from './refusals.ts';

type Plain = { status: number; type: string; body: Buffer };

/** Rows of any list that the stand-in's replies keep: the tests look at many backends, not at long lists. */
export type Shorten = (call: UpstreamCall, data: unknown) => unknown;

/** Stand-ins with the same data answer these calls alike, so their answers are read once. */
const isSame = ({ who, cache }: Call): boolean => who === 'anybody' && cache !== undefined && cache !== 'sailings';
const shared = new Map<string, unknown>();

async function bodyOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
	return Buffer.concat(chunks).toString('utf8');
}

const passedOn = (headers: IncomingMessage['headers']): Record<string, string> =>
	Object.fromEntries(
		Object.entries(headers).filter(
			(header): header is [string, string] =>
				typeof header[1] === 'string' && /^(channel|user-token|accept-language|content-type)$/.test(header[0]),
		),
	);

/** Starts a backend that speaks a dialect: it reads ids in requests back, has the stand-in answer, and writes its replies anew. */
export async function startDialect(dialect: Dialect, sandboxUrl: string, shorten: Shorten) {
	const agent = new Agent({ keepAliveTimeout: 30_000 });
	let hiccup = dialect.hiccup;
	/** Answers that are the same each time, as this dialect writes them. */
	const written = new Map<string, Answer>();
	let token = '';

	async function ask(request: IncomingMessage, path: string, body: string): Promise<Plain> {
		const {
			statusCode,
			headers,
			body: reply,
		} = await agent.request({
			origin: sandboxUrl,
			path,
			method: request.method as 'GET',
			headers: passedOn(request.headers),
			body: body || null,
		});
		return { status: statusCode, type: String(headers['content-type'] ?? ''), body: Buffer.from(await reply.arrayBuffer()) };
	}

	/** Returns the stand-in's answer to a call, and its HTTP status. */
	async function plainAnswer(request: IncomingMessage, call: UpstreamCall, path: string, body: string): Promise<Plain | Answer> {
		const key = [call, path, request.headers['accept-language'], body].join('\n');
		const said = written.get(key);
		if (said) return said;
		const before = shared.get(key);
		if (before !== undefined) {
			const answer = answerIn(dialect, call, { err: 0, errMsg: '', data: before }, 200);
			written.set(key, answer);
			return answer;
		}
		const reply = await ask(request, path, body);
		if (!reply.type.includes('json')) return reply;
		const { err, errMsg, data } = JSON.parse(reply.body.toString('utf8')) as { err: number; errMsg: string; data: unknown };
		const short = err === 0 ? shorten(call, data) : data;
		if (err === 0 && data !== null && isSame(openapi[call])) shared.set(key, short);
		if (call === 'POST /openapi/guest/pc/mobile/login' && err === 0) token = (data as { token: string }).token;
		return answerIn(dialect, call, { err, errMsg, data: short }, reply.status);
	}

	function refuse(answer: Hiccup['answer'], response: ServerResponse): void {
		if (answer === null) {
			response.destroy();
			return;
		}
		const { status, type, body, retryAfter } = answer;
		const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
		response.writeHead(status, { ...(type && { 'content-type': type }), ...wait }).end(body);
	}

	async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const [body, path] = [dialect.ids.restore(await bodyOf(request)), dialect.ids.restore(request.url ?? '/')];
		const call = matchCall(request.method ?? 'GET', path.split('?', 1)[0] ?? '')?.name;
		if (call !== undefined && call === hiccup?.call) {
			const { answer } = hiccup;
			if (isCarriedOut(hiccup, call)) await ask(request, path, body);
			hiccup = null;
			return refuse(answer, response);
		}
		const reply = call ? await plainAnswer(request, call, path, body) : await ask(request, path, body);
		response.writeHead(reply.status, { ...(reply.type && { 'content-type': reply.type }) }).end(reply.body);
	}

	const server = createServer((request, response) => {
		serve(request, response).catch(() => response.destroy());
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		/** The token of the member who logged in last. */
		token: (): string => token,
		/** From now on no call is refused by chance. */
		settle: (): void => {
			hiccup = null;
		},
		close: async (): Promise<void> => {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
			await agent.destroy();
		},
	};
}
