import { paths, withQuery } from './paths.ts';
import type { CheckInStep } from './rules/check-in-form.ts';

/* Addresses of one journey: its booking, its order, the check-in of its people and their boarding passes. */

/** Returns the address of the waiting line of a sale, from which `path` is where booking goes on. */
export const waitingRoomPath = (path: string): string => withQuery(paths.waitingRoom, { redirect: path });

/** Returns the address of a booking that has begun. */
export const bookingPath = (localId: string): string => withQuery(paths.booking, { localId });

/** Returns the address of a booking that can't be continued yet: its page shows what is missing. */
export const incompleteBookingPath = (localId: string): string => `${bookingPath(localId)}#${INCOMPLETE}`;
export const INCOMPLETE = 'incomplete';

/** Returns the address where a booking is checked and ordered. */
export const confirmPath = (localId: string): string => withQuery(paths.confirm, { localId });

/** Returns the address where an order is paid, and to which cashiers lead back. */
export const paymentPath = (orderId: string): string => withQuery(paths.payment, { id: orderId });

/** The tasks that are done on an order's own page: each is a view of it. */
export type OrderTask = 'cancel' | 'invoice' | 'room' | 'share';

/** Returns the address of an order's page, or of one of its views; `cabin` is the place of a cabin in the order. */
export const orderPath = (id: string, task?: OrderTask, cabin?: number): string =>
	withQuery(paths.order, { id, ...(task && { view: task }), ...(cabin !== undefined && { cabin: `${cabin}` }) });

/** Returns the address of what an order costs, line by line. */
export const orderPricePath = (id: string): string => withQuery(paths.orderPrice, { id });

/** Returns the address of the boarding passes of one order. */
export const ticketPath = (order: string): string => withQuery(paths.ticket, { order });

type OfPerson = { order: string; person: string };

/** Returns the address of the people of an order that can be checked in. */
export const checkInPath = (order: string): string => withQuery(paths.checkIn, { order });

/** Returns the address of a step of a person's check-in. */
export const checkInFormPath = ({ order, person, step }: OfPerson & { step: CheckInStep }): string =>
	withQuery(paths.checkInForm, { order, person, step });

/** Returns the address where a person of an order identifies themselves. */
export const checkInPassengerPath = ({ order, person }: OfPerson): string => withQuery(paths.checkInPassenger, { order, person });

/** Returns the address where a person's check-in is reviewed and sent. */
export const checkInConfirmPath = ({ order, person }: OfPerson): string => withQuery(paths.onlineConfirm, { order, person });
