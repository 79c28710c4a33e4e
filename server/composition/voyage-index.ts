import type { FeatureScope } from '#server/handler.ts';
import type { SearchOptions, VoyageCard } from '#shared/catalogue/bff/views.ts';
import { type BriefVoyage, type Cruise, type Port, type PortGroup, Voyage } from '#shared/catalogue/entities.ts';
import { monthOf, todayInShanghai } from '#shared/rules/dates.ts';
import { type CardContext, voyageCard } from './cards.ts';
import { rememberByIdentity } from './memo.ts';
import { orUnavailable } from './not-found.ts';
import { loadReference, searchOptions } from './search-options.ts';
import { section } from './sections.ts';
import { departurePortOf, destinationsOf, portIndex, stopsOf } from './voyage-lines.ts';
import { isDoubtful } from './voyage-price.ts';
import type { Searchable } from './voyage-search.ts';

/** A voyage ready to be searched and shown. Voyages of one `line` call at the same ports; `areaIds`: the destinations' areas. */
export type IndexedVoyage = Searchable & { card: VoyageCard; line: string; areaIds: string[] };

type IndexContext = CardContext & { groups: readonly PortGroup[] };

export type VoyageIndex = {
	voyages: readonly IndexedVoyage[];
	byId: ReadonlyMap<string, IndexedVoyage>;
	options: SearchOptions;
	context: IndexContext;
};

const remember = rememberByIdentity<VoyageIndex>();

type IndexScope = Pick<FeatureScope, 'api' | 'lang' | 'now' | 'log' | 'lacksPart'>;

/**
 * Every voyage with its card, in the visitor's language and as of today in China. Built once for the same replies, so that
 * warm requests cost four look-ups. Throws `upstream-unavailable` when upstream's voyages can't be had; ports, areas and ships may be missing.
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
				scope.log.warn({ voyage: id, ...price }, 'price withheld: not above zero or far below its reference');
		}
		return buildIndex(voyages, reference, scope.lang, today);
	});
}

function buildIndex(
	voyages: readonly Voyage[],
	[departurePorts, groups, ships]: readonly [Port[], PortGroup[], Cruise[]],
	lang: CardContext['lang'],
	today: string,
): VoyageIndex {
	const context = {
		lang,
		today,
		ports: portIndex([...departurePorts, ...groups.flatMap(({ ports }) => ports)]),
		ships: new Map(ships.map((ship) => [ship.id, ship])),
		groups,
	};
	const indexed = voyages.map((voyage) => indexVoyage(voyage, context));
	return {
		voyages: indexed,
		byId: new Map(indexed.map((voyage) => [voyage.id, voyage])),
		options: searchOptions(departurePorts, groups, ships, lang),
		context,
	};
}

/** The card of a voyage; one that is not listed any more is shown by what is known of it. */
export const cardOf = ({ byId, context }: VoyageIndex, voyage: Voyage): VoyageCard =>
	byId.get(voyage.id)?.card ?? indexVoyage(voyage, context).card;

/** The same of a voyage as carts and orders tell it. */
export const cardOfBrief = (index: VoyageIndex, voyage: BriefVoyage): VoyageCard =>
	cardOf(index, Voyage.parse({ ...voyage, code: '' }));

/** One voyage ready to be searched and shown. */
export function indexVoyage(voyage: Voyage, context: IndexContext): IndexedVoyage {
	const stops = stopsOf(voyage.line, context.ports);
	const card = voyageCard(voyage, context, stops);
	const destinationIds = destinationsOf(stops);
	return {
		id: voyage.id,
		month: monthOf(card.date),
		date: card.date,
		departurePortId: departurePortOf(stops),
		destinationIds,
		cruiseId: voyage.cruise.id,
		days: voyage.days,
		price: card.price?.from ?? null,
		state: card.state,
		card,
		line: stops.map(({ id, cnName }) => id ?? cnName).join('>'),
		areaIds: context.groups.filter(({ ports }) => ports.some(({ id }) => destinationIds.includes(id))).map(({ id }) => id),
	};
}
