import { cardOf, loadFleet, nameOf, shipIn } from '#server/composition/content/fleet.ts';
import { isOn, placeOf, placesOf } from '#server/composition/content/places.ts';
import { pick } from '#server/composition/localise.ts';
import { orNotFound } from '#server/composition/not-found.ts';
import { section } from '#server/composition/sections.ts';
import { sideBySide } from '#server/composition/voyages/side-by-side.ts';
import { voyageIndex } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { ShipPage } from '#shared/catalogue/bff/ships.ts';
import { EXPERIENCE_SHIPS } from '#shared/constants.ts';
import { cabinKinds } from './cabin-kinds.ts';
import { deckPlan } from './deck-plan.ts';

/** How many sailings the page shows. */
const NEXT_SAILINGS = 3;
const UNKNOWN: ShipPage['facts'] = { tonnage: null, length: null, guests: null, decks: null, year: null };

/** `GET /ship`: a ship and the parts of its page. Throws `not-found` for an unknown ship; any other part may be missing. */
export const ship: Handler<'GET /ship'> = async ({ code }, scope) => {
	const { api, lang, content } = scope;
	const { ship: found, others } = shipIn(await loadFleet(scope), code);
	const cruiseId = found.id;
	const [info, categories, kinds, rooms, facilities, sailings] = await Promise.all([
		section('ship', scope, () => api('GET /openapi/cruise/info/{id}', { id: cruiseId })),
		section('categories', scope, () => api('GET /openapi/cruise/category/all', { cruiseId })),
		section('kinds of cabin', scope, () => api('GET /openapi/cruise/subcategory/all', {})),
		section('cabin numbers', scope, () => api('GET /openapi/cruise/cabin', { cruiseId })),
		section('facilities', scope, () => api('GET /openapi/page/facility/all', {})),
		section('sailings', scope, () => sailingsOf(cruiseId, scope)),
	]);
	const own = categories === 'unavailable' ? [] : categories.filter((category) => category.cruiseId === cruiseId);
	const known = kinds === 'unavailable' ? [] : kinds;
	const places = facilities === 'unavailable' ? [] : placesOf(facilities, cruiseId, scope);
	const nothingKnown = categories === 'unavailable' && facilities === 'unavailable';
	const more = info === 'unavailable' ? [] : info.images.flatMap((src) => content.picture(src, 'cruise.images') || []);
	const pictures = [...new Set([...found.pictures, ...more])];
	const cabins = categories === 'unavailable' ? categories : cabinKinds(own, known, scope);
	const fleet = others.map(cardOf);
	const inRooms = [...places.filter(({ hersAlone }) => hersAlone), ...(cabins === 'unavailable' ? [] : cabins)];
	// One of her two pages begins with the first picture, the other with the last; the gallery between gives way.
	const fixed = [...pictures.slice(0, 1), ...pictures.slice(-1), ...[...inRooms, ...fleet].map(({ picture }) => picture)];
	return {
		...nameOf(found),
		story: info === 'unavailable' ? '' : pick(lang, info.desc, info.enDesc),
		pictures,
		facts: info === 'unavailable' ? UNKNOWN : factsOf(info),
		cabins,
		decks: nothingKnown
			? 'unavailable'
			: deckPlan(
					own,
					known.map(({ id }) => id),
					rooms === 'unavailable' ? [] : rooms,
					places,
					lang,
				),
		places: facilities === 'unavailable' ? facilities : places,
		sailings:
			sailings === 'unavailable'
				? sailings
				: { ...sailings, next: sideBySide(sailings.next, content, { fixed, yielding: pictures }) },
		fleet,
	};
};

/** A figure that can't be, such as a ship without decks, is one that isn't known. */
const factsOf = ({ tonnage, length, guests, decks, year }: ShipPage['facts']): ShipPage['facts'] => {
	const positive = (value: number | null) => (value !== null && value > 0 ? value : null);
	return {
		tonnage: positive(tonnage),
		length: positive(length),
		guests: positive(guests),
		decks: positive(decks),
		year: positive(year),
	};
};

async function sailingsOf(cruiseId: string, scope: FeatureScope) {
	const { voyages } = await voyageIndex(scope);
	const open = voyages
		.filter((voyage) => voyage.cruiseId === cruiseId && voyage.state === 'on-sale')
		.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
	return { next: open.slice(0, NEXT_SAILINGS), count: open.length };
}

/** `GET /ship/place`: one place. Throws `not-found` when there is none, or it is another ship's. */
export const place: Handler<'GET /ship/place'> = async ({ code, id }, scope) => {
	const [fleet, facility] = await Promise.all([
		loadFleet(scope),
		orNotFound(scope.api('GET /openapi/page/facility/{id}', { id }), 'such place'),
	]);
	const told = isOn(facility, shipIn(fleet, code).ship.id) ? placeOf(facility, scope) : null;
	if (!told) throw new AppError('not-found', 'no such place on this ship');
	return told;
};

/** `GET /ships/experience`: the ships to choose from, with what is said of life on board of each. */
export const experienceShips: Handler<'GET /ships/experience'> = async (_, scope) => {
	const fleet = await loadFleet(scope);
	const chosen = EXPERIENCE_SHIPS.flatMap((code) => fleet.find((known) => known.code === code) ?? []);
	return Promise.all(
		chosen.map(async (found) => {
			const page = await section('life page', scope, () => scope.api('GET /openapi/page/{code}', { code: found.code }));
			return { ...cardOf(found), lead: page === 'unavailable' ? '' : pick(scope.lang, page.title, page.enTitle) };
		}),
	);
};
