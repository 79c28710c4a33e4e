import { browserApi } from '#client/app/api.ts';
import { isNotLoggedIn } from '#client/app/failed-call.ts';

/** The last change: each change waits for the one before it, so that the backend keeps the last press. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Adds a voyage to the favourites (`on`), or removes it. The change is shown at once, and taken back when it fails. Rejects with the error of the
 * call; resolves to false when the session has ended, since the login page opens then.
 */
export function changeFavourite(id: string, on: boolean, show: (id: string, on: boolean) => void): Promise<boolean> {
	show(id, on);
	const name = on ? 'POST /openapi/user/voyage/{id}/favorite' : 'POST /openapi/user/voyage/{id}/unfavorite';
	const change = before
		.catch(() => {})
		.then(() => browserApi(name, { id }))
		.then(
			() => true,
			(error: unknown) => {
				show(id, !on);
				if (!isNotLoggedIn(error)) throw error;
				return false;
			},
		);
	before = change;
	return change;
}
