/** True where this browser keeps boarding passes. */
export async function keepsPasses(): Promise<boolean> {
	try {
		return (await caches.keys()).length > 0;
	} catch {
		// A browser without such caches, or one that refuses them, keeps none.
		return false;
	}
}

/**
 * Drops the boarding passes that this browser keeps: all of them, or all but one member's. Its code is loaded only where some are
 * kept.
 */
export async function dropPasses(exceptOf?: string): Promise<void> {
	try {
		if ((await caches.keys()).length > 0) await (await import('./drop-passes.ts')).dropKept(exceptOf);
	} catch {
		// A browser without such caches, or one that refuses them, keeps none.
	}
}
