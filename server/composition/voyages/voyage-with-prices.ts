import type { FeatureScope } from '#server/handler.ts';
import type { VoyageWithPrices } from '#shared/catalogue/entities.ts';
import { orNotFound } from '../failures.ts';

/**
 * Loads the voyage with its prices. Its inventory is the sum of its categories when it has none that can be read. Another refusal of
 * upstream's is shown in upstream's own words.
 */
export async function loadVoyage(id: string, { api }: FeatureScope): Promise<VoyageWithPrices> {
	const found = await orNotFound(api('GET /openapi/voyage/v2/{id}', { id }), `voyage ${id}`);
	if (typeof found.inventory === 'number') return found;
	return { ...found, inventory: inAllCategories(found.categories.map(({ inventory }) => inventory)) ?? found.inventory };
}

/** Returns the cabins left in all categories; null unless upstream gives the number of each, since an unknown number isn't 0. */
const inAllCategories = (left: readonly (number | null)[]): number | null =>
	left.length === 0 || left.includes(null) ? null : left.reduce<number>((sum, inventory) => sum + (inventory ?? 0), 0);
