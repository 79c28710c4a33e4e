/**
 * Answers for `/ticket` when the network doesn't, with the boarding passes that the page has kept. It has no other purpose and holds no code of the
 * site: what is kept are whole documents (`client/features/tickets/kept-copy.ts`), and everything else is the browser's as without it.
 */
const CACHES = 'boarding-pass-';
const PAGE = '/ticket';
/** When a copy is over: the day after the return. */
const UNTIL = 'x-kept-until';
/** A network that says nothing for so long is none. */
const PATIENCE_MS = 10_000;

/** The copy for an address: of the order it names, or of the next sailing. What is over goes; without anything left, so does this worker. */
async function copyFor(address) {
	const order = new URL(address).searchParams.get('order');
	const copies = [];
	for (const name of await caches.keys()) {
		if (!name.startsWith(CACHES)) continue;
		const cache = await caches.open(name);
		for (const kept of await cache.keys()) {
			const copy = await cache.match(kept);
			const until = Number(copy?.headers.get(UNTIL));
			if (until > Date.now()) copies.push({ copy, until, order: new URL(kept.url).searchParams.get('order') });
			else await cache.delete(kept);
		}
		if ((await cache.keys()).length === 0) await caches.delete(name);
	}
	if (copies.length === 0) await self.registration.unregister();
	copies.sort((one, other) => one.until - other.until);
	return copies.find((found) => order === null || found.order === order)?.copy;
}

async function answer(request) {
	const copy = copyFor(request.url);
	const online = fetch(request);
	const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)).then(async () => (await copy) ?? online);
	try {
		return await Promise.race([online, late]);
	} catch (error) {
		const kept = await copy;
		if (kept) return kept;
		throw error;
	}
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('fetch', (event) => {
	const { request } = event;
	if (request.method !== 'GET' || request.mode !== 'navigate' || new URL(request.url).pathname !== PAGE) return;
	event.respondWith(answer(request));
});
