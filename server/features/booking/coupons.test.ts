import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { changeInTurn } from '#server/storage/once.ts';
import { bookedDraft } from '#tests/support/booked-draft.ts';
import { withBestCoupon } from './coupons.ts';
import { keepDraft, loadDraft } from './draft.ts';
import { quoteDraft } from './quote.ts';

const COUPON = { id: 'k', name: '', amount: 200, minPrice: null, until: '', usable: true };

it('a coupon that is proposed and what another tab saves meanwhile are both kept', async () => {
	const { draft, scope } = await bookedDraft();
	const price = await quoteDraft(draft, scope);
	let began = () => {};
	const saving = new Promise<void>((resolve) => {
		began = resolve;
	});
	const save = changeInTurn(scope.vault, { kind: 'booking', memberId: 'member' }, 1_000, async () => {
		const loaded = await loadDraft(scope, draft.localId);
		began();
		await pause(20);
		await keepDraft(scope, { ...loaded, contactId: 'another' });
	});
	await saving;
	const priced = await withBestCoupon({ draft, price }, [COUPON], '2026-11-21', scope);
	await save;
	expect(priced.price.total).toBe(7_800);
	const coupon = { kind: 'crm-coupon', code: 'k' };
	expect(await loadDraft(scope, draft.localId)).toMatchObject({ contactId: 'another', coupon });
});
