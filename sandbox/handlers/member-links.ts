import { randomBytes } from 'node:crypto';
import type { memberLinks as calls } from '#shared/catalogue/openapi/member-links.ts';
import { STAND_IN_PAGE } from '#shared/constants.ts';
import type { Context } from '../context.ts';
import { orderOf } from '../orders/store.ts';
import { amenitiesOf } from '../seed/amenities.ts';
import type { HandlersOf } from './handler.ts';
import { qrPng } from './qr-png.ts';

/** The address of a page outside of the site, for which the stand-in shows a placeholder. */
const outside = ({ cashier }: Context, what: string, more: Record<string, string> = {}): string =>
	`${cashier}${STAND_IN_PAGE}?${new URLSearchParams({ what, ...more })}`;
/** A ticket of this kind is valid for one visit; the placeholder page only shows it. */
const ticket = () => ({ ticket: randomBytes(9).toString('base64url') });

export const memberLinks: HandlersOf<keyof typeof calls> = {
	'GET /openapi/user/CRM/getH5Url': (_, context) => outside(context, 'centre', ticket()),
	'GET /openapi/user/CRM/getQuanUrl': (_, context) => outside(context, 'coupons', ticket()),
	'GET /openapi/user/CRM/getQuanUrlV2': ({ invitorId }, context) =>
		outside(context, 'coupons', { invitedBy: invitorId, ...ticket() }),
	'POST /openapi/user/generate_urllink': ({ path }, context) => outside(context, 'mini-program', { path }),
	'POST /openapi/user/generate_urllink2': ({ path }, context) => ({ url_link: outside(context, 'mini-program', { path }) }),
	'POST /openapi/user/qrcode/create': ({ path }) =>
		qrPng(`https://mp.weixin.qq.example/a/${encodeURIComponent(path)}`).toString('base64'),

	'GET /openapi/amenityPaxRela/query/bulk': ({ paxIds }, { db, memberId }) =>
		paxIds
			.split(',')
			.map(Number)
			.filter((paxId) =>
				db.get(
					'SELECT 1 FROM order_person JOIN sale_order ON sale_order.id = orderId WHERE order_person.id = :paxId AND memberId = :memberId',
					{ paxId: paxId || 0, memberId },
				),
			)
			.flatMap(amenitiesOf),

	'POST /openapi/user/ccb/push/order': ({ orderId }, context) => ({ id: orderOf(context, orderId).id }),
	'POST /openapi/user/ccb/update/order': ({ orderId }, context) => ({ id: orderOf(context, orderId).id }),
};
