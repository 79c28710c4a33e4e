import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Envelope } from '#shared/errors.ts';
import { BODY_UNREADABLE, SandboxError } from '../errors.ts';

/** The largest body is a passport's picture in base64. */
const MAX_BYTES = 12_500_000;

async function readText(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		size += chunk.length;
		if (size > MAX_BYTES) throw new SandboxError(BODY_UNREADABLE, '请求内容过大');
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString('utf8');
}

/** Reads the fields of a form as the browser posts it; the last one counts where a name occurs twice. */
export const readForm = async (request: IncomingMessage): Promise<Record<string, string>> =>
	Object.fromEntries(new URLSearchParams(await readText(request)));

/** Reads the request's JSON body as an object; an empty body is an empty object. */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
	const text = await readText(request);
	if (!text.trim()) return {};
	try {
		const value: unknown = JSON.parse(text);
		if (value !== null && typeof value === 'object' && !Array.isArray(value)) return { ...value };
	} catch {
		// Falls through to the error for unreadable bodies.
	}
	throw new SandboxError(BODY_UNREADABLE, '请求内容不是有效的 JSON');
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
	const body = Buffer.from(JSON.stringify(value));
	response.writeHead(status, {
		'content-type': 'application/json; charset=utf-8',
		'content-length': body.length,
		'cache-control': 'no-store',
	});
	response.end(body);
}

export const success = <T>(data: T): Envelope<T> => ({ err: 0, errMsg: '', data });
export const failure = (err: number, errMsg: string): Envelope => ({ err, errMsg, data: null });
