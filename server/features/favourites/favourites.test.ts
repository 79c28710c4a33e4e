import { expect, it } from 'vitest';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { fleet, sailing } from '#tests/support/sample-voyages.ts';
import { favourites } from './favourites.ts';

const LINE = '上海-那霸-上海';
const kept = (...ids: string[]) => ({ 'GET /openapi/user/favorite/all': () => ids.map((voyageId) => ({ voyageId })) });
const idsOf = async (replies: Parameters<typeof scopeWith>[0]) =>
	(await favourites({}, scopeWith(replies).scope)).voyages.map(({ id }) => id);

it('unavailable voyages are missing beside the known ones', async () => {
	expect(await idsOf({ ...fleet(sailing(1, '2027-03-05', LINE)), ...kept('1', '9') })).toEqual(['1']);
});

it('without the timetable each voyage is requested by its id', async () => {
	const listed = { 'POST /openapi/voyage/list': () => [sailing(1, '2027-03-05', LINE), sailing(9, '2027-04-05', LINE)] };
	expect(await idsOf({ ...kept('9', '1'), ...listed })).toEqual(['9', '1']);
});

it('the list fails when none of its voyages is available, instead of being empty', async () => {
	await expect(idsOf(kept('1', '9'))).rejects.toMatchObject({ code: 'upstream-unavailable' });
	expect(await idsOf(kept())).toEqual([]);
});
