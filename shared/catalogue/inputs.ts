import { z } from 'zod';

/** Inputs that several calls take in the same form. */

/** A mobile number, and its country's prefix in any of its forms: 86, 086, 0086, +86. The server reads both as one number. */
export const mobile = z.string().regex(/^\d{4,15}$/);
export const mobilePre = z.string().regex(/^(?:\+|0{0,2})[1-9]\d{0,3}$/);

/** A code that was sent by text message. */
export const smsCode = z.string().regex(/^\d{4,8}$/);

/** An id of upstream's in an address. A text that can't be an id is refused at once, instead of by each call of the page. */
export const addressId = z.string().regex(/^[\w.~-]{1,64}$/);

/** The key of a booking's draft. */
export const localId = z.string().regex(/^[\w-]{8,64}$/);

/** The place of a cabin in a booking or an order, from 0. */
export const cabinPlace = z.coerce.number().int().min(0).max(8);

/** Passengers of one cabin. */
export const party = { adult: z.coerce.number().int().min(1).max(4), child: z.coerce.number().int().min(0).max(3) };
