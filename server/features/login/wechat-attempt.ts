import { AppError } from '#server/errors.ts';
import type { FeatureScope } from '#server/handler.ts';
import { ANYBODY, type Login } from '#server/identity.ts';
import type { WechatEvent } from '#shared/catalogue/bff/login.ts';

/** An attempt belongs to a browser: there is no number by which another could ask for it. */
export const attemptOf = (browser: string): string => `wechat:${browser}`;
export const doneOf = (browser: string): string => `wechat-done:${browser}`;
export const bindingOf = (browser: string): string => `wechat-binding:${browser}`;

/** How a confirmed attempt ended: with a login that waits to begin, or a number to bind. */
export type Done = { login: Login } | { bind: true };

const DONE_SECONDS = 120;
const BINDING_SECONDS = 600;

/** Asks upstream once where this browser's attempt stands. What a confirmed one brings is kept until the page comes for it. */
export async function askWechat({ identity, vault, apiAs }: FeatureScope): Promise<WechatEvent['status']> {
	const browser = identity.browser();
	const keepDone = (done: Done) => vault.put(doneOf(browser), done, DONE_SECONDS);
	const isDone = async () => (await vault.get(doneOf(browser))) !== null;
	if (await isDone()) return 'confirmed';
	const attempt = await vault.get<{ ticket: string }>(attemptOf(browser));
	if (!attempt) return 'expired';
	const begin = async (login: Login) => void (await keepDone({ login }));
	try {
		const asking = apiAs({ ...ANYBODY, begin });
		const { status, bindToken } = await asking('POST /openapi/guest/pc/wechat/qrcode/login', attempt);
		if (status !== 'confirmed') return status;
		await vault.drop(attemptOf(browser));
		if (!bindToken) return (await isDone()) ? 'confirmed' : 'expired';
		await vault.put(bindingOf(browser), { bindToken }, BINDING_SECONDS);
		await keepDone({ bind: true });
		return 'confirmed';
	} catch (error) {
		if (!(error instanceof AppError) || error.code !== 'upstream-business') throw error;
		// Another tab of this browser may have got the result meanwhile.
		return (await isDone()) ? 'confirmed' : 'expired';
	}
}
