import type { Cache } from '#server/storage/cache.ts';
import { category, fleet, sailing, sailingWithPrices } from '../sample-voyages.ts';
import { failure } from './fates.ts';

const IDS = [1, 2, 3, 4];
const DAY = '2027-03-05';
const LINE = '上海-济州-上海';

/** The voyages of the simulated world. */
export const VOYAGES = IDS.map((id) => sailing(id, DAY, LINE));
const DETAILS = new Map(IDS.map((id) => [String(id), sailingWithPrices(id, DAY, LINE)]));
const CATEGORIES = [category({ id: 'c', persons: 4 })];
const REPLIES = fleet(...VOYAGES);

/** Public replies as from a warm cache: always the same objects. A reply that isn't among them is unavailable. */
async function reply(key: string): Promise<never> {
	const [name = '', , ...rest] = key.split(':');
	const input = JSON.parse(rest.join(':')) as { id?: string };
	if (name === 'GET /openapi/voyage/v2/{id}') return DETAILS.get(input.id ?? '') as never;
	if (name === 'GET /openapi/cruise/category/all') return CATEGORIES as never;
	const found = REPLIES[name as keyof typeof REPLIES];
	if (!found) throw failure();
	return found(input as never) as never;
}

export const PUBLIC_REPLIES: Cache = {
	has: () => true,
	remember: (_, key) => reply(key),
	renew: (_, key) => reply(key),
};
