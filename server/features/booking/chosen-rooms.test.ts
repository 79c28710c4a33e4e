import { expect, it } from 'vitest';
import { type Replies, refuse, scopeWith } from '#tests/support/feature-scope.ts';
import { takeChosen } from './chosen-rooms.ts';

const held = (cabinId: string, wanted: string | null, categoryId = 'c') => ({
	categoryId,
	cabinId,
	roomNum: `n${cabinId}`,
	wanted,
});
const exchange: Replies = {
	'POST /openapi/order/lockCabin': ({ cabinId }) => ({ id: String(cabinId), roomNum: `n${cabinId}` }),
};
const take = async (cabins: ReturnType<typeof held>[], replies: Replies = exchange) => {
	const { cabins: taken, lost } = await takeChosen('v', cabins, scopeWith(replies).scope);
	return { rooms: taken.map(({ cabinId, roomNum }) => [cabinId, roomNum]), lost };
};

it('a held room is exchanged for the chosen one; a cabin without a choice keeps its own', async () => {
	expect(await take([held('1', '9'), held('2', null)])).toMatchObject({
		rooms: [
			['9', 'n9'],
			['2', 'n2'],
		],
		lost: 0,
	});
});

it('cabins of one category share out what they hold before anything is exchanged', async () => {
	const { rooms } = await take([held('1', '2'), held('2', '9'), held('3', null)]);
	expect(rooms.map(([id]) => id)).toEqual(['2', '9', '3']);
});

it('a chosen room that others took leaves the held one, and is counted', async () => {
	expect(await take([held('1', '9')], { 'POST /openapi/order/lockCabin': refuse })).toMatchObject({
		rooms: [['1', 'n1']],
		lost: 1,
	});
});
