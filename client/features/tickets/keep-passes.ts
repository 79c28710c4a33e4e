import { dropWorker, keptCaches, PASS_CACHE, WORKER_SCOPE } from '#client/app/drop-passes.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { ticketPath } from '#shared/journey-paths.ts';
import { startOfDay } from '#shared/rules/check-in-window.ts';
import { addDays } from '#shared/rules/dates.ts';
import { type CopyWords, copyPage, hasPass } from './copy-page.ts';

const WORKER = '/ticket-worker.js';
/** A copy loads nothing and runs nothing. */
const POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type Asked = {
	view: CallOutput<'GET /tickets'>;
	/** The order that is shown alone: others stay as they are. */
	asked: string | undefined;
	build: string;
	words: CopyWords;
};

/** Brings what is kept in line with what is shown. Returns whether anything is left. */
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
 * Keeps the passes that are shown, each order as a document of its own, and has the worker answer with them when there is no network. Returns when
 * that was; null when nothing is kept, or the browser can't.
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
		// Without its worker a copy is of no use to anybody.
		await Promise.all((await keptCaches()).map((name) => caches.delete(name)));
		return null;
	}
}
