/**
 * What browsers keep of boarding passes, so that they can be read without a network: a cache for each member and build
 * (docs/decisions.md). Every page looks after it, and the worker of `/ticket` answers with it (`public/ticket-worker.js`).
 */
export const PASS_CACHE = 'boarding-pass-';

/** The names of all caches of passes; none where a browser has no such caches or refuses them. */
export const keptCaches = async (): Promise<string[]> => {
	try {
		return (await caches.keys()).filter((name) => name.startsWith(PASS_CACHE));
	} catch {
		return [];
	}
};

/** Drops the passes that this browser keeps: all of them, or those of everybody but a member. */
export async function dropPasses(exceptOf?: string): Promise<void> {
	const kept = await keptCaches();
	if (kept.length > 0) await (await import('./drop-passes.ts')).dropKept(kept, PASS_CACHE, exceptOf);
}
