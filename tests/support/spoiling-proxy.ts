import { startProxy } from './proxy.ts';

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
	const proxy = await startProxy(target, async ({ path }, forward, response) => {
		const { status, type, body } = await forward();
		const came = { status, headers: { 'content-type': type }, body };
		const answer = spoil(path.replace('/api/openapi', '').replace(/\?.*/, ''), came);
		response.writeHead(answer.status, answer.headers).end(answer.body);
	});
	return {
		...proxy,
		/** Changes answers from now on; without an argument no more. */
		spoilBy: (change?: Spoil): void => {
			spoil = change ?? ((_path, answer) => answer);
		},
	};
}
