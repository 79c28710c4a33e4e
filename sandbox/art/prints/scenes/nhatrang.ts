import { area, glow, group, line } from '../kit/ink.ts';
import { hills, leaves, palm } from '../kit/land.ts';
import { box, broken, disc, type Point, soft, straight } from '../kit/lines.ts';
import { DAWN } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { boat } from '../kit/roofs.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, sky } from '../kit/sky.ts';
import { path, plane, ripples } from '../kit/water.ts';

const HORIZON = 560;
const BRICK = [
	['#7d4a3c', 0],
	['#a5614a', 0.55],
	['#d08a66', 1],
] as const;
const LEAF = ['#203d38', '#2f5546', '#587650'] as const;

/** A Cham tower of Po Nagar: a brick body with a pointed doorway, storeys that grow smaller, and a stone finial; lit from the right. */
function tower(x: number, y: number, s: number): string[] {
	const storeys = [
		[62, 128],
		[47, 44],
		[35, 36],
		[24, 28],
	] as const;
	const parts: string[] = [];
	let foot = y;
	for (const [index, [half, high]] of storeys.entries()) {
		const [h, tall] = [half * s, high * s];
		parts.push(
			area(`M${x - h},${foot}L${x - h * 0.94},${foot - tall}H${x + h * 0.94}L${x + h},${foot}Z`, BRICK, {
				across: true,
				filter: 'cut',
			}),
		);
		parts.push(
			area(
				[-0.62, -0.22, 0.18, 0.56].map((at) => box(x + at * h, foot - tall * 0.92, h * 0.1, tall * 0.9)),
				'#6b3d36',
				{ opacity: 0.55 },
			),
		);
		parts.push(
			area(
				[box(x - h * 1.1, foot - tall - 5 * s, h * 2.2, 6 * s), box(x - h * 1.02, foot - tall - 11 * s, h * 2.04, 6 * s)],
				BRICK,
				{ across: true, filter: 'cut' },
			),
		);
		if (index < 3)
			parts.push(
				...[-1, 1].map((side) =>
					area(
						`M${x + side * h * 0.98 - 6 * s},${foot - tall - 10 * s}l${6 * s},${-22 * s}l${6 * s},${22 * s}Z`,
						side < 0 ? '#7d4a3c' : '#d08a66',
						{ filter: 'cut' },
					),
				),
			);
		const arch = (grow: number) =>
			`M${x - h * 0.3 * grow},${foot}V${foot - tall * 0.5 * grow}Q${x - h * 0.26 * grow},${foot - tall * 0.72 * grow} ${x},${foot - tall * 0.88 * grow}Q${x + h * 0.26 * grow},${foot - tall * 0.72 * grow} ${x + h * 0.3 * grow},${foot - tall * 0.5 * grow}V${foot}Z`;
		parts.push(
			area(arch(1), '#b67257', { filter: 'cut' }),
			area(arch(0.72), index === 0 ? '#33262b' : '#5e3833', { filter: 'cut' }),
		);
		foot -= tall + 10 * s;
	}
	parts.push(
		area(
			`${soft([
				[x - 15 * s, foot],
				[x - 13 * s, foot - 16 * s],
				[x, foot - 40 * s],
				[x + 13 * s, foot - 16 * s],
				[x + 15 * s, foot],
			])}Z`,
			BRICK,
			{ across: true, filter: 'cut' },
		),
	);
	return parts;
}

export function nhatrang(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const sun: Point = [x(per(frame, 0.68, 0.7, 0.74)), HORIZON - 74];
	const isle = (points: readonly (readonly [number, number])[], colours: readonly [string, string]) =>
		hills(
			broken(
				random,
				points.map(([px, py]): Point => [x(px), HORIZON - py]),
				0.1,
				9,
			),
			HORIZON + 2,
			[
				[colours[0], 0],
				[colours[1], 1],
			],
		);
	const [tx, s] = [x(per(frame, 0.17, 0.22, 0.32)), per(frame, 0.98, 0.94, 0.8)];
	const top = 508;
	const hill: Point[] = broken(
		random,
		[
			[-90, top + 10],
			[tx - 170 * s, top - 6],
			[tx + 210 * s, top],
			[tx + 300 * s, top + 44],
			[tx + 390 * s, top + 96],
			[tx + 520 * s, top + 140],
		],
		0.04,
		12,
	);
	const fleet = [
		[0.42, 690, 150],
		[0.56, 668, 118],
		[0.84, 676, 128],
		[0.68, 728, 196],
		[0.3, 772, 236],
		[0.93, 806, 270],
	] as const;
	return [
		sky(frame, DAWN, HORIZON),
		glow(sun[0], sun[1], 420, '#ffe2a8', 0.75, 300),
		cloud(random, x(0.7), 160, 900, 34, '#dfe0cf', 0.34),
		cloud(random, x(0.36), 250, 700, 26, '#f3dcbd', 0.5),
		cloud(random, x(0.9), 338, 560, 20, '#fbe6c4', 0.66),
		area(
			disc(sun[0], sun[1], 46),
			[
				['#f47a55', 0],
				['#fba873', 1],
			],
			{ filter: 'cut' },
		),
		isle(
			[
				[0.3, 0],
				[0.4, 24],
				[0.48, 62],
				[0.56, 40],
				[0.66, 58],
				[0.78, 96],
				[0.88, 66],
				[1.04, 110],
			],
			['#a08c9b', '#e2ab92'],
		),
		isle(
			[
				[0.44, 0],
				[0.52, 22],
				[0.58, 18],
				[0.62, 0],
			],
			['#6f7690', '#a98f92'],
		),
		isle(
			[
				[0.76, 0],
				[0.84, 30],
				[0.92, 64],
				[0.97, 56],
				[1.04, 82],
			],
			['#5d6a86', '#93828c'],
		),
		plane(w, HORIZON, 1000, [
			[DAWN.sea[0], 0],
			['#d9ad98', 0.1],
			[DAWN.sea[1], 0.34],
			[DAWN.sea[2], 0.85],
			['#173853', 1],
		]),
		path(random, sun[0], HORIZON, 1000, 160, DAWN.light),
		ripples(random, { w, y: HORIZON, to: 1000, count: 130 }, '#f9d9b6', 0.36),
		ripples(random, { w, y: HORIZON, to: 1000, count: 140 }, '#1d4564', 0.34),
		hills(
			hill,
			662,
			[
				['#4b6350', 0],
				['#2c463f', 0.7],
				['#22383a', 1],
			],
			'rough',
		),
		...tower(tx + 150 * s, top + 8, s * 0.62),
		...tower(tx - 142 * s, top + 4, s * 0.52),
		...tower(tx, top + 6, s * 1.16),
		leaves(
			random,
			Array.from({ length: 80 }, () => {
				const share = random.between(-0.02, 1);
				return [
					(tx + 480 * s) * share - 30,
					Math.min(646, top + 30 + 118 * Math.max(0, share) ** 2 + random.between(0, 110 * (1 - share))),
					random.between(20, 46),
					random.between(9, 18),
				] as const;
			}),
			LEAF,
			{ size: 4.4, lit: 0.5 },
		),
		area(box(-20, 656, tx + 500 * s, 5), '#e8c6a2', { opacity: 0.7, filter: 'rough' }),
		group([...tower(tx, 664, s * 0.9)], { opacity: 0.2, filter: 'water', move: 'translate(0 1328) scale(1 -1)' }),
		...fleet.flatMap(([at, y, long]) => [
			boat(random, x(at), y, long, ['#2f76b0', '#e7c15f', '#173a5c'], at > 0.6),
			area(
				box(x(at) - long * 0.13, y - long * 0.2, long * 0.2, long * 0.14),
				[
					['#f0dcb4', 0],
					['#a98a74', 1],
				],
				{ filter: 'cut' },
			),
			area(box(x(at) - long * 0.15, y - long * 0.22, long * 0.25, long * 0.035), '#a8432f', { filter: 'cut' }),
			line(
				straight([
					[x(at) + long * 0.02, y - long * 0.2],
					[x(at) + long * 0.02, y - long * 0.4],
				]),
				'#2a2f3a',
				long * 0.01,
			),
			area(`M${x(at) + long * 0.02},${y - long * 0.4}h${long * 0.06}v${long * 0.038}h${-long * 0.06}Z`, '#c8402f', {
				filter: 'cut',
			}),
		]),
		palm(
			random,
			x(1) - per(frame, 40, 30, 10),
			1040,
			[x(1) - per(frame, 150, 120, 76), per(frame, 330, 340, 400)],
			per(frame, 210, 200, 150),
			{ bark: '#2b2a30', leaf: ['#12292c', '#1d3d3a', '#33594a'] },
		),
		palm(random, x(1) + 60, 1040, [x(1) + 4, 520], per(frame, 190, 180, 130), {
			bark: '#25252b',
			leaf: ['#12292c', '#1d3d3a', '#33594a'],
		}),
	];
}
