import { memberView } from '#server/composition/members/member-view.ts';
import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { badgesOf } from './badges.ts';
import { bookingsOf } from './bookings.ts';

/** `GET /session`: who is logged in. Throws `session-unavailable` when that can't be known: nobody is told that they were logged out. */
export const session: Handler<'GET /session'> = async (_input, scope) => {
	const { lang, now, identity } = scope;
	if (identity.state === 'unknown') throw new AppError('session-unavailable', 'the session store is away');
	const [{ cart, favourites }, bookings] = await Promise.all([badgesOf(scope), bookingsOf(scope)]);
	// While asking for the badges, upstream may have said that the session has ended.
	const { member } = identity;
	return {
		user: member && memberView(member),
		lang,
		now: now.getTime(),
		badges: { cart: member ? cart : 0, favourites: member ? favourites.length : 0 },
		favourites: member ? favourites : [],
		bookings: member ? bookings : [],
	};
};
