import { expect, it } from 'vitest';
import { AppError } from '#server/request/errors.ts';
import { ORDER_ERRORS, UPSTREAM_NOT_FOUND } from '#shared/constants.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { findTicket } from './tickets.ts';

const PASS = { personId: '1', status: 'READY', voyage: { id: '1', departureDate: '2027-03-05', days: 5 } };
const CALL = 'POST /openapi/order/getTicketUrl';

function find(answer: () => never) {
	const { scope } = scopeWith({ [CALL]: answer });
	const settings = { ...scope.settings, tickets: { guestAccess: true } };
	return findTicket({ orderNo: '10000001', documentNumber: 'E12345678' }, { ...scope, settings });
}

it.each([UPSTREAM_NOT_FOUND, ORDER_ERRORS.orderUnknown, ORDER_ERRORS.nameMismatch, ORDER_ERRORS.documentRefused])(
	'upstream’s refusal %i is answered like every other, so that numbers can’t be probed',
	async (err) => {
		const refusal = () => {
			throw new AppError('upstream-business', 'refused', { err, shown: '证件号不符' });
		};
		expect(await find(refusal)).toEqual({ state: 'refused' });
	},
);

it.each([[[]], [[PASS, PASS]]])('%j isn’t one person’s pass, and nothing of it is shown', async (passes) => {
	expect(await find(() => passes as never)).toEqual({ state: 'refused' });
});
