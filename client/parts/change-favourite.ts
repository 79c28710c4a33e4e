import { browserApi } from '#client/app/api.ts';
import { isNotLoggedIn } from '#client/app/failed-call.ts';

/** Changes are made one after another, so that the last press is what the backend remembers. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Makes a voyage a favourite, or one no more: shown at once, taken back when it fails. Rejects then; false when the session has
 * ended, which is answered by the login page.
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
