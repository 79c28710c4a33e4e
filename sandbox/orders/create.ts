import type { ParsedInput } from '#shared/catalogue/catalogue.ts';
import { ORDER_ERRORS, ORDER_STATUSES } from '#shared/constants.ts';
import { monthOf, todayInShanghai } from '#shared/rules/dates.ts';
import type { DocumentType } from '#shared/rules/documents.ts';
import { toFen } from '#shared/rules/money.ts';
import { hasGuardian } from '#shared/rules/passenger-age.ts';
import type { Context } from '../context.ts';
import { notFound, SandboxError, VOYAGE_CLOSED } from '../errors.ts';
import { quote } from '../pricing.ts';
import { byCode, type CouponRow, discountOf, ownCoupon } from './coupons.ts';
import { freeNumber } from './store.ts';
import { PAY_WINDOW } from './times.ts';

type NewOrder = ParsedInput<'POST /openapi/order/v3/individual'>;
type Basket = Pick<NewOrder, 'voyageId' | 'couponCode' | 'crmCouponId'> & {
	cabins: readonly { categoryId: string; adult: number; child: number }[];
};
export type TouristRow = {
	id: number;
	lastName: string;
	firstName: string;
	pinyinLastName: string;
	pinyinFirstName: string;
	gender: number;
	birthday: string;
	documentType: DocumentType;
	passport: string;
	passportExpiry: string;
	idcard: string;
	mobile: string;
	mobilePre: string;
};

const wrong = (message: string) => new SandboxError(ORDER_ERRORS.passengersWrong, message);

/** Returns the price of cabins with a coupon, in fen. Throws when a cabin isn't sold or the coupon doesn't apply. */
export function priceOf(context: Context, { voyageId, cabins, couponCode, crmCouponId }: Basket) {
	const lines = cabins.map((cabin) => {
		const line = quote(context.db, voyageId, cabin);
		if (!line) throw notFound('舱房价格');
		return line;
	});
	const total = lines.reduce((sum, { totalPrice }) => sum + toFen(totalPrice), 0);
	const coupon: CouponRow | undefined = couponCode
		? byCode(context, couponCode)
		: crmCouponId
			? ownCoupon(context, crmCouponId)
			: undefined;
	const discount = coupon ? discountOf(context, coupon, total) : 0;
	if ((couponCode || crmCouponId) && discount === 0) throw new SandboxError(ORDER_ERRORS.couponNotApplicable, '优惠券不可用');
	return { lines, total, discount, coupon: discount > 0 ? coupon : undefined };
}

function passengersOf({ db, memberId }: Context, ids: readonly string[], departure: string): TouristRow[] {
	const passengers = ids.map((id) => {
		const row = db.get<TouristRow>('SELECT * FROM tourist WHERE id = CAST(:id AS INTEGER) AND memberId = :memberId', {
			id,
			memberId,
		});
		if (!row) throw notFound('旅客');
		return row;
	});
	if (
		!hasGuardian(
			passengers.map(({ birthday }) => birthday),
			departure,
		)
	)
		throw wrong('每间舱房须有一位年满 18 周岁的成人');
	return passengers;
}

/** Creates an order of cabins that the member holds, with all of them or not at all. */
export function createOrder(context: Context, input: NewOrder): { id: number } {
	const { db, now, today, memberId } = context;
	const voyage = db.get<{ departureDate: string }>('SELECT departureDate FROM voyage WHERE id = CAST(:id AS INTEGER)', {
		id: input.voyageId,
	});
	if (!voyage) throw notFound('航次');
	if (voyage.departureDate <= today) throw new SandboxError(VOYAGE_CLOSED, '该航次已启航或临近启航，无法预订');
	const contact = db.get<{ name: string; mobile: string; email: string }>(
		'SELECT name, mobile, email FROM contact WHERE id = CAST(:id AS INTEGER) AND memberId = :memberId',
		{ id: input.contactId, memberId },
	);
	if (!contact) throw notFound('联系人');
	const everybody = input.cabins.flatMap(({ touristIds }) => touristIds);
	if (new Set(everybody).size < everybody.length) throw wrong('旅客信息重复');
	const { lines, total, discount, coupon } = priceOf(context, input);
	if (toFen(input.payPrice) !== total - discount)
		throw new SandboxError(ORDER_ERRORS.priceChanged, '价格已变动，请确认后重新提交');
	const at = now.getTime();
	const voyageId = Number(input.voyageId);
	const id = freeNumber(context);
	const onRequest = input.cabins.some(({ categoryId }) =>
		db
			.get<{ code: string }>('SELECT code FROM category WHERE id = CAST(:categoryId AS INTEGER)', { categoryId })
			?.code.startsWith('S'),
	);
	const isCovered = total === discount;
	const confirmed = isCovered ? ORDER_STATUSES['not-travelled'] : ORDER_STATUSES['waiting-payment'];
	const status = onRequest ? ORDER_STATUSES['waiting-confirmation'] : confirmed;
	db.transaction(() => {
		db.run(
			`INSERT INTO sale_order (id, memberId, voyageId, status, createdAt, payUntil, totalPrice, discount, couponId, contactName, contactMobile, contactEmail,
				gift, enGift)
			VALUES (:id, :memberId, :voyageId, :status, :at, :payUntil, :total, :discount, :couponId, :name, :mobile, :email, :gift, :enGift)`,
			{
				id,
				memberId,
				voyageId,
				status,
				at,
				payUntil: onRequest || isCovered ? null : at + PAY_WINDOW,
				total,
				discount,
				couponId: coupon?.id ?? null,
				...contact,
				...giftOf(context, voyage.departureDate),
			},
		);
		db.run('INSERT INTO order_log (orderId, status, at) VALUES (:id, :status, :at)', { id, status, at });
		for (const [position, cabin] of input.cabins.entries()) {
			const { adult, child, touristIds } = cabin;
			if (touristIds.length !== adult + child) throw wrong('旅客信息不完整');
			const place = { voyageId, cabinId: Number(cabin.cabinId), categoryId: Number(cabin.categoryId) };
			const { changes } = db.run(
				`DELETE FROM hold WHERE voyageId = :voyageId AND cabinId = :cabinId AND categoryId = :categoryId AND memberId = :memberId
				AND expireAt > :at`,
				{ ...place, memberId, at },
			);
			if (changes !== 1) throw new SandboxError(ORDER_ERRORS.holdOver, '舱房保留时间已过，请重新选择');
			db.run('UPDATE voyage_category SET inventory = inventory - 1 WHERE voyageId = :voyageId AND categoryId = :categoryId', {
				voyageId,
				categoryId: place.categoryId,
			});
			const totalPrice = toFen(lines[position]?.totalPrice ?? 0);
			db.insert('order_cabin', [{ orderId: id, position, ...place, adult, child, totalPrice, taken: 1 }]);
			for (const passenger of passengersOf(context, touristIds, voyage.departureDate))
				addPassenger(context, id, position, passenger);
		}
	});
	return { id };
}

/** Returns what a running campaign gives with each cabin of a voyage: its link lists the months of its voyages. */
function giftOf({ db, now }: Pick<Context, 'db' | 'now'>, departureDate: string): { gift: string; enGift: string } {
	const offer = db.get<{ gift: string; enGift: string }>(
		`SELECT gift, enGift FROM activity WHERE gift <> '' AND instr(link, :month) > 0 AND beginDate <= :today
		AND (endDate = '' OR endDate >= :today) ORDER BY position LIMIT 1`,
		{ month: monthOf(departureDate), today: todayInShanghai(now) },
	);
	return offer ?? { gift: '', enGift: '' };
}

/** Copies a passenger into the order: later changes in the list of passengers don't change the order. */
export function addPassenger(
	{ db }: Pick<Context, 'db'>,
	orderId: number,
	cabin: number,
	passenger: TouristRow,
	checkedIn = 0,
): void {
	const { lastName, firstName, pinyinLastName, pinyinFirstName, gender, birthday, documentType } = passenger;
	const { passport, passportExpiry, idcard, mobile, mobilePre } = passenger;
	const names = { lastName, firstName, pinyinLastName, pinyinFirstName };
	const facts = { gender, birthday, documentType, passport, passportExpiry, idcard, mobile, mobilePre, checkedIn };
	db.insert('order_person', [{ orderId, cabin, ...names, ...facts, checkInStatus: checkedIn ? 'DONE' : 'NONE' }]);
}
