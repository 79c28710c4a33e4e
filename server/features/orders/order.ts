import { pick } from '#server/composition/localise.ts';
import { priceLines, sumOf } from '#server/composition/members/money-lines.ts';
import { orderCosts } from '#server/composition/members/order-costs.ts';
import { voyagesOf } from '#server/composition/members/order-voyages.ts';
import { type Known, loadOrder } from '#server/composition/members/orders.ts';
import { orderPassenger } from '#server/composition/members/passenger-view.ts';
import { cabinSummary, categoriesOf } from '#server/composition/voyages/category-summary.ts';
import { documentTermsOf, shownTerms, UNKNOWN_TERMS } from '#server/composition/voyages/sailing-documents.ts';
import { loadDeparture } from '#server/composition/voyages/voyage-detail.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import type { PriceLine } from '#shared/catalogue/bff/order-views.ts';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import type { Category } from '#shared/catalogue/entities.ts';
import type { OrderDetail } from '#shared/catalogue/openapi/order-entities.ts';
import { INVOICE_WORKING_DAYS } from '#shared/constants.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { workingDaysLater } from '#shared/rules/invoice.ts';
import { fromFen, toFen } from '#shared/rules/money.ts';
import { isAhead, orderCan, orderStatus } from '#shared/rules/order-status.ts';
import { orderTimeline } from '#shared/rules/order-timeline.ts';
import { maskEmail, maskMobile } from '#shared/rules/phone.ts';
import { cancellingClosed } from './cancel.ts';
import { cancellationTable, stepsOf } from './cancellation-table.ts';
import { orderCard, refundBy } from './cards.ts';
import { proposalOf } from './invoice.ts';
import { type Paid, paidOf } from './paid.ts';
import { placesOf } from './passenger-places.ts';

/** `GET /order`: everything that an order's page shows. */
export const order: Handler<'GET /order'> = async ({ id }, scope) => {
	const found = await loadOrder(id, scope);
	const departure = await loadDeparture(found.voyage, found.leavesAt, scope);
	const { leavesAt } = departure;
	const [cardOf, categories, documents, steps, closed, invoiceProposal] = await Promise.all([
		voyagesOf([found], scope),
		categoriesOf(scope),
		found.voyage ? documentTermsOf({ ...found.voyage, leavesAt }, scope) : UNKNOWN_TERMS,
		stepsOf(found, scope),
		cancellingClosed(found, scope),
		proposalOf(scope),
	]);
	const voyage = cardOf(found);
	const now = scope.now.getTime();
	const today = todayInShanghai(scope.now);
	const card = orderCard(found, voyage, departure, scope, refundBy(found.refund));
	const places = placesOf(found);
	const bookedCabins = cabinsOf(found, categories, scope).map((cabin, place) => ({
		...cabin,
		passengers: found.persons
			.filter((_, index) => places[index] === place)
			.map((one) => orderPassenger(one, voyage && { ...voyage, documents })),
	}));
	return {
		...card,
		bookedCabins,
		contact: found.contact
			? { name: found.contact.name, mobileMasked: maskMobile(found.contact.mobile), emailMasked: maskEmail(found.contact.email) }
			: null,
		timeline: timelineOf(found),
		lines: linesOf(found, bookedCabins, scope.lang),
		onBoard: isAhead(found.status) ? await orderCosts(found, categories, scope) : null,
		...amountsOf(found),
		refund: refundView(found.refund),
		invoice: invoiceView(found.invoice),
		invoiceProposal,
		cancellation: cancellationTable(found, steps, today),
		documents: shownTerms(documents),
		gift: pick(scope.lang, found.gift, found.enGift),
		can: orderCan(
			{
				status: found.status,
				date: voyage?.date ?? null,
				payBy: card.payBy,
				cancellingClosed: closed,
				invoiced: Boolean(found.invoice),
			},
			{ now, today },
		),
		now,
	};
};

type PricedCabin = Omit<OrderView['bookedCabins'][number], 'passengers'>;

export const cabinsOf = (
	{ cabins }: Pick<OrderDetail, 'cabins'>,
	categories: readonly Category[],
	scope: FeatureScope,
): PricedCabin[] => (cabins ?? []).map((cabin) => ({ ...cabinSummary(categories, cabin, scope), total: cabin.totalPrice }));

/** Returns the lines of an order's price; none when they don't add up to it, as happens when a line can't be read. */
export function linesOf(
	{ coupon, payPrice }: Pick<OrderDetail, 'coupon' | 'payPrice'>,
	cabins: readonly PricedCabin[],
	lang: FeatureScope['lang'],
): PriceLine[] {
	const taken = coupon && { kind: coupon.kind, name: pick(lang, coupon.name, coupon.enName), amount: coupon.amount };
	const lines = priceLines(cabins, taken ?? null);
	return payPrice !== null && toFen(sumOf(lines)) === toFen(payPrice) ? lines : [];
}

/**
 * Returns the sums that are paid, paid back and still due, each as upstream has it; null when unknown. A sum is due only while the
 * order can be paid.
 */
export function amountsOf(order: Paid & Pick<OrderDetail, 'payments'>) {
	const { payments, payPrice, status } = order;
	const paid = paidOf(order);
	const back = payments?.filter(({ type }) => type === 'REFUND').reduce((sum, { amount }) => sum + toFen(amount), 0);
	// Unless payments say otherwise, it is known only of orders before their refund that no money was paid back.
	const refunded = back || (status === 'refunded' ? null : 0);
	const open = status === 'reserved' || status === 'waiting-payment' || status === 'waiting-confirmation';
	return {
		paid,
		due: open ? (payPrice === null || paid === null ? null : fromFen(toFen(payPrice) - toFen(paid))) : 0,
		refunded: refunded === null ? null : fromFen(refunded),
	};
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
