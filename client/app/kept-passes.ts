/**
 * Prefix of the caches in which browsers keep boarding passes, so that they can be read without a network: one for each member
 * and build (docs/decisions.md). Every page looks after them, and the worker of `/ticket` answers with them (`public/ticket-
 * worker.js`).
 */
export const PASS_CACHE = 'boarding-pass-';

/** The path of the pages that the worker answers for. */
export const WORKER_SCOPE = '/ticket';

/** Returns the names of all caches of passes; none where a browser has no such caches or refuses them. */
export async function keptCaches(): Promise<string[]> {
	try {
		return (await caches.keys()).filter((name) => name.startsWith(PASS_CACHE));
	} catch {
		return [];
	}
}

/**
 * Returns the part of a cache's name that stands for its member; the server names the owner of passes in the same way
 * (`server/features/tickets/tickets.ts`).
 */
async function ownerOf(memberId: string): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(memberId));
	return Array.from(new Uint8Array(digest).subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Removes the worker, which has nothing left to answer with. */
export async function dropWorker(): Promise<void> {
	const registered = await navigator.serviceWorker?.getRegistration(WORKER_SCOPE);
	await registered?.unregister();
}

/** Drops the boarding passes that this browser keeps: all of them, or all but one member's. When none is left the worker goes too. */
export async function dropPasses(exceptOf?: string): Promise<void> {
	const kept = await keptCaches();
	if (kept.length === 0) return;
	const own = exceptOf === undefined ? null : PASS_CACHE + (await ownerOf(exceptOf));
	const others = kept.filter((name) => own === null || !name.startsWith(own));
	await Promise.all(others.map((name) => caches.delete(name)));
	if (others.length === kept.length) await dropWorker();
}
