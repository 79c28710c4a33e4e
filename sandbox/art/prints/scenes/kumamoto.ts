import { area, group, line } from '../kit/ink.ts';
import { grass, hills, leaves } from '../kit/land.ts';
import { box, broken, dab, type Point, straight } from '../kit/lines.ts';
import type { Random } from '../kit/random.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, sky } from '../kit/sky.ts';
import { plane, ripples } from '../kit/water.ts';
import { keep, smallKeep, wall } from '../motifs/kumamoto.ts';

const SKY = {
	sky: ['#3b6c94', '#93b4bf', '#f0dcc0', '#f3c9a6'],
	sea: ['#e7d0b4', '#8aa6a8', '#315a70'],
	land: ['#a9b4b2', '#5d7a74', '#24433f'],
	key: '#1a2730',
	light: '#fff0d2',
} as const;
const RIVER = 800;

/** Kumamoto's castle soon after sunrise: the black keep over mist and camphor trees, and the long wall along the Tsuboi river. */
export function kumamoto(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const m = per(frame, 13.6, 13.6, 12);
	const [kx, ky] = [x(per(frame, 0.64, 0.6, 0.6)), 560];
	const trees = (y: number, count: number, size: number, colours: readonly [string, string, string], gap = 0) =>
		leaves(
			random,
			Array.from({ length: count }, (_, index) => {
				const px = ((index + random.between(0, 1)) / count) * (w + 160) - 80;
				const low = Math.abs(px - kx) < gap ? 46 : 0;
				return [px, y + low + random.between(-26, 20), size * random.between(0.8, 1.5), size * random.between(0.5, 0.8)] as const;
			}),
			colours,
			{ size: 4 + size / 16, lit: 0.8 },
		);
	const mist = (y: number, tall: number, opacity: number) => area(dab(x(0.5), y, w * 1.7, tall), '#f4e0c4', { opacity, filter: 'mist' });
	const rampart = [
		area(box(-90, 700, w + 180, 104), [
			['#a39f90', 0],
			['#7d807b', 0.7],
			['#57656a', 1],
		]),
		area(
			Array.from({ length: Math.round(w / 7) }, () => {
				const [px, py, wide] = [random.between(-80, w + 60), random.between(714, 792), random.between(16, 36)];
				return `${straight(broken(random, [[px, py], [px + wide / 2, py - 9], [px + wide, py], [px + wide / 2, py + 8], [px, py]], 0.16, 9))}Z`;
			}),
			'#4f5d63',
			{ opacity: 0.34 },
		),
		area(box(-90, 664, w + 180, 40), '#23282f', { filter: 'cut' }),
		area(box(-90, 640, w + 180, 27), '#efe6d2', { filter: 'cut' }),
		area(box(-90, 626, w + 180, 17), '#5c6872', { filter: 'cut' }),
		line(
			Array.from({ length: Math.round(w / 11) }, (_, index) => straight([[index * 11, 628], [index * 11, 641]])),
			'#3d4853',
			1.6,
			{ opacity: 0.7 },
		),
	];
	const above = [
		trees(622, Math.round(w / 62), 54, ['#1d3b38', '#33594a', '#7d9163']),
		...rampart,
	];
	const castle = [
		wall(random, kx - 17.5 * m, ky + 70, 8 * m, 8 * m, 3 * m),
		...smallKeep(kx - 17.5 * m, ky + 70 - 8 * m, m),
		wall(random, kx, ky + 70, 13 * m, 70 + 0.4 * m, 5 * m),
		...keep(kx, ky, m),
	];
	const bank: Point[] = broken(
		random,
		[
			[-90, 922],
			[x(0.16), 930],
			[x(per(frame, 0.34, 0.42, 0.6)), 966],
			[x(per(frame, 0.46, 0.58, 0.86)), 1040],
		],
		0.05,
		18,
	);
	return [
		sky(frame, SKY, 640, [0.4, 0.78]),
		cloud(random, x(0.24), 176, 820, 26, '#f3dcc4', 0.6),
		cloud(random, x(0.86), 246, 560, 20, '#f6d6b4', 0.7),
		hills(
			broken(
				random,
				[
					[-80, 500],
					[x(0.1), 452],
					[x(0.2), 414],
					[x(0.3), 446],
					[x(0.44), 486],
					[x(0.66), 474],
					[x(0.84), 440],
					[w + 80, 458],
				],
				0.05,
				18,
			),
			700,
			[
				['#93aab2', 0],
				['#e3d0b8', 0.6],
				['#f3dcc0', 1],
			],
		),
		trees(560, Math.round(w / 70), 60, ['#7f9a94', '#93aa9c', '#c3c6a6']),
		mist(566, 70, 0.8),
		group(castle),
		mist(618, 46, 0.9),
		...above,
		plane(w, RIVER, 1000, [
			['#a5aba0', 0],
			['#7d9aa0', 0.4],
			['#2f586f', 1],
		]),
		group([group(castle), ...above], { opacity: 0.5, filter: 'water', move: `translate(0 ${RIVER * 2}) scale(1 -1)` }),
		area(box(-90, RIVER - 3, w + 180, 5), '#33454e', { filter: 'cut' }),
		plane(w, RIVER, 1000, [
			['#8aa3a4', 0, 0.2],
			['#3f6a80', 0.6, 0.4],
			['#1f4560', 1, 0.8],
		]),
		ripples(random, { w, y: RIVER + 8, to: 1000, count: 90 }, '#f4e3c8', 0.4),
		ripples(random, { w, y: RIVER + 8, to: 1000, count: 70 }, '#23455c', 0.36),
		hills(bank, 1080, [
			['#2c4f45', 0],
			['#122c2f', 1],
		]),
		grass(random, bank, { count: per(frame, 1500, 1200, 800), height: 74, lean: -0.4, down: 120 }, [
			'#7c8f5a',
			'#4c6f50',
			'#2a5146',
			'#173936',
		]),
	];
}
