import { section, sectionOr } from '#server/composition/failures.ts';
import { bookedVoyages, readOrder } from '#server/composition/members/orders.ts';
import { keptVoyage } from '#server/composition/members/shared-voyage.ts';
import { detailView, withDeparture } from '#server/composition/voyages/itinerary.ts';
import { loadDeparture, loadDetail } from '#server/composition/voyages/voyage-detail.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { once } from '#server/storage/once.ts';
import type { OurVoyageView } from '#shared/catalogue/bff/our-voyage.ts';
import { UPSTREAM_TIMEOUT } from '#shared/constants.ts';
import { passFrom } from '#shared/rules/boarding-pass.ts';
import { checkInWindow } from '#shared/rules/check-in-window.ts';
import { withMoments } from './moments.ts';

/** Seconds for which visitors get what was read before. */
const READ_EVERY = 20;

/**
 * Returns what an address leads to, after reading its order once more where its owner's session lives; else as the last reading wrote it. Throws
 * `not-found` for an address that was revoked, or whose order is paid no more.
 */
async function presentVoyage(address: string, scope: FeatureScope) {
	const { vault } = scope;
	const mustBeKept = async () => {
		const kept = await keptVoyage(address, vault);
		if (!kept || kept.ended) throw new AppError('not-found', 'no such address of a voyage');
		return kept;
	};
	const { owner, session } = await mustBeKept();
	if (!session) return mustBeKept();
	const read = () =>
		sectionOr('order of a shared voyage', scope, null, async () => {
			const identity = await scope.identityOfSession(session);
			if (identity?.member?.id === owner.member)
				await readOrder(owner.order, { ...scope, identity, api: scope.api.as(identity) });
			return null;
		});
	await once(vault, `our-voyage-read:${address}`, { keepSeconds: READ_EVERY, timeoutMs: UPSTREAM_TIMEOUT }, read);
	return mustBeKept();
}

/** `GET /our-voyage`: returns the voyage of an address to every visitor, without the member and the order that it belongs to. */
export const ourVoyage: Handler<'GET /our-voyage'> = async ({ id }, scope): Promise<OurVoyageView> => {
	const { sailing } = await presentVoyage(id, scope);
	const [cardOf, departure, detail] = await Promise.all([
		bookedVoyages([sailing.voyage], scope),
		loadDeparture(sailing.voyage, sailing.told, scope),
		section('itinerary', scope, () => loadDetail(sailing.voyage.id, scope)),
	]);
	const { code, title, places, ship, picture, date, days, nights, returnDate } = cardOf(sailing.voyage);
	const itinerary =
		detail && detail !== 'unavailable'
			? await withMoments(withDeparture(detailView(detail, { date, days }, scope).itinerary, departure), detail.itinerary, scope)
			: (detail ?? []);
	const leaves = { date, leavesAt: departure.leavesAt };
	const { opens, due, closes } = checkInWindow(leaves, scope.settings.checkIn);
	return {
		...departure,
		voyage: { code, title, places, ship, picture, date, days, nights, returnDate },
		days: itinerary,
		checkIn: { opens, due, closes, passes: passFrom(leaves) },
	};
};
