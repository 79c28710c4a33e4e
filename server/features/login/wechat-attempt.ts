import { setTimeout as pause } from 'node:timers/promises';
import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { ANYBODY, type Login } from '#server/request/identity.ts';
import { type Round, roundOf } from '#server/storage/login-round.ts';
import type { WechatEvent } from '#shared/catalogue/bff/login.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** An attempt is stored under the browser's id, so that no other browser can ask for it. */
export const attemptOf = (browser: string): string => `wechat:${browser}`;
/** What an attempt gave isn't found after a logout, even where it comes later. */
const givenTo = ({ browser, left }: Round): string => JSON.stringify([browser, left]);
export const doneOf = (round: Round): string => `wechat-done:${givenTo(round)}`;
export const bindingOf = (round: Round): string => `wechat-binding:${givenTo(round)}`;

/** The end of a confirmed attempt: a login that waits to begin, or a number to bind. */
export type Done = { login: Login } | { bind: true };

const REFUSED: readonly ErrorCode[] = ['upstream-business', 'code-unclear'];
/** The WeChat account that this browser scanned with; `bound` once it has its number. */
export type Binding = { bindToken: string; bound?: true };

const DONE_SECONDS = 120;
export const BINDING_SECONDS = 600;

/** Milliseconds that the answer of a poll is reused: the pause of a stream between two events (`server/api/events.ts`). */
const POLL_STANDS_MS = 1_500;
/**
 * Answers of polls that are still reused, by ticket: an attempt is polled once, also when several streams of its browser follow
 * it.
 */
const polls = new Map<string, Promise<WechatEvent['status']>>();

/** Returns the state of this browser's attempt. The result of a confirmed attempt is kept until the page fetches it. */
export async function askWechat(scope: FeatureScope): Promise<WechatEvent['status']> {
	const { identity, vault } = scope;
	const browser = identity.browser();
	const round = await roundOf(browser, vault);
	if ((await vault.get(doneOf(round))) !== null) return 'confirmed';
	const attempt = await vault.get<{ ticket: string }>(attemptOf(browser));
	if (!attempt) return 'expired';
	const { ticket } = attempt;
	const under = polls.get(ticket) ?? poll(ticket, round, scope);
	if (!polls.has(ticket)) {
		polls.set(ticket, under);
		void Promise.allSettled([under, pause(POLL_STANDS_MS, undefined, { ref: false })]).then(() => polls.delete(ticket));
	}
	return under;
}

/** Asks upstream once for the state of an attempt. */
async function poll(ticket: string, round: Round, { vault, api }: FeatureScope): Promise<WechatEvent['status']> {
	const { browser } = round;
	const keepDone = (done: Done) => vault.put(doneOf(round), done, DONE_SECONDS);
	const isDone = async () => (await vault.get(doneOf(round))) !== null;
	const begin = async (login: Login) => void (await keepDone({ login }));
	try {
		const asking = api.as({ ...ANYBODY, begin, browser: () => browser });
		const { status, bindToken } = await asking('POST /openapi/guest/pc/wechat/qrcode/login', { ticket });
		if (status !== 'confirmed') return status;
		await vault.drop(attemptOf(browser));
		if (!bindToken) return (await isDone()) ? 'confirmed' : 'expired';
		await vault.put(bindingOf(round), { bindToken } satisfies Binding, BINDING_SECONDS);
		await keepDone({ bind: true });
		return 'confirmed';
	} catch (error) {
		if (!(error instanceof AppError) || !REFUSED.includes(error.code)) throw error;
		// Another process with a stream of this browser may have got the result meanwhile.
		return (await isDone()) ? 'confirmed' : 'expired';
	}
}
