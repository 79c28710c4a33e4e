import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPart } from '#client/test-support/open-page.tsx';
import { sampleRoom } from '#client/test-support/sample-decks.ts';
import { textsOf } from '#client/test-support/texts.ts';
import { FloorDrawing } from './floor-drawing.tsx';
import { FOR_EYES, hullOf, layFloor } from './floor-geometry.ts';

const t = textsOf('CN', 'deck');
const THEATRE = { id: 't', name: '大剧院', group: 'ENTERTAINMENT' as const };
const SHOP = { id: 's', name: '商店', group: 'HOT' as const };

/** Draws a deck with cabins of no number at the given places. */
async function draw(positions: readonly number[], places: readonly (typeof THEATRE | typeof SHOP)[]) {
	const rooms = positions.map((position, at) => ({
		...sampleRoom(`80${at}`, { position }),
		look: 'other' as const,
		freeId: null,
	}));
	const hull = hullOf({ lifts: [], decks: [{ deck: 8, cabins: [], places: [], rooms }] });
	openPart(() => <FloorDrawing floor={layFloor(rooms, hull, FOR_EYES)} places={[...places]} role="img" label="8" />);
	const figure = await screen.findByRole('img', { name: '8' });
	return { figure, words: [...figure.querySelectorAll('text')].map(({ textContent }) => textContent) };
}
const ends = () => [t('bow'), t('stern')];
const AROUND_ONE_PART = [0.1, 0.12, 0.14, 0.6, 0.62, 0.64];

test('the only part without cabins has the names of the deck’s places', async () => {
	expect((await draw(AROUND_ONE_PART, [THEATRE, SHOP])).words).toEqual([...ends(), '大剧院', '商店']);
});

test('of several parts without cabins each is said to be for all guests', async () => {
	expect((await draw([...AROUND_ONE_PART, 0.9], [THEATRE])).words).toEqual([...ends(), t('part'), t('part')]);
});

test('nothing is said of a part without cabins on a deck without known places', async () => {
	expect((await draw(AROUND_ONE_PART, [])).words).toEqual(ends());
});

test('cabins without a number are one path of a look, however many', async () => {
	const { figure } = await draw(AROUND_ONE_PART, []);
	expect(figure.querySelectorAll('rect')).toHaveLength(0);
	expect([...figure.querySelectorAll('path')].at(-1)?.getAttribute('d')?.match(/z/g)).toHaveLength(AROUND_ONE_PART.length);
});
