import { createHash, timingSafeEqual } from 'node:crypto';
import { memberView } from '#server/composition/members/member-view.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { MemberView } from '#shared/catalogue/bff/session.ts';

/** Returns the nonce for logins by a link from another site. Only the browser with this id can get it. */
const nonceOf = (browser: string): string => createHash('sha256').update(`entry:${browser}`).digest('base64url');

function isNonceOf(browser: string, sent: string): boolean {
	const [a, b] = [Buffer.from(sent), Buffer.from(nonceOf(browser))];
	return a.length === b.length && timingSafeEqual(a, b);
}

/** `GET /login/entry`: sets at most the browser's id. Another site's page can neither read nor guess the nonce. */
export const entry: Handler<'GET /login/entry'> = async (_input, { identity }) => ({
	nonce: nonceOf(identity.browser()),
	user: identity.member && memberView(identity.member),
});

/** Seconds in which no other browser may try what one has tried. */
const TRIED_SECONDS = 10 * 60;

type Entry = {
	nonce: string;
	replace?: boolean;
	/** The key of what may be used once, and the seconds that its use is remembered. */
	once: string;
	seconds: number;
	logIn: () => Promise<unknown>;
};

const isOutage = (error: unknown): boolean => error instanceof AppError && error.code === 'upstream-unavailable';

/**
 * Logs a browser in by a link from another site. Throws `forbidden` for a browser that didn't ask for the nonce, and `conflict`
 * when another browser has used the link, or when another member is logged in and `replace` isn't set.
 */
async function enter(entry: Entry, { identity, vault }: FeatureScope): Promise<MemberView> {
	const { nonce, replace, once, seconds, logIn } = entry;
	if (!isNonceOf(identity.browser(), nonce)) throw new AppError('forbidden', 'not the browser that asked');
	if (identity.member && !replace) throw new AppError('conflict', 'somebody is logged in');
	const key = `entered:${once}`;
	const browser = identity.browser();
	// What isn't accepted isn't kept for a day: anybody can make up codes.
	const isFirst = await vault.put(key, browser, Math.min(seconds, TRIED_SECONDS), 'first');
	// A second press in the same browser gets the reply of the first (`spendCode`).
	if (!isFirst && (await vault.get(key)) !== browser) throw new AppError('conflict', 'used already');
	try {
		await logIn();
	} catch (error) {
		// Upstream wasn't reached, so the link may be used again.
		if (isOutage(error)) await vault.drop(key);
		throw error;
	}
	if (!identity.member) throw new AppError('upstream-unavailable', 'upstream logged nobody in');
	await vault.put(key, browser, seconds).catch(() => {});
	return memberView(identity.member);
}

const USED_SECONDS = 24 * 60 * 60;

/** `POST /login/bank`: redeems the code of a bank's link, once. */
export const bank: Handler<'POST /login/bank'> = async ({ code, nonce, replace }, scope) => {
	const logIn = () => scope.api('POST /openapi/guest/pc/bocomLogin', { code });
	return enter({ nonce, replace, once: `bank:${code}`, seconds: USED_SECONDS, logIn }, scope);
};

/** The partner's parameters may be used by several browsers, but not at the same time. */
const PARTNER_SECONDS = 10;

/**
 * `POST /login/partner`: logs in with the parameters of a partner's app. Only those in the partner's entry of the table go
 * upstream.
 */
export const partner: Handler<'POST /login/partner'> = async ({ partner: name, parameters, nonce, replace }, scope) => {
	const entry = scope.settings.partners.find((candidate) => candidate.name === name);
	if (!entry) throw new AppError('invalid-input', 'no such partner', { field: 'partner' });
	const passed = Object.fromEntries(entry.parameters.flatMap((key) => (parameters[key] ? [[key, parameters[key]]] : [])));
	if (Object.keys(passed).length === 0) throw new AppError('invalid-input', 'no parameter', { field: 'parameters' });
	const logIn = () => scope.api('POST /openapi/user/ccb/login', passed);
	const once = `partner:${name}:${JSON.stringify(passed)}`;
	return enter({ nonce, replace, once, seconds: PARTNER_SECONDS, logIn }, scope);
};
