/** Drops the boarding passes that this browser keeps: all of them, or those of everybody but a member. What does it is loaded only where something is kept. */
export async function dropPasses(exceptOf?: string): Promise<void> {
	try {
		if ((await caches.keys()).length > 0) await (await import('./drop-passes.ts')).dropKept(exceptOf);
	} catch {
		// A browser without such caches, or one that refuses them, keeps none.
	}
}
