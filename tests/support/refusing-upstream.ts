import type { ServerResponse } from 'node:http';
import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { send, startProxy } from './proxy.ts';

/** Answers one call in place of the backend, which has carried it out before if `carriesOut`, or does so after a promise. */
export type Refusal = { call: UpstreamCall; answer: (response: ServerResponse) => void; carriesOut?: true | Promise<void> };

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const HTML_TYPE = { 'content-type': 'text/html; charset=utf-8' };
const envelope = (err: number, errMsg: string) => JSON.stringify({ err, errMsg, data: null });

/** Ways of backends, and of what stands before them, to refuse a request or to lose its answer. */
export const ANSWERS = {
	'429 with a time to wait': (response) => response.writeHead(429, { 'retry-after': '3' }).end(),
	'429 with words and a time to wait': (response) =>
		response.writeHead(429, { ...JSON_TYPE, 'retry-after': '200' }).end(envelope(429, '排队人数较多')),
	'429 without a time': (response) => response.writeHead(429, HTML_TYPE).end('<h1>Too Many Requests</h1>'),
	'503 with a time to wait': (response) => response.writeHead(503, { ...HTML_TYPE, 'retry-after': '20' }).end('<h1>503</h1>'),
	'503': (response) => response.writeHead(503, HTML_TYPE).end('<h1>Service Unavailable</h1>'),
	'403 of a firewall': (response) => response.writeHead(403, HTML_TYPE).end('<h1>Forbidden</h1>'),
	'err 4211 with words': (response) => response.writeHead(200, JSON_TYPE).end(envelope(4_211, '系统维护中')),
	'err 9999 without words': (response) => response.writeHead(200, JSON_TYPE).end(envelope(9_999, '')),
	'an err out of range': (response) => response.writeHead(200, JSON_TYPE).end(envelope(20_001, '系统异常')),
	'500': (response) => response.writeHead(500).end(),
	'502 of a gateway': (response) => response.writeHead(502, HTML_TYPE).end('<h1>Bad Gateway</h1>'),
	'a login page': (response) => response.writeHead(200, HTML_TYPE).end('<!doctype html><title>统一登录</title>'),
	'204': (response) => response.writeHead(204).end(),
	'an empty body': (response) => response.writeHead(200, JSON_TYPE).end(),
	'a reply cut off': (response) => {
		response.writeHead(200, { ...JSON_TYPE, 'content-length': 500 });
		response.write('{"err":0,"errMsg":"","data":{');
		setImmediate(() => response.destroy());
	},
	'a connection that ends': (response) => response.destroy(),
	/** The connection stays open without a byte, until the site gives it up. */
	'no answer': () => {},
} as const satisfies Record<string, (response: ServerResponse) => void>;
export type Answer = keyof typeof ANSWERS;

/** A proxy in front of the stand-in that answers one call itself for as long as a refusal is set. */
export async function startRefusingUpstream(target: string) {
	let refusal: Refusal | null = null;
	const proxy = await startProxy(target, async ({ method, path }, forward, response) => {
		const rule = `${method} ${path.replace(/^\/api|\?.*$/g, '')}` === refusal?.call ? refusal : null;
		const reply = rule && rule.carriesOut !== true ? null : await forward();
		if (rule?.carriesOut instanceof Promise) void rule.carriesOut.then(() => forward());
		if (rule) return rule.answer(response);
		if (reply) send(response, reply);
	});
	return {
		...proxy,
		/** Refuses a call from now on; null refuses none. */
		refuse: (rule: Refusal | null): void => {
			refusal = rule;
		},
	};
}
