import { expect, it, onTestFinished, vi } from 'vitest';
import { bookedDraft, NOW } from '#tests/support/booked-draft.ts';
import { draftExists, keepDraft, linkDraftToOrder, orderOfDraft } from './draft.ts';
import { markAsked, orderRequested } from './order-requests.ts';

const DAY = 24 * 3_600_000;

/** Begins a booking at a moment from which the clock can be set ahead. */
async function beginning() {
	vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] });
	onTestFinished(() => void vi.useRealTimers());
	const passTo = (milliseconds: number) => vi.setSystemTime(Date.parse(NOW) + milliseconds);
	return { ...(await bookedDraft()), passTo };
}

it('a draft is kept for a day after its last change, and with it that its order was asked for', async () => {
	const { draft, scope, passTo } = await beginning();
	await markAsked(scope, draft.localId);
	passTo(DAY - 1_000);
	expect([await draftExists(scope, draft.localId), await orderRequested(scope, draft.localId)]).toEqual([true, Date.parse(NOW)]);
	await keepDraft(scope, draft);
	passTo(2 * DAY - 2_000);
	expect(await draftExists(scope, draft.localId)).toBe(true);
	passTo(2 * DAY);
	expect(await draftExists(scope, draft.localId)).toBe(false);
});

it('the order that a draft became is known for seven days', async () => {
	const { draft, scope, passTo } = await beginning();
	await linkDraftToOrder(scope, draft, 'o1');
	passTo(7 * DAY - 1_000);
	expect(await orderOfDraft(scope, draft.localId)).toBe('o1');
	passTo(7 * DAY + 1_000);
	expect(await orderOfDraft(scope, draft.localId)).toBeNull();
});

it.each([0, 1, 2, 3])(
	'a process that dies after %d of its writes leaves the draft, or the order that it became',
	async (writes) => {
		const { draft, scope } = await bookedDraft();
		let left = writes;
		const write =
			<A extends unknown[], R>(work: (...given: A) => Promise<R>) =>
			async (...given: A) => {
				if (left-- <= 0) throw new Error('the process has died');
				return work(...given);
			};
		const { put, drop, dropField } = scope.vault;
		const dying = { put: write(put), drop: write(drop), dropField: write(dropField) };
		await linkDraftToOrder({ ...scope, vault: { ...scope.vault, ...dying } }, draft, 'o1').catch(() => {});
		const order = await orderOfDraft(scope, draft.localId);
		expect([await draftExists(scope, draft.localId), order]).toEqual([writes < 2, writes > 0 ? 'o1' : null]);
	},
);
