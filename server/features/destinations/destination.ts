import { pick } from '#server/composition/localise.ts';
import { orNotFound } from '#server/composition/not-found.ts';
import { section } from '#server/composition/sections.ts';
import { portCard, portSales } from '#server/composition/voyages/port-sales.ts';
import { sideBySide } from '#server/composition/voyages/side-by-side.ts';
import { type IndexedVoyage, type VoyageIndex, voyageIndex } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import type { DestinationPage, PortCard } from '#shared/catalogue/bff/destinations.ts';
import type { PortGroup, PortInfo } from '#shared/catalogue/entities.ts';
import { timesAshore } from './ashore.ts';

const MAX_VOYAGES = 6;
/** Ports that the map shows besides the one it is about. */
const MAX_OTHERS = 6;
const MAX_NEIGHBOURS = 4;

/** `GET /destination`: the port, without which there is no page (`not-found`), and what its voyages tell, which may be missing. */
export const destination: Handler<'GET /destination'> = async ({ id }, scope) => {
	const [port, groups, index] = await Promise.all([
		orNotFound(scope.api('GET /openapi/cruise/port/{id}', { id }), `port ${id}`),
		section('areas', scope, () => scope.api('GET /openapi/cruise/port/group', {})),
		section('voyageIndex', scope, () => voyageIndex(scope)),
	]);
	const known = index === 'unavailable' ? null : index;
	const group = groups === 'unavailable' ? undefined : groups.find(({ ports }) => ports.some((other) => other.id === port.id));
	const about = told(port, scope);
	const near = neighbours(port.id, groups === 'unavailable' ? [] : groups, known, scope);
	const shown = [about, ...near].map(({ picture }) => picture);
	return {
		...about,
		area: group ? { id: group.id, name: pick(scope.lang, group.name, group.enName) } : null,
		usualMonths: monthsIn(port.usualMonths, known ? monthsSeen(port.id, known) : []),
		ashore: known ? await section('ashore', scope, () => timesAshore(port.id, known, scope)) : 'unavailable',
		onSale: known ? onSale(port.id, known, shown, scope.content) : 'unavailable',
		neighbours: near,
	};
};

/** What upstream tells of the port itself. */
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

/** The months that a list names, in the year's order; those of `instead` where it names none. */
function monthsIn(written: readonly string[], instead: readonly number[] = []): number[] {
	const months = written.map(Number).filter((month) => Number.isInteger(month) && month >= 1 && month <= 12);
	return [...new Set(months.length > 0 ? months : instead)].sort((a, b) => a - b);
}

/** The months in which voyages go to a port, or leave from it, whether they can still be booked or not. */
const monthsSeen = (id: string, { voyages }: VoyageIndex): number[] =>
	voyages
		.filter(({ departurePortId, destinationIds }) => departurePortId === id || destinationIds.includes(id))
		.map(({ month }) => Number(month.slice(5)));

/** What can be booked to or from a port; the page shows the pictures `shown` besides. */
function onSale(
	id: string,
	index: VoyageIndex,
	shown: readonly string[],
	content: FeatureScope['content'],
): DestinationPage['onSale'] {
	const { calling, leaving } = portSales(index).get(id) ?? { calling: [], leaving: [] };
	const all = [...calling, ...leaving].toSorted((a, b) => a.date.localeCompare(b.date));
	const ships = new Map(all.map(({ card }) => [card.ship.id, card.ship]));
	const ends = [...calling.flatMap(({ card }) => card.ports[0] ?? []), ...leaving.flatMap(({ card }) => card.ports.slice(1, -1))];
	return {
		ships: [...ships.values()].filter(({ name }) => name !== ''),
		others: [...new Set(ends)].slice(0, MAX_OTHERS),
		voyages: sideBySide(
			oneOfEachLineFirst(all)
				.slice(0, MAX_VOYAGES)
				.toSorted((a, b) => a.date.localeCompare(b.date)),
			content,
			{ fixed: shown },
		),
		calling: calling.length,
		leaving: leaving.length,
	};
}

/** The next voyage of each line, and then those that come after. */
function oneOfEachLineFirst(voyages: readonly IndexedVoyage[]): IndexedVoyage[] {
	const lines = new Set<string>();
	const first = voyages.filter(({ line }) => !lines.has(line) && lines.add(line));
	return [...new Set([...first, ...voyages])];
}

/** The other ports of its area, those to which something is on sale first; then the ports that its voyages go to besides. */
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
