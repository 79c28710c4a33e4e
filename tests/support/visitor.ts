import { randomInt } from 'node:crypto';
import supertest, { type Response, type Test } from 'supertest';
import type { TestSite } from './site.ts';

const randomAddress = (): string => `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`;
let address = randomAddress();
/** Gives later browsers another IP address, so that limits by address count the tests of one file only. */
export function moveAddress(): void {
	address = randomAddress();
}
/** Headers of a request that our own page makes. */
const own = () => ({
	'x-forwarded-for': address,
	'sec-fetch-site': 'same-origin',
	'x-forwarded-proto': 'https',
	host: 'www.good.test',
});
/** Settings of a site behind a load balancer that terminates https. */
export const BEHIND_HTTPS = { SITE_URL: 'https://www.good.test', TRUST_PROXY: '1' };

/** Returns the cookies of a browser as their header. */
export const cookieHeader = ({ cookies }: { cookies: ReadonlyMap<string, string> }): string =>
	[...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** A browser: keeps its cookies, and sends them along. */
export function visitor(site: Pick<TestSite, 'url'>, more: Readonly<Record<string, string>> = {}) {
	const cookies = new Map<string, string>();
	const keep = (response: Response): Response => {
		for (const line of [response.headers['set-cookie'] ?? []].flat() as string[]) {
			const [pair = ''] = line.split(';');
			const [name = '', value = ''] = pair.split(/=(.*)/);
			if (/max-age=0/i.test(line)) cookies.delete(name);
			else cookies.set(name, value);
		}
		return response;
	};
	const prepared = (test: Test, headers: Readonly<Record<string, string>>): Test =>
		test
			.redirects(0)
			.set({ ...own(), ...more, ...(cookies.size > 0 ? { cookie: cookieHeader({ cookies }) } : {}), ...headers })
			.ok(() => true);
	return {
		cookies,
		get: async (path: string, headers = {}) => keep(await prepared(supertest(site.url).get(path), headers)),
		post: async (path: string, body: object = {}, headers = {}) =>
			keep(await prepared(supertest(site.url).post(path), headers).send(body)),
		delete: async (path: string, headers = {}) => keep(await prepared(supertest(site.url).delete(path), headers)),
		/** Returns the masked number of the member who is logged in, or null for a guest. */
		who: async (headers = {}): Promise<string | null> => {
			const { body } = await prepared(supertest(site.url).get('/api/session'), headers);
			return body.data?.user?.mobileMasked ?? null;
		},
	};
}

export type Visitor = ReturnType<typeof visitor>;

type Backed = Pick<TestSite, 'sandboxUrl'>;

/** Calls the sandbox's control: actions of people on their phones, and upstream's own events. */
export async function control<T>({ sandboxUrl }: Backed, path: string, body?: object): Promise<T> {
	const reply = await fetch(`${sandboxUrl}/__control${path}`, body && { method: 'POST', body: JSON.stringify(body) });
	return (await reply.json()) as T;
}

type Outbox = {
	codes: { mobile: string; code: string }[];
	captchas: { mobile: string; answer: string }[];
	scans: { ticket: string }[];
};
export const outbox = (site: Backed) => control<Outbox>(site, '/outbox');

/** Returns the last code that was sent to a number. */
export const codeOf = async (site: Backed, mobile: string): Promise<string> =>
	(await outbox(site)).codes.find((sent) => sent.mobile === mobile)?.code ?? '';

export const sendCode = (browser: Visitor, mobile: string, headers = {}) =>
	browser.post('/api/openapi/message/sms/code', { mobile, mobilePre: '86' }, headers);
export const tryCode = (browser: Visitor, mobile: string, code: string, headers = {}) =>
	browser.post('/api/openapi/guest/pc/mobile/login', { mobile, mobilePre: '86', code }, headers);

/** Logs a browser in by a code, as a person would. */
export async function logIn(site: Backed, browser: Visitor, mobile: string): Promise<Response> {
	await sendCode(browser, mobile);
	return tryCode(browser, mobile, await codeOf(site, mobile));
}

/** Logs a browser in for the tests that follow; a login that fails, as on a machine that is too busy, ends them with its reason. */
export async function mustLogIn(site: Backed, browser: Visitor, mobile: string): Promise<void> {
	const { status, text } = await logIn(site, browser, mobile);
	if (status !== 200) throw new Error(`not logged in: ${status} ${text}`);
}
