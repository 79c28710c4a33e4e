import { setTimeout as pause } from 'node:timers/promises';
import type { DirtyLab } from './lab.ts';
import type { Spoiling } from './upstream.ts';

const POPUPS = 'GET /openapi/popup/all';
/** The number of looks at home. */
const EVERY_MS = 1_000 / 6;

/** The result of looks at home with one bad block: statuses, the number of times that home was made and that upstream sent the block, and the log lines about it. */
export type Watched = { homes: number[]; members: number[]; made: number; badAnswers: number; lines: number };

/**
 * Looks at home six times a second while upstream sends a pop-up without id (`unreadable`: nothing but such), and has a member ask for orders, cart,
 * favourites and a booking meanwhile. Pages are cached by the lab's settings.
 */
export async function watchBadBlock(lab: DirtyLab, seconds: number, unreadable: boolean): Promise<Watched> {
	const before = await lab.fresh();
	await before.see('/', 'guest');
	await before.close();
	const site = await lab.fresh();
	const popups = lab.upstream.examples.get(POPUPS)?.[0] as object[];
	const { id: _id, ...bad } = (popups[0] ?? {}) as { id?: unknown };
	const data = unreadable ? [bad] : [bad, ...popups.slice(1), { ...bad, id: 9_001 }, { ...bad, id: 9_002 }];
	const spoiling: Spoiling = { call: POPUPS, way: 'envelope', status: 200, body: JSON.stringify({ err: 0, data }), seed: 1 };
	lab.upstream.spoil(spoiling);
	const calls = ['/api/orders', '/api/cart', '/api/favourites', `/api/booking?localId=${lab.made.localId}`, '/api/session'];
	const homes: number[] = [];
	const members: number[] = [];
	const until = performance.now() + seconds * 1_000;
	for (let turn = 0; performance.now() < until; turn += 1) {
		const [home, call] = await Promise.all([site.see('/', 'guest'), site.see(calls[turn % calls.length] ?? ''), pause(EVERY_MS)]);
		homes.push(home.status);
		members.push(call.status);
	}
	const badAnswers = lab.upstream.effect().answers;
	// A page that is replayed leaves another line, or none.
	const made = site.lines().filter(({ msg, path }) => msg === 'request' && path === '/').length;
	const lines = site.lines().filter(({ msg, call }) => msg === 'reply does not fit' && call === POPUPS).length;
	lab.upstream.spoil(null);
	await site.close();
	return { homes, members, made, badAnswers, lines };
}
