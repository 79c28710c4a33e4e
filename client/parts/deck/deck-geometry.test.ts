import { describe, expect, it } from 'vitest';
import type { DeckView } from '#shared/catalogue/bff/ships.ts';
import { drawDecks } from './deck-geometry.ts';

const place = (id: string) => ({ id, name: id, group: 'HOT' as const });
const cabin = (id: string, space: number) => ({ id, name: id, kind: 0, area: '', first: '', last: '', space });
const deck = (number: number, cabins: DeckView['cabins'], places: DeckView['places']): DeckView => ({
	deck: number,
	cabins,
	places,
});

const CROWDED = Array.from({ length: 12 }, (_, index) => place(`p${index}`));
const DECKS = [
	deck(9, [], [place('pool'), place('bar')]),
	deck(8, [cabin('a', 0.4), cabin('b', 0.6)], [place('club')]),
	deck(7, [cabin('c', 1)], CROWDED),
	deck(6, [], []),
];

describe('the drawing of decks', () => {
	const drawn = drawDecks(DECKS);

	it('makes each deck longer than the one above it, and keeps it on the paper', () => {
		for (const [index, { x, width }] of drawn.entries()) {
			expect(x).toBeGreaterThanOrEqual(0);
			expect(x + width).toBeLessThanOrEqual(100);
			if (index > 0) expect(width).toBeGreaterThan(drawn[index - 1]?.width ?? 0);
		}
	});

	it('has every cabin and place once, within its deck and beside the others', () => {
		for (const [index, { x, width, parts }] of drawn.entries()) {
			const { cabins = [], places = [] } = DECKS[index] ?? {};
			expect(new Set(parts.map(({ key }) => key)).size).toBe(cabins.length + places.length);
			const inOrder = parts.toSorted((a, b) => a.x - b.x);
			for (const [at, part] of inOrder.entries()) {
				expect(part.x).toBeGreaterThanOrEqual(x - 0.01);
				expect(part.x + part.width).toBeLessThanOrEqual(x + width + 0.01);
				expect(part.x).toBeGreaterThanOrEqual((inOrder[at - 1]?.x ?? 0) + (inOrder[at - 1]?.width ?? 0) - 0.01);
			}
		}
	});

	it('draws a ship of one deck', () => expect(drawDecks([deck(1, [], [place('bar')])])).toHaveLength(1));
});
