import { section } from '#server/composition/sections.ts';
import type { FeatureScope } from '#server/handler.ts';
import { type Draft, draftName, ORDERED_SECONDS } from './draft.ts';

/**
 * Removes cabins that became an order from the cart, once: upstream counts by differences, so a second time would remove cabins
 * that are meant for another booking. A failure is only logged, since the order exists.
 */
export async function leaveCart({ localId, voyageId, cabins }: Draft, scope: FeatureScope): Promise<void> {
	await section('cabins ordered leave the cart', scope, async () => {
		const rows = (await scope.api('GET /openapi/user/shopcart', {})).filter((row) => row.voyageId === voyageId);
		const fewer = rows.flatMap(({ categoryId, adult, child, count }) => {
			const ordered = cabins.filter((own) => own.categoryId === categoryId && own.adult === adult && own.child === child);
			return ordered.length > 0 ? [{ voyageId, categoryId, adult, child, count: -Math.min(count, ordered.length) }] : [];
		});
		if (fewer.length === 0) return;
		const first = await scope.vault.put(`left-cart:${draftName(scope, localId)}`, true, ORDERED_SECONDS, 'first');
		if (first) await Promise.all(fewer.map((row) => scope.api('POST /openapi/user/shopcart', row)));
	});
}
