import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { WechatEvent } from '#shared/catalogue/bff/login.ts';
import { askWechat } from './wechat-attempt.ts';

const OVER: readonly WechatEvent['status'][] = ['confirmed', 'expired', 'refused'];

/**
 * `GET /login/wechat/events`: the first event tells where this browser's attempt stands; the stream ends with the attempt. A browser whose
 * stream breaks asks again, at any process.
 */
export const wechatEvents: Handler<'GET /login/wechat/events'> = async (_input, scope) => follow(scope);

async function* follow(scope: FeatureScope): AsyncGenerator<WechatEvent, WechatEvent> {
	let last: WechatEvent['status'] = 'waiting';
	while (true) {
		last = await askWechat(scope).catch((error: unknown) => {
			// An outage may last a moment only: the next event asks again.
			if (error instanceof AppError) return last;
			throw error;
		});
		if (OVER.includes(last)) return { status: last };
		yield { status: last };
	}
}
