import { sectionOr } from '#server/composition/failures.ts';
import { memberView } from '#server/composition/members/member-view.ts';
import { openBookings } from '#server/composition/members/open-bookings.ts';
import { voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { hasSessionEnded } from '#server/storage/login-round.ts';
import type { OpenBookingView } from '#shared/catalogue/bff/session.ts';
import { cartBadge } from '#shared/rules/cart.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';

/**
 * `GET /session`: the member who is logged in. Throws `session-unavailable` when that is unknown, so that no member seems to be
 * logged out. The cart's badge, favourites and open bookings are empty when they are unavailable, as the shell shows no error for
 * them.
 */
export const session: Handler<'GET /session'> = async (_input, scope) => {
	const { lang, now, identity } = scope;
	if (identity.state === 'unknown') throw new AppError('session-unavailable', 'the session store is away');
	const own = identity.member && (await Promise.all([cabinsInCart(scope), favouritesOf(scope), bookingsOf(scope)]));
	// Upstream may have ended the session while these were loaded.
	const { member } = identity;
	const [cart, favourites, bookings] = member && own ? own : [0, [], []];
	const ended = !member && (await sectionOr('end of the session', scope, false, () => hasSessionEnded(identity, scope.vault)));
	return {
		user: member && memberView(member),
		lang,
		now: now.getTime(),
		badges: { cart, favourites: favourites.length },
		favourites,
		bookings,
		mark: identity.marks[0],
		ended,
	};
};

async function cabinsInCart(scope: FeatureScope): Promise<number> {
	// English has no cart (docs/rules.md, english-hides)
	if (scope.lang === 'EN') return 0;
	const rows = await sectionOr('cart badge', scope, [], () => scope.api('GET /openapi/user/shopcart/list', {}));
	const cabins = rows.map(({ count, voyage }) => ({ count, date: voyage.departureDate }));
	return cartBadge(cabins, todayInShanghai(scope.now));
}

async function favouritesOf(scope: FeatureScope): Promise<string[]> {
	const rows = await sectionOr('favourites', scope, [], () => scope.api('GET /openapi/user/favorite/all', {}));
	return rows.map(({ voyageId }) => voyageId);
}

async function bookingsOf(scope: FeatureScope): Promise<OpenBookingView[]> {
	const bookings = await sectionOr('open bookings', scope, [], () => openBookings(scope));
	if (bookings.length === 0) return [];
	const { byId } = await voyageIndexOrNone(scope);
	return bookings.map(({ voyageId, cabins, ...booking }) => {
		const card = byId.get(voyageId)?.card;
		return {
			...booking,
			cabins: [...cabins],
			voyage: {
				id: voyageId,
				date: card?.date ?? '',
				title: card?.title ?? '',
				places: card?.places ?? [],
				ship: { id: card?.ship.id ?? '' },
			},
		};
	});
}
