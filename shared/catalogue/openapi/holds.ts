import { z } from 'zod';
import { memberCall, publicCall } from '../call.ts';
import { party } from '../inputs.ts';
import { id, isNothing, isObject, money, printedNumber } from '../wire.ts';
import { hasPlaces, isEmptyPage, isPageKey, list, namedCategory, rowsOf } from '../wire-lists.ts';

/**
 * Returns rows whose places are known; anything else as it came, which doesn't fit. Cabins are told apart by their places, and an object by ids loses
 * them; one row alone has no other place.
 */
function rowsInOrder(value: unknown): unknown {
	const rows = rowsOf(value);
	return Array.isArray(rows) && (rows.length < 2 || hasPlaces(value)) ? rows : value;
}

/** Returns rows whose places are known, or of which each is of another category. */
function quotesInOrder(value: unknown): unknown {
	const rows = rowsOf(value);
	const categories = Array.isArray(rows) ? rows.map((row) => (isObject(row) ? namedCategory(row) : null)) : [];
	return new Set(categories).size === categories.length ? rows : rowsInOrder(value);
}

/** The prices of cabins in the order in which they were asked for: each CNY, tax included. */
export const CabinQuotes = list(z.object({ categoryId: id, personAvg: money, totalPrice: money }), { read: quotesInOrder });

/** A cabin held, by its number on the door. */
const HeldCabin = z.object({ id, roomNum: printedNumber });

/** True of a cabin that stands where a room or a list is expected: an id alone may be that of a hold. */
const isCabin = (value: unknown): boolean => Boolean(HeldCabin.safeParse(value).data?.roomNum);

/** The room for one cabin asked for: its free cabins, or the one cabin in its place. */
function asRoom(value: unknown): unknown {
	if (!isObject(value)) return value;
	return 'cabins' in value ? { cabins: cabinsOf(value) } : isCabin(value) ? { cabins: [value] } : value;
}

/** True of null, an empty object, and an empty page that says nothing else: `{"code":500,"data":null}` is an error. */
function saysNone(cabins: unknown): boolean {
	if (cabins === null) return true;
	return isObject(cabins) && (isNothing(cabins) || (isEmptyPage(cabins) && Object.keys(cabins).every(isPageKey)));
}

/** The cabins of a room. None are an empty list; null and the like too, where the room says nothing else than what it is for. */
function cabinsOf({ cabins, ...others }: Record<string, unknown>): unknown {
	const rows = isCabin(cabins) ? [cabins] : rowsInOrder(cabins);
	if (Array.isArray(rows) && rows.length > 0) return rows;
	const isSilent = Object.entries(others).every(([key, value]) => /id$/i.test(key) || isNothing(value));
	return Array.isArray(cabins) || (isSilent && saysNone(cabins)) ? [] : undefined;
}

/** The rooms of a hold: in `rooms`, as a list alone, or the only one in place of a list. */
function asRooms(value: unknown): unknown {
	const sent = isObject(value) && 'rooms' in value ? value.rooms : value;
	const rooms = isObject(sent) && ('cabins' in sent || isCabin(sent)) ? [sent] : rowsInOrder(sent);
	return { rooms: Array.isArray(rooms) ? rooms.map(asRoom) : undefined };
}

type Room = { cabins: z.input<typeof HeldCabin>[] | null };

/** The reply of a hold. What can't be read fails the reply, so that it is never read as “none is free”. */
const Held = z
	.custom<{ rooms: Room[] | Room } | (Room | z.input<typeof HeldCabin>)[]>()
	.transform(asRooms)
	.pipe(z.object({ rooms: z.array(z.object({ cabins: z.array(HeldCabin) })) }));

export const holds = {
	'POST /openapi/order/individual/calculate': publicCall(
		'The price of cabins for their parties: a line for each cabin asked for, in that order',
		{
			part: 'a voyage, cart, booking, changing an order: prices for the party of a cabin',
			whole: 'rows',
			input: z.object({
				voyageId: id,
				cabins: z
					.array(z.object({ categoryId: id, ...party }))
					.min(1)
					.max(40),
			}),
			output: z.object({ cabins: CabinQuotes, totalPrice: money }),
		},
	),
	'POST /openapi/order/v3/individual/lock': memberCall(
		'Holds one cabin for each asked for; an empty list of cabins means that none is free, and then nothing is held',
		{
			needs: 'booking',
			whole: 'rows',
			internal: true,
			mustFinish: true,
			input: z.object({
				voyageId: id,
				cabins: z
					.array(z.object({ categoryId: id, persons: z.coerce.number().int().min(1).max(4) }))
					.min(1)
					.max(9),
			}),
			output: Held,
		},
	),
};
