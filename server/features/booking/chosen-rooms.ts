import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';

/** A cabin that is held; `wanted` is the id of the one that was chosen on the deck, null where none was. */
type Held = { categoryId: string; cabinId: string; roomNum: string; wanted: string | null };

/** Gives each held room to the cabin that wants it: the rooms of one category are alike to upstream. The order of the cabins stays. */
function share<H extends Held>(held: readonly H[]): H[] {
	const cabins = [...held];
	for (const [at, cabin] of cabins.entries()) {
		const from = cabins.findIndex(
			(other) => other.cabinId === cabin.wanted && other.wanted !== other.cabinId && other.categoryId === cabin.categoryId,
		);
		const other = cabins[from];
		if (!other || other === cabin) continue;
		cabins[at] = { ...cabin, cabinId: other.cabinId, roomNum: other.roomNum };
		cabins[from] = { ...other, cabinId: cabin.cabinId, roomNum: cabin.roomNum };
	}
	return cabins;
}

/**
 * Exchanges held rooms for those that were chosen on the deck, one after the other. A room that can't be had leaves the held one in its place and
 * counts as `lost`: the hold itself never fails by that.
 */
export async function takeChosen<H extends Held>(voyageId: string, held: readonly H[], scope: FeatureScope) {
	const cabins: H[] = [];
	let lost = 0;
	for (const cabin of share(held)) {
		const { wanted, cabinId: oldCabinId } = cabin;
		if (wanted === null || wanted === oldCabinId) {
			cabins.push(cabin);
			continue;
		}
		try {
			const { id, roomNum } = await scope.api('POST /openapi/order/lockCabin', { voyageId, cabinId: wanted, oldCabinId });
			cabins.push({ ...cabin, cabinId: id, roomNum });
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			cabins.push(cabin);
			lost += 1;
		}
	}
	return { cabins, lost };
}
