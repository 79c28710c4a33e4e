import { area, group } from '../kit/ink.ts';
import { hills, leaves } from '../kit/land.ts';
import { box, broken, heightAt, type Point, soft, straight } from '../kit/lines.ts';
import type { Random } from '../kit/random.ts';
import { boat } from '../kit/roofs.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, sky } from '../kit/sky.ts';
import { plane, ripples } from '../kit/water.ts';
import { banyan, dome, villa } from '../motifs/gulangyu.ts';

const SKY = {
	sky: ['#3a7ca6', '#94c2c8', '#f0e3c0', '#f9dba6'],
	sea: ['#e6dfbb', '#78adb0', '#235f7d'],
	land: ['#a7b9b6', '#4f7a6a', '#204840'],
	key: '#1b3038',
	light: '#fff3d2',
} as const;
const SHORE = 626;
const WOOD = ['#14373a', '#1f4d47', '#4c7354'] as const;

/** Gulangyu in the afternoon, seen from a ship that leaves Xiamen: red roofs among banyans below Sunlight Rock. */
export function xiamen(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const points = (list: readonly (readonly [number, number])[], rough: number, step: number): Point[] =>
		broken(
			random,
			list.map(([px, py]): Point => [x(px), py]),
			rough,
			step,
		);
	const ends = per(frame, [-0.08, 0.7], [-0.12, 0.82], [-0.28, 1.06]);
	const island = (share: number) => (ends[0] ?? 0) + share * ((ends[1] ?? 1) - (ends[0] ?? 0));
	const ridge = points(
		[
			[island(0), 618],
			[island(0.07), 566],
			[island(0.18), 500],
			[island(0.3), 436],
			[island(0.42), 446],
			[island(0.54), 500],
			[island(0.66), 478],
			[island(0.76), 492],
			[island(0.88), 552],
			[island(1), 620],
		],
		0.06,
		18,
	);
	const rock = points(
		[
			[island(0.2), 490],
			[island(0.222), 430],
			[island(0.25), 392],
			[island(0.272), 364],
			[island(0.3), 352],
			[island(0.322), 360],
			[island(0.334), 384],
			[island(0.352), 388],
			[island(0.376), 406],
			[island(0.4), 440],
			[island(0.41), 490],
		],
		0.1,
		12,
	);
	const wood = (count: number, sink: readonly [number, number], colours: readonly [string, string, string]) =>
		leaves(
			random,
			Array.from({ length: count }, (_, index) => {
				const px = x(island(0.02 + (0.96 * (index + random.between(0, 1))) / count));
				const top = heightAt(ridge, px);
				return [px, top + (SHORE - top) * random.between(...sink), random.between(22, 44), random.between(13, 22)] as const;
			}),
			colours,
			{ size: 4.6, lit: -0.9 },
		);
	const villas = (count: number, level: readonly [number, number], s: number) =>
		Array.from({ length: count }, (_, index) => {
			const px = x(island(0.08 + (0.84 * (index + random.between(0.15, 0.85))) / count));
			const top = heightAt(ridge, px);
			return villa(random, px, top + (SHORE - top) * random.between(...level), s * random.between(0.8, 1.1));
		});
	const n = per(frame, 1.2, 1, 0.66);
	const sight = [
		area(`${straight(rock)}Z`, [
			['#dccba6', 0],
			['#a3998a', 0.5],
			['#6d7a74', 1],
		]),
		area(
			`${straight(
				points(
					[
						[island(0.33), 490],
						[island(0.318), 420],
						[island(0.328), 372],
						[island(0.344), 392],
						[island(0.376), 406],
						[island(0.41), 490],
					],
					0.1,
					12,
				),
			)}Z`,
			'#6d7678',
			{ opacity: 0.6, filter: 'cut' },
		),
		hills(ridge, SHORE, [
			['#4c7a62', 0],
			['#2a5a4c', 1],
		]),
		wood(Math.round(46 * n), [0, 0.16], ['#3a655b', '#557f68', '#a5b07a']),
		...villas(Math.round(7 * n), [0.26, 0.4], 0.5),
		dome(x(island(0.6)), 536, 0.76),
		wood(Math.round(48 * n), [0.34, 0.56], ['#234b46', '#366451', '#809660']),
		...villas(Math.round(7 * n), [0.62, 0.74], 0.7),
		wood(Math.round(44 * n), [0.74, 0.94], WOOD),
		area(box(x(island(0.01)), SHORE - 8, x(island(0.985)) - x(island(0.01)), 9), '#8f8d7c', { filter: 'cut' }),
	];
	const [bx, by] = [x(per(frame, 0.62, 0.64, 0.54)), 806];
	return [
		sky(frame, SKY, SHORE, [0.36, 0.76]),
		cloud(random, x(0.26), 190, 860, 34, '#f8efd6', 0.75),
		cloud(random, x(0.6), 290, 620, 24, '#fbe9c2', 0.7),
		hills(
			points(
				[
					[-0.06, 566],
					[0.1, 548],
					[0.3, 572],
					[0.6, 560],
					[0.84, 528],
					[1.06, 540],
				],
				0.05,
				16,
			),
			SHORE + 2,
			[
				['#9db8b9', 0],
				['#e3dabb', 1],
			],
		),
		plane(w, SHORE, 1000, [
			['#f3e3b6', 0],
			['#b5cdb9', 0.2],
			['#6ba4ac', 0.56],
			['#21597a', 1],
		]),
		group(sight),
		group([area(`${straight(rock)}Z`, '#a39a88'), hills(ridge, SHORE, '#2c5c58')], {
			opacity: 0.42,
			filter: 'water',
			move: `translate(0 ${SHORE * 2}) scale(1 -1)`,
		}),
		ripples(random, { w, y: SHORE + 4, to: 1000, count: 150 }, '#fdf2d0', 0.42),
		ripples(random, { w, y: SHORE + 30, to: 1000, count: 120 }, '#215a78', 0.32),
		boat(random, bx, by, 170, ['#7d5138', '#e6c48f', '#2a3f4c']),
		area(
			`${soft([
				[bx - 44, by - 9],
				[bx - 36, by - 34],
				[bx - 4, by - 42],
				[bx + 24, by - 34],
				[bx + 30, by - 11],
			])}Z`,
			[
				['#c9a46c', 0],
				['#7d6248', 1],
			],
			{ filter: 'cut' },
		),
		...banyan(random, x(per(frame, 0.66, 0.6, 0.42)), w + 20),
	];
}
