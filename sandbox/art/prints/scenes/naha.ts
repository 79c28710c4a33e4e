import { area, group, line } from '../kit/ink.ts';
import { hills, leaves } from '../kit/land.ts';
import { box, broken, dab, disc, type Point, straight } from '../kit/lines.ts';
import { RAIN } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { rain, sky } from '../kit/sky.ts';
import { plane, ripples } from '../kit/water.ts';

import { castle, GROUND, gate, RED, walker } from '../motifs/shuri.ts';

export function naha(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const [centre, m] = [x(per(frame, 0.56, 0.54, 0.5)), per(frame, 78, 76, 59)];
	const crown = (from: number, to: number, y: number, size: number) =>
		Array.from(
			{ length: Math.ceil((to - from) / (size * 0.8)) },
			(_, index) =>
				[
					from + index * size * 0.8,
					y + random.between(-0.4, 0.4) * size,
					size * random.between(0.7, 1.2),
					size * random.between(0.6, 0.95),
				] as const,
		);
	const gates = gate(centre, m);
	const [px, py] = [centre - per(frame, 92, 88, 70), 812];
	const person = { x: px, y: py, parts: walker(px, py, per(frame, 0.92, 0.92, 0.8)) };
	const wall = (from: number, to: number, top: number): Point[] =>
		broken(
			random,
			[
				[from, top + 34],
				[(from + to) / 2, top + 12],
				[to, top],
			],
			0.02,
			26,
		);
	const flags = Array.from({ length: 15 }, (_, index) => GROUND + 26 + (index / 14) ** 1.7 * 240);
	const joints = flags.slice(1).flatMap((y, row) =>
		Array.from({ length: 90 }, (_, index) => {
			const ray = (index - 45 + (row % 2) / 2 + random.between(-0.12, 0.12)) * 0.42;
			const from = flags[row] ?? y;
			return straight([
				[centre + ray * (from - 560), from],
				[centre + ray * (y - 560), y],
			]);
		}),
	);
	const masonry = (from: number, to: number) =>
		Array.from({ length: Math.round(Math.abs(to - from) / 5) }, () =>
			dab(
				random.between(Math.min(from, to), Math.max(from, to)),
				random.between(672, GROUND - 4),
				random.between(18, 44),
				random.between(4, 9),
			),
		);
	return [
		sky(frame, RAIN, GROUND, [0.35, 0.8]),
		hills(
			broken(
				random,
				[
					[-40, 470],
					[w * 0.2, 420],
					[w * 0.42, 452],
					[w * 0.7, 400],
					[w + 40, 440],
				],
				0.1,
				18,
			),
			GROUND,
			[
				['#a3b0ae', 0],
				['#c3cac3', 1],
			],
			'rough',
		),
		hills(
			broken(
				random,
				[
					[-40, 560],
					[w * 0.3, 540],
					[w * 0.55, 566],
					[w * 0.8, 520],
					[w + 40, 540],
				],
				0.12,
				14,
			),
			GROUND,
			[
				['#7f9391', 0],
				['#b3bebb', 1],
			],
			'rough',
		),
		...castle(random, centre, m),
		...[
			[-40, centre - 4.9 * m, 560],
			[centre + 4.8 * m, w + 40, 530],
		].map(([from = 0, to = 0, y = 0]) =>
			leaves(
				random,
				[...crown(from, to, y, 62), ...crown(from, to, y + 62, 70), ...crown(from + 60, to - 60, y + 118, 52)],
				['#3a534f', '#476359', '#5d7a6c'],
				{ size: 8 },
			),
		),
		...[
			[-40, centre - 4.35 * m],
			[w + 40, centre + 4.35 * m],
		].map(
			([from = 0, to = 0]) =>
				area(
					`${straight([...wall(from, to, 652), [to, GROUND + 12], [from, GROUND + 26]])}Z`,
					[
						['#b4b9ae', 0],
						['#7d8a88', 1],
					],
					{ filter: 'cut' },
				) +
				area(masonry(from, to), '#5f6d6d', { opacity: 0.35, filter: 'cut' }) +
				area(masonry(from, to), '#cdd0c4', { opacity: 0.35, filter: 'cut' }),
		),
		plane(w, GROUND, 1000, [
			['#c3c8c0', 0],
			['#9aa8a8', 0.3],
			['#5b707b', 1],
		]),
		group(
			[
				area(
					[-3.9, -1.85, 1.85, 3.9].map((at) => box(centre + at * m - 0.22 * m, GROUND, 0.44 * m, 3.1 * m)),
					[
						[RED, 0, 0.7],
						[RED, 1, 0],
					],
				),
			],
			{ filter: 'haze' },
		),
		line(
			flags.map((y) =>
				straight(
					broken(
						random,
						[
							[-20, y],
							[w + 20, y + 2],
						],
						0.006,
						90,
					),
				),
			),
			'#48606b',
			1.5,
			{ opacity: 0.5, filter: 'cut' },
		),
		line(joints, '#48606b', 1.4, { opacity: 0.42, filter: 'cut' }),
		area(
			`M${centre - 4.9 * m},${GROUND + 22}L${centre - 4.7 * m},${GROUND - 4}H${centre + 4.7 * m}L${centre + 4.9 * m},${GROUND + 22}Z`,
			[
				['#d3d5ca', 0],
				['#a8b1ac', 0.5],
				['#7b8989', 1],
			],
			{ filter: 'cut' },
		),
		...gates,
		ripples(random, { w, y: GROUND + 26, to: 1000, count: 110, size: 0.7 }, '#eef0e6', 0.26),
		group(
			[
				area(box(person.x - 15, person.y, 30, 90), [
					['#2c3d57', 0, 0.6],
					['#2c3d57', 1, 0],
				]),
			],
			{ filter: 'haze' },
		),
		...person.parts,
		area(
			Array.from({ length: 70 }, () =>
				disc(random.between(0, w), random.between(GROUND + 30, 990), random.between(3, 9), random.between(0.8, 2)),
			),
			'#eef0e6',
			{ opacity: 0.4 },
		),
		rain(random, frame, 480, '#e6ebe4'),
		leaves(
			random,
			[
				[x(1) - 30, 70, 210, 92],
				[x(1) - 190, 30, 150, 60],
				[x(1) + 10, 170, 120, 70],
			],
			['#1f3431', '#2f4b44', '#48655a'],
			{ size: 8 },
		),
		rain(random, frame, 90, '#f4f6ee'),
	];
}
