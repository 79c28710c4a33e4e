import { area, line } from '../kit/ink.ts';
import { hills, leaves } from '../kit/land.ts';
import { box, broken, dab, type Point, soft, straight, taper } from '../kit/lines.ts';
import { NOON } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cumulus, sky } from '../kit/sky.ts';
import { plane, ripples } from '../kit/water.ts';

const HORIZON = 372;
const LEAF = ['#1d4c3c', '#35704c', '#74a05e'] as const;

/** A wooded islet of coral rock, cut under by the sea. */
function islet(random: Random, x: number, y: number, half: number, tall: number): string[] {
	const blobs = Array.from({ length: Math.round(8 + half / 9) }, () => {
		const share = random.between(-0.92, 0.92);
		return [
			x + share * half,
			y - 12 - tall * (1 - share * share) * random.between(0.1, 0.86),
			half * random.between(0.1, 0.2) + 8,
			tall * random.between(0.12, 0.22) + 6,
		] as const;
	});
	const rock = broken(
		random,
		[
			[x - half, y - 12],
			[x - half * 0.96, y - 22],
			[x + half * 0.96, y - 22],
			[x + half, y - 12],
			[x + half * 0.9, y],
			[x - half * 0.9, y],
		],
		Math.min(0.12, 9 / half),
		9,
	);
	return [
		area(
			Array.from({ length: 12 }, (_, index) =>
				dab(
					x + random.between(-6, 6),
					y + 3 + index * tall * 0.05,
					half * 2 * random.between(0.7, 0.98) * (1 - index * 0.05),
					3.4,
				),
			),
			'#17605f',
			{ opacity: 0.5 },
		),
		area(
			`${straight(rock)}Z`,
			[
				['#c9c4a6', 0],
				['#5b6b62', 0.6],
				['#24403f', 1],
			],
			{ filter: 'cut' },
		),
		area(
			`${soft([
				[x - half, y - 14],
				[x - half * 0.8, y - 14 - tall * 0.4],
				[x - half * 0.3, y - 14 - tall * 0.72],
				[x + half * 0.3, y - 14 - tall * 0.74],
				[x + half * 0.8, y - 14 - tall * 0.42],
				[x + half, y - 14],
			])}Z`,
			LEAF[0],
			{ filter: 'ragged' },
		),
		leaves(random, blobs, LEAF, { size: Math.max(4, half / 24) }),
		area(dab(x, y + 3, half * 2.1, 2.4), '#effaf0', { opacity: 0.8 }),
	];
}

/** A glass-bottomed boat at anchor; the water is so clear that her shadow lies on the sand. */
const boat = (x: number, y: number, s: number): string[] => [
	area(dab(x + 10 * s, y + 26 * s, 118 * s, 9 * s), '#1c7f86', { opacity: 0.6, filter: 'haze' }),
	area(
		`${soft([
			[x - 58 * s, y - 12 * s],
			[x - 20 * s, y - 7 * s],
			[x + 30 * s, y - 8 * s],
			[x + 66 * s, y - 18 * s],
		])}L${x + 52 * s},${y + 5 * s}L${x - 50 * s},${y + 5 * s}Z`,
		[
			['#fdfaf0', 0],
			['#dfe6de', 0.6],
			['#8fb0b0', 1],
		],
		{ filter: 'cut' },
	),
	line(
		soft([
			[x - 57 * s, y - 8 * s],
			[x - 20 * s, y - 3 * s],
			[x + 30 * s, y - 4 * s],
			[x + 63 * s, y - 13 * s],
		]),
		'#2b6a94',
		2.4 * s,
	),
	area(box(x - 42 * s, y - 36 * s, 76 * s, 5 * s), '#f6efdd', { filter: 'cut' }),
	line(
		[-40, -16, 8, 31].map((at) => `M${x + at * s},${y - 33 * s}v${24 * s}`),
		'#4a6068',
		1.6 * s,
	),
	area(box(x - 38 * s, y - 22 * s, 68 * s, 10 * s), '#36505c', { opacity: 0.75 }),
	area(dab(x, y + 6 * s, 120 * s, 2 * s), '#f2fbf2', { opacity: 0.8 }),
];

/** Sword leaves of a pandanus, spread from one point. */
const pandanus = (random: Random, x: number, y: number, long: number): string[] =>
	Array.from({ length: 46 }, () => {
		const turn = random.between(-Math.PI * 1.05, Math.PI * 0.05);
		const reach = long * random.between(0.55, 1.1);
		return area(
			taper(
				[x, y],
				[x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.8 + reach * 0.28],
				long * 0.075,
				Math.cos(turn) * reach * -0.18,
			),
			random.pick(['#173d34', '#22553f', '#3b7a4d', '#6f9a56']),
		);
	});

export function ishigaki(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const shallow = (y: number, count: number, colour: string, opacity: number) =>
		area(
			Array.from({ length: count }, () =>
				dab(random.between(-0.1, 1.1) * w, y + random.between(-26, 26), random.between(240, 900), random.between(8, 26)),
			),
			colour,
			{ opacity, filter: 'haze' },
		);
	const shore: Point[] = [
		[-30, 742],
		[w * 0.1, 716],
		[x(per(frame, 0.24, 0.28, 0.34)), 738],
		[x(per(frame, 0.36, 0.46, 0.6)), 812],
		[x(per(frame, 0.42, 0.56, 0.78)), 900],
		[x(per(frame, 0.43, 0.6, 0.86)), 1030],
	];
	const beach = (by: number) => `${soft(shore.map(([px, py]): Point => [px + by, py - by * 0.2]))}L-40,1040Z`;
	return [
		sky(frame, NOON, HORIZON, [0.5, 0.84]),
		cumulus(random, x(per(frame, 0.24, 0.27, 0.3)), 372, 620, 230, ['#fbf4e4', '#b9cfd6']),
		cumulus(random, x(0.9), 350, 460, 150, ['#fbf4e4', '#b9cfd6']),
		hills(
			broken(
				random,
				[
					[x(0.48), HORIZON],
					[x(0.58), 338],
					[x(0.68), 300],
					[x(0.78), 316],
					[x(0.88), 282],
					[w + 40, 300],
				],
				0.08,
				16,
			),
			HORIZON + 2,
			[
				['#6f97a4', 0],
				['#a3c0ba', 1],
			],
		),
		plane(w, HORIZON, 1000, [
			['#175c8f', 0],
			['#1f7fa5', 0.07],
			['#2fa3ad', 0.2],
			['#63c2b4', 0.42],
			['#a8dcc2', 0.7],
			['#d5ecd0', 1],
		]),
		area(
			Array.from({ length: 26 }, () =>
				dab(random.between(0, w), HORIZON + 22 + random.between(-3, 3), random.between(30, 150), 2.4),
			),
			'#f4fbf1',
			{ opacity: 0.85 },
		),
		shallow(470, 7, '#1b86a0', 0.55),
		shallow(560, 7, '#8fd6c0', 0.6),
		shallow(650, 7, '#2a9fa6', 0.4),
		shallow(730, 6, '#c5ead0', 0.6),
		...islet(random, x(per(frame, 0.13, 0.12, 0.1)), 448, 120, 62),
		...islet(random, x(per(frame, 0.42, 0.42, 0.46)), 462, 84, 50),
		...islet(random, x(per(frame, 0.8, 0.86, 0.92)), 520, per(frame, 250, 210, 150), 118),
		...islet(random, x(per(frame, 0.6, 0.6, 0.64)), 500, 110, 84),
		ripples(random, { w, y: HORIZON + 20, to: 1000, count: 110, size: 0.8 }, '#f6fdf2', 0.4),
		ripples(random, { w, y: HORIZON + 20, to: 900, count: 70, size: 0.8 }, '#187f95', 0.3),
		area(beach(46), '#e4f3d6', { opacity: 0.75, filter: 'haze' }),
		area(beach(14), '#fbfbee', { opacity: 0.9, filter: 'cut' }),
		area(
			beach(0),
			[
				['#f7edd2', 0],
				['#efdfba', 0.6],
				['#dcc596', 1],
			],
			{ filter: 'cut' },
		),
		area(
			Array.from({ length: 44 }, () =>
				dab(
					random.between(-20, x(per(frame, 0.3, 0.34, 0.42))),
					random.between(756, 990),
					random.between(20, 90),
					random.between(1.2, 3),
				),
			),
			'#cdb183',
			{ opacity: 0.45 },
		),
		...boat(x(per(frame, 0.5, 0.52, 0.5)), 610, 0.8),
		...boat(x(per(frame, 0.66, 0.76, 0.78)), 668, 1.1),
		...boat(x(per(frame, 0.37, 0.36, 0.3)), 664, 1.0),
		...boat(x(per(frame, 0.86, 0.94, 1.02)), 742, 1.3),
		leaves(
			random,
			[
				[-20, 820, 150, 70],
				[70, 900, 150, 80],
				[x(0.1) + 60, 985, 170, 70],
				[-10, 960, 160, 120],
			],
			LEAF,
			{ size: 10 },
		),
		...pandanus(random, x(per(frame, 0.09, 0.1, 0.1)), 900, 210),
		...pandanus(random, x(0.005), 800, 180),
		leaves(
			random,
			[
				[x(1) + 20, 990, 190, 66],
				[x(1) - 190, 1020, 150, 44],
			],
			LEAF,
			{ size: 9 },
		),
		...pandanus(random, x(1) - 40, 985, 150),
	];
}
