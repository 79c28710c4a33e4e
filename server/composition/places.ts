import type { FeatureScope } from '#server/handler.ts';
import type { PlaceView } from '#shared/catalogue/bff/ships.ts';
import type { Facility } from '#shared/catalogue/entities.ts';
import { FACILITY_GROUPS, type FacilityGroup } from '#shared/constants.ts';
import { pick } from './localise.ts';

/** The group that a code of upstream's names; undefined for one that the site has no page for. */
export const groupOf = (code: string): FacilityGroup | undefined =>
	FACILITY_GROUPS.find((group) => group === code.trim().toUpperCase());

/** The places of a ship among all, in the order of the groups; those without a name or a known group are left out. */
export function placesOf(
	facilities: readonly Facility[],
	shipId: string,
	{ lang, content }: Pick<FeatureScope, 'lang' | 'content'>,
): PlaceView[] {
	const elsewhere = new Set(facilities.flatMap(({ cruiseId, title, enTitle }) => (cruiseId === shipId ? [] : title || enTitle)));
	const places = facilities
		.filter(({ cruiseId }) => !cruiseId || cruiseId === shipId)
		.flatMap((facility): PlaceView[] => {
			const group = groupOf(facility.group);
			const name = pick(lang, facility.title, facility.enTitle);
			if (!group || !name) return [];
			return [
				{
					id: facility.id,
					group,
					name,
					desc: pick(lang, facility.desc, facility.enDesc),
					deck: facility.deck,
					hours: pick(lang, facility.hours, facility.enHours),
					charge: facility.charge ?? null,
					cost: pick(lang, facility.fee, facility.enFee),
					picture: facility.images.map((src) => content.picture(src, 'facility.images')).find(Boolean) ?? '',
					hersAlone: !elsewhere.has(facility.title || facility.enTitle),
				},
			];
		});
	return FACILITY_GROUPS.flatMap((group) => places.filter((place) => place.group === group));
}
