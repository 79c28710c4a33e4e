import { area, group } from '../kit/ink.ts';
import { grass, hills, leaves } from '../kit/land.ts';
import { box, broken, dab, type Point } from '../kit/lines.ts';
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
const MOAT = 668;

/** Kumamoto's castle soon after sunrise: the black keep over mist and camphor trees, and all of it in the moat. */
export function kumamoto(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const m = per(frame, 14.4, 14.4, 12.6);
	const [kx, ky] = [x(per(frame, 0.64, 0.6, 0.62)), 530];
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
	const mist = (y: number, tall: number, opacity: number) =>
		area(dab(x(0.5), y, w * 1.7, tall), '#f4e0c4', { opacity, filter: 'mist' });
	const shore = broken(
		random,
		[
			[-90, 606],
			[x(0.2), 622],
			[x(0.4), 640],
			[x(0.76), 640],
			[x(0.9), 618],
			[w + 90, 600],
		],
		0.03,
		20,
	);
	const above = [
		trees(596, Math.round(w / 50), 64, ['#38584f', '#557662', '#a3ab79'], 17 * m),
		hills(shore, MOAT, [
			['#5c7264', 0],
			['#39524f', 0.5],
			['#24403f', 1],
		]),
		trees(626, Math.round(w / 66), 44, ['#16322f', '#284c41', '#6d8656'], 22 * m),
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
			[-90, 900],
			[x(0.16), 914],
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
		trees(536, Math.round(w / 70), 60, ['#7f9a94', '#93aa9c', '#c3c6a6']),
		mist(546, 70, 0.8),
		group(castle),
		mist(606, 34, 0.8),
		...above,
		plane(w, MOAT, 1000, [
			['#f0d6b6', 0],
			['#a3b5b2', 0.5],
			['#4f7a90', 1],
		]),
		group([group(castle), ...above], { opacity: 0.62, filter: 'water', move: `translate(0 ${MOAT * 2}) scale(1 -1)` }),
		area(box(-90, MOAT - 4, w + 180, 7), '#1c3338', { filter: 'cut' }),
		plane(w, MOAT, 1000, [
			['#e7cdb0', 0, 0.12],
			['#5f8898', 0.5, 0.34],
			['#1f4560', 1, 0.86],
		]),
		ripples(random, { w, y: MOAT + 8, to: 1000, count: 90 }, '#f4e3c8', 0.4),
		ripples(random, { w, y: MOAT + 8, to: 1000, count: 70 }, '#23455c', 0.36),
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
