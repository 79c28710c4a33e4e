import { area, glow, group, line } from '../kit/ink.ts';
import { hills, leaves, palm } from '../kit/land.ts';
import { box, broken, dab, disc, type Point, soft, straight } from '../kit/lines.ts';
import { DUSK } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { boat, lantern } from '../kit/roofs.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, sky } from '../kit/sky.ts';
import { lampInWater, plane, ripples } from '../kit/water.ts';

import { house, QUAY } from '../motifs/hoi-an.ts';

const WATER = 640;
const SILK: readonly [[string, string], ...[string, string][]] = [
	['#a8362a', '#f5814a'],
	['#c07f2c', '#f7c56c'],
	['#a8362a', '#ef7443'],
	['#3f6f78', '#a3cdbb'],
	['#8f3346', '#e07f6e'],
	['#b5652a', '#f2a75a'],
];

export function danang(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const houses: { front: string[]; lamps: number[] }[] = [];
	for (let at = per(frame, -40, -30, -60); at < w + 40; ) {
		const width = random.between(140, 250);
		houses.push(house(random, at, width, random.pick([158, 238, 214, 172])));
		at += width + random.between(-2, 14);
	}
	const lamps = houses
		.flatMap((each) => each.lamps)
		.map((at) => ({ at, y: QUAY - 108 + random.between(-6, 10), r: random.between(9, 13), silk: random.pick(SILK) }));
	const near = per(
		frame,
		[
			[0.7, 96, 38],
			[0.78, 150, 48],
			[0.87, 104, 56],
			[0.95, 168, 66],
		],
		[
			[0.64, 92, 36],
			[0.77, 150, 46],
			[0.92, 112, 58],
		],
		[
			[0.52, 100, 34],
			[0.76, 160, 46],
			[0.98, 110, 54],
		],
	) as [number, number, number][];
	const string: Point[] = [
		[x(per(frame, 0.6, 0.46, 0.26)), -30],
		...near.map(([at, y, r]): Point => [x(at), y - r * 1.5]),
		[w + 60, 20],
	];
	const [bx, by, long] = [x(per(frame, 0.26, 0.28, 0.36)), 838, per(frame, 400, 380, 330)];
	const fronts = houses.flatMap(({ front }) => front);
	return [
		sky(frame, DUSK, 560, [0.4, 0.76]),
		cloud(random, x(0.24), 190, 860, 30, '#c9a3a8', 0.5),
		cloud(random, x(0.7), 292, 620, 22, '#f3c7a0', 0.6),
		hills(
			broken(
				random,
				[
					[-90, 420],
					[x(0.2), 372],
					[x(0.4), 404],
					[x(0.62), 350],
					[x(0.84), 392],
					[w + 90, 360],
				],
				0.07,
				14,
			),
			QUAY,
			[
				['#7d7699', 0],
				['#d19f8f', 1],
			],
		),
		leaves(
			random,
			Array.from(
				{ length: Math.round(w / 46) },
				() => [random.between(0, w), random.between(394, 456), random.between(40, 74), random.between(26, 44)] as const,
			),
			['#2b3450', '#3a4860', '#58627a'],
			{ size: 7 },
		),
		...[0.08, 0.44, 0.63, 0.9].map((at) =>
			palm(random, x(at), 520, [x(at) + 16, random.between(262, 320)], 96, {
				bark: '#2a2f48',
				leaf: ['#222c48', '#2c3a55', '#3a4a62'],
			}),
		),
		...fronts,
		plane(w, 300, QUAY, [
			['#38406e', 0, 0],
			['#38406e', 0.35, 0.36],
			['#38406e', 1, 0],
		]),
		area(
			box(-30, QUAY - 2, w + 60, WATER - QUAY + 2),
			[
				['#a8826a', 0],
				['#584a5a', 0.4],
				['#2b2f4a', 1],
			],
			{ filter: 'cut' },
		),
		line(
			Array.from({ length: Math.round(w / 46) }, (_, index) => `M${index * 46},${QUAY + 8 + 12 * (index % 2)}v14`),
			'#2b2f4a',
			1.8,
			{ opacity: 0.7 },
		),
		plane(w, WATER, 1000, [
			['#8a6f80', 0],
			['#565684', 0.22],
			['#2b3a66', 0.6],
			['#16254a', 1],
		]),
		group(fronts, { opacity: 0.2, filter: 'water', move: `translate(0 ${WATER + QUAY + 8}) scale(1 -1)` }),
		ripples(random, { w, y: WATER, to: 1000, count: 150 }, '#18264c', 0.42),
		...lamps.map(({ at, r, silk }) => lampInWater(random, at, WATER + 2, r * 1.5, random.between(120, 250), silk[1], 0.8)),
		ripples(random, { w, y: WATER, to: 1000, count: 80 }, '#f0b98f', 0.2),
		ripples(random, { w, y: WATER, to: 1000, count: 90 }, '#16244a', 0.44),
		...lamps.map(
			({ at, y, r, silk }) =>
				line(
					straight([
						[at, QUAY - 132],
						[at, y - r],
					]),
					'#3a282c',
					1.2,
				) + lantern(at, y, r, silk[0], silk[1]),
		),
		boat(random, bx, by, long, ['#4a3a42', '#b98a5e', '#0f1a38']),
		area(
			[
				disc(bx + long * 0.3, by - 86, 11, 12),
				soft([
					[bx + long * 0.3 - 21, by - 16],
					[bx + long * 0.3 - 22, by - 58],
					[bx + long * 0.3 - 8, by - 76],
					[bx + long * 0.3 + 12, by - 75],
					[bx + long * 0.3 + 20, by - 52],
					[bx + long * 0.3 + 24, by - 18],
				]),
			],
			'#1b2142',
			{ filter: 'cut' },
		),
		area(
			`M${bx + long * 0.3 - 38},${by - 88}L${bx + long * 0.3 + 1},${by - 116}L${bx + long * 0.3 + 40},${by - 86}Q${bx + long * 0.3},${by - 80} ${bx + long * 0.3 - 38},${by - 88}Z`,
			[
				['#e0be82', 0],
				['#a87c52', 1],
			],
			{ filter: 'cut' },
		),
		line(
			straight([
				[bx + long * 0.3 - 10, by - 50],
				[bx + long * 0.46, by + 40],
			]),
			'#2a2438',
			4,
		),
		glow(bx - long * 0.22, by - 40, 150, '#ffb765', 0.5),
		line(
			straight([
				[bx - long * 0.22, by - 14],
				[bx - long * 0.22, by - 78],
				[bx - long * 0.19, by - 78],
			]),
			'#2a2438',
			3,
		),
		lantern(bx - long * 0.19, by - 56, 15, '#b23a2c', '#ff9a5a'),
		area(dab(bx - long * 0.19, by + 26, 60, 6), '#ffb066', { opacity: 0.8 }),
		lampInWater(random, bx - long * 0.19, by + 24, 26, 120, '#ffb066', 0.85),
		line(soft(string), '#241f33', 2.4),
		...near.map(
			([at, y, r], index) =>
				line(
					straight([
						[x(at), y - r * 1.5],
						[x(at), y - r],
					]),
					'#241f33',
					2,
				) +
				lantern(x(at), y, r, (SILK[index] ?? SILK[0])[0], (SILK[index] ?? SILK[0])[1], 1.12) +
				line(
					[-0.3, -0.1, 0.1, 0.3].map((to) =>
						straight([
							[x(at) + to * r * 0.5, y + r * 1.1],
							[x(at) + to * r, y + r * 1.8],
						]),
					),
					(SILK[index] ?? SILK[0])[0],
					r * 0.05,
				),
		),
	];
}
