import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';

const LOGIN = 'it would log a member in';
const ORDER = 'it would make an order';
const PAYMENT = 'it would begin a payment';
const PARTNER = 'it would report an order to a partner';
const CODE = 'it would send a message to a phone';

/** Calls that are never made by the plan, since they change something that can't be put back. The reason is said of each. */
export const UNTRIED: { readonly [N in UpstreamCall]?: string } = {
	'POST /openapi/message/sms/code': CODE,
	'POST /openapi/message/sms/captcha/code': CODE,
	'POST /openapi/guest/pc/mobile/login': 'it logs in: give --mobile and --code',
	'POST /openapi/guest/pc/bocomLogin': LOGIN,
	'POST /openapi/user/ccb/login': LOGIN,
	'POST /openapi/user/wechat/bind': LOGIN,
	'POST /openapi/userPromotion/mobile/change': 'it would change the number of the member',
	'POST /openapi/user/ccb/push/order': PARTNER,
	'POST /openapi/user/ccb/update/order': PARTNER,
	'DELETE /openapi/user/shopcart/{id}': 'it would remove a row of the cart',
	'POST /openapi/order/v3/individual': ORDER,
	'POST /openapi/order/v2/individual': ORDER,
	'POST /openapi/order/individual/{id}/cancel': 'it would cancel an order',
	'POST /openapi/order/invoice/apply': 'it would ask for an invoice',
	'POST /openapi/order/ocr': 'it needs the picture of a passport, and readings may cost',
	'POST /openapi/order/union/pay': PAYMENT,
	'POST /openapi/order/alipay/pay': PAYMENT,
	'POST /openapi/order/wechat/pay': PAYMENT,
	'POST /openapi/order/wxmini/pay': PAYMENT,
	'POST /openapi/order/person/{id}/checkin': 'it would check a passenger in',
	'POST /openapi/order/person/{id}/ticket/create': 'it would make a boarding pass',
};
