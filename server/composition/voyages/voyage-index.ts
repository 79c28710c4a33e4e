import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FeatureScope } from '#server/handler.ts';
import type { SearchOptions, VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { Activity } from '#shared/catalogue/content-entities.ts';
import { type BriefVoyage, type Cruise, type Port, type PortGroup, Voyage } from '#shared/catalogue/entities.ts';
import type { Language } from '#shared/constants.ts';
import { lastLateDay } from '#shared/rules/check-in-window.ts';
import { monthOf, returnDate, todayInShanghai } from '#shared/rules/dates.ts';
import { parseSearch } from '#shared/rules/search-params.ts';
import { campaignsOrNone } from '../content/campaign-links.ts';
import { safeLink, searchIn } from '../content/links.ts';
import { orUnavailable, sectionOr } from '../failures.ts';
import { pick } from '../localise.ts';
import { rememberByIdentity } from '../memo.ts';
import { callPictures } from './call-pictures.ts';
import { type CardContext, voyageCard } from './cards.ts';
import { loadReference, searchOptions } from './search-options.ts';
import { departurePortOf, destinationsOf, portIndex, stopsOf } from './voyage-lines.ts';
import { isDoubtful } from './voyage-price.ts';
import { createVoyageSearch, type Searchable, type VoyageSearch } from './voyage-search.ts';

/**
 * Returns each voyage on sale that a running campaign gives something with, and what that is (docs/rules.md, campaign-gift). Of
 * several campaigns the first counts.
 */
function giftsOf<V extends Searchable>(
	search: VoyageSearch<V>,
	campaigns: readonly Activity[],
	{ lang, today }: { lang: Language; today: string },
): Map<V, string> {
	const gifts = new Map<V, string>();
	for (const campaign of campaigns) {
		const { beginDate, endDate } = campaign;
		const gift = pick(lang, campaign.gift, campaign.enGift);
		const query = searchIn(safeLink(campaign.link));
		if (!gift || !query || beginDate > today || (endDate !== '' && endDate < today)) continue;
		for (const voyage of search.matching(parseSearch(query, today))) {
			if (voyage.state === 'on-sale' && !gifts.has(voyage)) gifts.set(voyage, gift);
		}
	}
	return gifts;
}

/**
 * A voyage ready to be searched and shown. Voyages of one `line` call at the same ports. `areaIds` are the areas of its
 * destinations, `callPictures` upstream's pictures of them, which can replace the card's one.
 */
export type IndexedVoyage = Searchable & {
	card: VoyageCard;
	line: string;
	areaIds: readonly string[];
	callPictures: readonly string[];
};

/** The facts that all voyages of a line share. */
type Route = Pick<IndexedVoyage, 'departurePortId' | 'destinationIds' | 'line' | 'areaIds'> & {
	stops: ReturnType<typeof stopsOf>;
};

export const byDate = (a: { date: string }, b: { date: string }): number => a.date.localeCompare(b.date);

/** Returns the first voyage of each line that `willDo` accepts. */
export function firstOfLines(
	voyages: readonly IndexedVoyage[],
	willDo: (voyage: IndexedVoyage) => boolean = () => true,
): IndexedVoyage[] {
	const lines = new Set<string>();
	return voyages.filter((voyage) => !lines.has(voyage.line) && willDo(voyage) && lines.add(voyage.line));
}

type IndexContext = CardContext & { routeOf: (line: Voyage['line']) => Route };

export type VoyageIndex = {
	voyages: readonly IndexedVoyage[];
	byId: ReadonlyMap<string, IndexedVoyage>;
	search: VoyageSearch<IndexedVoyage>;
	options: SearchOptions;
	context: IndexContext;
};

const remember = rememberByIdentity<Promise<VoyageIndex>>();

/** Voyages that are indexed before other requests get a turn of the event loop: about 5 ms of work. */
const VOYAGES_AT_ONCE = 250;

type IndexScope = Pick<FeatureScope, 'api' | 'lang' | 'now' | 'report' | 'content'>;

/**
 * Returns every voyage with its card, in the visitor's language and as of today in China. It is built once for the same replies,
 * so that warm requests cost five look-ups. Throws `upstream-unavailable` when the voyages are unavailable; ports, areas,
 * ships and campaigns may be missing.
 */
export const voyageIndex = (scope: IndexScope): Promise<VoyageIndex> =>
	indexOf(scope, () => orUnavailable(scope.api('POST /openapi/voyage/all', {})));

/** Returns the same index for answers that can do without voyages: it is empty when they are unavailable. */
export const voyageIndexOrNone = (scope: IndexScope): Promise<VoyageIndex> =>
	indexOf(scope, () => sectionOr('voyages', scope, NO_VOYAGES, () => scope.api('POST /openapi/voyage/all', {})));

const NO_VOYAGES: Voyage[] = [];

async function indexOf(scope: IndexScope, load: () => Promise<Voyage[]>): Promise<VoyageIndex> {
	const [voyages, reference, campaigns] = await Promise.all([load(), loadReference(scope), campaignsOrNone(scope)]);
	const today = todayInShanghai(scope.now);
	return remember([voyages, ...reference, campaigns], `${scope.lang}/${today}`, () => {
		for (const { id, price } of voyages) {
			if (price && isDoubtful(price))
				scope.report.warn({ voyage: id, ...price }, 'price withheld: not above zero or far below its reference');
		}
		return buildIndex(voyages, reference, campaigns, { lang: scope.lang, today, content: scope.content });
	});
}

async function buildIndex(
	voyages: readonly Voyage[],
	[departurePorts, groups, ships]: readonly [Port[], PortGroup[], Cruise[]],
	campaigns: readonly Activity[],
	facts: Pick<CardContext, 'lang' | 'today' | 'content'>,
): Promise<VoyageIndex> {
	const ports = portIndex([...departurePorts, ...groups.flatMap((group) => group.ports)]);
	const gifts = new Map<string, string>();
	const context = {
		...facts,
		gifts,
		ports,
		portPictures: new Map(groups.flatMap((group) => group.ports.map(({ id, images }) => [id, images]))),
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
	const search = createVoyageSearch(indexed);
	for (const [{ card }, gift] of giftsOf(search, campaigns, facts)) {
		gifts.set(card.id, gift);
		card.gift = gift;
	}
	return {
		voyages: indexed,
		byId: new Map(indexed.map((voyage) => [voyage.id, voyage])),
		search,
		options: searchOptions(departurePorts, groups, ships, facts.lang, leaving),
		context,
	};
}

/** Returns a function that reads each line once, also when many voyages have it. */
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

/** Returns the card of a voyage. When the voyage isn't listed any more, the card is made of the facts given. */
export const cardOf = ({ byId, context }: VoyageIndex, voyage: Voyage): VoyageCard =>
	byId.get(voyage.id)?.card ?? indexVoyage(voyage, context).card;

/** Returns the card of a voyage as carts and orders describe it. */
export const cardOfBrief = (index: VoyageIndex, voyage: BriefVoyage): VoyageCard =>
	cardOf(index, Voyage.parse({ ...voyage, code: '' }));

/**
 * Returns the card of an order's voyage, with the order's own days where the timetable has others: with the picture of its port until it is paid,
 * then with one of the booked ship (docs/rules.md, order-picture).
 */
export function cardOfOrder(
	index: VoyageIndex,
	voyage: BriefVoyage,
	paid: boolean,
	card = cardOfBrief(index, voyage),
): VoyageCard {
	const booked = cardOfBooking(voyage, card);
	const picture = paid ? shipPicture(index, voyage) : '';
	// A campaign of today says nothing about an order that was made before.
	return booked.gift || picture ? { ...booked, gift: '', picture: picture || booked.picture } : booked;
}

/** Returns the card of a voyage that is being booked, with the days that `voyage` has. */
export function cardOfBooking({ departureDate: date, days }: BriefVoyage, card: VoyageCard): VoyageCard {
	if (card.date === date && card.days === days) return card;
	return { ...card, date, days, nights: Math.max(0, days - 1), returnDate: returnDate(date, days) };
}

/** Returns the picture of a voyage's ship, chosen by the day of departure: every page of one booking shows the same. */
function shipPicture({ context }: VoyageIndex, { cruise, departureDate }: BriefVoyage): string {
	const images = context.ships.get(cruise.id)?.images ?? [];
	const pictures = images.map((src) => context.content.picture(src, 'cruise.images')).filter(Boolean);
	return pictures[Number(departureDate.slice(8)) % pictures.length] ?? '';
}

export function indexVoyage(voyage: Voyage, context: IndexContext): IndexedVoyage {
	const { stops, ...route } = context.routeOf(voyage.line);
	const pictures = callPictures(voyage, route.destinationIds, context.portPictures);
	const card = voyageCard(voyage, context, stops, pictures);
	return {
		...route,
		id: voyage.id,
		month: monthOf(card.date),
		date: card.date,
		cruiseId: voyage.cruise.id,
		days: voyage.days,
		price: card.price?.from ?? null,
		balcony: card.balcony,
		hoursInPort: card.hoursInPort,
		state: card.state,
		late: card.date <= lastLateDay(context.today),
		callPictures: pictures.all,
		card,
	};
}
