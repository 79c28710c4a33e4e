import { area } from '../kit/ink.ts';
import { grass, hills } from '../kit/land.ts';
import { broken, dab, type Point } from '../kit/lines.ts';
import { DUSK } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, sky } from '../kit/sky.ts';

const GROUND = 840;

/** The outline of a small volcano: slow sides and a shallow bowl in its head. Shares of its half width and height. */
const CONE = [
	-1, 0, -0.78, 0.1, -0.56, 0.34, -0.38, 0.66, -0.26, 0.9, -0.17, 1, -0.08, 0.94, 0.06, 0.9, 0.17, 0.97, 0.28, 0.86, 0.44, 0.55,
	0.68, 0.2, 1, 0,
];

/** Jeju's small volcanoes one behind the other after sunset, Hallasan far away, and silver grass in front. */
export function jejuOreum(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const cone = (middle: number, half: number, tall: number, y: number): Point[] =>
		broken(
			random,
			Array.from(
				{ length: CONE.length / 2 },
				(_, at): Point => [middle + (CONE[2 * at] ?? 0) * half, y - (CONE[2 * at + 1] ?? 0) * tall],
			),
			0.03,
			16,
		);
	const far = cone(x(0.42), per(frame, 1300, 1000, 760), 210, 590);
	const ground: Point[] = broken(
		random,
		[
			[-80, 812],
			[x(0.3), 776],
			[x(0.62), 800],
			[w + 80, 752],
		],
		0.03,
		24,
	);
	const mist = (y: number, opacity: number) => area(dab(x(0.5), y, w * 1.6, 44), '#f6cda2', { opacity, filter: 'mist' });
	return [
		sky(frame, { ...DUSK, sky: ['#2a4168', '#7a7fa0', '#eeb08e', '#f8d6a0'] }, GROUND, [0.28, 0.58]),
		cloud(random, x(0.24), 190, 700, 28, '#e9b9a4', 0.5),
		cloud(random, x(0.8), 270, 620, 24, '#f2c7a4', 0.6),
		cloud(random, x(0.4), 350, 520, 18, '#f7d8b0', 0.7),
		hills(far, GROUND, [
			['#7b7c9c', 0],
			['#c59f9d', 0.7],
			['#e9c09c', 1],
		]),
		mist(610, 0.8),
		hills(cone(x(per(frame, 0.82, 0.84, 0.9)), per(frame, 620, 520, 380), 190, 690), GROUND + 40, [
			['#5c6486', 0],
			['#a58c92', 1],
		]),
		hills(cone(x(per(frame, 0.12, 0.1, 0.04)), per(frame, 560, 460, 360), 150, 700), GROUND + 40, [
			['#565f80', 0],
			['#98838c', 1],
		]),
		mist(712, 0.6),
		hills(cone(x(per(frame, 0.5, 0.52, 0.54)), per(frame, 760, 620, 460), 250, 800), 1000, [
			['#3f4b5f', 0],
			['#4d5a58', 0.5],
			['#7c7058', 1],
		]),
		hills(ground, 1090, [
			['#6d6a4c', 0],
			['#4a4f3f', 0.4],
			['#252f33', 1],
		]),
		grass(random, ground, { count: per(frame, 900, 640, 420), height: 60, lean: 0.5, down: 60 }, [
			'#7f7850',
			'#a3935f',
			'#5b6146',
		]),
		grass(random, ground, { count: per(frame, 760, 520, 320), height: 150, lean: 0.55, down: 260 }, [
			'#f1dcb4',
			'#cdb98d',
			'#8f8660',
			'#4b5244',
			'#2c373a',
		]),
	];
}
