import type { Handler } from '#server/handler.ts';
import { enter } from './entry.ts';

const USED_SECONDS = 24 * 60 * 60;

/** `POST /login/bank`: redeems the code of a bank's link, once. */
export const bank: Handler<'POST /login/bank'> = async ({ code, nonce, replace }, scope) => {
	const logIn = () => scope.api('POST /openapi/guest/pc/bocomLogin', { code });
	return enter({ nonce, replace, once: `bank:${code}`, seconds: USED_SECONDS, logIn }, scope);
};
