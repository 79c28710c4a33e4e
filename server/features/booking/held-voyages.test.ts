import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { ANYBODY } from '#server/request/identity.ts';
import { BOOKING_HOLD, UPSTREAM_TIMEOUT } from '#shared/constants.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { category, sailingWithPrices } from '#tests/support/sample-voyages.ts';
import { type Draft, dropDraft, keepDraft, linkDraftToOrder, loadDraft } from './draft.ts';
import { endHold, holdsNoMore } from './held-voyages.ts';
import { hold } from './hold.ts';
import { requestBegins } from './hold-requests.ts';

const START = Date.parse('2026-11-21T04:00:00Z');
const FREE = { rooms: [{ categoryId: 'c', cabins: [{ id: '1', roomNum: '5001' }] }] };
const NONE = { rooms: [{ categoryId: 'c', cabins: [] }] };
const BUSY = new AppError('upstream-unavailable', 'upstream answered 429', { unsent: true, answered: true });
const LOST = new AppError('upstream-unavailable', 'no answer from upstream', { fault: 'outage' });
const LATE = new AppError('upstream-unavailable', 'no answer in time', { fault: 'outage', late: true });

/** A member who asks for a cabin of a voyage, some seconds after the start; with `others` in the same store. */
function someMember(id = 'm', others?: FeatureScope) {
	let answer: typeof FREE | typeof NONE | AppError = FREE;
	const { scope: own } = scopeWith(
		{
			'GET /openapi/cruise/category/all': () => [category({ id: 'c' })],
			'GET /openapi/voyage/v2/{id}': ({ id }) => ({
				...sailingWithPrices(1, '2027-03-05', '上海-济州-上海', { prices: { c: { personAvg: 4_000, totalPrice: 8_000 } } }),
				id: String(id),
			}),
			'POST /openapi/order/v3/individual/lock': () => {
				if (answer instanceof AppError) throw answer;
				return answer;
			},
		},
		{ identity: { ...ANYBODY, member: { id, nickname: '', mobile: '' } as never } },
	);
	const scope = { ...own, vault: others?.vault ?? own.vault };
	const at = (second: number): FeatureScope => ({ ...scope, now: new Date(START + second * 1_000) });
	const holds = (voyageId: string, second: number, adult = 2) =>
		hold({ voyageId, cabins: [{ categoryId: 'c', adult, child: 0, count: 1 }] }, at(second));
	const asks = async (voyageId: string, second: number, answered: typeof answer = FREE, adult = 2): Promise<unknown> => {
		answer = answered;
		return holds(voyageId, second, adult).then(
			({ localId }) => (localId === null ? 'none left' : 'held'),
			({ code, retryAfter }: AppError) => [code, retryAfter],
		);
	};
	return { holds, asks, at };
}

it.each([
	['is refused', BUSY, ['upstream-unavailable', undefined]],
	['finds no cabin', NONE, 'none left'],
])('a voyage counts on among three until its hold ends, when another request for it %s', async (_name, answer, said) => {
	const { asks } = someMember();
	expect(await asks('A', 0)).toBe('held');
	expect(await asks('A', 10, answer, 1)).toEqual(said);
	for (const voyageId of ['B', 'C']) expect(await asks(voyageId, 20)).toBe('held');
	expect(await asks('D', 30)).toEqual(['too-many-holds', BOOKING_HOLD / 1_000 - 30]);
	expect(await asks('D', BOOKING_HOLD / 1_000)).toBe('held');
});

it('a voyage counts on among three after an unclear request and a refused one', async () => {
	const { asks } = someMember();
	expect(await asks('A', 0, LOST)).toEqual(['hold-unclear', undefined]);
	expect(await asks('A', 10, BUSY)).toEqual(['upstream-unavailable', undefined]);
	for (const voyageId of ['B', 'C']) expect(await asks(voyageId, 20)).toBe('held');
	expect(await asks('D', 30)).toEqual(['too-many-holds', expect.any(Number)]);
});

it('a press that sends no request doesn’t prolong the time for which a voyage counts', async () => {
	const { asks } = someMember();
	expect(await asks('A', 0, LOST)).toEqual(['hold-unclear', undefined]);
	expect(await asks('A', 1, LOST)).toEqual(['hold-unclear', expect.any(Number)]);
	expect(await asks('A', 200)).toEqual(['hold-unclear', 101]);
	for (const voyageId of ['B', 'C']) expect(await asks(voyageId, 210)).toBe('held');
	expect(await asks('D', 301)).toBe('held');
});

it('a voyage of which nothing is held counts no more after a refusal', async () => {
	const { asks } = someMember();
	expect(await asks('A', 0, BUSY)).toEqual(['upstream-unavailable', undefined]);
	for (const voyageId of ['B', 'C', 'D']) expect(await asks(voyageId, 10)).toBe('held');
});

it('a request whose process died counts as one without a clear answer, as a late one does, once', async () => {
	const over = UPSTREAM_TIMEOUT / 1_000;
	const { asks, at } = someMember();
	await requestBegins(at(0), 'A');
	expect(await asks('A', over - 1)).toEqual(['hold-unclear', 1]);
	expect(await asks('A', over, LOST)).toEqual(['hold-unclear', BOOKING_HOLD / 1_000]);
	expect(await asks('A', over + 1)).toEqual(['hold-unclear', BOOKING_HOLD / 1_000 - 1]);
	expect(await asks('B', 0, LATE)).toEqual(['hold-unclear', over]);
	expect(await asks('B', over)).toBe('held');
});

it('a voyage of which cabins were held again counts on until the first are free, also once the others are an order', async () => {
	const { holds, asks, at } = someMember();
	await holds('A', 0);
	const { localId } = await holds('A', 60, 1);
	await holdsNoMore(at(61), await loadDraft(at(61), localId ?? ''));
	for (const voyageId of ['B', 'C']) expect(await asks(voyageId, 70)).toBe('held');
	expect(await asks('D', 80)).toEqual(['too-many-holds', BOOKING_HOLD / 1_000 - 80]);
	expect(await asks('D', BOOKING_HOLD / 1_000)).toBe('held');
});

it('a draft that was held again in a race isn’t ended by upstream’s word of the hold before', async () => {
	const { at } = someMember();
	const draft = { localId: 'd', voyageId: 'A', cabins: [], contactId: null, deadline: START + BOOKING_HOLD };
	await keepDraft(at(0), draft);
	const again = { ...draft, deadline: draft.deadline + 60_000 };
	await keepDraft(at(60), again);
	await endHold(at(61), draft);
	expect((await loadDraft(at(61), 'd')).deadline).toBe(again.deadline);
	await endHold(at(62), again);
	expect((await loadDraft(at(62), 'd')).deadline).toBe(START + 62_000);
});

describe('the same cabins within a second', () => {
	// The second doesn't pass, however slow the machine is.
	beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ['Date'] }));
	afterEach(() => void vi.useRealTimers());

	it('are those held already, while their booking is one', async () => {
		const { holds } = someMember();
		const { localId } = await holds('A', 0);
		expect(await holds('A', 0)).toEqual({ localId, missing: [], lost: 0 });
	});

	it.each([
		['is an order already', (scope: FeatureScope, draft: Draft) => linkDraftToOrder(scope, draft, 'o1')],
		['was given up', (scope: FeatureScope, draft: Draft) => dropDraft(scope, draft, 'given-up')],
	])('are held anew where their booking %s: nobody goes on with it', async (_name, end) => {
		const { holds, at } = someMember();
		const { localId: first } = await holds('A', 0);
		await end(at(0), await loadDraft(at(0), first ?? ''));
		const { localId: second } = await holds('A', 0);
		expect(second).not.toBe(first);
		expect(await loadDraft(at(0), second ?? '')).toMatchObject({ voyageId: 'A' });
	});
});

it('what one member holds, or may hold, bars no other and is no other’s', async () => {
	const one = someMember();
	const other = someMember('n', one.at(0));
	const { localId } = await one.holds('A', 0);
	expect((await other.holds('A', 0)).localId).not.toBe(localId);
	for (const voyageId of ['B', 'C']) expect(await one.asks(voyageId, 10)).toBe('held');
	expect(await one.asks('D', 20)).toEqual(['too-many-holds', expect.any(Number)]);
	expect(await other.asks('D', 20, LATE)).toEqual(['hold-unclear', UPSTREAM_TIMEOUT / 1_000]);
	expect(await someMember('o', one.at(0)).asks('D', 21)).toBe('held');
});
