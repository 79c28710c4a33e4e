const VOYAGE = {
	price: 'the voyage is shown without a price, and not sold',
	'price.disCountPrice': 'the voyage is shown without a price, and not sold',
	inventory: 'unknown: the voyage isn’t called sold out, and no number of cabins is promised; its own page says what is left',
	balconyPrice: 'not shown',
	hoursInPort: 'unknown: not shown; 0 isn’t either',
	seaDays: 'unknown: not shown; 0 isn’t either',
};

const ORDER = {
	orderNo: 'left out: the id is never shown instead',
	createdAt: 'not shown; the order comes after the others',
	payUntil: 'no deadline is shown',
	voyage: 'the order is shown without its voyage; its cabins can’t be changed, and it has no check-in',
	'cabins[].child': 'none',
	'cabins[].cabinId': 'the cabin can’t be changed',
	'cabins[].totalPrice': 'the price isn’t shown line by line',
	payPrice: 'not shown, never 0: who pays reads that the cashier shows the sum',
	paidPrice: 'the sum of its payments, else what its state says',
	discount: 'not read',
	totalPrice: 'the cancellation table has no sums',
	allCheckedIn: 'no',
	checkedIn: 'not shown',
	leavesAt: 'the hour of the itinerary; without one the day counts from its first moment',
};

/**
 * What the site makes of a value that is missing, by thing or call, where the value used instead doesn't say it. Backends leave out what is 0, empty or
 * false: each field of this table says whether a missing one is that, or unknown.
 */
export const MISSING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	Voyage: VOYAGE,
	VoyageWithPrices: {
		...VOYAGE,
		prices: 'no category is sold',
		inventory: 'the sum of `categories[].inventory`, if each is known',
		'categories[].inventory': 'the category isn’t on sale: 0 may have been left out',
	},
	CartRow: { adult: 'unknown: never taken for 0 or guessed', child: 'none' },
	CartEntry: {
		adult: 'the row has no price and can’t be booked; it can be removed',
		child: 'none',
		inventory: 'the row can’t be booked; it can be removed',
		'inventory.categories[].inventory': 'the row can’t be booked: 0 may have been left out',
	},
	Category: {
		persons: 'unknown: the backend decides whether a party fits',
		hasBalcony: 'no balcony',
		subcategoryId: 'the category stands among the others',
	},
	OrderRow: ORDER,
	OrderDetail: {
		...ORDER,
		'persons[].cabin':
			'0 where the order has one cabin, or where exactly one cabin lacks as many people as have none; else the passenger stands in no cabin',
		'persons[].gender': 'follows from an identity card, else unknown',
		payments: 'not shown; what was paid follows from `paidPrice` or the state',
		refund: 'the page speaks of the refund without its sum',
		invoice: 'no invoice was asked for',
		payError: 'a failed payment without its reason',
		gift: 'no gift is shown',
	},
	Tourist: {
		gender: 'follows from an identity card, else the passenger is incomplete: female is 0, so a missing one isn’t taken for it',
	},
	OrderPerson: {
		gender: 'follows from an identity card, else it is asked for',
		cabin: 'not read',
		checkedIn: 'no',
		checkInStatus: 'not begun',
	},
	CheckInOrder: { orderNo: 'left out', leavesAt: 'the hour of the itinerary; without one the day counts from its first moment' },
	Ticket: { voyage: 'taken from the order; a guest who looks for one pass can’t see it', ticketNo: 'the pass counts as failed' },
	VoyageDetail: {
		'itinerary[].depart': 'of the first day: the hour of departure is the order’s alone',
		visa: 'a link to the questions and answers stands in its place',
	},
	Activity: { gift: 'the campaign gives nothing', beginDate: 'it has begun', endDate: 'it has no end' },
	Policy: { updatedAt: 'not shown' },
	'GET /order/individual/{id}/refundPrice': {
		refundPrice: '0 if the fee is all that was paid; else unknown: the page says so, and the order isn’t cancelled',
		fee: '0 if the refund is all that was paid; else not shown',
	},
	CancellationStep: {
		fromDays: 'no beginning: right for one step alone',
		toDays: 'no end: right for one step alone',
		percent: 'see `amount`',
		amount:
			'without either the whole table is replaced by the policy and the phone, as it is when steps overlap or leave days out',
	},
	'POST /order/v2/individual/calculate': { discount: '`totalPrice` less `payPrice`' },
};
