import { area, glow } from '../kit/ink.ts';
import { grass, hills, palm } from '../kit/land.ts';
import { broken, disc, type Point, soft } from '../kit/lines.ts';
import { DUSK } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { boat } from '../kit/roofs.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, sky } from '../kit/sky.ts';
import { path, plane, ripples } from '../kit/water.ts';

const HORIZON = 560;
const TREE = { bark: '#241d2c', leaf: ['#131a26', '#1d2b31', '#2e4440'] } as const;

/** Sanya's bay as the sun goes down: headlands, a fishing boat in the sun's path, and coconut palms above the sand. */
export function sanya(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const sun: Point = [x(per(frame, 0.6, 0.62, 0.6)), HORIZON - 62];
	const headland = (points: readonly Point[], far: string, near: string) =>
		hills(broken(random, points, 0.06, 12), HORIZON + 2, [
			[far, 0],
			[near, 1],
		]);
	const beach: Point[] = [
		[-80, 790],
		[x(0.16), 800],
		[x(per(frame, 0.34, 0.4, 0.56)), 858],
		[x(per(frame, 0.5, 0.62, 0.86)), 950],
		[x(per(frame, 0.6, 0.76, 1.06)), 1060],
	];
	return [
		sky(frame, { ...DUSK, sky: ['#27406b', '#8a7d9c', '#f0a37c', '#fbd694'] }, HORIZON, [0.36, 0.76]),
		cloud(random, x(0.22), 180, 820, 30, '#d9a3a0', 0.5),
		cloud(random, x(0.78), 270, 640, 26, '#f3b794', 0.6),
		cloud(random, x(0.36), 372, 560, 20, '#fbd09c', 0.8),
		glow(sun[0], sun[1], 230, '#ffd98f', 0.7),
		area(disc(sun[0], sun[1], 50), '#fff0c4'),
		headland(
			[
				[x(0.66), HORIZON],
				[x(0.76), 520],
				[x(0.86), 486],
				[x(0.95), 500],
				[w + 60, 470],
			],
			'#a37f96',
			'#d79a86',
		),
		headland(
			[
				[-60, 470],
				[x(0.08), 452],
				[x(0.18), 492],
				[x(0.27), 510],
				[x(0.36), 546],
				[x(0.42), HORIZON],
			],
			'#6d6489',
			'#b78a8c',
		),
		plane(w, HORIZON, 1000, [
			['#f2b889', 0],
			['#b58c97', 0.22],
			['#5d6690', 0.6],
			['#27395f', 1],
		]),
		path(random, sun[0], HORIZON, 960, 150, '#fff0c4'),
		ripples(random, { w, y: HORIZON, to: 1000, count: 130 }, '#fbd2a0', 0.4),
		ripples(random, { w, y: HORIZON, to: 1000, count: 110 }, '#2c3d66', 0.34),
		boat(random, x(per(frame, 0.72, 0.76, 0.74)), 680, 150, ['#4a3b48', '#e2b48a', '#25345a']),
		area(`${soft(beach.map(([px, py]): Point => [px + 60, py + 4]))}L-40,1060Z`, '#fbe3c0', { opacity: 0.7, filter: 'ragged' }),
		hills(beach, 1090, [
			['#d8a983', 0],
			['#9a7672', 0.5],
			['#4d4256', 1],
		]),
		grass(
			random,
			[
				[-80, 930],
				[x(0.12), 950],
				[x(per(frame, 0.26, 0.3, 0.42)), 1010],
			],
			{ count: 260, height: 90, lean: 0.5, down: 90 },
			['#1b2430', '#2a3638', '#3d4a44'],
		),
		palm(random, x(per(frame, 0.09, 0.11, 0.12)), 1070, [x(per(frame, 0.15, 0.2, 0.28)), 250], per(frame, 250, 240, 200), TREE),
		palm(random, x(0.04), 1090, [x(per(frame, 0.05, 0.06, 0.06)), 430], per(frame, 210, 200, 170), TREE),
	];
}
