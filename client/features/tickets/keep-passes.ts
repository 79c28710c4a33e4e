import { dropWorker, keptCaches, PASS_CACHE, WORKER_SCOPE } from '#client/app/kept-passes.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { ticketPath } from '#shared/paths.ts';
import { startOfDay } from '#shared/rules/check-in-window.ts';
import { addDays } from '#shared/rules/dates.ts';
import { type CopyWords, copyPage, hasPass } from './copy-page.ts';

const WORKER = '/ticket-worker.js';
/** A copy loads nothing and runs nothing. */
const POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type Asked = {
	view: CallOutput<'GET /tickets'>;
	/** The only order shown: copies of others stay. */
	asked: string | undefined;
	build: string;
	words: CopyWords;
};

/** Writes a copy of each order shown, and removes copies that are no longer true. Returns false when none is left. */
async function writeCopies({ view, asked, build, words }: Asked, now: Date): Promise<boolean> {
	const name = `${PASS_CACHE}${view.owner}-${build}`;
	const others = (await keptCaches()).filter((other) => other !== name);
	await Promise.all(others.map((other) => caches.delete(other)));
	const cache = await caches.open(name);
	const keys = await cache.keys();
	const shown = new Set(view.orders.map(({ order }) => ticketPath(order)));
	for (const { url } of keys) {
		const { pathname, search } = new URL(url);
		if (asked === undefined && !shown.has(pathname + search)) await cache.delete(url);
	}
	for (const order of view.orders) {
		const address = ticketPath(order.order);
		if (order.passes === 'unavailable') continue;
		if (!hasPass(order)) {
			await cache.delete(address);
			continue;
		}
		const others = view.orders.filter((other) => other !== order && hasPass(other));
		const headers = {
			'content-type': 'text/html; charset=utf-8',
			'content-security-policy': POLICY,
			'cache-control': 'no-store',
			'x-kept-until': String(startOfDay(addDays(order.voyage.returnDate, 1))),
		};
		await cache.put(address, new Response(copyPage({ order, others, now }, words), { headers }));
	}
	if ((await cache.keys()).length > 0) return true;
	await caches.delete(name);
	return false;
}

/**
 * Keeps a copy of each order's passes, with which the worker answers when there is no network. Returns the time of the copies; null when there is
 * nothing to keep, or the browser can't.
 */
export async function keepPasses(asked: Asked): Promise<Date | null> {
	if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return null;
	const now = new Date();
	try {
		if (!(await writeCopies(asked, now))) {
			await dropWorker();
			return null;
		}
		await navigator.serviceWorker.register(WORKER, { scope: WORKER_SCOPE, updateViaCache: 'none' });
		return now;
	} catch {
		// A copy is of no use without its worker.
		await Promise.all((await keptCaches()).map((name) => caches.delete(name)));
		return null;
	}
}
