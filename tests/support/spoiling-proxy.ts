import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer of a backend. */
type Answer = { status: number; headers: Record<string, string>; body: Buffer };
/** Changes an answer to the call at a path, such as `/voyage/all`. */
export type Spoil = (path: string, answer: Answer) => Answer;

/** Changes the JSON of the answers to one path; all others stay as they are. */
export const textAt =
	(path: string, change: (text: string) => string): Spoil =>
	(own, answer) =>
		own === path ? { ...answer, body: Buffer.from(change(answer.body.toString())) } : answer;

/** Changes the data of successful answers at one path. */
export const dataAt = (path: string, change: (data: never) => unknown): Spoil =>
	textAt(path, (text) => {
		const { data, ...envelope } = JSON.parse(text) as { data: never };
		return JSON.stringify({ ...envelope, data: data && change(data) });
	});

/** Passes requests on to a backend, and changes its answers by `spoil`. */
export async function startSpoilingProxy(target: string) {
	let spoil: Spoil = (_path, answer) => answer;
	const server = createServer(async (request, response) => {
		const { method = 'GET', headers, url = '' } = request;
		const body = method === 'POST' ? Buffer.concat(await request.toArray()) : undefined;
		const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => /^(channel|user-token|content-type)$/.test(name)));
		const reply = await fetch(target + url, { method, body, headers: sent as Record<string, string> });
		const came = {
			status: reply.status,
			headers: { 'content-type': reply.headers.get('content-type') ?? '' },
			body: Buffer.from(await reply.arrayBuffer()),
		};
		const answer = spoil(url.replace('/api/openapi', '').replace(/\?.*/, ''), came);
		response.writeHead(answer.status, answer.headers).end(answer.body);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		/** Changes answers from now on; without an argument no more. */
		spoilBy: (change?: Spoil): void => {
			spoil = change ?? ((_path, answer) => answer);
		},
		close: async (): Promise<void> => {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		},
	};
}
