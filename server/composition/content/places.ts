import type { FeatureScope } from '#server/handler.ts';
import type { PlaceView } from '#shared/catalogue/bff/ships.ts';
import type { Facility } from '#shared/catalogue/content-entities.ts';
import { FACILITY_GROUPS, type FacilityGroup } from '#shared/constants.ts';
import { pick } from '../localise.ts';

/** The group that a code of upstream's names; undefined for one that the site has no page for. */
export const groupOf = (code: string): FacilityGroup | undefined =>
	FACILITY_GROUPS.find((group) => group === code.trim().toUpperCase());

type Place = Omit<PlaceView, 'hersAlone'>;

/** A place as it is told; null without a name, or in a group that the site has no page for. */
export function placeOf(facility: Facility, { lang, content }: Pick<FeatureScope, 'lang' | 'content'>): Place | null {
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

/** Whether a ship has it: it is hers, or every ship's. */
export const isOn = ({ cruiseId }: Facility, shipId: string): boolean => !cruiseId || cruiseId === shipId;

/** The places of a ship among all, in the order of the groups; those without a name or a known group are left out. */
export function placesOf(
	facilities: readonly Facility[],
	shipId: string,
	scope: Pick<FeatureScope, 'lang' | 'content'>,
): PlaceView[] {
	const elsewhere = new Set(facilities.flatMap(({ cruiseId, title, enTitle }) => (cruiseId === shipId ? [] : title || enTitle)));
	const places = facilities
		.filter((facility) => isOn(facility, shipId))
		.flatMap((facility): PlaceView[] => {
			const place = placeOf(facility, scope);
			return place ? [{ ...place, hersAlone: !elsewhere.has(facility.title || facility.enTitle) }] : [];
		});
	return FACILITY_GROUPS.flatMap((group) => places.filter((place) => place.group === group));
}
