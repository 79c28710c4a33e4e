import { z } from 'zod';
import { exactId } from '../rules/exact-id.ts';
import { plainDigits } from '../rules/phone.ts';
import { plainNumber } from '../rules/typed-text.ts';

/** Inputs that several calls take in the same form. */

/** A mobile number as it is typed, and its country's prefix in any of its forms: 86, 086, 0086, +86. The server reads both as one number. */
export const mobile = z
	.string()
	.max(64)
	.overwrite(plainDigits)
	.regex(/^\+?\d{4,19}$/);
export const mobilePre = z.string().regex(/^(?:\+|0{0,2})[1-9]\d{0,3}$/);

/** A code that was sent by text message. */
export const smsCode = z
	.string()
	.max(64)
	.overwrite(plainNumber)
	.regex(/^\d{4,8}$/);

/** An id of upstream's in an address. A text that can't be an id is refused at once, instead of by each call of the page. */
export const addressId = z
	.string()
	.regex(/^[\w.~-]{1,64}$/)
	.overwrite(exactId);

/** The key of a booking's draft. */
export const localId = z.string().regex(/^[\w-]{8,64}$/);

/** The place of a cabin in a booking or an order, from 0. */
export const cabinPlace = z.coerce.number().int().min(0).max(8);

/** Passengers of one cabin. */
export const party = { adult: z.coerce.number().int().min(1).max(4), child: z.coerce.number().int().min(0).max(3) };
