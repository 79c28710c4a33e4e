import type { Cache } from '#server/storage/cache.ts';
import type { VoyageWithPrices } from '#shared/catalogue/entities.ts';
import type { Replies } from '../feature-scope.ts';
import { category, fleet, sailing, sailingWithPrices } from '../sample-voyages.ts';
import { failure } from './fates.ts';

const IDS = [1, 2, 3, 4];
const DAY = '2027-03-05';
const LINE = '上海-济州-上海';

/** The voyages of the simulated world. */
export const VOYAGES = IDS.map((id) => sailing(id, DAY, LINE));
const DETAILS = new Map(IDS.map((id) => [String(id), sailingWithPrices(id, DAY, LINE)]));
const CATEGORIES = [category({ id: 'c', persons: 4 })];
const REPLIES: Replies = {
	...fleet(...VOYAGES),
	'GET /openapi/voyage/v2/{id}': ({ id }) => DETAILS.get(String(id)) as VoyageWithPrices,
	'GET /openapi/cruise/category/all': () => CATEGORIES,
};

/** Public replies as from a warm cache: always the same objects. A reply that isn't among them is unavailable. */
async function reply(key: string): Promise<never> {
	const [name = '', , ...rest] = key.split(':');
	const found = REPLIES[name as keyof typeof REPLIES];
	if (!found) throw failure();
	return found(JSON.parse(rest.join(':')) as never) as never;
}

export const PUBLIC_REPLIES: Cache = { has: () => true, remember: (_, key) => reply(key), renew: (_, key) => reply(key) };
