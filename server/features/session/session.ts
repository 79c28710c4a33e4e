import { memberView } from '#server/composition/member-view.ts';
import { AppError } from '#server/errors.ts';
import type { Handler } from '../handler.ts';

/** `GET /session`: who is here. Throws `session-unavailable` when that can't be known: nobody is told that they were logged out. */
export const session: Handler<'GET /session'> = async (_input, { lang, now, member, identity }) => {
	if (identity.state === 'unknown') throw new AppError('session-unavailable', 'the session store is away');
	return {
		user: member && memberView(member),
		lang,
		now: now.getTime(),
		badges: { cart: 0, favourites: 0 },
	};
};
