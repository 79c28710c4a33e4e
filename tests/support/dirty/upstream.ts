import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent } from 'undici';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { randomOf } from './random.ts';
import { DATA_WAYS, type DataWay, spoilData, spoilValue, type ValueWay } from './spoil.ts';

/** Ways to spoil a whole answer. */
export const ANSWER_WAYS = [
	'business-error',
	'no-such-thing',
	'http-404',
	'http-403',
	'http-500',
	'slow',
	'cut-off',
	'not-json',
	'null-data',
	'no-data',
] as const;
type AnswerWay = (typeof ANSWER_WAYS)[number];

/** The fault of a call: in one value of its reply, in the data as a whole, or in the answer. */
export type Spoiling = { call: UpstreamCall; seed: number } & (
	| { field: string; way: ValueWay }
	| { field?: undefined; way: DataWay | AnswerWay }
	/** Another envelope altogether, with this HTTP status. */
	| { field?: undefined; way: 'envelope'; status: number; body: string }
);

/** Makes a reply shorter than the stand-in's, so that many cases are tried in a short time; null leaves it as it is. */
type Shorten = (call: UpstreamCall | undefined, body: Buffer) => Buffer | null;

/** The effect of a rule: the number of spoiled answers; for values also the place of each, and the data around it. */
type Effect = { answers: number; values: { place: string; data: unknown }[] };

const PATTERNS = (Object.keys(openapi) as UpstreamCall[])
	.map((name) => {
		const [method = '', path = ''] = name.split(' ');
		return { name, method, pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`), plain: !path.includes('{') };
	})
	.toSorted((a, b) => Number(b.plain) - Number(a.plain));

const callAt = (method: string, path: string): UpstreamCall | undefined =>
	PATTERNS.find((known) => known.method === method && known.pattern.test(path))?.name;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
	return Buffer.concat(chunks);
}

const isDataWay = (way: string): way is DataWay => (DATA_WAYS as readonly string[]).includes(way);
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** The number of replies to one call that are kept for inspection: an order has other fields in each state. */
const EXAMPLES = 8;
/** The duration of a slow answer in milliseconds: longer than any page waits. */
const SLOW = 20_000;

/**
 * A proxy in front of the stand-in that spoils the replies to one call at a time, by seeded rules. Earlier answers are remembered and
 * answered again, if asked to: a spoiled page is then compared with a clean one of the same replies.
 */
export async function startDirtyUpstream(target: string) {
	const agent = new Agent({ keepAliveTimeout: 30_000 });
	const remembered = new Map<string, { status: number; type: string; body: Buffer }>();
	const examples = new Map<UpstreamCall, unknown[]>();
	const latest = new Map<UpstreamCall, unknown>();
	const asked = new Set<UpstreamCall>();
	let remembers = false;
	let wanted: ReadonlySet<string> = new Set();
	let shorten: Shorten | null = null;
	let spoiling: Spoiling | null = null;
	let effect: Effect = { answers: 0, values: [] };

	async function clean(request: IncomingMessage, body: Buffer) {
		const { method = 'GET', url = '/', headers } = request;
		const key = [method, url, headers['user-token'], headers['accept-language'], body].join('\n');
		const known = remembers ? remembered.get(key) : undefined;
		if (known) return known;
		const passed = Object.fromEntries(
			Object.entries(headers).filter(([name]) => !['host', 'connection', 'accept-encoding', 'content-length'].includes(name)),
		);
		const reply = await agent.request({
			origin: target,
			path: url,
			method: method as 'GET',
			headers: passed as Record<string, string>,
			body: body.length > 0 ? body : null,
		});
		const answer = {
			status: reply.statusCode,
			type: String(reply.headers['content-type'] ?? ''),
			body: Buffer.from(await reply.body.arrayBuffer()),
		};
		if (!remembers) return answer;
		const short = { ...answer, body: shorten?.(callAt(method, url), answer.body) ?? answer.body };
		remembered.set(key, short);
		return short;
	}

	function spoilt(text: string, rule: Spoiling): string | null {
		const envelope = JSON.parse(text) as { err: number; data: unknown };
		if (envelope.err !== 0) return null;
		const random = randomOf(rule.seed);
		if (rule.field !== undefined) {
			const place = spoilValue(envelope, { field: `data.${rule.field}`, way: rule.way }, { wanted, random });
			if (place === null) return null;
			effect.values.push({ place: place.slice('data.'.length), data: envelope.data });
			return JSON.stringify(envelope);
		}
		return isDataWay(rule.way) && spoilData(envelope.data, rule.way, random) ? JSON.stringify(envelope) : null;
	}

	async function fail(way: AnswerWay, response: ServerResponse, body: Buffer): Promise<void> {
		switch (way) {
			case 'business-error':
				response.writeHead(200, JSON_TYPE).end('{"err":4211,"errMsg":"系统维护中，请稍后再试","data":null}');
				return;
			case 'no-such-thing':
				response.writeHead(200, JSON_TYPE).end('{"err":4004,"errMsg":"数据不存在","data":null}');
				return;
			case 'slow':
				await pause(SLOW, undefined, { ref: false });
				response.destroy();
				return;
			case 'cut-off':
				response.writeHead(200, { ...JSON_TYPE, 'content-length': body.length });
				response.write(body.subarray(0, body.length >> 1));
				setImmediate(() => response.destroy());
				return;
			case 'null-data':
				response.writeHead(200, JSON_TYPE).end('{"err":0,"errMsg":"","data":null}');
				return;
			case 'no-data':
				response.writeHead(200, JSON_TYPE).end('{"err":0}');
				return;
			case 'not-json':
				response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>502</title>');
				return;
			default:
				response.writeHead(Number(way.slice(5)), { 'content-type': 'text/html' }).end('<!doctype html><title>error</title>');
		}
	}

	function keepExample(name: UpstreamCall, text: string): void {
		const known = examples.get(name) ?? [];
		const { err, data } = JSON.parse(text) as { err: number; data: unknown };
		if (err !== 0) return;
		latest.set(name, data);
		if (known.length < EXAMPLES) examples.set(name, [...known, data]);
	}

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const body = await bodyOf(request);
		const name = callAt(request.method ?? '', (request.url ?? '').split('?', 1)[0] ?? '');
		const reply = await clean(request, body);
		if (name) asked.add(name);
		const isJson = reply.type.includes('json');
		if (name && isJson && !spoiling) keepExample(name, reply.body.toString('utf8'));
		if (spoiling && spoiling.call === name) {
			const rule = spoiling;
			if (rule.way === 'envelope') {
				effect.answers += 1;
				response.writeHead(rule.status, JSON_TYPE).end(rule.body);
				return;
			}
			if (rule.field === undefined && !isDataWay(rule.way)) {
				effect.answers += 1;
				return fail(rule.way, response, reply.body);
			}
			const other = isJson ? spoilt(reply.body.toString('utf8'), rule) : null;
			if (other !== null) {
				effect.answers += 1;
				response.writeHead(200, JSON_TYPE).end(other);
				return;
			}
		}
		response.writeHead(reply.status, { 'content-type': reply.type, 'content-length': reply.body.length }).end(reply.body);
	}

	const server = createServer((request, response) => {
		answer(request, response).catch(() => response.destroy());
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		/** From now on earlier answers are given again, and values are spoiled in rows with these ids, where there are any. */
		remember: (ids: Iterable<string>, by: Shorten): void => {
			remembers = true;
			shorten = by;
			wanted = new Set(ids);
			examples.clear();
		},
		/** Spoils a call's replies from now on; null spoils none. */
		spoil: (rule: Spoiling | null): void => {
			spoiling = rule;
			effect = { answers: 0, values: [] };
		},
		effect: (): Effect => effect,
		/** Data of some replies to each call that was made. */
		examples: examples as ReadonlyMap<UpstreamCall, readonly unknown[]>,
		/** Data of the last clean reply to a call. */
		lastReply: (call: UpstreamCall): unknown => latest.get(call),
		/** The calls made since the last look. */
		takeAsked: (): UpstreamCall[] => {
			const names = [...asked];
			asked.clear();
			return names;
		},
		close: async (): Promise<void> => {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
			await agent.destroy();
		},
	};
}
