import { paths } from './paths.ts';
import type { CheckInStep } from './rules/check-in-form.ts';

/** Addresses of check-in and boarding passes, apart from those that every page loads. */

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
