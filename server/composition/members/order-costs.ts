import type { FeatureScope } from '#server/handler.ts';
import type { OnBoardCosts } from '#shared/catalogue/bff/views.ts';
import type { Category } from '#shared/catalogue/entities.ts';
import type { OrderDetail } from '#shared/catalogue/openapi/order-entities.ts';
import { onBoardCosts } from '../voyages/on-board-costs.ts';

/** Returns what the guests of an order pay on board; null when its voyage is unknown. */
export async function orderCosts(
	{ voyage, cabins }: Pick<OrderDetail, 'voyage' | 'cabins'>,
	categories: readonly Category[],
	scope: FeatureScope,
): Promise<OnBoardCosts | null> {
	return voyage ? onBoardCosts({ ...voyage, nights: voyage.days - 1 }, cabins ?? [], categories, scope) : null;
}
