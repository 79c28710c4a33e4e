import { expect, it, onTestFinished, vi } from 'vitest';
import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { ANYBODY } from '#server/request/identity.ts';
import type { CheckInOrder, OrderPerson } from '#shared/catalogue/openapi/check-in.ts';
import { ORDER_ERRORS } from '#shared/constants.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { sailing } from '#tests/support/sample-voyages.ts';
import { checkIn, checkInForm, findCheckIn } from './check-in.ts';
import { saveCheckIn } from './save.ts';

const START = Date.parse('2026-11-21T04:00:00Z');
const DAY = 24 * 3_600_000;
const ORDER = '10000001';
const PERSON = '7';
const found = { id: ORDER, orderNo: ORDER, status: 3, voyage: sailing(1, '2026-12-10', '上海-济州-上海'), leavesAt: null };
const people = [{ id: PERSON, lastName: '林', firstName: '梅', pinyinLastName: '', pinyinFirstName: '', mobile: '' }];

/** Returns the scope of a member by id. Upstream shows `shown`, an order that belongs to no member, to anybody who sends its number and a passenger's name. */
function members(shown = found) {
	const named = <T>(asked: { orderNo?: string | undefined; name?: string | undefined }, answer: T): T => {
		if (asked.orderNo === ORDER && asked.name === '林梅') return answer;
		throw new AppError('upstream-business', 'no such order', { err: ORDER_ERRORS.orderUnknown });
	};
	const { vault } = scopeWith({}).scope;
	return (id: string): FeatureScope => {
		const { scope } = scopeWith(
			{
				'GET /openapi/order/checkin': (asked) => named(asked, shown as unknown as CheckInOrder),
				'GET /openapi/order/persons': (asked) => named(asked, people as OrderPerson[]),
			},
			{ identity: { ...ANYBODY, member: { id } as never } },
		);
		return { ...scope, vault };
	};
}

it('an order that one member found is found by no other: neither its passengers, nor a form, nor a place to save to', async () => {
	const member = members();
	expect(await findCheckIn({ orderNo: ORDER, name: '林梅' }, member('finder'))).toEqual({ state: 'found', order: ORDER });
	expect((await checkIn({ order: ORDER }, member('finder'))).people).toHaveLength(1);
	const other = member('another');
	const save = { order: ORDER, person: PERSON, values: { address: '北京' }, unsure: [], device: 'a-device', since: 0 };
	for (const tried of [
		checkIn({ order: ORDER }, other),
		checkInForm({ order: ORDER, person: PERSON }, other),
		saveCheckIn(save, other),
	])
		await expect(tried).rejects.toMatchObject({ code: 'not-found' });
});

it('another order than the one that was found is none: nothing of it is shown', async () => {
	const renumbered = { ...found };
	const finder = members(renumbered)('finder');
	await findCheckIn({ orderNo: ORDER, name: '林梅' }, finder);
	renumbered.id = '10000002';
	await expect(checkIn({ order: ORDER }, finder)).rejects.toMatchObject({ code: 'not-found' });
});

it('an order that was found can be checked in for a day', async () => {
	vi.useFakeTimers({ now: START, toFake: ['Date'] });
	onTestFinished(() => void vi.useRealTimers());
	const finder = members()('finder');
	await findCheckIn({ orderNo: ORDER, name: '林梅' }, finder);
	vi.setSystemTime(START + DAY - 1_000);
	expect((await checkIn({ order: ORDER }, finder)).people).toHaveLength(1);
	vi.setSystemTime(START + DAY + 1_000);
	await expect(checkIn({ order: ORDER }, finder)).rejects.toMatchObject({ code: 'not-found' });
});
