import { area, glow, line, within } from '../kit/ink.ts';
import { hills } from '../kit/land.ts';
import { box, broken, dab, disc, heightAt, type Point, soft, spindle, straight } from '../kit/lines.ts';
import { DAWN } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, sky } from '../kit/sky.ts';
import { lamp, path, plane, ripples } from '../kit/water.ts';

const HORIZON = 560;
const ROCK = ['#26333b', '#3b5147', '#6f8057'] as const;

/** Seongsan Ilchulbong from the flats of Gwangchigi: a broad crown of small teeth, sheer to the sea, a long green slope to the village. */
const CROWN: readonly Point[] = [
	[-0.62, 0],
	[-0.5, -16],
	[-0.38, -34],
	[-0.3, -70],
	[-0.245, -128],
	[-0.215, -186],
	[-0.19, -222],
	[-0.165, -238],
	[-0.14, -224],
	[-0.115, -240],
	[-0.085, -226],
	[-0.06, -216],
	[-0.03, -222],
	[0, -208],
	[0.03, -214],
	[0.06, -204],
	[0.09, -214],
	[0.115, -208],
	[0.14, -226],
	[0.165, -222],
	[0.185, -240],
	[0.21, -232],
	[0.228, -200],
	[0.242, -150],
	[0.262, -86],
	[0.285, -40],
	[0.3, -14],
	[0.31, 0],
];

export function jeju(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const [middle, size] = [x(per(frame, 0.4, 0.43, 0.5)), per(frame, 1560, 1420, 1130)];
	const tall = per(frame, 1.12, 1.12, 0.98);
	const sun: Point = [x(per(frame, 0.72, 0.83, 0.88)), HORIZON - 54];
	const outline = broken(
		random,
		CROWN.map(([px, py]): Point => [middle + px * size, HORIZON + py * tall]),
		0.15,
		24,
	);
	const rim = broken(random, outline, 0.26, 6);
	const wall = rim.filter(([px]) => px > middle - 0.25 * size && px < middle + 0.27 * size);
	const gullies = (count: number, low: number, high: number) =>
		Array.from({ length: count }, () => {
			const at = random.between(-0.24, 0.25);
			const top = heightAt(rim, middle + at * size) + random.between(4, 34);
			const end = top + (HORIZON - 18 - top) * random.between(low, high);
			return spindle([middle + at * size, top], [middle + at * size * 1.14, end], random.between(3, 11), random.between(-9, 9));
		});
	const shelves = (y: number, count: number, wide: number, thick: number) =>
		Array.from({ length: count }, (): Point[] => {
			const [sx, sy, long] = [
				random.between(-0.1, 1.05) * w,
				y + random.between(-1, 1) * thick * 1.4,
				wide * random.between(0.4, 1.4),
			];
			const edge = (share: number, rise: number): Point => [sx + share * long, sy + rise * thick * random.between(0.7, 1.2)];
			return broken(
				random,
				[
					edge(-0.5, 0),
					edge(-0.44, -0.34),
					edge(-0.1, -0.4),
					edge(0.2, -0.34),
					edge(0.43, -0.4),
					edge(0.5, 0),
					edge(0.3, 0.26),
					edge(0, 0.3),
					edge(-0.3, 0.24),
					edge(-0.5, 0),
				],
				0.05,
				10,
			);
		}).toSorted((one, other) => (one[0]?.[1] ?? 0) - (other[0]?.[1] ?? 0));
	const weed = (rock: Point[], thick: number) => {
		const [[left = 0, y = 0] = [], right] = [rock[0], Math.max(...rock.map(([px]) => px))];
		return Array.from({ length: Math.round((right - left) / 11) }, () =>
			dab(
				random.between(left + 12, right - 12),
				y + random.between(-0.3, 0.1) * thick,
				random.between(10, 40),
				random.between(1.5, 4),
			),
		);
	};
	const near = [
		...shelves(770, 9, 300, 12).map((rock) => [rock, 12] as const),
		...shelves(850, 9, 460, 22).map((rock) => [rock, 22] as const),
		...shelves(950, 11, 720, 36).map((rock) => [rock, 36] as const),
	];
	return [
		sky(frame, DAWN, HORIZON),
		glow(sun[0], sun[1], 420, '#ffe2a8', 0.75, 300),
		cloud(random, x(0.66), 168, 900, 34, '#dfe0cf', 0.34),
		cloud(random, x(0.18), 232, 760, 26, '#f0d9bd', 0.5),
		cloud(random, x(0.8), 330, 620, 22, '#fbe6c4', 0.62),
		cloud(random, x(0.2), 392, 520, 18, '#f6cfa9', 0.6),
		area(
			disc(sun[0], sun[1], 44),
			[
				['#f47a55', 0],
				['#fba873', 1],
			],
			{ filter: 'cut' },
		),
		cloud(random, sun[0] + 60, HORIZON - 34, 420, 14, '#c98d86', 0.75),
		plane(w, HORIZON, 1000, [
			[DAWN.sea[0], 0],
			['#d9ad98', 0.1],
			[DAWN.sea[1], 0.34],
			[DAWN.sea[2], 0.85],
			['#173853', 1],
		]),
		path(random, sun[0], HORIZON, 1000, 170, DAWN.light),
		hills(rim, HORIZON + 2, [
			['#39506a', 0],
			['#4c6069', 0.55],
			['#7c8178', 0.86],
			['#a89283', 1],
		]),
		within(`${straight(rim)}Z`, [
			area(gullies(80, 0.35, 0.95), '#20364c', { opacity: 0.5, filter: 'cut' }),
			area(gullies(40, 0.2, 0.6), '#93a0a8', { opacity: 0.38, filter: 'cut' }),
		]),
		line(straight(wall), '#f3b690', 2.4, { opacity: 0.8, filter: 'cut' }),
		area(
			`${soft([
				[middle - 0.64 * size, HORIZON + 4],
				[middle - 0.4 * size, HORIZON - 30],
				[middle - 0.2 * size, HORIZON - 34],
				[middle, HORIZON - 20],
				[middle + 0.2 * size, HORIZON - 22],
				[middle + 0.33 * size, HORIZON + 4],
			])}Z`,
			[
				['#5d7359', 0],
				['#33493f', 1],
			],
			{ filter: 'rough' },
		),
		...Array.from({ length: 12 }, () =>
			area(
				box(middle - random.between(0.34, 0.56) * size, HORIZON - random.between(5, 15), random.between(8, 18), 9),
				random.pick(['#d9b79a', '#7b6a66', '#b06c55']),
			),
		),
		...Array.from({ length: 5 }, () =>
			lamp(middle - random.between(0.34, 0.56) * size, HORIZON - random.between(4, 12), 2.2, DAWN.light),
		),
		area(
			`${straight(outline.map(([px, py]): Point => [px, HORIZON + 4 + Math.max(0, HORIZON - py) * 0.72]))}Z`,
			[
				['#3c5567', 0, 0.6],
				['#3c5567', 0.6, 0.2],
				['#3c5567', 1, 0],
			],
			{ filter: 'water' },
		),
		ripples(random, { w, y: HORIZON, to: 1000, count: 90 }, '#f7d6b4', 0.34),
		ripples(random, { w, y: HORIZON, to: 1000, count: 120 }, '#1d4564', 0.3),
		...near.flatMap(([rock, thick]) => [
			area(`${straight(rock.map(([px, py]): Point => [px, py + thick * 0.45]))}Z`, '#1c2a33', { filter: 'cut' }),
			area(
				`${straight(rock)}Z`,
				[
					[ROCK[2], 0],
					[ROCK[1], 0.45],
					[ROCK[0], 1],
				],
				{ filter: 'cut' },
			),
			area(weed(rock, thick), random.pick(['#8b9660', '#a3a36a', '#2c3d38']), { opacity: 0.55 }),
		]),
	];
}
