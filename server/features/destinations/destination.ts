import { orNotFound, orUnavailable, section, sectionOr } from '#server/composition/failures.ts';
import { pick } from '#server/composition/localise.ts';
import { portCard, portSales } from '#server/composition/voyages/port-sales.ts';
import { sideBySide } from '#server/composition/voyages/side-by-side.ts';
import { byDate, firstOfLines, type VoyageIndex, voyageIndex } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import type { DestinationPage, PortCard } from '#shared/catalogue/bff/destinations.ts';
import type { PortGroup, PortInfo } from '#shared/catalogue/entities.ts';
import { timesAshore } from './ashore.ts';

const MAX_VOYAGES = 6;
/** The most other ports on the map. */
const MAX_OTHERS = 6;
const MAX_NEIGHBOURS = 4;

/** `GET /destination`: the port, without which there is no page (`not-found`), and facts of its voyages, which may be missing. */
export const destination: Handler<'GET /destination'> = async ({ id }, scope) => {
	const [port, groups, index] = await Promise.all([
		orNotFound(scope.api('GET /openapi/cruise/port/{id}', { id }), `port ${id}`),
		sectionOr('areas', scope, [], () => scope.api('GET /openapi/cruise/port/group', {})),
		sectionOr('voyageIndex', scope, null, () => voyageIndex(scope)),
	]);
	const group = groups.find(({ ports }) => ports.some((other) => other.id === port.id));
	const about = told(port, scope);
	const near = neighbours(port.id, groups, index, scope);
	const shown = [...near, about].map(({ picture }) => picture);
	return {
		...about,
		area: group ? { id: group.id, name: pick(scope.lang, group.name, group.enName) } : null,
		usualMonths: monthsIn(port.usualMonths, index ? monthsSeen(port.id, index) : []),
		ashore: index ? await section('ashore', scope, () => timesAshore(port.id, index, scope)) : 'unavailable',
		onSale: index ? onSale(port, index, shown, scope.content) : 'unavailable',
		neighbours: near,
	};
};

/** Returns upstream's description of the port. */
function told(port: PortInfo, { lang, content }: FeatureScope) {
	const desc = pick(lang, port.desc, port.enDesc);
	return {
		id: port.id,
		name: pick(lang, port.cnName, port.enName),
		enName: port.enName,
		desc,
		story: pick(lang, port.story, port.enStory) || desc,
		picture: content.picture(port.images[0] ?? '', 'port.images'),
		bestMonths: monthsIn(port.bestMonths),
		country: pick(lang, port.country, port.enCountry),
		language: pick(lang, port.language, port.enLanguage),
		currency: pick(lang, port.currency, port.enCurrency),
		pier: pick(lang, port.pier, port.enPier),
		timeDifference: port.timeDifference,
	};
}

/** Returns the months that a list names, in the year's order; those of `instead` when it names none. */
function monthsIn(written: readonly string[], instead: readonly number[] = []): number[] {
	const months = written.map(Number).filter((month) => Number.isInteger(month) && month >= 1 && month <= 12);
	return [...new Set(months.length > 0 ? months : instead)].sort((a, b) => a - b);
}

/** Returns the months in which voyages call at a port or leave from it, including voyages that can't be booked any more. */
const monthsSeen = (id: string, { voyages }: VoyageIndex): number[] =>
	voyages
		.filter(({ departurePortId, destinationIds }) => departurePortId === id || destinationIds.includes(id))
		.map(({ month }) => Number(month.slice(5)));

/** Returns the voyages on sale to or from a port. The page also shows the pictures `shown`; a voyage that calls here shows this port. */
function onSale(
	{ id, images }: PortInfo,
	index: VoyageIndex,
	shown: readonly string[],
	content: FeatureScope['content'],
): DestinationPage['onSale'] {
	const { calling, leaving } = portSales(index).get(id) ?? { calling: [], leaving: [] };
	const all = [...calling, ...leaving].toSorted(byDate);
	const eachLineFirst = [...new Set([...firstOfLines(all), ...all])];
	const own = images.map((src) => content.picture(src, 'port.images')).filter(Boolean);
	const ofPort = (voyage: (typeof all)[number]) => {
		const [first = voyage.card.picture] = own;
		const picture = own.includes(voyage.card.picture) ? voyage.card.picture : first;
		return calling.includes(voyage) ? { card: { ...voyage.card, picture }, callPictures: [] } : voyage;
	};
	const ships = new Map(all.map(({ card }) => [card.ship.id, card.ship]));
	const ends = [...calling.flatMap(({ card }) => card.ports[0] ?? []), ...leaving.flatMap(({ card }) => card.ports.slice(1, -1))];
	return {
		ships: [...ships.values()].filter(({ name }) => name !== ''),
		others: [...new Set(ends)].slice(0, MAX_OTHERS),
		voyages: sideBySide(eachLineFirst.slice(0, MAX_VOYAGES).toSorted(byDate).map(ofPort), content, shown),
		calling: calling.length,
		leaving: leaving.length,
	};
}

/** Returns the other ports of a port's area, those with voyages on sale first, then other ports that its voyages call at. */
function neighbours(id: string, groups: readonly PortGroup[], index: VoyageIndex | null, scope: FeatureScope): PortCard[] {
	const sales = index && portSales(index).get(id);
	const together = new Set(sales ? [...sales.calling, ...sales.leaving].flatMap(({ destinationIds }) => destinationIds) : []);
	const isNear = new Map(groups.map((group) => [group, group.ports.some((other) => other.id === id)]));
	return groups
		.toSorted((a, b) => Number(isNear.get(b)) - Number(isNear.get(a)))
		.flatMap((group) => {
			const cards = group.ports
				.filter((other) => other.id !== id && (isNear.get(group) || together.has(other.id)))
				.map((other) => portCard(other, index, scope));
			return cards.toSorted((a, b) => Number(b.sailings > 0) - Number(a.sailings > 0));
		})
		.slice(0, MAX_NEIGHBOURS);
}

/** `GET /destinations`: every area with its ports, in upstream's order. An area without ports is left out. */
export const destinations: Handler<'GET /destinations'> = async (_, scope) => {
	const [groups, index] = await Promise.all([
		orUnavailable(scope.api('GET /openapi/cruise/port/group', {})),
		sectionOr('voyageIndex', scope, null, () => voyageIndex(scope)),
	]);
	return {
		areas: groups
			.filter(({ ports }) => ports.length > 0)
			.map(({ id, name, enName, desc, enDesc, ports }) => ({
				id,
				name: pick(scope.lang, name, enName),
				desc: pick(scope.lang, desc, enDesc),
				ports: ports.map((port) => portCard(port, index, scope)),
			})),
	};
};
