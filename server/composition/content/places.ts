import type { PlaceView } from '#shared/catalogue/bff/ships.ts';
import type { Facility } from '#shared/catalogue/content-entities.ts';
import { FACILITY_GROUPS, type FacilityGroup } from '#shared/constants.ts';
import { pick, type ViewScope } from '../localise.ts';

/** Returns the group of a code of upstream's; undefined for a group that the site has no page for. */
export const groupOf = (code: string): FacilityGroup | undefined =>
	FACILITY_GROUPS.find((group) => group === code.trim().toUpperCase());

type Place = Omit<PlaceView, 'hersAlone'>;

/** Returns a place for pages; null when it has no name or its group has no page. */
export function placeOf(facility: Facility, { lang, content }: ViewScope): Place | null {
	const group = groupOf(facility.group);
	const name = pick(lang, facility.title, facility.enTitle);
	if (!group || !name) return null;
	return {
		id: facility.id,
		group,
		name,
		desc: pick(lang, facility.desc, facility.enDesc),
		deck: facility.deck,
		hours: pick(lang, facility.hours, facility.enHours),
		charge: facility.charge ?? null,
		cost: pick(lang, facility.fee, facility.enFee),
		picture: facility.images.map((src) => content.picture(src, 'facility.images')).find(Boolean) ?? '',
	};
}

/** True when a place is this ship's own, or every ship's. */
export const isOn = ({ cruiseId }: Facility, shipId: string): boolean => !cruiseId || cruiseId === shipId;

/** Returns the places of a ship in the order of the groups. Those without a name or a known group are left out. */
export function placesOf(facilities: readonly Facility[], shipId: string, scope: ViewScope): PlaceView[] {
	const elsewhere = new Set(facilities.flatMap(({ cruiseId, title, enTitle }) => (cruiseId === shipId ? [] : title || enTitle)));
	const places = facilities
		.filter((facility) => isOn(facility, shipId))
		.flatMap((facility): PlaceView[] => {
			const place = placeOf(facility, scope);
			return place ? [{ ...place, hersAlone: !elsewhere.has(facility.title || facility.enTitle) }] : [];
		});
	return FACILITY_GROUPS.flatMap((group) => places.filter((place) => place.group === group));
}
