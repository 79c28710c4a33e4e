import { area, group, line } from '../kit/ink.ts';
import { hills, leaves } from '../kit/land.ts';
import { box, broken, dab, disc, type Point, soft, straight } from '../kit/lines.ts';
import { RAIN } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { roof } from '../kit/roofs.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { rain, sky } from '../kit/sky.ts';
import { plane, ripples } from '../kit/water.ts';

const GROUND = 742;
const TILES = { tile: ['#b4573f', '#8a3a31'], seam: '#d9b8a2', edge: '#5d2a2a', shade: '#2c2428' } as const;
const RED = '#a93528';

/** The gate of Shuri in metres: four pillars, a wide roof over three bays, and a narrower one over the tablet. */
function gate(x: number, m: number): string[] {
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
const walker = (x: number, y: number, s: number): string[] => [
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
const castle = (random: Random, x: number, m: number): string[] => [
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

export function naha(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const [centre, m] = [x(per(frame, 0.56, 0.54, 0.5)), per(frame, 78, 76, 59)];
	const crown = (from: number, to: number, y: number, size: number) =>
		Array.from(
			{ length: Math.ceil((to - from) / (size * 0.8)) },
			(_, index) =>
				[
					from + index * size * 0.8,
					y + random.between(-0.4, 0.4) * size,
					size * random.between(0.7, 1.2),
					size * random.between(0.6, 0.95),
				] as const,
		);
	const gates = gate(centre, m);
	const [px, py] = [centre - per(frame, 92, 88, 70), 812];
	const person = { x: px, y: py, parts: walker(px, py, per(frame, 0.92, 0.92, 0.8)) };
	const wall = (from: number, to: number, top: number): Point[] =>
		broken(
			random,
			[
				[from, top + 34],
				[(from + to) / 2, top + 12],
				[to, top],
			],
			0.02,
			26,
		);
	const flags = Array.from({ length: 15 }, (_, index) => GROUND + 26 + (index / 14) ** 1.7 * 240);
	const joints = flags.slice(1).flatMap((y, row) =>
		Array.from({ length: 90 }, (_, index) => {
			const ray = (index - 45 + (row % 2) / 2 + random.between(-0.12, 0.12)) * 0.42;
			const from = flags[row] ?? y;
			return straight([
				[centre + ray * (from - 560), from],
				[centre + ray * (y - 560), y],
			]);
		}),
	);
	const masonry = (from: number, to: number) =>
		Array.from({ length: Math.round(Math.abs(to - from) / 5) }, () =>
			dab(
				random.between(Math.min(from, to), Math.max(from, to)),
				random.between(672, GROUND - 4),
				random.between(18, 44),
				random.between(4, 9),
			),
		);
	return [
		sky(frame, RAIN, GROUND, [0.35, 0.8]),
		hills(
			broken(
				random,
				[
					[-40, 470],
					[w * 0.2, 420],
					[w * 0.42, 452],
					[w * 0.7, 400],
					[w + 40, 440],
				],
				0.1,
				18,
			),
			GROUND,
			[
				['#a3b0ae', 0],
				['#c3cac3', 1],
			],
			'rough',
		),
		hills(
			broken(
				random,
				[
					[-40, 560],
					[w * 0.3, 540],
					[w * 0.55, 566],
					[w * 0.8, 520],
					[w + 40, 540],
				],
				0.12,
				14,
			),
			GROUND,
			[
				['#7f9391', 0],
				['#b3bebb', 1],
			],
			'rough',
		),
		...castle(random, centre, m),
		...[
			[-40, centre - 4.9 * m, 560],
			[centre + 4.8 * m, w + 40, 530],
		].map(([from = 0, to = 0, y = 0]) =>
			leaves(
				random,
				[...crown(from, to, y, 62), ...crown(from, to, y + 62, 70), ...crown(from + 60, to - 60, y + 118, 52)],
				['#3a534f', '#476359', '#5d7a6c'],
				{ size: 8 },
			),
		),
		...[
			[-40, centre - 4.35 * m],
			[w + 40, centre + 4.35 * m],
		].map(
			([from = 0, to = 0]) =>
				area(
					`${straight([...wall(from, to, 652), [to, GROUND + 12], [from, GROUND + 26]])}Z`,
					[
						['#b4b9ae', 0],
						['#7d8a88', 1],
					],
					{ filter: 'cut' },
				) +
				area(masonry(from, to), '#5f6d6d', { opacity: 0.35, filter: 'cut' }) +
				area(masonry(from, to), '#cdd0c4', { opacity: 0.35, filter: 'cut' }),
		),
		plane(w, GROUND, 1000, [
			['#c3c8c0', 0],
			['#9aa8a8', 0.3],
			['#5b707b', 1],
		]),
		group(
			[
				area(
					[-3.9, -1.85, 1.85, 3.9].map((at) => box(centre + at * m - 0.22 * m, GROUND, 0.44 * m, 3.1 * m)),
					[
						[RED, 0, 0.7],
						[RED, 1, 0],
					],
				),
			],
			{ filter: 'haze' },
		),
		line(
			flags.map((y) =>
				straight(
					broken(
						random,
						[
							[-20, y],
							[w + 20, y + 2],
						],
						0.006,
						90,
					),
				),
			),
			'#48606b',
			1.5,
			{ opacity: 0.5, filter: 'cut' },
		),
		line(joints, '#48606b', 1.4, { opacity: 0.42, filter: 'cut' }),
		area(
			`M${centre - 4.9 * m},${GROUND + 22}L${centre - 4.7 * m},${GROUND - 4}H${centre + 4.7 * m}L${centre + 4.9 * m},${GROUND + 22}Z`,
			[
				['#d3d5ca', 0],
				['#a8b1ac', 0.5],
				['#7b8989', 1],
			],
			{ filter: 'cut' },
		),
		...gates,
		ripples(random, { w, y: GROUND + 26, to: 1000, count: 110, size: 0.7 }, '#eef0e6', 0.26),
		group(
			[
				area(box(person.x - 15, person.y, 30, 90), [
					['#2c3d57', 0, 0.6],
					['#2c3d57', 1, 0],
				]),
			],
			{ filter: 'haze' },
		),
		...person.parts,
		area(
			Array.from({ length: 70 }, () =>
				disc(random.between(0, w), random.between(GROUND + 30, 990), random.between(3, 9), random.between(0.8, 2)),
			),
			'#eef0e6',
			{ opacity: 0.4 },
		),
		rain(random, frame, 480, '#e6ebe4'),
		leaves(
			random,
			[
				[x(1) - 30, 70, 210, 92],
				[x(1) - 190, 30, 150, 60],
				[x(1) + 10, 170, 120, 70],
			],
			['#1f3431', '#2f4b44', '#48655a'],
			{ size: 8 },
		),
		rain(random, frame, 90, '#f4f6ee'),
	];
}
