import { describe, expect, it } from 'vitest';
import { groupState, stillSelected, toggleAll, toggleRow } from './cart-selection.ts';

const row = (id: string, closed: 'expired' | 'sold-out' | null = null, count = 1) => ({ id, closed, count });
const groups = [
	{ voyageId: 'a', rows: [row('a1'), row('a2', null, 2), row('a3', 'sold-out')] },
	{ voyageId: 'b', rows: [row('b1'), row('b2', 'expired')] },
	{ voyageId: 'c', rows: [row('c1', 'expired')] },
];
const chosen = (...ids: string[]) => new Set(ids);

describe('choosing rows', () => {
	it.each([
		['the first', [], 'a1', ['a1'], null],
		['another of the same voyage', ['a1'], 'a2', ['a1', 'a2'], null],
		['one that is chosen leaves it', ['a1', 'a2'], 'a1', ['a2'], null],
		['one of another voyage clears the first', ['a1', 'a2'], 'b1', ['b1'], { voyageId: 'a', count: 3 }],
		['a closed one does nothing', ['a1'], 'a3', ['a1'], null],
		['an unknown one does nothing', ['a1'], 'zz', ['a1'], null],
	])('%s', (_, before, id, after, cleared) => {
		const result = toggleRow(groups, chosen(...before), id);
		expect([...result.selection]).toEqual(after);
		expect(result.cleared).toEqual(cleared);
	});
});

describe('choosing a whole voyage', () => {
	it.each([
		['all that is open', [], 'a', ['a1', 'a2'], null],
		['the rest', ['a1'], 'a', ['a1', 'a2'], null],
		['none when all are', ['a1', 'a2'], 'a', [], null],
		['clears the others', ['b1'], 'a', ['a1', 'a2'], { voyageId: 'b', count: 1 }],
		['nothing where all is closed', [], 'c', [], null],
	])('%s', (_, before, voyageId, after, cleared) => {
		const result = toggleAll(groups, chosen(...before), voyageId);
		expect([...result.selection]).toEqual(after);
		expect(result.cleared).toEqual(cleared);
	});

	it.each([
		[[], 'none'],
		[['a1'], 'some'],
		[['a1', 'a2'], 'all'],
		[['b1'], 'none'],
	])('with %j chosen its box says %s', (ids, state) => {
		expect(groupState(groups[0] as (typeof groups)[number], chosen(...ids))).toBe(state);
	});
});

it.each([
	[
		['a1', 'a2'],
		['a1', 'a2'],
	],
	[['a1', 'a3', 'gone'], ['a1']],
	[['gone'], []],
	[['b2'], []],
])('of %j there is left %j once the cart has changed', (before, after) => {
	expect([...stillSelected(groups, chosen(...before))]).toEqual(after);
});
