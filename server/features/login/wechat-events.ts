import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { WechatEvent } from '#shared/catalogue/bff/login.ts';
import { askWechat } from './wechat-attempt.ts';

const OVER: readonly WechatEvent['status'][] = ['confirmed', 'expired', 'refused'];

/**
 * `GET /login/wechat/events`: the first event is the state of this browser's attempt, and the stream ends with the attempt. When
 * a stream breaks, the browser can ask again at any process.
 */
export const wechatEvents: Handler<'GET /login/wechat/events'> = async (_input, scope) => follow(scope);

async function* follow(scope: FeatureScope): AsyncGenerator<WechatEvent, WechatEvent> {
	let last: WechatEvent['status'] = 'waiting';
	while (true) {
		last = await askWechat(scope).catch((error: unknown) => {
			// The outage may be short: the next event asks again.
			if (error instanceof AppError) return last;
			throw error;
		});
		if (OVER.includes(last)) return { status: last };
		yield { status: last };
	}
}
