import { cardOf, loadFleet, nameOf, shipIn } from '#server/composition/content/fleet.ts';
import { isOn, placeOf } from '#server/composition/content/places.ts';
import { orNotFound, section } from '#server/composition/failures.ts';
import { pick, type ViewScope } from '#server/composition/localise.ts';
import { sideBySide } from '#server/composition/voyages/side-by-side.ts';
import { byDate, voyageIndex } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { CabinKind, ShipPage } from '#shared/catalogue/bff/ships.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import type { Category } from '#shared/catalogue/entities.ts';
import { EXPERIENCE_SHIPS } from '#shared/constants.ts';
import { decksIn, decksText } from '#shared/rules/decks.ts';
import { loadParts } from './parts.ts';

type Subcategory = CallOutput<'GET /openapi/cruise/subcategory/all'>[number];

/** Returns the smallest and the largest area as one text. */
function areaOf(categories: readonly Category[]): string {
	const metres = categories.flatMap(({ area }) => (area.match(/\d+/g) ?? []).map(Number));
	if (metres.length === 0) return '';
	const [least, most] = [Math.min(...metres), Math.max(...metres)];
	return least === most ? `${least}` : `${least}–${most}`;
}

/** Groups a ship's categories by kind, in upstream's order of kinds; those of an unknown kind come last, without a name. */
function cabinKinds(categories: readonly Category[], kinds: readonly Subcategory[], { lang, content }: ViewScope): CabinKind[] {
	const known = new Set(kinds.map(({ id }) => id));
	const groups = [
		...kinds.map((kind) => ({
			id: kind.id,
			name: pick(lang, kind.cnName, kind.enName),
			own: categories.filter(({ subcategoryId }) => subcategoryId === kind.id),
		})),
		{ id: '', name: '', own: categories.filter(({ subcategoryId }) => !subcategoryId || !known.has(subcategoryId)) },
	];
	return groups
		.filter(({ own }) => own.length > 0)
		.map(({ id, name, own }) => ({
			id,
			name,
			area: areaOf(own),
			decks: decksText(decksIn(own.map(({ deck }) => deck).join(','))),
			picture: own.flatMap(({ images }) => images.map((src) => content.picture(src, 'category.images'))).find(Boolean) ?? '',
			categories: own.map((category) => ({
				id: category.id,
				code: category.code,
				name: pick(lang, category.cnName, category.enName),
				area: category.area,
				deck: category.deck,
				bed: pick(lang, category.bed, category.enBed),
				passengers: category.persons,
			})),
		}));
}

/** The most sailings on the page. */
const NEXT_SAILINGS = 3;
const UNKNOWN: ShipPage['facts'] = { tonnage: null, length: null, guests: null, decks: null, year: null };

/** `GET /ship`: a ship and the parts of its page. Throws `not-found` for an unknown ship; any other part may be missing. */
export const ship: Handler<'GET /ship'> = async ({ code }, scope) => {
	const { lang, content } = scope;
	const { ship: found, others } = shipIn(await loadFleet(scope), code);
	const [{ info, categories, kinds, places, decks }, sailings] = await Promise.all([
		loadParts(found.id, scope),
		section('sailings', scope, () => sailingsOf(found.id, scope)),
	]);
	const more = info === 'unavailable' ? [] : info.images.flatMap((src) => content.picture(src, 'cruise.images') || []);
	const pictures = [...new Set([...found.pictures, ...more])];
	const cabins = categories === 'unavailable' ? categories : cabinKinds(categories, kinds, scope);
	const fleet = others.map(cardOf);
	return {
		...nameOf(found),
		story: info === 'unavailable' ? '' : pick(lang, info.desc, info.enDesc),
		pictures,
		facts: info === 'unavailable' ? UNKNOWN : factsOf(info),
		cabins,
		decks: categories === 'unavailable' && places === 'unavailable' ? 'unavailable' : decks,
		places,
		sailings: sailings === 'unavailable' ? sailings : { ...sailings, next: sideBySide(sailings.next, content) },
		fleet,
	};
};

/** Drops impossible figures, such as 0 decks. */
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
	const open = voyages.filter((voyage) => voyage.cruiseId === cruiseId && voyage.state === 'on-sale').toSorted(byDate);
	return { next: open.slice(0, NEXT_SAILINGS), count: open.length };
}

/** `GET /ship/place`: one place. Throws `not-found` when it doesn't exist or belongs to another ship. */
export const place: Handler<'GET /ship/place'> = async ({ code, id }, scope) => {
	const [fleet, facility] = await Promise.all([
		loadFleet(scope),
		orNotFound(scope.api('GET /openapi/page/facility/{id}', { id }), 'such place'),
	]);
	const told = isOn(facility, shipIn(fleet, code).ship.id) ? placeOf(facility, scope) : null;
	if (!told) throw new AppError('not-found', 'no such place on this ship');
	return told;
};

/** `GET /ships/experience`: the ships to choose from, each with a line about life on board. */
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
