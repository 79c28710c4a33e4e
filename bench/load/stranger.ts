import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { paths, togetherPath } from '#shared/paths.ts';
import { PRESS_HEADER } from '#shared/press-key.ts';
import type { World } from './visitors.ts';

/** Milliseconds between an answer and the same act again. */
const BREATH_MS = 250;
const MAKES_LIST = 'a list to decide together';
const GIVEN_UP_MS = 10_000;
const MOBILE = { mobile: '13855556666', mobilePre: '86' };

type Act = { path: string; body?: object; cookie?: string };
/** How often an act was answered with each status; 0 without an answer. */
export type Outcomes = Map<string, Map<number, number>>;

/** Makes one request from one network: each from another address of its /48. */
async function ask(url: string, { path, body, cookie }: Act): Promise<{ status: number; text: string }> {
	const part = () => Math.floor(Math.random() * 65_536).toString(16);
	const headers = {
		host: 'www.good.test',
		'x-forwarded-for': `2001:db8:1:${part()}::${part()}`,
		'x-csrf': '1',
		[PRESS_HEADER]: randomUUID(),
		...(body ? { 'content-type': 'application/json' } : {}),
		...(cookie ? { cookie } : {}),
	};
	const signal = AbortSignal.timeout(GIVEN_UP_MS);
	try {
		const { statusCode: status, body: answer } = await request(url + path, {
			method: body ? 'POST' : 'GET',
			headers,
			body: body && JSON.stringify(body),
			signal,
		});
		return { status, text: await answer.text() };
	} catch {
		return { status: 0, text: '' };
	}
}

/**
 * Lets one stranger without a login do, until `isOver`, what costs most at once: sentences of many terms, lists to decide together, their likes and
 * pictures, codes to one number, logins and finds of passes by guessing. Returns what was answered.
 */
export async function runStranger(url: string, { voyages }: World, isOver: () => boolean): Promise<Outcomes> {
	let [list, liked] = ['', ''];
	const ids = () => Array.from({ length: 4 }, () => voyages[Math.floor(Math.random() * voyages.length)]).join();
	const acts: Readonly<Record<string, () => Act>> = {
		'a sentence of many terms': () => ({
			path: `${paths.search}?${new URLSearchParams({ said: `${'五一六月'.repeat(40)}${Math.random()}` })}`,
		}),
		[MAKES_LIST]: () => ({ path: '/api/together', body: { ids: ids(), adult: 2, child: 0 } }),
		'a like': () => ({ path: '/api/together/like', body: { id: list, voyage: liked } }),
		'a picture of a list': () => ({ path: `/api/together/picture?${new URLSearchParams({ id: list })}` }),
		'a shared list’s page': () => ({ path: togetherPath(list) }),
		'a code': () => ({ path: '/api/openapi/message/sms/code', body: MOBILE }),
		'a login': () => ({ path: '/api/openapi/guest/pc/mobile/login', body: { ...MOBILE, code: '000000' } }),
		'a pass of others': () => ({
			path: '/api/ticket/find',
			body: { orderNo: String(Math.random()).slice(2, 10), documentNumber: 'E12345678' },
		}),
		'a QR code of WeChat': () => ({ path: '/api/login/wechat', body: {} }),
	};
	const outcomes: Outcomes = new Map();
	await Promise.all(
		Object.entries(acts).map(async ([name, act]) => {
			const counts = new Map<number, number>();
			outcomes.set(name, counts);
			while (!isOver()) {
				const asked = act();
				const { status, text } = await ask(url, asked);
				counts.set(status, (counts.get(status) ?? 0) + 1);
				if (name === MAKES_LIST && status === 200) {
					list = JSON.parse(text).data.id;
					liked = (asked.body as { ids: string }).ids.split(',')[0] ?? '';
				}
				await pause(BREATH_MS);
			}
		}),
	);
	return outcomes;
}
