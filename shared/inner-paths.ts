import { type FacilityGroup, SHIP_CODES, type ShipCode } from './constants.ts';
import { experiencePath, paths, shipPath } from './paths.ts';
import type { CheckInStep } from './rules/check-in-form.ts';

/** Addresses that inner pages alone lead to, apart from those that home loads. */

/** Address of a question's page. */
export const questionPath = (id: string): string => `${paths.question}?${new URLSearchParams({ id })}`;

/** Address of a ship's page by a code as upstream tells it; null for a ship that has no page. */
export function knownShipPath(code: string): string | null {
	const known = SHIP_CODES.find((other) => other === code);
	return known ? shipPath(known) : null;
}

/** Address of the search for the voyages of a ship. */
export const shipSearchPath = (id: string): string => `${paths.search}?${new URLSearchParams({ cruise: id })}`;

/** Address of a place on board, where its group tells of it. */
export const placePath = (code: ShipCode, { id, group }: { id: string; group: FacilityGroup }): string =>
	`${experiencePath(code, group)}#place-${id}`;

/** Address of the page where a WeChat user binds a number, which leads on to `path`. */
export const bindPath = (path: string): string => `${paths.bind}?redirect=${encodeURIComponent(path)}`;

/** Address of a booking that has begun. */
export const bookingPath = (localId: string): string => `${paths.booking}?${new URLSearchParams({ localId })}`;

/** Address of a booking for somebody who could not go on from it: its page then says so. */
export const incompleteBookingPath = (localId: string): string => `${bookingPath(localId)}#${INCOMPLETE}`;
export const INCOMPLETE = 'incomplete';

/** Address where a booking is checked and ordered. */
export const confirmPath = (localId: string): string => `${paths.confirm}?${new URLSearchParams({ localId })}`;

/** Address of the page where an order is paid, and to which cashiers lead back. */
export const paymentPath = (orderId: string): string => `${paths.payment}?${new URLSearchParams({ id: orderId })}`;

/** Address of the line for a sale, from which `path` is where booking goes on. */
export const waitingRoomPath = (path: string): string => `${paths.waitingRoom}?${new URLSearchParams({ redirect: path })}`;

/** What is done with an order on its own page: each is a view of it. */
export type OrderTask = 'cancel' | 'invoice' | 'room';

/** Address of an order's page, or of one of its views; `cabin` is the place of a cabin in the order. */
export const orderPath = (id: string, task?: OrderTask, cabin?: number): string =>
	`${paths.order}?${new URLSearchParams({ id, ...(task && { view: task }), ...(cabin !== undefined && { cabin: `${cabin}` }) })}`;

/** Address of what an order costs, line by line. */
export const orderPricePath = (id: string): string => `${paths.orderPrice}?${new URLSearchParams({ id })}`;

/** Address of the boarding passes of one order. */
export const ticketPath = (order: string): string => `${paths.ticket}?${new URLSearchParams({ order })}`;

type OfPerson = { order: string; person: string };
/** Address of the people of an order that can be checked in. */
export const checkInPath = (order: string): string => `${paths.checkIn}?${new URLSearchParams({ order })}`;
/** Address of a step of somebody's check-in. */
export const checkInFormPath = ({ order, person, step }: OfPerson & { step: CheckInStep }): string =>
	`${paths.checkInForm}?${new URLSearchParams({ order, person, step })}`;
/** Address where it is said who somebody of an order is. */
export const checkInPassengerPath = ({ order, person }: OfPerson): string =>
	`${paths.checkInPassenger}?${new URLSearchParams({ order, person })}`;
/** Address where somebody's check-in is looked over and sent. */
export const checkInConfirmPath = ({ order, person }: OfPerson): string =>
	`${paths.onlineConfirm}?${new URLSearchParams({ order, person })}`;
