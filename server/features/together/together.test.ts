import { expect, it, onTestFinished, vi } from 'vitest';
import { ANYBODY } from '#server/request/identity.ts';
import { type Replies, scopeWith } from '#tests/support/feature-scope.ts';
import { fleet, sailing } from '#tests/support/sample-voyages.ts';
import { likeVoyage } from './list.ts';
import { createTogether, together } from './together.ts';

const LINE = '上海-那霸-上海';
const ELSEWHERE = '上海-长崎-上海';
const sailings = [
	sailing(1, '2027-03-05', LINE),
	sailing(2, '2027-04-05', LINE),
	sailing(3, '2027-05-05', ELSEWHERE),
	sailing(4, '2027-06-05', LINE),
];
const identity = { ...ANYBODY, knownBrowser: () => undefined };
const { scope: offered } = scopeWith(fleet(...sailings), { identity });
/** The same store later, when upstream offers other voyages. */
const later = (replies: Replies, now = '2026-12-01T04:00:00Z') => ({
	...scopeWith(replies, { now, identity }).scope,
	lists: offered.lists,
});

it('a voyage that is gone is named by its day, with the next sailings of its line; the others stay', async () => {
	const { id } = await createTogether({ ids: '1,3', adult: 2, child: 0 }, offered);
	const { voyages, gone } = await together({ id }, later(fleet(...sailings.slice(1))));
	expect(voyages.map((voyage) => voyage.id)).toEqual(['3']);
	expect(gone.map(({ date, next }) => [date, next.map((voyage) => voyage.id)])).toEqual([['2027-03-05', ['2', '4']]]);
});

it('a list of which all voyages are gone, and whose lines have no other, still says so', async () => {
	const { id } = await createTogether({ ids: '1,3', adult: 2, child: 0 }, offered);
	const { voyages, gone } = await together({ id }, later(fleet(sailing(9, '2027-08-05', '天津-仁川-天津'))));
	expect(voyages).toEqual([]);
	expect(gone.map(({ date, next }) => [date, next.length])).toEqual([
		['2027-03-05', 0],
		['2027-05-05', 0],
	]);
});

it('an empty timetable doesn’t say that voyages are gone: the list is told to be unavailable', async () => {
	const { id } = await createTogether({ ids: '1,3', adult: 2, child: 0 }, offered);
	const empty = later(fleet());
	await expect(together({ id }, empty)).rejects.toMatchObject({ code: 'upstream-unavailable' });
	await expect(createTogether({ ids: '1,3', adult: 2, child: 0 }, empty)).rejects.toMatchObject({ code: 'upstream-unavailable' });
});

it('a list takes the likes of two hundred browsers, and of no more', async () => {
	const { id } = await createTogether({ ids: '1,3', adult: 2, child: 0 }, offered);
	for (let browser = 1; browser <= 200; browser += 1) await likeVoyage(id, '1', `browser ${browser}`, offered);
	await expect(likeVoyage(id, '1', 'one more', offered)).rejects.toMatchObject({ code: 'rate-limited' });
	// The likes that are counted can still be moved.
	expect((await likeVoyage(id, '3', 'browser 1', offered)).likes).toEqual({ 1: 199, 3: 1 });
});

it('a list is kept for thirty days from the day on which it was made, however late it is liked', async () => {
	const start = offered.now.getTime();
	const day = 86_400_000;
	vi.useFakeTimers({ now: start, toFake: ['Date'] });
	onTestFinished(() => void vi.useRealTimers());
	const { lists } = scopeWith({}).scope;
	const after = (milliseconds: number) => {
		vi.setSystemTime(start + milliseconds);
		return { ...offered, lists, now: new Date(start + milliseconds) };
	};
	const { id } = await createTogether({ ids: '1,3', adult: 2, child: 0 }, after(0));
	await likeVoyage(id, '1', 'a friend', after(20 * day));
	expect(await together({ id }, after(30 * day - 1_000))).toMatchObject({ likes: { 1: 1 }, until: '2026-12-21' });
	await likeVoyage(id, '3', 'a friend', after(30 * day - 1_000));
	await expect(together({ id }, after(30 * day + 1_000))).rejects.toMatchObject({ code: 'not-found' });
});
