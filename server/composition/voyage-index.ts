import type { FeatureScope } from '#server/handler.ts';
import type { SearchOptions, VoyageCard } from '#shared/catalogue/bff/views.ts';
import { type BriefVoyage, type Cruise, type Port, type PortGroup, Voyage } from '#shared/catalogue/entities.ts';
import { monthOf, todayInShanghai } from '#shared/rules/dates.ts';
import { type CardContext, voyageCard } from './cards.ts';
import { rememberByIdentity } from './memo.ts';
import { loadReference, searchOptions } from './search-options.ts';
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

/**
 * Every voyage with its card, in the visitor's language and as of today in China. Built once for the same replies, so that
 * warm requests cost four look-ups. Rejects when upstream's voyages, ports, areas or ships can't be had.
 */
export async function voyageIndex(scope: Pick<FeatureScope, 'api' | 'lang' | 'now' | 'log' | 'content'>): Promise<VoyageIndex> {
	const [voyages, reference] = await Promise.all([scope.api('POST /openapi/voyage/all', {}), loadReference(scope)]);
	const today = todayInShanghai(scope.now);
	return remember([voyages, ...reference], `${scope.lang}/${today}`, () => {
		for (const { id, price } of voyages) {
			if (price && isDoubtful(price))
				scope.log.warn({ voyage: id, ...price }, 'price withheld: not above zero or far below its reference');
		}
		return buildIndex(voyages, reference, { lang: scope.lang, today, content: scope.content });
	});
}

function buildIndex(
	voyages: readonly Voyage[],
	[departurePorts, groups, ships]: readonly [Port[], PortGroup[], Cruise[]],
	facts: Pick<CardContext, 'lang' | 'today' | 'content'>,
): VoyageIndex {
	const context = {
		...facts,
		ports: portIndex([...departurePorts, ...groups.flatMap(({ ports }) => ports)]),
		ships: new Map(ships.map((ship) => [ship.id, ship])),
		groups,
	};
	const indexed = voyages.map((voyage) => indexVoyage(voyage, context));
	return {
		voyages: indexed,
		byId: new Map(indexed.map((voyage) => [voyage.id, voyage])),
		options: searchOptions(departurePorts, groups, ships, facts.lang),
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
