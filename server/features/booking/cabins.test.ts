import { expect, it, vi } from 'vitest';
import { BOOKING_HOLD } from '#shared/constants.ts';
import { bookedDraft, NOW } from '#tests/support/booked-draft.ts';
import { changeBookingRoom } from './cabins.ts';
import { loadDraft } from './draft.ts';

it('another cabin is taken until the hold ends, and not from then on: upstream would hold it for nobody', async () => {
	const taken = vi.fn(() => ({ id: '8', roomNum: '8102' }));
	const { scope } = await bookedDraft({}, { 'POST /openapi/order/lockCabin': taken });
	const changeAfter = (milliseconds: number) =>
		changeBookingRoom({ localId: 'draft', cabin: 0, roomId: '8' }, { ...scope, now: new Date(Date.parse(NOW) + milliseconds) });
	expect(await changeAfter(BOOKING_HOLD - 1)).toEqual({ state: 'changed', roomNum: '8102' });
	expect(await changeAfter(BOOKING_HOLD)).toEqual({ state: 'expired' });
	expect(taken).toHaveBeenCalledTimes(1);
	expect((await loadDraft(scope, 'draft')).deadline).toBe(Date.parse(NOW) + BOOKING_HOLD);
});
