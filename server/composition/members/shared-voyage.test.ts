import { expect, it } from 'vitest';
import { ANYBODY } from '#server/request/identity.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { keptVoyage, revokeVoyage, shareVoyage } from './shared-voyage.ts';

it('an address that was revoked leads nowhere, also when a reading writes its voyage once more', async () => {
	const member = { id: 'm', nickname: '', mobile: '' } as never;
	const { scope } = scopeWith({}, { identity: { ...ANYBODY, member } });
	const voyage = { id: '1', departureDate: '2027-03-05', days: 5 } as never;
	const address = await shareVoyage({ id: '7', status: ORDER_STATUSES['not-travelled'], voyage, leavesAt: null }, scope);
	const written = await keptVoyage(address, scope.vault);
	expect(written?.owner).toEqual({ member: 'm', order: '7' });
	await revokeVoyage('7', scope);
	await scope.vault.put(`our-voyage:${address}`, written, 60);
	expect(await keptVoyage(address, scope.vault)).toBeNull();
});
