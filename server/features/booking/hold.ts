import { randomBytes } from 'node:crypto';
import { AppError } from '#server/errors.ts';
import { BOOKING_HOLD } from '#shared/constants.ts';
import { bookProblem } from '#shared/rules/cart.ts';
import type { Handler } from '../handler.ts';

/** A draft outlives its hold: what was filled in is kept, and the cabins can be held again. */
const DRAFT_SECONDS = 24 * 3_600;

/** Where a member's draft is kept. */
export const draftKey = (memberId: string, localId: string): string => `booking:${memberId}:${localId}`;

export type HeldCabin = { categoryId: string; adult: number; child: number; cabinId: string; roomNum: string };
export type Draft = { localId: string; voyageId: string; cabins: HeldCabin[]; deadline: number };

/** `POST /booking/hold`: one room for each cabin, or nothing at all; the draft begins with it, and with a deadline of the server's clock. */
export const hold: Handler<'POST /booking/hold'> = async ({ voyageId, cabins }, { api, member, vault, now }) => {
	if (!member) throw new AppError('not-logged-in', 'no member');
	const categories = await api('GET /openapi/cruise/category/all', {});
	const codeOf = (categoryId: string) => categories.find(({ id }) => id === categoryId)?.code ?? '';
	if (bookProblem(cabins.map(({ categoryId, count }) => ({ code: codeOf(categoryId), count }))))
		throw new AppError('invalid-input', 'more cabins than one booking may hold', { field: 'cabins' });
	const each = cabins.flatMap(({ categoryId, adult, child, count }) =>
		Array.from({ length: count }, () => ({ categoryId, adult, child })),
	);
	const { rooms } = await api('POST /openapi/order/v3/individual/lock', {
		voyageId,
		cabins: each.map(({ categoryId, adult, child }) => ({ categoryId, persons: adult + child })),
	});
	const held = each.flatMap((cabin, index) => {
		const room = rooms[index]?.cabins[0];
		return room ? [{ ...cabin, cabinId: room.id, roomNum: room.roomNum }] : [];
	});
	if (held.length < each.length) {
		const missing = each.filter((_, index) => !rooms[index]?.cabins.length).map(({ categoryId }) => categoryId);
		return { localId: null, missing: [...new Set(missing)] };
	}
	const localId = randomBytes(12).toString('base64url');
	const draft: Draft = { localId, voyageId, cabins: held, deadline: now.getTime() + BOOKING_HOLD };
	await vault.put(draftKey(member.id, localId), draft, DRAFT_SECONDS);
	return { localId, missing: [] };
};
