import type { BookedCabin, BookingView } from '#shared/catalogue/bff/booking.ts';
import type { ConfirmView } from '#shared/catalogue/bff/confirm.ts';
import type { ContactView, PassengerView } from '#shared/catalogue/bff/contacts.ts';
import type { OrderPassenger } from '#shared/catalogue/bff/order-views.ts';
import { BOOKING_HOLD } from '#shared/constants.ts';
import { sampleVoyage } from './sample-voyage.ts';

export const LOCAL_ID = 'booking-0001';

/** A grown-up with a passport that is good for the voyage. */
export const samplePassenger = (changes: Partial<PassengerView> = {}): PassengerView => ({
	id: 'lin',
	name: '林海',
	pinyin: 'LIN HAI',
	gender: 1,
	birthday: '1990-03-07',
	documentType: 'PASSPORT',
	numberMasked: 'E1****678',
	expiry: '2034-03-09',
	mobileMasked: '138****8000',
	attention: null,
	...changes,
});

export const LIN = samplePassenger();
export const WANG = samplePassenger({ id: 'wang', name: '王宁', pinyin: 'WANG NING', birthday: '1992-07-14' });
export const CHILD = samplePassenger({ id: 'child', name: '林小雨', pinyin: 'LIN XIAOYU', birthday: '2018-05-01' });
export const CONTACT: ContactView = { id: 'k1', name: '沈国栋', mobileMasked: '139****9000', email: '' };

/** The documents of a sailing abroad: passports, which check-in takes until a day long before it. */
const TERMS: BookingView['documents'] = { types: ['PASSPORT'], by: Date.parse('2027-03-05T00:00:00+08:00') };

/** The service charge of two people for four nights, on a voyage that calls at Japan. */
export const ON_BOARD: BookingView['onBoard'] = {
	charge: { total: 960, nights: 4, parts: [{ each: 120, people: 2 }], freeUnder: null },
	japan: true,
};

/** A cabin held for two adults, both beds free. */
export const sampleCabin = (changes: Partial<BookedCabin> = {}): BookedCabin => ({
	categoryId: 'c1',
	name: '阳台房',
	picture: '',
	roomNum: '8021',
	adult: 2,
	child: 0,
	beds: [null, null],
	total: 8_000,
	maxPassengers: 3,
	...changes,
});

/** A booking that has just begun: one cabin for two adults, nothing filled in. */
export function sampleBooking(changes: Partial<BookingView> = {}): BookingView {
	const now = Date.now();
	return {
		localId: LOCAL_ID,
		voyage: sampleVoyage(),
		leavesAt: null,
		deadline: now + BOOKING_HOLD,
		now,
		replaces: null,
		cabins: [sampleCabin()],
		discount: 0,
		total: 8_000,
		onBoard: ON_BOARD,
		changed: null,
		documents: TERMS,
		contactId: null,
		proposed: false,
		passengers: [LIN, WANG, CHILD],
		contacts: [CONTACT],
		...changes,
	};
}

/** A booking in which nothing is missing. */
export const filledBooking = (changes: Partial<BookingView> = {}): BookingView =>
	sampleBooking({ cabins: [sampleCabin({ beds: [LIN.id, WANG.id] })], contactId: CONTACT.id, ...changes });

const sailing = ({ id, name, pinyin, birthday, documentType, numberMasked }: PassengerView): OrderPassenger => ({
	id,
	name,
	pinyin,
	birthday,
	kind: 'adult',
	documentType,
	numberMasked,
	attention: null,
	checkedIn: false,
});

type OpenConfirm = Extract<ConfirmView, { state: 'open' }>;

/** A booking as it is checked before it is ordered. */
export function sampleConfirm(changes: Partial<OpenConfirm> = {}): OpenConfirm {
	const now = Date.now();
	const { beds: _, ...cabin } = sampleCabin();
	return {
		state: 'open',
		localId: LOCAL_ID,
		deadline: now + BOOKING_HOLD,
		now,
		complete: true,
		voyage: sampleVoyage(),
		leavesAt: null,
		cabins: [{ ...cabin, total: 8_000, passengers: [sailing(LIN), sailing(WANG)] }],
		documents: TERMS,
		contact: { name: CONTACT.name, mobileMasked: CONTACT.mobileMasked, email: '' },
		lines: [{ kind: 'cabin', name: '阳台房', detail: { adult: 2, child: 0, roomNum: '8021' }, perPerson: 4_000, amount: 8_000 }],
		total: 8_000,
		onBoard: ON_BOARD,
		coupon: null,
		proposed: false,
		crmCoupons: [],
		replaces: null,
		changed: null,
		...changes,
	};
}
