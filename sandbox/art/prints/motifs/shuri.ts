import { area, line } from '../kit/ink.ts';
import { box, broken, soft, straight } from '../kit/lines.ts';
import type { Random } from '../kit/random.ts';
import { roof } from '../kit/roofs.ts';

export const GROUND = 742;
const TILES = { tile: ['#b4573f', '#8a3a31'], seam: '#d9b8a2', edge: '#5d2a2a', shade: '#2c2428' } as const;
export const RED = '#a93528';

/** The gate of Shuri in metres: four pillars, a wide roof over three bays, and a narrower one over the tablet. */
export function gate(x: number, m: number): string[] {
	const y = (metres: number) => GROUND - metres * m;
	const bar = (half: number, from: number, to: number, colour: string) =>
		area(box(x - half * m, y(to), half * 2 * m, (to - from) * m), colour);
	const pillars = [-3.9, -1.85, 1.85, 3.9];
	const ridgeEnd = (sign: number) =>
		area(
			soft([
				[x + sign * 2.25 * m, y(7.0)],
				[x + sign * 2.75 * m, y(7.12)],
				[x + sign * 2.9 * m, y(7.55)],
				[x + sign * 2.6 * m, y(7.3)],
				[x + sign * 2.1 * m, y(7.26)],
			]),
			TILES.tile[1],
		);
	return [
		...pillars.map((at) => area(box(x + at * m - 0.14 * m, y(3.9), 0.28 * m, 3.7 * m), '#5a2226')),
		...pillars.map((at) =>
			area(box(x + at * m - 0.2 * m, y(4.1), 0.4 * m, 3.9 * m), [
				['#7b2a26', 0],
				[RED, 0.35],
				['#8f2d27', 1],
			]),
		),
		...pillars.map((at) =>
			area(
				box(x + at * m - 0.34 * m, y(0.34), 0.68 * m, 0.36 * m),
				[
					['#c9cabf', 0],
					['#808c8c', 1],
				],
				{ filter: 'cut' },
			),
		),
		bar(4.5, 3.95, 4.6, '#33262a'),
		bar(4.35, 3.0, 3.26, '#8f2d27'),
		bar(4.35, 3.62, 4.0, RED),
		...Array.from({ length: 17 }, (_, index) =>
			area(box(x + (index - 8) * 0.5 * m - 0.12 * m, y(4.26), 0.24 * m, 0.26 * m), index % 2 ? '#2f6a62' : '#c98a3f'),
		),
		bar(4.6, 4.2, 4.4, '#6e2626'),
		roof({ x, y: y(4.35), half: 5.75 * m, upTo: y(5.15), top: 3.5 * m, lift: 0.42 * m, thick: 0.13 * m, rows: 42 }, TILES),
		bar(3.1, 5.1, 5.85, RED),
		...[-2.9, -1.1, 1.1, 2.9].map((at) => area(box(x + at * m - 0.1 * m, y(5.85), 0.2 * m, 0.75 * m), '#6e2626')),
		area(box(x - 0.92 * m, y(5.82), 1.84 * m, 0.66 * m), '#2a2530'),
		area(box(x - 0.84 * m, y(5.75), 1.68 * m, 0.52 * m), '#7b2a26'),
		...[-0.6, -0.2, 0.2, 0.6].map((at) =>
			line(
				[
					`M${x + (at - 0.11) * m},${y(5.62)}h${0.22 * m}`,
					`M${x + (at - 0.09) * m},${y(5.5)}h${0.18 * m}`,
					`M${x + at * m},${y(5.68)}v${0.34 * m}`,
					`M${x + (at - 0.12) * m},${y(5.36)}h${0.24 * m}`,
				],
				'#e5bf73',
				0.035 * m,
			),
		),
		roof({ x, y: y(5.92), half: 4.6 * m, upTo: y(6.5), top: 2.9 * m, lift: 0.4 * m, thick: 0.13 * m, rows: 34 }, TILES),
		roof({ x, y: y(6.46), half: 2.95 * m, upTo: y(7.05), top: 2.5 * m, lift: 0.05 * m, thick: 0.02 * m, rows: 22 }, TILES),
		area(
			`${soft([
				[x - 2.6 * m, y(7.22)],
				[x, y(7.1)],
				[x + 2.6 * m, y(7.22)],
			])}L${x + 2.55 * m},${y(6.98)}L${x - 2.55 * m},${y(6.98)}Z`,
			'#d8c7b4',
			{ filter: 'cut' },
		),
		ridgeEnd(1),
		ridgeEnd(-1),
	];
}

/** Somebody under a paper umbrella, from behind. */
export const walker = (x: number, y: number, s: number): string[] => [
	area(
		soft([
			[x - 9 * s, y - 92 * s],
			[x - 17 * s, y - 66 * s],
			[x - 15 * s, y - 40 * s],
			[x - 17 * s, y - 4 * s],
			[x + 13 * s, y - 4 * s],
			[x + 15 * s, y - 40 * s],
			[x + 16 * s, y - 68 * s],
			[x + 8 * s, y - 92 * s],
		]),
		[
			['#4b5c74', 0],
			['#22304a', 1],
		],
		{ filter: 'cut' },
	),
	area(box(x - 15 * s, y - 62 * s, 30 * s, 10 * s), '#a9573f', { filter: 'cut' }),
	area([box(x - 11 * s, y - 6 * s, 8 * s, 8 * s), box(x + 3 * s, y - 8 * s, 8 * s, 8 * s)], '#1c2a30'),
	area(
		`M${x - 50 * s},${y - 84 * s}Q${x - 30 * s},${y - 122 * s} ${x + 8 * s},${y - 126 * s}Q${x + 46 * s},${y - 114 * s} ${x + 58 * s},${y - 76 * s}Q${x + 6 * s},${y - 74 * s} ${x - 50 * s},${y - 84 * s}Z`,
		[
			['#e9d3a0', 0],
			['#b98a55', 1],
		],
		{ filter: 'cut' },
	),
	line(
		[-34, -14, 8, 30, 46].map((to) =>
			straight([
				[x + 8 * s, y - 126 * s],
				[x + to * s, y - 79 * s],
			]),
		),
		'#7d5a34',
		1.1 * s,
	),
];

/** The castle's wall and its roofs, pale beyond the gate. */
export const castle = (random: Random, x: number, m: number): string[] => [
	roof(
		{ x, y: 584, half: 1.5 * m, upTo: 552, top: 0.95 * m, lift: 9, thick: 4, rows: 18 },
		{ tile: ['#a98279', '#98776f'], seam: '#c3b3a9', edge: '#80706e', shade: '#7f8482' },
	),
	area(
		`${straight(
			broken(
				random,
				[
					[x - 5.4 * m, 640],
					[x - 3 * m, 606],
					[x - 0.4 * m, 582],
					[x + 2.6 * m, 590],
					[x + 5.4 * m, 566],
				],
				0.02,
				20,
			),
		)}V${GROUND}H${x - 5.4 * m}Z`,
		[
			['#bcc3bb', 0],
			['#a7b2ae', 0.6],
			['#c3c9c1', 1],
		],
		{ filter: 'cut' },
	),
	area(`M${x - 0.55 * m},${GROUND}V660Q${x - 0.5 * m},618 ${x},612Q${x + 0.5 * m},618 ${x + 0.55 * m},660V${GROUND}Z`, [
		['#6f8083', 0],
		['#a3afac', 1],
	]),
];
