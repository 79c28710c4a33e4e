import { area, group, line } from '../kit/ink.ts';
import { hills, leaves } from '../kit/land.ts';
import { box, broken, dab, type Point, straight } from '../kit/lines.ts';
import { DUSK } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, sky } from '../kit/sky.ts';
import { lampInWater, plane, ripples } from '../kit/water.ts';
import { cyclist, gabled, streetLamp, towered } from '../motifs/villas.ts';

const STREET = 742;

/** The Five Avenues of Tianjin after an evening's rain: villas with lit windows behind their walls, mirrored in the wet street. */
export function tianjin(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const m = per(frame, 29, 29, 25);
	const houses = [
		...towered({ x: x(per(frame, 0.62, 0.76, 0.98)), y: STREET - 20, m: m * 0.86 }),
		...(frame.crop === '4x5' ? [] : gabled({ x: x(per(frame, 0.9, 1.06, 2)), y: STREET - 20, m: m * 0.8 })),
		...gabled({ x: x(per(frame, 0.3, 0.36, 0.42)), y: STREET - 20, m }),
	];
	const crowns = (list: readonly (readonly [at: number, y: number, rx: number, ry: number])[], colours: readonly [string, string, string]) =>
		leaves(
			random,
			list.flatMap(([at, y, rx, ry]) =>
				Array.from({ length: 13 }, () => [x(at) + random.between(-0.8, 0.8) * rx, y + random.between(-0.75, 0.75) * ry, rx * 0.36, ry * 0.34] as const),
			),
			colours,
			{ size: 7, lit: 0.4 },
		);
	const wall = [
		area(box(-90, STREET - 78, w + 180, 80), [
			['#5a4a58', 0],
			['#3a3549', 1],
		]),
		area(box(-90, STREET - 86, w + 180, 12), '#75677a', { filter: 'cut' }),
		area(
			Array.from({ length: Math.ceil(w / 190) + 1 }, (_, index) => box(index * 190 - 40, STREET - 100, 28, 102)),
			'#4a4057',
			{ filter: 'cut' },
		),
	];
	const lamps = per(frame, [0.12, 0.5, 0.79], [0.1, 0.62], [0.12, 0.8]).map((at) => x(at));
	const scene = [
		hills(
			broken(
				random,
				Array.from({ length: 13 }, (_, index): Point => [((index - 0.5) / 11) * w, 560 + (index % 2) * 40]),
				0.12,
				24,
			),
			STREET,
			[
				['#6a6f8a', 0],
				['#a98f8a', 1],
			],
		),
		crowns(
			[
				[0.5, 610, 130, 70],
				[0.7, 590, 110, 60],
				[0.1, 600, 150, 90],
			],
			['#3d4a62', '#4f5f6c', '#7d837a'],
		),
		...houses,
		crowns(
			per(
				frame,
				[
					[0.06, 520, 150, 150],
					[0.47, 630, 90, 70],
					[0.76, 560, 100, 110],
				],
				[
					[0.02, 500, 130, 170],
					[0.58, 620, 90, 80],
					[0.92, 560, 90, 110],
				],
				[
					[-0.02, 480, 90, 180],
					[0.78, 620, 70, 80],
				],
			),
			['#17283a', '#22404a', '#4d6a5c'],
		),
		...wall,
		...lamps.flatMap((at) => streetLamp(at, STREET + 2, 190)),
	];
	const [cx, cy] = [x(per(frame, 0.56, 0.54, 0.56)), STREET + 74];
	return [
		sky(frame, { ...DUSK, sky: ['#24446a', '#6480a0', '#d8b49a', '#f4cf96'] }, STREET, [0.34, 0.64]),
		cloud(random, x(0.7), 150, 980, 44, '#8f93a8', 0.7),
		cloud(random, x(0.3), 236, 800, 32, '#c9aaa3', 0.6),
		cloud(random, x(0.74), 330, 660, 24, '#efc39c', 0.7),
		group(scene),
		plane(w, STREET, 1000, [
			['#77708a', 0],
			['#45506f', 0.45],
			['#222f4e', 1],
		]),
		group([group(scene)], { opacity: 0.5, filter: 'water', move: `translate(0 ${STREET * 2}) scale(1 -1)` }),
		plane(w, STREET, 1000, [
			['#4a5273', 0, 0.1],
			['#2c3a5c', 0.5, 0.4],
			['#18233f', 1, 0.8],
		]),
		area(box(-90, STREET - 2, w + 180, 9), '#8a8294', { filter: 'cut' }),
		...lamps.map((at) => lampInWater(random, at, STREET + 12, 30, 230, '#ffd58c', 0.8)),
		ripples(random, { w, y: STREET + 16, to: 1000, count: 80 }, '#f3cfa0', 0.24),
		ripples(random, { w, y: STREET + 16, to: 1000, count: 80 }, '#141f3a', 0.34),
		line(straight([[-90, 936], [w + 90, 930]]), '#b9ac9f', 2, { opacity: 0.4 }),
		area(dab(cx, cy + 2, 60, 8), '#121a2e', { opacity: 0.7 }),
		group(cyclist(random, cx, cy, 128), { opacity: 0.4, filter: 'water', move: `translate(0 ${cy * 2}) scale(1 -1)` }),
		...cyclist(random, cx, cy, 128),
	];
}
