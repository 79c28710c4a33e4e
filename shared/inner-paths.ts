import { type FacilityGroup, SHIP_CODES, type ShipCode } from './constants.ts';
import { experiencePath, paths, shipPath } from './paths.ts';
import type { CheckInStep } from './rules/check-in-form.ts';

/** Addresses that only inner pages lead to; those that home loads stand in `paths.ts`. */

/** Address of a question's page. */
export const questionPath = (id: string): string => `${paths.question}?${new URLSearchParams({ id })}`;

/** Address of a ship's page by upstream's code; null for a ship that has no page. */
export function knownShipPath(code: string): string | null {
	const known = SHIP_CODES.find((other) => other === code);
	return known ? shipPath(known) : null;
}

/** Address of the search for the voyages of a ship. */
export const shipSearchPath = (id: string): string => `${paths.search}?${new URLSearchParams({ cruise: id })}`;

/** Address of a place on board, on the page of its group. */
export const placePath = (code: ShipCode, { id, group }: { id: string; group: FacilityGroup }): string =>
	`${experiencePath(code, group)}#place-${id}`;

/** Address of the page where a WeChat user binds a number, which leads on to `path`. */
export const bindPath = (path: string): string => `${paths.bind}?redirect=${encodeURIComponent(path)}`;

/** Address of a booking that has begun. */
export const bookingPath = (localId: string): string => `${paths.booking}?${new URLSearchParams({ localId })}`;

/** Address of a booking that lacks something: its page shows a notice. */
export const incompleteBookingPath = (localId: string): string => `${bookingPath(localId)}#${INCOMPLETE}`;
export const INCOMPLETE = 'incomplete';

/** Address of the page where a booking is checked and ordered. */
export const confirmPath = (localId: string): string => `${paths.confirm}?${new URLSearchParams({ localId })}`;

/** Address of the page where an order is paid, and to which cashiers lead back. */
export const paymentPath = (orderId: string): string => `${paths.payment}?${new URLSearchParams({ id: orderId })}`;

/** Address of the line for a sale; booking goes on at `path` afterwards. */
export const waitingRoomPath = (path: string): string => `${paths.waitingRoom}?${new URLSearchParams({ redirect: path })}`;

/** Views of an order's page that change the order. */
export type OrderTask = 'cancel' | 'invoice' | 'room';

/** Address of an order's page, or of one of its views; `cabin` is the place of a cabin in the order. */
export const orderPath = (id: string, task?: OrderTask, cabin?: number): string =>
	`${paths.order}?${new URLSearchParams({ id, ...(task && { view: task }), ...(cabin !== undefined && { cabin: `${cabin}` }) })}`;

/** Address of an order's price, line by line. */
export const orderPricePath = (id: string): string => `${paths.orderPrice}?${new URLSearchParams({ id })}`;

/** Address of the boarding passes of one order. */
export const ticketPath = (order: string): string => `${paths.ticket}?${new URLSearchParams({ order })}`;

type OfPerson = { order: string; person: string };
/** Address of an order's passengers who can be checked in. */
export const checkInPath = (order: string): string => `${paths.checkIn}?${new URLSearchParams({ order })}`;
/** Address of a step of a passenger's check-in. */
export const checkInFormPath = ({ order, person, step }: OfPerson & { step: CheckInStep }): string =>
	`${paths.checkInForm}?${new URLSearchParams({ order, person, step })}`;
/** Address of the page where a passenger of an order is matched with a saved one. */
export const checkInPassengerPath = ({ order, person }: OfPerson): string =>
	`${paths.checkInPassenger}?${new URLSearchParams({ order, person })}`;
/** Address of the page where a passenger's check-in is reviewed and sent. */
export const checkInConfirmPath = ({ order, person }: OfPerson): string =>
	`${paths.onlineConfirm}?${new URLSearchParams({ order, person })}`;
