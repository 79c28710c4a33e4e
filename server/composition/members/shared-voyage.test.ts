import { expect, it, onTestFinished, vi } from 'vitest';
import { ANYBODY } from '#server/request/identity.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { keptVoyage, revokeVoyage, sharedAddress, shareVoyage } from './shared-voyage.ts';

const member = { id: 'm', nickname: '', mobile: '' } as never;
const voyage = { id: '1', departureDate: '2027-03-05', days: 5 } as never;
const order = { id: '7', status: ORDER_STATUSES['not-travelled'], voyage, leavesAt: null };

it('an address that was revoked leads nowhere, also when a reading writes its voyage once more', async () => {
	const { scope } = scopeWith({}, { identity: { ...ANYBODY, member } });
	const address = await shareVoyage(order, scope);
	const written = await keptVoyage(address, scope.vault);
	expect(written?.owner).toEqual({ member: 'm', order: '7' });
	await revokeVoyage('7', scope);
	await scope.vault.put(`our-voyage:${address}`, written, 60);
	expect(await keptVoyage(address, scope.vault)).toBeNull();
});

it('an address stays until thirty days after the return, and is no other member’s to know or to revoke', async () => {
	vi.useFakeTimers({ now: Date.parse('2026-11-21T04:00:00Z'), toFake: ['Date'] });
	onTestFinished(() => void vi.useRealTimers());
	const { scope } = scopeWith({}, { identity: { ...ANYBODY, member } });
	const address = await shareVoyage(order, scope);
	const other = { ...scope, identity: { ...ANYBODY, member: { id: 'n' } as never } };
	expect(await sharedAddress('7', other)).toBe('');
	await revokeVoyage('7', other);
	vi.setSystemTime(Date.parse('2027-04-07T23:59:00+08:00'));
	expect(await sharedAddress('7', scope)).toBe(address);
	expect(await keptVoyage(address, scope.vault)).not.toBeNull();
	vi.setSystemTime(Date.parse('2027-04-08T00:01:00+08:00'));
	expect(await keptVoyage(address, scope.vault)).toBeNull();
});
