import { voyagesOf } from '#server/composition/members/order-voyages.ts';
import { loadOrder } from '#server/composition/members/orders.ts';
import { categoriesOf } from '#server/composition/voyages/category-summary.ts';
import type { Handler } from '#server/handler.ts';
import type { OrderPriceView } from '#shared/catalogue/bff/orders.ts';
import { PAY_METHODS } from '#shared/constants.ts';
import { amountsOf, cabinsOf, linesOf } from './order.ts';

type Method = OrderPriceView['payments'][number]['method'];

/** `GET /order/price`: the lines of an order's price, and every payment with its day and method. */
export const orderPrice: Handler<'GET /order/price'> = async ({ id }, scope) => {
	const order = await loadOrder(id, scope);
	const [cardOf, categories] = await Promise.all([voyagesOf([order], scope), categoriesOf(scope)]);
	const voyage = cardOf(order);
	const lines = linesOf(order, cabinsOf(order, categories, scope), scope.lang);
	return {
		id: order.id,
		number: order.orderNo,
		status: order.status,
		voyage,
		placedAt: order.createdAt,
		lines,
		total: order.payPrice,
		...amountsOf(order),
		payments: (order.payments ?? []).map(({ type, method, amount, at }) => ({
			kind: type === 'PAY' ? ('payment' as const) : ('refund' as const),
			method: PAY_METHODS.find((known): known is Exclude<Method, ''> => known === method) ?? '',
			amount,
			at,
		})),
		now: scope.now.getTime(),
	};
};
