import { area, group, line, mixed } from '../kit/ink.ts';
import { hills, leaves } from '../kit/land.ts';
import { box, broken, dab, disc, heightAt, type Point, soft } from '../kit/lines.ts';
import type { Random } from '../kit/random.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, sky } from '../kit/sky.ts';
import { plane, ripples } from '../kit/water.ts';

const SKY = {
	sky: ['#2f6690', '#83afc0', '#ead9b4', '#f6d2a4'],
	sea: ['#e6d3ac', '#7fa5ad', '#3f7290'],
	land: ['#a5b0b4', '#5d7a80', '#2c4b50'],
	key: '#1d2e3a',
	light: '#fff0cf',
} as const;
const HORIZON = 424;
const WALLS = ['#f1e4c6', '#a8cbc5', '#7faec4', '#e0a184', '#ecc77e', '#dfe0d3', '#d58a7c', '#bcd0a8'] as const;
const ROOFS = ['#c8704f', '#4f8aa6', '#d9d2be', '#7f9c86', '#b9854f'] as const;

/** A house of Gamcheon: a low block with a flat roof, its left side in the late sun; `far` 1 is the haze of the hilltop. */
function house(random: Random, x: number, y: number, wide: number, tall: number, far: number): string {
	const wall = random.pick(WALLS);
	const haze = far * 0.45;
	const front = wide * random.between(0.56, 0.74);
	const lit = mixed(wall, '#f4d7ab', haze + 0.1);
	const shade = mixed(mixed(wall, '#35567c', 0.52), '#a3b3bb', haze);
	const pane = mixed('#3a5670', '#b0bab8', haze);
	const storeys = tall > wide * 0.7 ? 2 : 1;
	const windows = Array.from({ length: storeys }, (_, storey) =>
		[0.16, 0.58].map((at) => box(x + front * at, y - tall * (0.82 - storey * 0.46), front * 0.22, tall * (0.3 / storeys + 0.04))),
	).flat();
	return [
		area(box(x, y - tall, front + 1, tall + wide), lit),
		area(box(x + front, y - tall, wide - front, tall + wide), shade),
		area(windows, pane),
		area(
			`M${x - 1.5},${y - tall + 1}L${x + wide * 0.1},${y - tall - wide * 0.15}H${x + wide * 0.96}L${x + wide + 1.5},${y - tall + 1}v${wide * 0.05}H${x - 1.5}Z`,
			mixed(random.pick(ROOFS), '#dcc9a8', haze + 0.12),
		),
		random.odds(0.3)
			? area(box(x + wide * 0.5, y - tall - wide * 0.24, wide * 0.14, wide * 0.17), mixed('#2f6f9f', '#b0bab8', haze))
			: '',
	].join('');
}

/** An earthen jar with its lid, of those that stand on roofs. */
const jar = (x: number, y: number, r: number): string =>
	area(
		`${soft([
			[x - r * 0.62, y],
			[x - r, y - r * 1.0],
			[x - r * 0.66, y - r * 1.86],
			[x + r * 0.66, y - r * 1.86],
			[x + r, y - r * 1.0],
			[x + r * 0.62, y],
		])}Z`,
		[
			['#6d4237', 0],
			['#432b31', 0.35],
			['#22222e', 1],
		],
		{ across: true, filter: 'cut' },
	) +
	area(dab(x, y - r * 1.84, r * 1.7, r * 0.5), '#33262e', { filter: 'cut' }) +
	area(disc(x, y - r * 2.06, r * 0.13), '#33262e') +
	line(
		soft([
			[x - r * 0.86, y - r * 1.22],
			[x, y - r * 1.12],
			[x + r * 0.86, y - r * 1.22],
		]),
		'#8a5a45',
		1.6,
		{ opacity: 0.7 },
	);

/** Gamcheon in Busan late in the day: painted houses climb both sides of a valley that opens on the sea; jars on a near roof. */
export function busan(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const points = (list: readonly (readonly [number, number])[], rough = 0.04): Point[] =>
		broken(
			random,
			list.map(([px, py]): Point => [x(px), py]),
			rough,
			18,
		);
	const ridge = points(
		per(
			frame,
			[
				[-0.06, 214],
				[0.08, 190],
				[0.2, 236],
				[0.34, 352],
				[0.46, 462],
				[0.56, 560],
			],
			[
				[-0.06, 214],
				[0.1, 196],
				[0.24, 250],
				[0.42, 372],
				[0.56, 478],
				[0.68, 580],
			],
			[
				[-0.06, 240],
				[0.14, 236],
				[0.34, 320],
				[0.54, 430],
				[0.7, 520],
				[0.86, 610],
			],
		),
	);
	const across = points([
		[per(frame, 0.44, 0.5, 0.6), 640],
		[per(frame, 0.56, 0.66, 0.76), 570],
		[per(frame, 0.74, 0.82, 0.9), 500],
		[per(frame, 0.9, 0.95, 0.98), 430],
		[1.06, 400],
	]);
	/** Rows of houses along a slope from its outline down to `foot`, larger the nearer they are. */
	const rows = (outline: readonly Point[], count: number, foot: (px: number) => number, far: number, under: number) =>
		Array.from({ length: count }, (_, row) => {
			const near = (row + 1) / count;
			const [from, to] = [outline[0]?.[0] ?? 0, outline.at(-1)?.[0] ?? w];
			const houses: string[] = [];
			const size = 26 + 40 * near ** 1.4;
			for (let px = from - random.between(0, 30); px < to + under * near; ) {
				const wide = size * random.between(0.9, 1.6);
				const top = heightAt(outline, px) + 26;
				const py = top + (foot(px) - top) * near ** 1.15 + random.between(-4, 4);
				if (!random.odds(0.1)) houses.push(house(random, px, py, wide, wide * random.between(0.42, 0.78), far * (1 - near)));
				px += wide * random.between(0.92, 1.08);
			}
			const green = Array.from({ length: Math.round((to - from) / 210) }, () => {
				const px = random.between(from, to);
				const top = heightAt(outline, px) + 26;
				return [px, top + (foot(px) - top) * near ** 1.15 - 6, size * 0.5, size * 0.26] as const;
			});
			return group(houses, { filter: 'cut' }) + leaves(random, green, ['#375a58', '#557a68', '#94a577'], { size: 5 });
		}).join('');
	const roof = points(
		[
			[-0.06, 898],
			[per(frame, 0.3, 0.44, 0.62), 902],
			[per(frame, 0.31, 0.45, 0.64), 1060],
		],
		0.01,
	);
	return [
		sky(frame, SKY, HORIZON, [0.42, 0.8]),
		cloud(random, x(0.74), 150, 760, 30, '#f4e2c0', 0.6),
		cloud(random, x(0.52), 236, 520, 22, '#f7dcb0', 0.66),
		hills(
			points([
				[0.3, 400],
				[0.48, 372],
				[0.6, 388],
				[0.74, 344],
				[0.88, 366],
				[1.06, 330],
			]),
			HORIZON + 3,
			[
				['#8fa9b6', 0],
				['#d6c8b0', 1],
			],
		),
		plane(w, HORIZON, 720, [
			['#f0dbb2', 0],
			['#a9bfba', 0.36],
			['#5f92a2', 1],
		]),
		ripples(random, { w, y: HORIZON, to: 640, count: 90, size: 0.6 }, '#fff0cf', 0.55),
		area(
			[
				[0.62, 470, 1],
				[0.74, 452, 0.7],
				[0.84, 474, 0.8],
			].map(
				([at = 0, y = 0, s = 1]) =>
					`M${x(at) - 26 * s},${y}h${52 * s}l${-7 * s},${7 * s}h${-38 * s}ZM${x(at) + 4 * s},${y}v${-10 * s}h${14 * s}v${10 * s}Z`,
			),
			'#4a6a80',
			{ opacity: 0.8 },
		),
		hills(across, 1040, [
			['#5d7d78', 0],
			['#3d5f66', 1],
		]),
		rows(across, 10, () => 960, 0.9, 0),
		hills(ridge, 1040, [
			['#4c7069', 0],
			['#36585c', 1],
		]),
		leaves(
			random,
			ridge
				.filter((_, at) => at % 2 === 0)
				.map(([px, py]) => [px, py + 8, random.between(26, 44), random.between(12, 20)] as const),
			['#3f635c', '#5d8069', '#a3ae7d'],
			{ size: 6, lit: -0.8 },
		),
		rows(ridge, 16, () => 1030, 1, 260),
		area(
			box(-80, 560, w + 160, 500),
			[
				['#27456a', 0, 0],
				['#27456a', 0.5, 0.3],
				['#1b3253', 1, 0.8],
			],
			{ blend: 'multiply' },
		),
		hills(roof, 1060, [
			['#54566a', 0],
			['#2e3850', 0.3],
			['#1c2740', 1],
		]),
		area(box(-80, 884, x(per(frame, 0.3, 0.44, 0.62)) + 92, 20), '#8b7c7c', { filter: 'cut' }),
		...[0.04, 0.1, 0.155, 0.225, 0.285]
			.map((at) => at * per(frame, 0.78, 1.2, 1.8))
			.map((at, index) => jar(x(at), 894, [34, 42, 30, 38, 26][index] ?? 30)),
	];
}
