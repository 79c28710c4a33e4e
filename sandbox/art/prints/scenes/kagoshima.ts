import { area, line, within } from '../kit/ink.ts';
import { bough, grass, hills } from '../kit/land.ts';
import { broken, dab, disc, heightAt, type Point, soft, spindle, straight } from '../kit/lines.ts';
import { MORNING } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { boat } from '../kit/roofs.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, sky } from '../kit/sky.ts';
import { plane, ripples } from '../kit/water.ts';

const HORIZON = 610;
const NEEDLE = ['#15322f', '#265043', '#5b8058'] as const;

/** Sakurajima from the city: three summits in a row, the southern one smoking, and long skirts down to the bay. */
const SUMMITS: readonly Point[] = [
	[-0.6, 0],
	[-0.5, -14],
	[-0.4, -46],
	[-0.3, -112],
	[-0.22, -196],
	[-0.16, -272],
	[-0.12, -312],
	[-0.09, -330],
	[-0.055, -322],
	[-0.03, -300],
	[0.005, -290],
	[0.03, -300],
	[0.05, -286],
	[0.075, -292],
	[0.1, -306],
	[0.118, -296],
	[0.132, -302],
	[0.16, -276],
	[0.2, -222],
	[0.27, -148],
	[0.36, -74],
	[0.46, -28],
	[0.56, -8],
	[0.64, 0],
];

export function kagoshima(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const [middle, size, tall] = [x(per(frame, 0.56, 0.54, 0.52)), per(frame, 1640, 1500, 1180), per(frame, 0.92, 0.9, 0.84)];
	const rough = broken(
		random,
		SUMMITS.map(([px, py]): Point => [middle + px * size, HORIZON + py * tall]),
		0.05,
		22,
	);
	const rim = broken(random, rough, 0.13, 6);
	const crater: Point = [middle + 0.125 * size, HORIZON - 300 * tall];
	const gullies = (count: number, low: number, high: number, wide: number) =>
		Array.from({ length: count }, () => {
			const at = random.between(-0.34, 0.4);
			const top = heightAt(rim, middle + at * size) + random.between(6, 50);
			const end = top + (HORIZON - 14 - top) * random.between(low, high);
			return spindle(
				[middle + at * size, top],
				[middle + (at + (at - 0.01) * 0.5 * random.between(0.5, 1.1)) * size, end],
				random.between(0.3, 0.8) * wide,
				at * 40,
			);
		});
	const puff = (count: number, from: number, to: number, spread: number) =>
		Array.from({ length: count }, () => {
			const up = random.between(from, to);
			return disc(
				crater[0] + 300 * up ** 1.5 + random.between(-1, 1) * spread * up,
				crater[1] - 190 * up + 34 * up * up + random.between(-1, 1) * spread * 0.55 * up,
				(7 + 44 * up) * random.between(0.6, 1.15),
				(5 + 30 * up) * random.between(0.6, 1.1),
			);
		});
	const b = per(frame, 1.1, 1, 0.74);
	const trunk: Point[] = [
		[20 * b, 1090],
		[34 * b, 900],
		[14 * b, 740],
		[44 * b, 560],
		[22 * b, 360],
		[46 * b, 170],
		[16 * b, -60],
	];
	const boughs = (
		[
			[1, 250, -34, 60],
			[2, 330, -70, 66],
			[3, 250, -40, 58],
			[4, 400, -34, 70],
			[5, 300, -60, 66],
			[5, 560, -110, 62],
		] as const
	).map(([from, dx, dy, pad]) => {
		const [px, py] = trunk[from] ?? [0, 0];
		return {
			pad: pad * b,
			points: [
				[px, py],
				[px + dx * b * 0.35, py + dy * b * 1.3],
				[px + dx * b * 0.7, py + dy * b * 0.5],
				[px + dx * b, py + dy * b],
			] as Point[],
		};
	});
	const shore: Point[] = broken(
		random,
		[
			[-80, 866],
			[x(0.14), 880],
			[x(per(frame, 0.3, 0.34, 0.5)), 936],
			[x(per(frame, 0.46, 0.55, 0.9)), 1060],
		],
		0.07,
		14,
	);
	return [
		sky(frame, { ...MORNING, sky: ['#2a6a9c', '#8dbcca', '#e8e2cb', '#f6d3b0'] }, HORIZON, [0.38, 0.78]),
		cloud(random, x(0.2), 210, 740, 30, '#f8ecd4', 0.6),
		cloud(random, x(0.86), 300, 520, 24, '#f8e2c4', 0.7),
		cloud(random, x(0.1), 420, 560, 22, '#f9dec0', 0.8),
		area(
			puff(70, 0.02, 1.35, 62),
			[
				['#f6efe0', 0],
				['#c3c9ca', 1],
			],
			{ filter: 'cut', opacity: 0.92 },
		),
		area(puff(34, 0.02, 1.2, 44), '#8f9aa3', { filter: 'cut', opacity: 0.36 }),
		hills(
			broken(
				random,
				[
					[-40, 566],
					[x(0.12), 548],
					[x(0.3), 574],
					[x(0.5), 580],
					[x(0.74), 566],
					[x(0.9), 540],
					[w + 40, 552],
				],
				0.07,
				14,
			),
			HORIZON + 2,
			[
				['#a9bac0', 0],
				['#dcd5c4', 1],
			],
		),
		within(`${straight(rim)}Z`, [
			hills(rim, HORIZON + 2, [
				['#4b5a76', 0],
				['#5d7289', 0.42],
				['#7c9394', 0.78],
				['#b9bfae', 1],
			]),
			area(gullies(90, 0.3, 0.85, 20), '#34466a', { opacity: 0.42, filter: 'cut' }),
			area(gullies(46, 0.2, 0.6, 15), '#c8b9ad', { opacity: 0.42, filter: 'cut' }),
			area(
				`${soft([
					[middle - 0.7 * size, HORIZON + 4],
					[middle - 0.4 * size, HORIZON - 52],
					[middle - 0.1 * size, HORIZON - 30],
					[middle + 0.16 * size, HORIZON - 46],
					[middle + 0.4 * size, HORIZON - 40],
					[middle + 0.7 * size, HORIZON + 4],
				])}Z`,
				[
					['#f6e6cc', 0, 0],
					['#f6e6cc', 0.5, 0.85],
					['#f6e6cc', 1, 0.2],
				],
				{ filter: 'haze' },
			),
		]),
		line(straight(rim.filter(([, py]) => py < HORIZON - 70)), '#f0cfae', 1.8, { opacity: 0.55 }),
		hills(
			broken(
				random,
				[
					[middle - 0.58 * size, HORIZON],
					[middle - 0.3 * size, HORIZON - 13],
					[middle, HORIZON - 9],
					[middle + 0.34 * size, HORIZON - 14],
					[middle + 0.62 * size, HORIZON],
				],
				0.1,
				9,
			),
			HORIZON + 2,
			[
				['#4e7468', 0],
				['#3a5f5d', 1],
			],
			'rough',
		),
		plane(w, HORIZON, 1000, [
			['#dcdcc8', 0],
			['#a7c4c3', 0.16],
			['#5c96a8', 0.52],
			['#1e557c', 1],
		]),
		area(
			`${straight(rough.map(([px, py]): Point => [px, HORIZON + 3 + (HORIZON - py) * 0.62]))}Z`,
			[
				['#4b6880', 0, 0.45],
				['#4b6880', 0.6, 0.16],
				['#4b6880', 1, 0],
			],
			{ filter: 'water' },
		),
		ripples(random, { w, y: HORIZON, to: 1000, count: 130 }, '#f6ecd6', 0.42),
		ripples(random, { w, y: HORIZON, to: 1000, count: 120 }, '#1d4f75', 0.34),
		area(dab(x(per(frame, 0.35, 0.34, 0.34)), 664, 110, 3), '#eaf0e4', { opacity: 0.7 }),
		boat(random, x(per(frame, 0.72, 0.74, 0.72)), 742, 170, ['#6e5846', '#d8c6a4', '#233f55']),
		hills(
			shore,
			1060,
			[
				['#4e6e50', 0],
				['#21443d', 0.5],
				['#142f30', 1],
			],
			'rough',
		),
		grass(random, shore, { count: 420, height: 46, down: 120 }, ['#2a5143', '#4f7852', '#8a9d63', '#163734']),
		line(soft(trunk), '#2e2a2b', 46 * b, { filter: 'rough' }),
		line(soft(trunk.map(([px, py]): Point => [px + 12 * b, py])), '#57463f', 13 * b, { filter: 'ragged', opacity: 0.8 }),
		...boughs.map(({ points, pad }) => bough(random, points, { thick: 15 * b, pad }, { bark: '#33302f', needle: NEEDLE })),
	];
}
