import type { Reply, UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { type Known, ONE_CABIN, type Probe, probe, type ReadBack, withId } from './probe.ts';

/** A contact and a passenger that are added, changed and removed. */
const CONTACT = { name: 'Contract', mobile: '13800000000', email: 'contract@example.com' };
const PASSENGER = {
	lastName: '测',
	firstName: '试',
	pinyinLastName: 'CE',
	pinyinFirstName: 'SHI',
	gender: 1,
	birthday: '1988-07-09',
	documentType: 'PASSPORT',
	passport: 'E00000001',
	passportIssue: '2024-01-02',
	passportExpiry: '2034-01-01',
	mobile: '13800000000',
	emergencyPhone: '13800000001',
} as const;

const shown = <N extends UpstreamCall>(name: N, shows: (reply: Reply<N>, known: Known) => boolean): ReadBack => ({
	name,
	shows: (reply, known) => shows(reply as Reply<N>, known),
});

const favourite = (isOne: boolean) =>
	shown('GET /openapi/user/favorite/all', (rows, known) => rows.some(({ voyageId }) => voyageId === known.favourite) === isOne);

/** The number of cabins that the cart has of the kind that is put in. */
const cabinsIn = (cart: Known['cart'], { voyage, category }: Known): number =>
	(cart ?? [])
		.filter(({ voyageId, categoryId, adult }) => voyageId === voyage && categoryId === category && adult === ONE_CABIN.adult)
		.reduce((sum, { count }) => sum + count, 0);
const inCart = (more: number) =>
	shown('GET /openapi/user/shopcart', (rows, known) => cabinsIn(rows, known) === cabinsIn(known.cart, known) + more);

const NEW_MOBILE = '13800000002';
/** What is read of the mobile number of a row that was made: its last digits are never masked. */
const added = (mobile: string | undefined): boolean => mobile !== undefined;
const changed = (mobile: string | undefined): boolean => mobile?.endsWith(NEW_MOBILE.slice(-4)) ?? false;
const gone = (mobile: string | undefined): boolean => mobile === undefined;

const contact = (isSo: typeof added) =>
	shown('GET /openapi/user/contact', (rows, { madeContact }) => isSo(rows.find(({ id }) => id === madeContact)?.mobile));
const passenger = (isSo: typeof added) =>
	shown('GET /openapi/user/tourist', (rows, { madePassenger }) => isSo(rows.find(({ id }) => id === madePassenger)?.mobile));

const intoCart = ({ voyage: voyageId, category: categoryId }: Known, count: number) =>
	voyageId && categoryId ? { voyageId, categoryId, count, ...ONE_CABIN } : null;

/**
 * Calls that change something of the member's own, in three steps: what is made, what is changed, what is taken back. Cabins stay held for five minutes.
 */
export const WRITES: readonly (readonly Probe[])[] = [
	[
		probe('POST /openapi/user/voyage/{id}/favorite', ({ favourite }) => withId(favourite, (id) => ({ id })), {
			readBack: favourite(true),
		}),
		probe('POST /openapi/user/shopcart', (known) => (known.cart ? intoCart(known, 1) : null), {
			what: 'a cabin more',
			readBack: inCart(1),
			learn: (_reply, known) => {
				known.isInCart = true;
			},
		}),
		probe('POST /openapi/user/contact', () => CONTACT, {
			readBack: contact(added),
			learn: ({ id }, known) => {
				known.madeContact = id;
			},
		}),
		probe('POST /openapi/user/tourist', () => PASSENGER, {
			readBack: passenger(added),
			learn: ({ id }, known) => {
				known.madePassenger = id;
			},
		}),
		probe(
			'POST /openapi/order/v3/individual/lock',
			({ voyage: voyageId, category: categoryId }) =>
				voyageId && categoryId ? { voyageId, cabins: [{ categoryId, persons: 2 }] } : null,
			{
				learn: ({ rooms: [room] }, known) => {
					known.held = room?.cabins[0]?.id;
				},
			},
		),
	],
	[
		probe(
			'POST /openapi/user/contact/{id}',
			({ madeContact }) => withId(madeContact, (id) => ({ id, ...CONTACT, mobile: NEW_MOBILE })),
			{ readBack: contact(changed) },
		),
		probe(
			'POST /openapi/user/tourist/{id}',
			({ madePassenger }) => withId(madePassenger, (id) => ({ id, ...PASSENGER, mobile: NEW_MOBILE })),
			{ readBack: passenger(changed) },
		),
		probe('POST /openapi/order/lockCabin', ({ voyage: voyageId, held: oldCabinId, free: cabinId }) =>
			voyageId && oldCabinId && cabinId && cabinId !== oldCabinId ? { voyageId, cabinId, oldCabinId } : null,
		),
	],
	[
		probe('POST /openapi/user/voyage/{id}/unfavorite', ({ favourite }) => withId(favourite, (id) => ({ id })), {
			readBack: favourite(false),
		}),
		probe('POST /openapi/user/shopcart', (known) => (known.isInCart ? intoCart(known, -1) : null), {
			what: 'a cabin less',
			readBack: inCart(0),
		}),
		probe('DELETE /openapi/user/contact/{id}', ({ madeContact }) => withId(madeContact, (id) => ({ id })), {
			readBack: contact(gone),
		}),
		probe('DELETE /openapi/user/tourist/{id}', ({ madePassenger }) => withId(madePassenger, (id) => ({ id })), {
			readBack: passenger(gone),
		}),
	],
];

/** The calls above. */
export const WRITTEN: ReadonlySet<UpstreamCall> = new Set(WRITES.flat().map(({ name }) => name));
