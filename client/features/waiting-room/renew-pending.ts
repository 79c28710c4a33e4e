import { PENDING_ACTION } from '#client/app/pending-action.ts';
import { readStored, store } from '#client/app/stored.ts';

/** What was chosen before waiting is still wanted afterwards, however long that takes. */
export function renewPending(): void {
	const text = readStored('sessionStorage', PENDING_ACTION);
	if (!text) return;
	try {
		store('sessionStorage', PENDING_ACTION, JSON.stringify({ ...JSON.parse(text), at: Date.now() }));
	} catch {
		// It can't be read: whoever reads it leaves it alone as well.
	}
}
