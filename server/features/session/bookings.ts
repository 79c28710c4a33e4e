import { openBookings } from '#server/composition/members/open-bookings.ts';
import { section } from '#server/composition/sections.ts';
import { voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { OpenBookingView } from '#shared/catalogue/bff/session.ts';

/** What the shell says of a member's open bookings; nothing when they can't be had. */
export async function bookingsOf(scope: FeatureScope): Promise<OpenBookingView[]> {
	if (!scope.identity.member) return [];
	const bookings = await section('open bookings', scope, () => openBookings(scope));
	if (bookings === 'unavailable' || bookings.length === 0) return [];
	const { byId } = await voyageIndexOrNone(scope);
	return bookings.map(({ voyageId, cabins, ...booking }) => {
		const card = byId.get(voyageId)?.card;
		return {
			...booking,
			cabins: [...cabins],
			voyage: { id: voyageId, date: card?.date ?? '', title: card?.title ?? '', ship: { id: card?.ship.id ?? '' } },
		};
	});
}
