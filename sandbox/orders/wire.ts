import type { WireOutput } from '#shared/catalogue/catalogue.ts';
import { fromFen } from '#shared/rules/money.ts';
import type { Context } from '../context.ts';
import type { TouristRow } from './create.ts';
import { leavesAtOf } from './departure.ts';
import type { OrderRecord } from './store.ts';

type Detail = WireOutput<'GET /openapi/order/individual/{id}'>;
type VoyageRow = { name: string; enName: string; cruiseId: number; cruiseName: string; cruiseEnName: string };
type CabinRow = {
	categoryId: number;
	cabinId: number;
	roomNum: string;
	deck: string;
	adult: number;
	child: number;
	totalPrice: number;
};
type PersonRow = TouristRow & { cabin: number; checkedIn: number };
type RefundRow = { amount: number; fee: number; requestedAt: number; reviewedAt: number | null; refundedAt: number | null };
type InvoiceRow = {
	titleType: 'company' | 'individual';
	title: string;
	taxNumber: string;
	email: string;
	amount: number;
	appliedAt: number;
	sentAt: number | null;
};
type CouponRow = { memberId: number | null; name: string; enName: string };

/** Writes an order for lists. */
export function rowOf({ db }: Pick<Context, 'db'>, order: OrderRecord) {
	const { id, status, createdAt, payUntil, totalPrice, discount, paidPrice, voyageId, departureDate, days } = order;
	const voyage = db.get<VoyageRow>(
		`SELECT line.name, line.enName, cruise.id AS cruiseId, cruise.cnName AS cruiseName, cruise.enName AS cruiseEnName
		FROM voyage JOIN line ON line.id = lineId JOIN cruise ON cruise.id = voyage.cruiseId WHERE voyage.id = :voyageId`,
		{ voyageId },
	);
	const cabins = db.all<CabinRow>(
		`SELECT order_cabin.categoryId, cabinId, roomNum, deck, adult, child, totalPrice FROM order_cabin JOIN cabin ON cabin.id = cabinId
		WHERE orderId = :id ORDER BY order_cabin.position`,
		{ id },
	);
	const { people = 0, checkedIn = 0 } =
		db.get<{ people: number; checkedIn: number }>(
			'SELECT count(*) AS people, coalesce(sum(checkedIn), 0) AS checkedIn FROM order_person WHERE orderId = :id',
			{ id },
		) ?? {};
	return {
		id,
		orderNo: String(id),
		status,
		createdAt,
		payUntil,
		voyage: {
			id: voyageId,
			departureDate,
			days,
			line: { name: voyage?.name ?? '', enName: voyage?.enName ?? '' },
			cruise: { id: voyage?.cruiseId ?? 0, name: voyage?.cruiseName ?? '', enName: voyage?.cruiseEnName ?? '' },
		},
		cabins: cabins.map((cabin) => ({ ...cabin, totalPrice: fromFen(cabin.totalPrice) })),
		totalPrice: fromFen(totalPrice),
		discount: fromFen(discount),
		payPrice: fromFen(totalPrice - discount),
		paidPrice: fromFen(paidPrice),
		allCheckedIn: checkedIn === people,
		checkedIn,
		leavesAt: leavesAtOf(order),
	};
}

/** Writes an order with all its details. */
export function detailOf(context: Context, order: OrderRecord): Detail {
	const { db } = context;
	const { id } = order;
	const refund = db.get<RefundRow>('SELECT amount, fee, requestedAt, reviewedAt, refundedAt FROM refund WHERE orderId = :id', {
		id,
	});
	const invoice = db.get<InvoiceRow>(
		'SELECT titleType, title, taxNumber, email, amount, appliedAt, sentAt FROM invoice WHERE orderId = :id',
		{ id },
	);
	const coupon =
		order.couponId === null
			? undefined
			: db.get<CouponRow>('SELECT memberId, name, enName FROM coupon WHERE id = :couponId', { couponId: order.couponId });
	return {
		...rowOf(context, order),
		persons: db.all<PersonRow>('SELECT * FROM order_person WHERE orderId = :id ORDER BY cabin, id', { id }),
		contact: { name: order.contactName, mobile: order.contactMobile, email: order.contactEmail },
		coupon: coupon && {
			kind: coupon.memberId === null ? 'coupon' : 'crm-coupon',
			name: coupon.name,
			enName: coupon.enName,
			amount: fromFen(order.discount),
		},
		payments: db
			.all<{ type: 'PAY' | 'REFUND'; method: string; amount: number; at: number }>(
				'SELECT type, method, amount, at FROM order_payment WHERE orderId = :id ORDER BY at, rowid',
				{ id },
			)
			.map((payment) => ({ ...payment, amount: fromFen(payment.amount) })),
		logs: db.all<{ status: number; at: number }>('SELECT status, at FROM order_log WHERE orderId = :id ORDER BY at, rowid', {
			id,
		}),
		gift: order.gift,
		enGift: order.enGift,
		payState: order.payState,
		payError: order.payErrorCode === null ? null : { code: order.payErrorCode, message: order.payErrorMessage },
		refund: refund && { ...refund, amount: fromFen(refund.amount), fee: fromFen(refund.fee) },
		invoice: invoice && { ...invoice, amount: fromFen(invoice.amount), status: invoice.sentAt === null ? 'applied' : 'sent' },
	};
}
