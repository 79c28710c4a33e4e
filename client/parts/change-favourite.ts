import { browserApi } from '#client/app/api.ts';
import { isNotLoggedIn } from '#client/app/failed-call.ts';

/** The last change: each change waits for the one before it, so that the backend keeps the last press. */
let before: Promise<unknown> = Promise.resolve();
/** By voyage, while changes are under way: what the backend has, and how many changes were asked for. */
const underWay = new Map<string, { saved: boolean; asked: number }>();

/**
 * Adds a voyage to the favourites (`on`), or removes it. The change is shown at once; after the last of several in a row what the
 * backend has is shown. Rejects with the error of the call; resolves to false when the session has ended, since the login page
 * opens then.
 */
export function changeFavourite(id: string, on: boolean, show: (id: string, on: boolean) => void): Promise<boolean> {
	const state = underWay.get(id) ?? { saved: !on, asked: 0 };
	underWay.set(id, state);
	state.asked += 1;
	const turn = state.asked;
	show(id, on);
	const name = on ? 'POST /openapi/user/voyage/{id}/favorite' : 'POST /openapi/user/voyage/{id}/unfavorite';
	const change = before
		.catch(() => {})
		.then(() => browserApi(name, { id }))
		.then(
			() => {
				state.saved = on;
				return true;
			},
			(error: unknown) => {
				if (!isNotLoggedIn(error)) throw error;
				return false;
			},
		)
		.finally(() => {
			if (turn !== state.asked) return;
			underWay.delete(id);
			show(id, state.saved);
		});
	before = change;
	return change;
}
