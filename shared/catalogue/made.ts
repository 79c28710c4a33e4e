import { z } from 'zod';
import { id, isObject } from './wire.ts';

/** An id alone: backends also answer with words, and with the number of rows that they changed. */
const ID_ALONE = /^(?=.*\d)\w[\w.~-]{5,63}$/;

/** True of an id that a new thing can have: -1 stands for none. */
const isNew = (value: unknown): boolean => id.safeParse(value).success && !String(value).trim().startsWith('-');

/**
 * The id of a thing that was made: alone, under the thing's own name (`orderId`), as `id`, or in the thing itself (`order.id`). Undefined where
 * it may be something else.
 */
function idIn(value: unknown, thing: string): unknown {
	if (Array.isArray(value)) return value.length === 1 ? idIn(value[0], thing) : undefined;
	if (!isObject(value)) return ID_ALONE.test(String(value)) ? value : undefined;
	if (value.success === false) return undefined;
	return [value[`${thing}Id`], value.id].find(isNew) ?? idIn(value[thing], thing);
}

/** The reply of a call that makes a thing, such as an `order`. */
export const made = (thing: string) =>
	z
		.custom<{ id: z.input<typeof id> } | z.input<typeof id>>()
		.transform((value): unknown => ({ id: idIn(value, thing) }))
		.pipe(z.object({ id }));
