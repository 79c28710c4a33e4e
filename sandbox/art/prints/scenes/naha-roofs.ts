import { area, glow, line } from '../kit/ink.ts';
import { hills, leaves, palm } from '../kit/land.ts';
import { box, broken, disc, type Point } from '../kit/lines.ts';
import { NIGHT } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { roof } from '../kit/roofs.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, sky } from '../kit/sky.ts';
import { path, plane, ripples } from '../kit/water.ts';

const HORIZON = 520;
const TILES = { tile: ['#8a3f34', '#5f2c30'], seam: '#3c1e28', edge: '#c9b79a', shade: '#1c1826' } as const;
const LEAF = ['#0d1f2c', '#173541', '#2b5354'] as const;

/** The red roofs of Tsuboya below the moon, one window lit, and the sea beyond. */
export function nahaRoofs(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const moon: Point = [x(per(frame, 0.68, 0.7, 0.66)), 210];
	const house = (share: number, y: number, half: number, lit: boolean) => {
		const middle = x(share);
		const wall = { left: middle - half * 0.72, wide: half * 1.44 };
		const panes = [0.14, 0.42, 0.7].map((at) => box(wall.left + wall.wide * at, y + half * 0.1, wall.wide * 0.18, half * 0.34));
		const bars = [0.14, 0.42, 0.7].flatMap((at) =>
			[0.33, 0.66].map((share) => {
				const [left, top] = [wall.left + wall.wide * at, y + half * 0.1];
				const [across, down] = [left + wall.wide * 0.18 * share, top + half * 0.34 * share];
				return `M${across},${top}v${half * 0.34}M${left},${down}h${wall.wide * 0.18}`;
			}),
		);
		return [
			area(box(wall.left, y - 6, wall.wide, half * 0.9), [
				['#3a3a4a', 0],
				['#20242f', 1],
			]),
			area(panes, lit ? '#ffd27c' : '#141b2a'),
			line(bars, '#2a2230', half * 0.012),
			lit ? glow(middle, y + half * 0.28, half * 0.9, '#ffc46a', 0.4) : '',
			roof({ x: middle, y, half, upTo: y - half * 0.46, top: half * 0.46, lift: half * 0.05, thick: half * 0.03 }, TILES),
			area(box(middle - half * 0.5, y - half * 0.5, half, half * 0.07), '#d8cbb0', { filter: 'cut' }),
		];
	};
	const shore = broken(
		random,
		[
			[-60, 566],
			[x(0.3), 556],
			[x(0.6), 580],
			[w + 60, 560],
		],
		0.05,
		14,
	);
	return [
		sky(frame, NIGHT, HORIZON, [0.42, 0.8]),
		glow(moon[0], moon[1], 250, '#f6e6b8', 0.5),
		area(disc(moon[0], moon[1], 62), '#fbf0d2'),
		cloud(random, x(0.26), 250, 760, 26, '#5a7c98', 0.5),
		cloud(random, x(0.84), 330, 560, 22, '#7795a6', 0.5),
		hills(
			broken(
				random,
				[
					[-40, 512],
					[x(0.14), 490],
					[x(0.3), 506],
					[x(0.46), HORIZON],
				],
				0.06,
				12,
			),
			HORIZON + 2,
			[
				['#2c4d70', 0],
				['#4a6c88', 1],
			],
		),
		plane(w, HORIZON, 1000, [
			['#6f93a6', 0],
			['#2f5a80', 0.2],
			['#143055', 1],
		]),
		path(random, moon[0], HORIZON, 620, 130, '#fdf0c8'),
		ripples(random, { w, y: HORIZON, to: 640, count: 90, size: 0.7 }, '#c7dbe0', 0.3),
		hills(shore, 1090, [
			['#1c3546', 0],
			['#10212f', 0.5],
			['#0a1622', 1],
		]),
		leaves(
			random,
			Array.from(
				{ length: 16 },
				(_, at) => [x(at / 15), 600 + random.between(-10, 26), random.between(60, 120), random.between(24, 40)] as const,
			),
			[...LEAF],
			{ size: 8, lit: 0.5 },
		),
		...house(per(frame, 0.3, 0.26, 0.2), 690, per(frame, 190, 180, 170), false),
		...house(per(frame, 0.62, 0.66, 0.74), 720, per(frame, 220, 210, 190), true),
		...house(per(frame, 0.86, 0.96, 1.1), 780, per(frame, 250, 240, 220), false),
		leaves(
			random,
			Array.from(
				{ length: 14 },
				(_, at) => [x(at / 13), 900 + random.between(-30, 40), random.between(90, 150), random.between(50, 80)] as const,
			),
			[...LEAF],
			{ size: 11, lit: 0.5 },
		),
		...house(per(frame, 0.44, 0.42, 0.4), 884, per(frame, 320, 300, 270), true),
		palm(random, x(per(frame, 0.1, 0.1, 0.08)), 1060, [x(per(frame, 0.13, 0.15, 0.2)), 420], per(frame, 210, 200, 170), {
			bark: '#141f2c',
			leaf: ['#0b1a27', '#12303a', '#1d4148'],
		}),
	];
}
