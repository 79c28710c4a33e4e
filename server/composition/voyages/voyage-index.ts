import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FeatureScope } from '#server/handler.ts';
import type { SearchOptions, VoyageCard } from '#shared/catalogue/bff/views.ts';
import { type BriefVoyage, type Cruise, type Port, type PortGroup, Voyage } from '#shared/catalogue/entities.ts';
import { monthOf, returnDate, todayInShanghai } from '#shared/rules/dates.ts';
import { rememberByIdentity } from '../memo.ts';
import { orUnavailable } from '../not-found.ts';
import { section } from '../sections.ts';
import { type CardContext, voyageCard } from './cards.ts';
import { loadReference, noteLeaving, searchOptions } from './search-options.ts';
import { departurePortOf, destinationsOf, portIndex, stopsOf } from './voyage-lines.ts';
import { isDoubtful } from './voyage-price.ts';
import { createVoyageSearch, type Searchable, type VoyageSearch } from './voyage-search.ts';

/**
 * A voyage ready to be searched and shown. Voyages of one `line` call at the same ports; `areaIds`: the destinations' areas; `images`: what may be
 * shown in place of the card's picture, as upstream tells it.
 */
export type IndexedVoyage = Searchable & {
	card: VoyageCard;
	line: string;
	areaIds: readonly string[];
	images: readonly string[];
};

/** What all voyages of a line have in common. */
type Route = Pick<IndexedVoyage, 'departurePortId' | 'destinationIds' | 'line' | 'areaIds'> & {
	stops: ReturnType<typeof stopsOf>;
};

type IndexContext = CardContext & { routeOf: (line: Voyage['line']) => Route };

export type VoyageIndex = {
	voyages: readonly IndexedVoyage[];
	byId: ReadonlyMap<string, IndexedVoyage>;
	search: VoyageSearch<IndexedVoyage>;
	options: SearchOptions;
	context: IndexContext;
};

const remember = rememberByIdentity<Promise<VoyageIndex>>();

/** Voyages that are indexed before other requests get a turn of the event loop: some 5 ms of work. */
const VOYAGES_AT_ONCE = 250;

type IndexScope = Pick<FeatureScope, 'api' | 'lang' | 'now' | 'report' | 'content'>;

/**
 * Every voyage with its card, in the visitor's language and as of today in China. Built once for the same replies, so that
 * warm requests cost four look-ups. Throws `upstream-unavailable` when upstream's voyages can't be had; ports, areas and ships may
 * be missing.
 */
export const voyageIndex = (scope: IndexScope): Promise<VoyageIndex> =>
	indexOf(scope, () => orUnavailable(scope.api('POST /openapi/voyage/all', {})));

/** The same for answers that only adorn with it what they know themselves: without any voyage when upstream's can't be had. */
export const voyageIndexOrNone = (scope: IndexScope): Promise<VoyageIndex> =>
	indexOf(scope, async () => {
		const voyages = await section('voyages', scope, () => scope.api('POST /openapi/voyage/all', {}));
		return voyages === 'unavailable' ? NO_VOYAGES : voyages;
	});

const NO_VOYAGES: Voyage[] = [];

async function indexOf(scope: IndexScope, load: () => Promise<Voyage[]>): Promise<VoyageIndex> {
	const [voyages, reference] = await Promise.all([load(), loadReference(scope)]);
	const today = todayInShanghai(scope.now);
	return remember([voyages, ...reference], `${scope.lang}/${today}`, () => {
		for (const { id, price } of voyages) {
			if (price && isDoubtful(price))
				scope.report.warn({ voyage: id, ...price }, 'price withheld: not above zero or far below its reference');
		}
		return buildIndex(voyages, reference, { lang: scope.lang, today, content: scope.content });
	});
}

async function buildIndex(
	voyages: readonly Voyage[],
	[departurePorts, groups, ships]: readonly [Port[], PortGroup[], Cruise[]],
	facts: Pick<CardContext, 'lang' | 'today' | 'content'>,
): Promise<VoyageIndex> {
	const ports = portIndex([...departurePorts, ...groups.flatMap((group) => group.ports)]);
	const context = {
		...facts,
		ports,
		ships: new Map(ships.map((ship) => [ship.id, ship])),
		routeOf: routesOver(ports, groups),
	};
	const indexed: IndexedVoyage[] = [];
	for (const [at, voyage] of voyages.entries()) {
		if (at > 0 && at % VOYAGES_AT_ONCE === 0) await nextTurn();
		indexed.push(indexVoyage(voyage, context));
	}
	const leaving = new Map<string, number>();
	for (const { departurePortId: from, state } of indexed) {
		if (from !== null && state !== 'departed') leaving.set(from, (leaving.get(from) ?? 0) + 1);
	}
	noteLeaving(departurePorts, leaving);
	const byId = new Map(indexed.map((voyage) => [voyage.id, voyage]));
	return {
		voyages: indexed,
		byId,
		search: createVoyageSearch(indexed),
		options: searchOptions(departurePorts, groups, ships, facts.lang),
		context,
	};
}

/** Reads a line once, however many voyages have it. */
function routesOver(ports: CardContext['ports'], groups: readonly PortGroup[]): (line: Voyage['line']) => Route {
	const routes = new Map<string, Route>();
	return (line) => {
		const key = `${line.name}|${line.enName}`;
		const known = routes.get(key);
		if (known) return known;
		const stops = stopsOf(line, ports);
		const destinationIds = destinationsOf(stops);
		const route = {
			stops,
			departurePortId: departurePortOf(stops),
			destinationIds,
			line: stops.map(({ id, cnName }) => id ?? cnName).join('>'),
			areaIds: groups.filter((group) => group.ports.some(({ id }) => destinationIds.includes(id))).map(({ id }) => id),
		};
		routes.set(key, route);
		return route;
	};
}

/** The card of a voyage; one that is not listed any more is shown by what is known of it. */
export const cardOf = ({ byId, context }: VoyageIndex, voyage: Voyage): VoyageCard =>
	byId.get(voyage.id)?.card ?? indexVoyage(voyage, context).card;

/** The same of a voyage as carts and orders tell it. */
export const cardOfBrief = (index: VoyageIndex, voyage: BriefVoyage): VoyageCard =>
	cardOf(index, Voyage.parse({ ...voyage, code: '' }));

/**
 * The card of an order's voyage: with the order's own days, which are what its holder sails on where they differ from the timetable's, and under a
 * picture of the ship that was booked. `seen`: pictures that stand beside it.
 */
export function cardOfOrder(
	index: VoyageIndex,
	voyage: BriefVoyage,
	card = cardOfBrief(index, voyage),
	seen: ReadonlySet<string> = new Set(),
): VoyageCard {
	const { departureDate: date, days } = voyage;
	const picture = shipPicture(index, voyage, seen);
	const booked = picture ? { ...card, picture } : card;
	if (card.date === date && card.days === days) return booked;
	return { ...booked, date, days, nights: Math.max(0, days - 1), returnDate: returnDate(date, days) };
}

/** The picture of a voyage's ship: by its day, so that not all her voyages have the same, or the next that isn't seen yet. */
function shipPicture(
	{ context: { ships, content } }: VoyageIndex,
	{ cruise, departureDate }: BriefVoyage,
	seen: ReadonlySet<string>,
): string {
	const pictures = (ships.get(cruise.id)?.images ?? []).map((src) => content.picture(src, 'cruise.images')).filter(Boolean);
	const turn = Number(departureDate.slice(8)) % pictures.length || 0;
	const turned = [...pictures.slice(turn), ...pictures.slice(0, turn)];
	return turned.find((picture) => !seen.has(picture)) ?? turned[0] ?? '';
}

/** One voyage ready to be searched and shown. */
export function indexVoyage(voyage: Voyage, context: IndexContext): IndexedVoyage {
	const { stops, ...route } = context.routeOf(voyage.line);
	const card = voyageCard(voyage, context, stops);
	return {
		...route,
		id: voyage.id,
		month: monthOf(card.date),
		date: card.date,
		cruiseId: voyage.cruise.id,
		days: voyage.days,
		price: card.price?.from ?? null,
		state: card.state,
		images: voyage.images,
		card,
	};
}
