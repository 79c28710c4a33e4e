import type { Fact } from '#server/storage/just-done.ts';
import type { CallOutput, ParsedInput, UpstreamCall } from '#shared/catalogue/catalogue.ts';
import type { Tourist } from '#shared/catalogue/openapi/contacts.ts';
import { type Counted, cart } from './cart.ts';
import { type CheckedIn, checkedIn, pass } from './check-in.ts';
import type { Corrections } from './correction.ts';
import { cancelled, checkedInOrder, type Invoiced, invoiced, type Ordered, ordered, type Room, room } from './orders.ts';
import { contact, favourite, passenger } from './people.ts';

type Values = {
	ordered: Ordered;
	cancelled: true;
	room: Room;
	invoiced: Invoiced;
	checkedIn: CheckedIn;
	checkedInOrder: true;
	pass: { orderId: string };
	cart: Counted;
	favourite: { on: boolean };
	passenger: Tourist | null;
	contact: CallOutput<'GET /openapi/user/contact/{id}'> | null;
};

/** The readings that changes of each kind correct. */
export const corrections: { [K in keyof Values]: Corrections<Values[K]> } = {
	ordered,
	cancelled,
	room,
	invoiced,
	checkedIn,
	checkedInOrder,
	pass,
	cart,
	favourite,
	passenger,
	contact,
};

/** Returns a change of one thing as facts, one for each reading that may not show it yet. */
export const factsOf = <K extends keyof Values>(kind: K, id: string, value: Values[K], part?: string): Fact[] =>
	Object.keys(corrections[kind]).map((call) => ({ call, kind, id, part, value }));

/** What each call of upstream's that was answered with success has changed. The cart's calls need its rows before (`corrected.ts`). */
export const changes: { [N in UpstreamCall]?: (input: ParsedInput<N>, reply: CallOutput<N>) => Fact[] } = {
	'POST /openapi/order/v3/individual': ({ voyageId, cabins, contactId, payPrice }, { id }) =>
		factsOf('ordered', id, { voyageId, cabins, contactId, payPrice }),
	'POST /openapi/order/individual/{id}/cancel': ({ id }) => factsOf('cancelled', id, true),
	'POST /openapi/order/lockCabin': ({ orderId, oldCabinId: from }, { id: cabinId, roomNum }) =>
		orderId ? factsOf('room', orderId, { from, cabinId, roomNum }, from) : [],
	'POST /openapi/order/invoice/apply': ({ orderId, titleType, title, taxNumber, email }) =>
		factsOf('invoiced', orderId, { titleType, title, taxNumber, email }),
	'POST /openapi/order/person/{id}/checkin': ({ id, orderId, health }) => [
		...factsOf('checkedIn', id, { status: health === 'WELL' ? 'DONE' : 'HELP' }),
		...(orderId && health === 'WELL' ? factsOf('checkedInOrder', orderId, true) : []),
	],
	'POST /openapi/order/person/{id}/ticket/create': ({ id, orderId }) => (orderId ? factsOf('pass', id, { orderId }) : []),
	'POST /openapi/user/voyage/{id}/favorite': ({ id }) => factsOf('favourite', id, { on: true }),
	'POST /openapi/user/voyage/{id}/unfavorite': ({ id }) => factsOf('favourite', id, { on: false }),
	'POST /openapi/user/tourist': (input, { id }) => factsOf('passenger', id, { ...input, id }),
	'POST /openapi/user/tourist/{id}': (input) => factsOf('passenger', input.id, input),
	'DELETE /openapi/user/tourist/{id}': ({ id }) => factsOf('passenger', id, null),
	'POST /openapi/user/contact': (input, { id }) => factsOf('contact', id, { ...input, id }),
	'POST /openapi/user/contact/{id}': (input) => factsOf('contact', input.id, input),
	'DELETE /openapi/user/contact/{id}': ({ id }) => factsOf('contact', id, null),
};
