import type { PortCard } from '#shared/catalogue/bff/destinations.ts';
import type { ShownPort } from '#shared/catalogue/entities.ts';
import { pick, type ViewScope } from '../localise.ts';
import { rememberByIdentity } from '../memo.ts';
import { byDate, type IndexedVoyage, type VoyageIndex } from './voyage-index.ts';

/** Voyages on sale that call at a port and voyages that leave from it, by date. */
export type PortSales = { calling: IndexedVoyage[]; leaving: IndexedVoyage[] };

const remember = rememberByIdentity<ReadonlyMap<string, PortSales>>();

/** Returns the voyages on sale by the ids of their ports. They are sorted once for each index. */
export const portSales = (index: VoyageIndex): ReadonlyMap<string, PortSales> => remember([index], '', () => salesOf(index));

function salesOf(index: VoyageIndex): ReadonlyMap<string, PortSales> {
	const byPort = new Map<string, PortSales>();
	const of = (id: string): PortSales => {
		const sales = byPort.get(id) ?? { calling: [], leaving: [] };
		byPort.set(id, sales);
		return sales;
	};
	const onSale = index.voyages.filter(({ state }) => state === 'on-sale').toSorted(byDate);
	for (const voyage of onSale) {
		if (voyage.departurePortId !== null) of(voyage.departurePortId).leaving.push(voyage);
		for (const id of voyage.destinationIds) of(id).calling.push(voyage);
	}
	return byPort;
}

/** Makes the card of a port with its number of sailings; none are counted when the timetable is unavailable. */
export function portCard(port: ShownPort, index: VoyageIndex | null, { lang, content }: ViewScope): PortCard {
	const sales = index && portSales(index).get(port.id);
	const voyages = sales ? [...sales.calling, ...sales.leaving] : [];
	const prices = voyages.flatMap(({ price }) => price ?? []);
	return {
		id: port.id,
		name: pick(lang, port.cnName, port.enName),
		desc: pick(lang, port.desc, port.enDesc),
		picture: content.picture(port.images[0] ?? '', 'port.images'),
		sailings: voyages.length,
		from: prices.length > 0 ? Math.min(...prices) : null,
	};
}
