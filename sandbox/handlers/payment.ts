import type { payment as calls } from '#shared/catalogue/openapi/payment.ts';
import { openCashier } from '../orders/cashier.ts';
import type { HandlersOf } from './handler.ts';

export const payment: HandlersOf<keyof typeof calls> = {
	'POST /openapi/order/union/pay': ({ orderId, return_url }, context) => openCashier(context, orderId, 'union', return_url),
	'POST /openapi/order/alipay/pay': ({ orderId }, context) => openCashier(context, orderId, 'alipay'),
	'POST /openapi/order/wechat/pay': ({ orderId }, context) => openCashier(context, orderId, 'wechat'),
	'POST /openapi/order/wxmini/pay': ({ orderId }, context) => openCashier(context, orderId, 'wxmini'),
};
