import { type Draft, keepDraft } from '#server/features/booking/draft.ts';
import type { BookingScope } from '#server/features/booking/existing-order.ts';
import { AppError } from '#server/request/errors.ts';
import { ANYBODY } from '#server/request/identity.ts';
import type { CallInput } from '#shared/catalogue/catalogue.ts';
import { BOOKING_HOLD, ORDER_ERRORS } from '#shared/constants.ts';
import { type Replies, scopeWith } from './feature-scope.ts';
import { CONTACT, lin, mei } from './sample-people.ts';
import { category, sailingWithPrices } from './sample-voyages.ts';

type Ordered = CallInput<'POST /openapi/order/v3/individual'>;

export const NOW = '2026-11-21T04:00:00Z';
const DISCOUNT = 200;
const refusal = (err: number) => new AppError('upstream-business', `err ${err}`, { err });

/**
 * A member's booking of one cabin for two, complete and held, and an upstream that sells the cabin for `price` and takes off 200 for any coupon
 * while `coupons` is true. Like the real one it makes no order at another price. `beforePrice` and `beforeOrder` happen just before it answers.
 */
export async function bookedDraft(change: Partial<Draft> = {}, replies: Replies = {}) {
	const upstream = { price: 8_000, coupons: true, orders: [] as Ordered[], beforePrice: () => {}, beforeOrder: () => {} };
	const priced = ({ couponCode, crmCouponId }: Pick<Ordered, 'couponCode' | 'crmCouponId'>) => {
		const hasCoupon = Boolean(couponCode ?? crmCouponId);
		if (hasCoupon && !upstream.coupons) throw refusal(ORDER_ERRORS.couponNotApplicable);
		const discount = hasCoupon ? DISCOUNT : 0;
		const { price } = upstream;
		return {
			cabins: [{ categoryId: 'c', personAvg: price / 2, totalPrice: price }],
			totalPrice: price,
			discount,
			payPrice: price - discount,
		};
	};
	const sale: Replies = {
		'GET /openapi/cruise/category/all': () => [category({ id: 'c' })],
		'GET /openapi/voyage/v2/{id}': () => sailingWithPrices(1, '2027-03-05', '上海-济州-上海'),
		'GET /openapi/user/tourist': () => [mei, lin],
		'GET /openapi/user/contact': () => [CONTACT],
		'POST /openapi/order/v2/individual/calculate': (asked) => {
			upstream.beforePrice();
			return priced(asked);
		},
		'POST /openapi/order/v3/individual': (asked) => {
			upstream.beforeOrder();
			if (priced(asked).payPrice !== asked.payPrice) throw refusal(ORDER_ERRORS.priceChanged);
			upstream.orders.push(asked);
			return { id: `order-${upstream.orders.length}` };
		},
	};
	const member = { id: 'member', nickname: '', mobile: CONTACT.mobile, mobilePre: '86', region: '', isNew: false };
	const { scope } = scopeWith({ ...sale, ...replies }, { now: NOW, identity: { ...ANYBODY, state: 'member', member } });
	const draft: Draft = {
		localId: 'draft',
		voyageId: '1',
		cabins: [{ categoryId: 'c', adult: 2, child: 0, cabinId: '7', roomNum: '8101', beds: [mei.id, lin.id] }],
		contactId: CONTACT.id,
		touched: true,
		deadline: Date.parse(NOW) + BOOKING_HOLD,
		...change,
	};
	await keepDraft(scope, draft);
	return { draft, upstream, scope: { ...scope, leaveWaitingRoom: async () => {} } satisfies BookingScope };
}
