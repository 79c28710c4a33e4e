import { cardOf, loadFleet, nameOf, shipIn } from '#server/composition/content/fleet.ts';
import { groupOf, placesOf } from '#server/composition/content/places.ts';
import { pick } from '#server/composition/localise.ts';
import { section } from '#server/composition/sections.ts';
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
/** Names of places that a group is shown with. */
const NAMES = 4;

/** `GET /experience`: life on board of a ship. Throws `not-found` for a ship or a group that there isn't. */
export const experience: Handler<'GET /experience'> = async ({ code, group: wanted }, scope) => {
	const { api } = scope;
	const group = wanted === undefined ? null : groupOf(wanted);
	if (group === undefined) throw new AppError('not-found', 'no such group');
	const { ship, others } = shipIn(await loadFleet(scope), code);
	const [page, facilities, moments] = await Promise.all([
		section('life page', scope, () => api('GET /openapi/page/{code}', { code: ship.code })),
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
		said: group ? (own.get(group) ?? NOTHING_SAID) : page === 'unavailable' ? NOTHING_SAID : saidOf(page, scope),
		groups: places === 'unavailable' ? places : groupsOf(places, own),
		moments: moments === 'unavailable' ? moments : moments.filter(({ title }) => title),
		places: group === null ? [] : places === 'unavailable' ? places : places.filter((place) => place.group === group),
		fleet: others.map(cardOf),
	};
};

const saidOf = (told: Told, { lang, content }: Pick<FeatureScope, 'lang' | 'content'>): Said => ({
	title: pick(lang, told.title, told.enTitle),
	lead: pick(lang, told.introduction, told.enIntroduction),
	picture: told.images.map((src) => content.picture(src, 'page.images')).find(Boolean) ?? '',
});

const momentOf = (
	detail: CallOutput<'GET /openapi/page/{code}/details'>[number],
	{ lang, content }: Pick<FeatureScope, 'lang' | 'content'>,
): Moment => ({
	id: detail.id,
	time: detail.time,
	title: pick(lang, detail.title, detail.enTitle),
	desc: pick(lang, detail.desc, detail.enDesc),
	picture: detail.images.map((src) => content.picture(src, 'page detail.images')).find(Boolean) ?? '',
});

/** What upstream says of these groups; one of which it says nothing is missing. */
async function groupsSaid(
	page: Section<Page>,
	code: string,
	wanted: readonly FacilityGroup[],
	scope: FeatureScope,
): Promise<ReadonlyMap<FacilityGroup, Said>> {
	const listed = page === 'unavailable' ? [] : page.groups;
	const found = await Promise.all(
		wanted.map(async (group): Promise<[FacilityGroup, Said] | null> => {
			const gid = listed.find((row) => groupOf(row.code) === group)?.id;
			if (gid === undefined) return null;
			const told = await section(`life group ${group}`, scope, () =>
				scope.api('GET /openapi/page/{code}/group/{gid}', { code, gid }),
			);
			return told === 'unavailable' ? null : [group, saidOf(told, scope)];
		}),
	);
	return new Map(found.filter((row) => row !== null));
}

/** The groups that have places on this ship; a group without a picture of its own has that of its first place. */
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
