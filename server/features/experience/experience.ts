import { cardOf, loadFleet, nameOf, shipIn } from '#server/composition/content/fleet.ts';
import { groupOf, placesOf } from '#server/composition/content/places.ts';
import { section, sectionOr } from '#server/composition/failures.ts';
import { pick, type ViewScope } from '#server/composition/localise.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { LifeGroup, LifePage, Moment } from '#shared/catalogue/bff/experience.ts';
import type { PlaceView } from '#shared/catalogue/bff/ships.ts';
import type { Section } from '#shared/catalogue/bff/views.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { FACILITY_GROUPS, type FacilityGroup } from '#shared/constants.ts';

type Page = CallOutput<'GET /openapi/page/{code}'>;
type Told = Pick<Page, 'title' | 'enTitle' | 'introduction' | 'enIntroduction' | 'images'>;
type Said = LifePage['said'];

const NOTHING_SAID: Said = { title: '', lead: '', picture: '' };
/** The most names of places that a group is shown with. */
const NAMES = 4;

/** `GET /experience`: life on board of a ship. Throws `not-found` for an unknown ship or group. */
export const experience: Handler<'GET /experience'> = async ({ code, group: wanted }, scope) => {
	const { api } = scope;
	const group = wanted === undefined ? null : groupOf(wanted);
	if (group === undefined) throw new AppError('not-found', 'no such group');
	const { ship, others } = shipIn(await loadFleet(scope), code);
	const [page, facilities, moments] = await Promise.all([
		sectionOr('life page', scope, null, () => api('GET /openapi/page/{code}', { code: ship.code })),
		section('facilities', scope, () => api('GET /openapi/page/facility/all', {})),
		group
			? []
			: section('day on board', scope, async () =>
					(await api('GET /openapi/page/{code}/details', { code: ship.code })).map((detail) => momentOf(detail, scope)),
				),
	]);
	const places: Section<PlaceView[]> = facilities === 'unavailable' ? facilities : placesOf(facilities, ship.id, scope);
	const own = await groupsSaid(page, ship.code, group ? [group] : FACILITY_GROUPS, scope);
	return {
		ship: nameOf(ship),
		group,
		said: (group ? own.get(group) : page && saidOf(page, scope)) ?? NOTHING_SAID,
		groups: places === 'unavailable' ? places : groupsOf(places, own),
		moments: moments === 'unavailable' ? moments : moments.filter(({ title }) => title),
		places: group === null ? [] : places === 'unavailable' ? places : places.filter((place) => place.group === group),
		fleet: others.map(cardOf),
	};
};

const saidOf = (told: Told, { lang, content }: ViewScope): Said => ({
	title: pick(lang, told.title, told.enTitle),
	lead: pick(lang, told.introduction, told.enIntroduction),
	picture: told.images.map((src) => content.picture(src, 'page.images')).find(Boolean) ?? '',
});

const momentOf = (detail: CallOutput<'GET /openapi/page/{code}/details'>[number], { lang, content }: ViewScope): Moment => ({
	id: detail.id,
	time: detail.time,
	title: pick(lang, detail.title, detail.enTitle),
	desc: pick(lang, detail.desc, detail.enDesc),
	picture: detail.images.map((src) => content.picture(src, 'page detail.images')).find(Boolean) ?? '',
});

/** Returns upstream's texts about these groups; a group without a text is missing. */
async function groupsSaid(
	page: Page | null,
	code: string,
	wanted: readonly FacilityGroup[],
	scope: FeatureScope,
): Promise<ReadonlyMap<FacilityGroup, Said>> {
	const found = await Promise.all(
		wanted.map(async (group): Promise<[FacilityGroup, Said] | null> => {
			const gid = page?.groups.find((row) => groupOf(row.code) === group)?.id;
			if (gid === undefined) return null;
			const told = await sectionOr(`life group ${group}`, scope, null, () =>
				scope.api('GET /openapi/page/{code}/group/{gid}', { code, gid }),
			);
			return told && [group, saidOf(told, scope)];
		}),
	);
	return new Map(found.filter((row) => row !== null));
}

/** Returns the groups that have places on this ship. A group without a picture gets that of its first place with one. */
const groupsOf = (places: readonly PlaceView[], said: ReadonlyMap<FacilityGroup, Said>): LifeGroup[] =>
	FACILITY_GROUPS.flatMap((group) => {
		const own = places.filter((place) => place.group === group);
		if (own.length === 0) return [];
		const { title, lead, picture } = said.get(group) ?? NOTHING_SAID;
		return {
			group,
			title,
			lead,
			picture: picture || (own.find((place) => place.picture)?.picture ?? ''),
			names: own.slice(0, NAMES).map(({ name }) => name),
			count: own.length,
		};
	});
