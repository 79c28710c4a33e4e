import { pick } from '#server/composition/localise.ts';
import { priceLines, sumOf } from '#server/composition/members/money-lines.ts';
import { orderCosts } from '#server/composition/members/order-costs.ts';
import { cancellingClosed } from '#server/composition/members/order-refund.ts';
import { type Known, loadOrder, voyagesOf } from '#server/composition/members/orders.ts';
import { orderPassenger } from '#server/composition/members/passenger-view.ts';
import { rebookingOf } from '#server/composition/members/rebooking.ts';
import { cabinSummary, categoriesOf } from '#server/composition/voyages/category-summary.ts';
import { documentTermsOf, shownTerms, UNKNOWN_TERMS } from '#server/composition/voyages/sailing-documents.ts';
import { loadDeparture } from '#server/composition/voyages/voyage-detail.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import type { PriceLine } from '#shared/catalogue/bff/order-views.ts';
import type { OrderPriceView, OrderView } from '#shared/catalogue/bff/orders.ts';
import type { Category } from '#shared/catalogue/entities.ts';
import type { OrderDetail } from '#shared/catalogue/openapi/order-entities.ts';
import { INVOICE_WORKING_DAYS, PAY_METHODS } from '#shared/constants.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { workingDaysLater } from '#shared/rules/invoice.ts';
import { toFen } from '#shared/rules/money.ts';
import { isAhead, orderCan, orderStatus } from '#shared/rules/order-status.ts';
import { dueOf, paidOf, refundedOf } from '#shared/rules/order-sums.ts';
import { orderTimeline } from '#shared/rules/order-timeline.ts';
import { maskEmail, maskMobile } from '#shared/rules/phone.ts';
import { cancellationTable, stepsOf } from './cancellation-table.ts';
import { orderCard, refundBy, withStaff } from './cards.ts';
import { proposalOf } from './invoice.ts';

/**
 * Returns the place of each passenger's cabin in an order, in the passengers' order; null when it is unknown. Backends leave 0 out: a passenger without
 * a place is in the only cabin of the order, or in the only one that lacks exactly as many people as there are without a place.
 */
function placesOf({ cabins, persons }: Pick<OrderDetail, 'cabins' | 'persons'>): (number | null)[] {
	const unplaced = persons.filter(({ cabin }) => typeof cabin !== 'number').length;
	const open = (cabins ?? [])
		.map(({ adult, child }, place) => ({ place, free: adult + child - persons.filter(({ cabin }) => cabin === place).length }))
		.filter(({ free }) => free > 0);
	const [only] = open;
	const other = cabins?.length === 1 ? 0 : open.length === 1 && only?.free === unplaced ? only.place : null;
	return persons.map(({ cabin }) => cabin ?? other);
}

/** `GET /order`: everything that an order's page shows. */
export const order: Handler<'GET /order'> = async ({ id }, scope) => {
	const found = await loadOrder(id, scope);
	const departure = await loadDeparture(found.voyage, found.leavesAt, scope);
	const { leavesAt } = departure;
	const [cardOf, categories, documents, steps, closed, invoiceProposal, rebooking] = await Promise.all([
		voyagesOf([found], scope),
		categoriesOf(scope),
		found.voyage ? documentTermsOf({ ...found.voyage, leavesAt }, scope) : UNKNOWN_TERMS,
		stepsOf(found, scope),
		cancellingClosed(found, scope),
		proposalOf(scope),
		rebookingOf(found.id, scope, found),
	]);
	const voyage = cardOf(found);
	const now = scope.now.getTime();
	const today = todayInShanghai(scope.now);
	const card = await withStaff(orderCard(found, voyage, departure, scope, refundBy(found.refund)), scope);
	const places = placesOf(found);
	const bookedCabins = cabinsOf(found, categories, scope).map((cabin, place) => ({
		...cabin,
		passengers: found.persons
			.filter((_, index) => places[index] === place)
			.map((one) => orderPassenger(one, voyage && { ...voyage, documents })),
	}));
	return {
		...card,
		isNew: found.isNew ?? false,
		bookedCabins,
		contact: found.contact
			? { name: found.contact.name, mobileMasked: maskMobile(found.contact.mobile), emailMasked: maskEmail(found.contact.email) }
			: null,
		timeline: timelineOf(found),
		lines: linesOf(found, bookedCabins, scope.lang),
		onBoard: isAhead(found.status) ? await orderCosts(found, categories, scope) : null,
		paid: paidOf(found),
		refunded: refundedOf(found),
		refund: refundView(found.refund),
		invoice: invoiceView(found.invoice),
		invoiceProposal,
		cancellation: cancellationTable(found, steps, today),
		documents: shownTerms(documents),
		gift: pick(scope.lang, found.gift, found.enGift),
		rebooking,
		can: orderCan(
			{
				status: found.status,
				date: voyage?.date ?? null,
				payBy: card.payBy,
				due: card.due,
				cancellingClosed: closed,
				invoiced: Boolean(found.invoice),
			},
			{ now, today },
		),
		now,
	};
};

type PricedCabin = Omit<OrderView['bookedCabins'][number], 'passengers'>;

const cabinsOf = ({ cabins }: Pick<OrderDetail, 'cabins'>, categories: readonly Category[], scope: FeatureScope): PricedCabin[] =>
	(cabins ?? []).map((cabin) => ({ ...cabinSummary(categories, cabin, scope), total: cabin.totalPrice }));

/** Returns the lines of an order's price; none when they don't add up to it, as happens when a line can't be read. */
function linesOf(
	{ coupon, payPrice }: Pick<OrderDetail, 'coupon' | 'payPrice'>,
	cabins: readonly PricedCabin[],
	lang: FeatureScope['lang'],
): PriceLine[] {
	const taken = coupon && { kind: coupon.kind, name: pick(lang, coupon.name, coupon.enName), amount: coupon.amount };
	const lines = priceLines(cabins, taken ?? null);
	return payPrice !== null && toFen(sumOf(lines)) === toFen(payPrice) ? lines : [];
}

function timelineOf({ status, createdAt, logs, payments }: Known<OrderDetail>) {
	const told = logs.flatMap(({ status: code, at }) => {
		const key = orderStatus(code);
		return key ? [{ status: key, at }] : [];
	});
	const paidAt = payments?.find(({ type }) => type === 'PAY')?.at ?? null;
	return orderTimeline({ status, createdAt, logs: told, paidAt });
}

function refundView(refund: OrderDetail['refund']): OrderView['refund'] {
	if (!refund) return null;
	const { amount, fee, requestedAt, reviewedAt, refundedAt } = refund;
	return { amount, fee, requestedAt, reviewedAt: reviewedAt ?? null, refundBy: refundBy(refund), refundedAt: refundedAt ?? null };
}

function invoiceView(invoice: OrderDetail['invoice']): OrderView['invoice'] {
	if (!invoice) return null;
	const { status: state, titleType, title, taxNumber, email, amount, appliedAt, sentAt } = invoice;
	const by = workingDaysLater(todayInShanghai(new Date(appliedAt)), INVOICE_WORKING_DAYS);
	return { state, titleType, title, taxNumber, email, amount, at: appliedAt, by, sentAt: sentAt ?? null };
}

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
		paid: paidOf(order),
		due: dueOf(order),
		refunded: refundedOf(order),
		payments: (order.payments ?? []).map(({ type, method, amount, at }) => ({
			kind: type === 'PAY' ? ('payment' as const) : ('refund' as const),
			method: PAY_METHODS.find((known): known is Exclude<Method, ''> => known === method) ?? '',
			amount,
			at,
		})),
		now: scope.now.getTime(),
	};
};
