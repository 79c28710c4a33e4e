/** The pages that the worker answers for. */
export const WORKER_SCOPE = '/ticket';

/** What the caches of a member begin with; the server names the owner of passes in the same way (`server/features/tickets/tickets.ts`). */
async function ownerOf(memberId: string): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(memberId));
	return Array.from(new Uint8Array(digest).subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Takes the worker away: nothing is kept that it could answer with. */
export async function dropWorker(): Promise<void> {
	const registered = await navigator.serviceWorker?.getRegistration(WORKER_SCOPE);
	await registered?.unregister();
}

/** Drops caches of passes, whose names begin with `prefix` and their owner; but for those of a member. Without any the worker goes too. */
export async function dropKept(kept: readonly string[], prefix: string, exceptOf?: string): Promise<void> {
	const own = exceptOf === undefined ? null : prefix + (await ownerOf(exceptOf));
	const others = kept.filter((name) => own === null || !name.startsWith(own));
	await Promise.all(others.map((name) => caches.delete(name)));
	if (others.length === kept.length) await dropWorker();
}
