import { area, glow, line } from '../kit/ink.ts';
import { box, disc, type Point, soft, straight } from '../kit/lines.ts';
import type { Random } from '../kit/random.ts';

const LIT = [
	['#ffe3a0', 0],
	['#f2a755', 1],
] as const;
const DARK = [
	['#33435a', 0],
	['#26324a', 1],
] as const;

/** A window of an old villa: a frame round two leaves, with light behind it or not. */
function pane(x: number, y: number, wide: number, high: number, lit: boolean): string {
	return (
		area(box(x - wide * 0.16, y - wide * 0.16, wide * 1.32, high + wide * 0.32), '#8f8273', { filter: 'cut' }) +
		area(box(x, y, wide, high), lit ? LIT : DARK) +
		line([straight([[x + wide / 2, y], [x + wide / 2, y + high]]), straight([[x, y + high * 0.36], [x + wide, y + high * 0.36]])], '#4d3c38', wide * 0.09) +
		(lit ? glow(x + wide / 2, y + high / 2, wide * 1.7, '#ffbf6a', 0.4) : '')
	);
}

const chimney = (x: number, y: number, wide: number, high: number): string =>
	area(box(x, y - high, wide, high), '#5a3b40', { filter: 'cut' }) + area(box(x - wide * 0.14, y - high, wide * 1.28, wide * 0.26), '#3d2d38');

type Villa = { x: number; y: number; m: number };

/** A brick villa of the Five Avenues at dusk, in metres: a steep roof, a gable to the street, a bay of windows, chimneys. */
export function gabled({ x, y, m }: Villa): string[] {
	const at = (px: number, up: number): Point => [x + px * m, y - up * m];
	const brick = [
		['#6d4450', 0],
		['#8a5148', 0.6],
		['#5d3d45', 1],
	] as const;
	return [
		chimney(at(-5.6, 0)[0], at(0, 9.4)[1], 1.1 * m, 3.2 * m),
		chimney(at(3.6, 0)[0], at(0, 10)[1], 1.1 * m, 2.8 * m),
		area(box(...at(-7.5, 6.4), 15 * m, 6.4 * m), brick, { filter: 'cut' }),
		area(
			straight([at(-8.2, 6.2), at(-5.2, 10.6), at(5.4, 10.6), at(8.2, 6.2)]).concat('Z'),
			[
				['#3d4a66', 0],
				['#2d3650', 1],
			],
			{ filter: 'cut' },
		),
		area(straight([at(-4.4, 6.4), at(-1, 11.8), at(2.4, 6.4), at(2.4, 0), at(-4.4, 0)]).concat('Z'), brick, { filter: 'cut' }),
		line(straight([at(-5, 5.7), at(-1, 12.2), at(3, 5.7)]), '#232b42', 0.5 * m),
		line(
			[straight([at(-4.2, 6.4), at(2.2, 6.4)]), straight([at(-2.9, 8.6), at(0.9, 8.6)]), straight([at(-1, 11.4), at(-1, 6.4)]), straight([at(-2.6, 6.4), at(-1, 8.6), at(0.6, 6.4)])],
			'#cdbb9d',
			0.17 * m,
			{ opacity: 0.75 },
		),
		pane(...at(-3.2, 5.4), 1.2 * m, 1.9 * m, true),
		pane(...at(-0.1, 5.4), 1.2 * m, 1.9 * m, true),
		pane(...at(-6.6, 5.2), 1.1 * m, 1.8 * m, false),
		pane(...at(3.6, 5.2), 1.1 * m, 1.8 * m, true),
		pane(...at(5.6, 5.2), 1.1 * m, 1.8 * m, false),
		pane(...at(-6.6, 2.4), 1.1 * m, 1.8 * m, true),
		pane(...at(3.6, 2.4), 1.1 * m, 1.8 * m, false),
		pane(...at(5.6, 2.4), 1.1 * m, 1.8 * m, true),
		pane(...at(-2, 2.4), 2 * m, 2 * m, true),
	];
}

/** A villa with a round tower under a cone, farther down the street. */
export function towered({ x, y, m }: Villa): string[] {
	const at = (px: number, up: number): Point => [x + px * m, y - up * m];
	const wall = [
		['#736377', 0],
		['#9a7f74', 0.7],
		['#6a5763', 1],
	] as const;
	return [
		chimney(at(4, 0)[0], at(0, 8.6)[1], 1 * m, 2.6 * m),
		area(box(...at(-2, 6), 9 * m, 6 * m), wall, { filter: 'cut' }),
		area(straight([at(-2.6, 5.8), at(-0.6, 9.2), at(5.6, 9.2), at(7.6, 5.8)]).concat('Z'), '#414b68', { filter: 'cut' }),
		area(box(...at(-4.6, 8), 4 * m, 8 * m), wall, { filter: 'cut' }),
		area(`${soft([at(-5.2, 7.8), at(-3.5, 9.6), at(-2.6, 12.6)])}${soft([at(-2.6, 12.6), at(-1.7, 9.6), at(0, 7.8)]).replace('M', 'L')}Z`, '#363f5c', { filter: 'cut' }),
		pane(...at(-3.1, 6.9), 1 * m, 1.7 * m, true),
		pane(...at(-3.1, 3.6), 1 * m, 1.7 * m, true),
		pane(...at(0.8, 4.9), 1 * m, 1.6 * m, false),
		pane(...at(3, 4.9), 1 * m, 1.6 * m, true),
		pane(...at(5.2, 4.9), 1 * m, 1.6 * m, false),
	];
}

/** A street lamp with its glow. */
export const streetLamp = (x: number, y: number, tall: number): string[] => [
	area([box(x - 3, y - tall, 6, tall), box(x - 8, y - 26, 16, 26)], '#1a2338', { filter: 'cut' }),
	glow(x, y - tall - 12, tall * 0.5, '#ffcf80', 0.85),
	area(disc(x, y - tall - 12, 13, 15), '#fff0c4'),
	area(`M${x - 17},${y - tall - 22}L${x},${y - tall - 38}L${x + 17},${y - tall - 22}Z`, '#1a2338'),
];

/** Somebody cycling away from us, as high as `tall`, and the wheel below. */
export const cyclist = (random: Random, x: number, y: number, tall: number): string[] => {
	const s = tall / 100;
	const lean = random.between(-1, 1);
	return [
		line(disc(x, y - 20 * s, 5 * s, 20 * s), '#141c30', 3.4 * s),
		line(straight([[x - 17 * s, y - 46 * s], [x + 17 * s, y - 46 * s]]), '#141c30', 3 * s),
		area(
			`${soft([[x - 13 * s, y - 34 * s], [x - 16 * s, y - 60 * s], [x - 9 * s + lean, y - 80 * s], [x + 9 * s + lean, y - 80 * s], [x + 16 * s, y - 60 * s], [x + 13 * s, y - 34 * s]])}Z`,
			[
				['#5d6f8c', 0],
				['#2a3754', 1],
			],
			{ filter: 'cut' },
		),
		area([box(x - 10 * s, y - 38 * s, 7 * s, 26 * s), box(x + 3 * s, y - 38 * s, 7 * s, 20 * s)], '#1c2740', { filter: 'cut' }),
		area(disc(x + lean, y - 89 * s, 8 * s, 9 * s), '#1c2234'),
		area(disc(x, y - 24 * s, 2.6 * s), '#e05a3f'),
	];
};
