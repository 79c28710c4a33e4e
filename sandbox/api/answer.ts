import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { pictureReply } from '#shared/catalogue/call.ts';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import type { Context } from '../context.ts';
import { sendBrokenReply } from '../control/broken-reply.ts';
import type { Control } from '../control/control.ts';
import { CHANNEL_MISSING, INPUT_INVALID, NOT_LOGGED_IN, SandboxError } from '../errors.ts';
import { handlers } from '../handlers/handlers.ts';
import { failure, readJson, sendJson, success } from '../http/body.ts';
import { openDatabase } from '../storage/database.ts';
import type { Replica } from '../storage/replica.ts';
import { matchCall } from './routes.ts';

export type AnsweringContext = {
	control: Control;
	/** Creates the context of a request, with the time at which it came. */
	context: (token: string | null, acceptLanguage?: string) => Context;
	replica: Replica;
};

const isReading = (name: UpstreamCall): boolean =>
	(openapi[name].who === 'member' && name.startsWith('GET ')) || name === 'POST /openapi/order/getTicketUrl';

/** Answers one call of `/api/openapi` in upstream's envelope. */
export async function answer(
	url: URL,
	request: IncomingMessage,
	response: ServerResponse,
	{ control, context, replica }: AnsweringContext,
): Promise<void> {
	const matched = matchCall(request.method ?? 'GET', url.pathname);
	if (!matched) return sendJson(response, 404, failure(404, '接口不存在'));

	const { name, params } = matched;
	const channel = header(request, 'channel');
	const token = header(request, 'user-token');
	try {
		const given = request.method === 'POST' ? await readJson(request) : Object.fromEntries(url.searchParams);
		const sent = { ...given, ...params };
		const fault = control.take({ name, channel, userToken: token !== null, input: sent, at: new Date().toISOString() });
		if (fault?.delayMs) await wait(fault.delayMs);
		if (fault?.garbage) return sendBrokenReply(response, fault.garbage);
		if (fault?.httpStatus)
			return sendJson(response, fault.httpStatus, failure(fault.err ?? fault.httpStatus, fault.errMsg ?? '服务暂时不可用'));
		if (fault?.err) throw new SandboxError(fault.err, fault.errMsg ?? '操作失败，请稍后再试');

		if (channel !== 'WEB') throw new SandboxError(CHANNEL_MISSING, '缺少渠道标识 channel');
		const asked = context(token, request.headers['accept-language']);
		if (openapi[name].who === 'member' && asked.memberId === 0) throw new SandboxError(NOT_LOGGED_IN, '登录已失效，请重新登录');
		const done = fault?.undone ? runUndone(name, sent, asked) : run(name, sent, seenBy(name, asked, replica));
		if (fault?.lost) return void response.destroy();
		if (openapi[name].reply === 'picture') return sendPicture(response, done as z.output<typeof pictureReply>);
		sendJson(response, 200, success(done));
	} catch (error) {
		if (!(error instanceof SandboxError)) throw error;
		sendJson(response, 200, failure(error.err, error.message));
	}
}

/** Returns a call's context with the data that it sees: a reading's may be older than those that a change is made in. */
function seenBy(name: UpstreamCall, asked: Context, replica: Replica): Context {
	if (isReading(name)) return { ...asked, db: replica.seen() };
	replica.keep();
	return asked;
}

/** Carries a call out in a copy of the data, which is thrown away. */
function runUndone(name: UpstreamCall, sent: Record<string, unknown>, asked: Context): unknown {
	const db = openDatabase(asked.db.copy());
	try {
		return run(name, sent, { ...asked, db });
	} finally {
		db.close();
	}
}

function run(name: UpstreamCall, sent: Record<string, unknown>, context: Context): unknown {
	const schema: z.ZodType = openapi[name].input;
	const input = schema.safeParse(sent);
	if (!input.success) {
		const wrong = [...new Set(input.error.issues.map(({ path }) => path.join('.')))].filter(Boolean).join('、');
		throw new SandboxError(INPUT_INVALID, `请求参数有误：${wrong || '格式不正确'}`);
	}
	// The handler's input type is made from the schema that was just applied; the compiler can't connect the two through the call's name.
	const handler = handlers[name] as (input: unknown, context: Context) => unknown;
	return handler(input.data, context) ?? null;
}

function sendPicture(response: ServerResponse, { type, bytes }: z.output<typeof pictureReply>): void {
	response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(bytes);
}

function header(request: IncomingMessage, name: string): string | null {
	const value = request.headers[name];
	return typeof value === 'string' && value !== '' ? value : null;
}
