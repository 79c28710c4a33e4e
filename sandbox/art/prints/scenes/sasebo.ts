import { area, line, mixed } from '../kit/ink.ts';
import { grass, hills, leaves } from '../kit/land.ts';
import { broken, dab, type Point, straight, taper } from '../kit/lines.ts';
import type { Random } from '../kit/random.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, sky } from '../kit/sky.ts';
import { path, plane, ripples } from '../kit/water.ts';

const SKY = {
	sky: ['#3d6f86', '#9dbdb4', '#f0e2b4', '#fbdc9a'],
	sea: ['#f7dda0', '#8fb3a8', '#255c6b'],
	land: ['#b9bfa6', '#5d8478', '#1f4644'],
	key: '#16303a',
	light: '#fff1c4',
} as const;
const HORIZON = 268;

/** The head of a wooded islet, from its left shore to its right one. */
const crownOf = (at: number, y: number, half: number, tall: number): Point[] =>
	Array.from({ length: 17 }, (_, index): Point => {
		const share = index / 8 - 1;
		const dome = (1 - share * share) ** 0.6 * (0.72 + 0.28 * Math.sin(index * 0.9 + at));
		return [at + share * half, y - dome * tall];
	});

/** A plane of islets far away: flat shapes whose feet are lost in the light on the water. */
function band(random: Random, w: number, y: number, size: number, gap: number, ink: string): string {
	const shapes: string[] = [];
	const shadows: string[] = [];
	for (let at = random.between(-0.6, 0.6) * size; at < w + size; ) {
		const half = size * random.between(0.4, 1.3);
		const foot = y + random.between(-0.1, 0.1) * size;
		shapes.push(`${straight(broken(random, crownOf(at, foot, half, 6 + half * 0.2), 0.2, 6))}Z`);
		shadows.push(dab(at, foot + 3 + size * 0.04, half * 1.9, 2 + size * 0.09));
		at += half + size * random.between(0.3, gap);
	}
	return (
		area(shadows, ink, { opacity: 0.35, filter: 'cut' }) +
		area(
			shapes,
			[
				[ink, 0],
				[mixed(ink, '#f3dca4', 0.5), 1],
			],
			{ filter: 'cut' },
		)
	);
}

/** A wooded islet nearer by, lit from the right, its pale rock at the water and its shadow on it. */
function islet(random: Random, at: number, y: number, half: number, haze: number): string {
	const tall = half * 0.36;
	const tone = (ink: string) => mixed(ink, '#a9bfa4', haze);
	const crown = crownOf(at, y, half, tall);
	const blobs = crown
		.slice(1, -1)
		.flatMap(([px, py]) =>
			[0, 0.34, 0.66].map((down) => [px + random.between(-6, 6), py + (y - py) * down + 3, half * 0.11, tall * 0.13] as const),
		);
	const rock = broken(
		random,
		[
			[at - half * 1.01, y + 1],
			[at - half * 0.5, y - tall * 0.09],
			[at + half * 0.1, y - tall * 0.05],
			[at + half * 0.6, y - tall * 0.11],
			[at + half * 1.01, y + 1],
		],
		0.3,
		8,
	);
	return [
		area(
			Array.from({ length: 7 }, (_, index) =>
				dab(at - index * half * 0.03, y + 3 + index * tall * 0.13, half * (2.02 - index * 0.2), 3 + tall * 0.13),
			),
			tone('#174450'),
			{ opacity: 0.55, filter: 'cut' },
		),
		area(`${straight(broken(random, crown, 0.2, 7))}Z`, tone('#173f40'), { filter: 'rough' }),
		leaves(random, blobs, [tone('#173f40'), tone('#2a5d50'), tone('#6b8c58')], { size: 3 + half / 36, lit: 0.9, density: 0.9 }),
		area(
			`${straight(rock)}L${at},${y + tall * 0.05}Z`,
			[
				[tone('#d3b988'), 0],
				[tone('#8a8468'), 1],
			],
			{ filter: 'rough' },
		),
	].join('');
}

/** A white boat that carries guests between the islets, and its wake. */
function steamer(x: number, y: number, s: number): string[] {
	const wake = (sign: number) => taper([x - 30 * s, y + 2 * s], [x - 330 * s, y + (14 + sign * 26) * s], 8 * s, sign * 7 * s);
	return [
		area([wake(1), wake(-1)], '#fff6dc', { opacity: 0.6 }),
		area(dab(x, y + 6 * s, 96 * s, 5 * s), '#24535f', { opacity: 0.6 }),
		area(`M${x - 44 * s},${y - 8 * s}H${x + 52 * s}L${x + 40 * s},${y + 4 * s}H${x - 40 * s}Z`, '#fdf3dc', { filter: 'cut' }),
		area(
			`M${x - 36 * s},${y - 8 * s}v${-9 * s}h${60 * s}l${8 * s},${9 * s}ZM${x - 24 * s},${y - 17 * s}v${-7 * s}h${36 * s}v${7 * s}Z`,
			'#efe2c4',
		),
		line(
			straight([
				[x - 32 * s, y - 12 * s],
				[x + 22 * s, y - 12 * s],
			]),
			'#3d6a74',
			2.4 * s,
		),
		line(
			straight([
				[x - 2 * s, y - 24 * s],
				[x - 2 * s, y - 38 * s],
			]),
			'#3d6a74',
			1.6 * s,
		),
	];
}

/** The ninety-nine islands of Sasebo from the height of Tenkaiho, one behind the other up to the bright horizon. */
export function sasebo(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const sun = x(per(frame, 0.64, 0.66, 0.62));
	const slope: Point[] = [
		[-90, 800],
		[x(0.12), 792],
		[x(per(frame, 0.24, 0.3, 0.42)), 852],
		[x(per(frame, 0.36, 0.46, 0.66)), 930],
		[x(per(frame, 0.46, 0.6, 0.9)), 1050],
	];
	const islets = per<readonly (readonly [at: number, y: number, half: number, haze: number])[]>(
		frame,
		[
			[0.3, 470, 120, 0.4],
			[0.82, 458, 150, 0.44],
			[0.52, 500, 76, 0.3],
			[0.12, 540, 190, 0.2],
			[0.95, 560, 150, 0.14],
			[0.4, 612, 150, 0.04],
			[0.85, 712, 230, 0],
		],
		[
			[0.22, 462, 100, 0.4],
			[0.86, 456, 130, 0.44],
			[0.46, 492, 66, 0.3],
			[0.06, 540, 170, 0.2],
			[0.36, 604, 150, 0.04],
			[0.94, 704, 210, 0],
		],
		[
			[0.2, 470, 80, 0.4],
			[0.92, 462, 90, 0.4],
			[0.16, 588, 140, 0.08],
			[0.98, 690, 150, 0],
		],
	);
	return [
		sky(frame, SKY, HORIZON, [0.4, 0.74]),
		cloud(random, x(0.28), 120, 900, 26, '#f3e6c2', 0.55),
		cloud(random, x(0.74), 176, 620, 20, '#fbe4b0', 0.8),
		hills(
			broken(
				random,
				[
					[-80, 246],
					[x(0.12), 232],
					[x(0.26), 252],
					[x(0.4), 258],
					[x(0.5), 264],
				],
				0.06,
				14,
			),
			HORIZON + 2,
			[
				['#a9b9ae', 0],
				['#e3d6ab', 1],
			],
		),
		plane(w, HORIZON, 1000, [
			['#fbe2a8', 0],
			['#cfd3ac', 0.14],
			['#86b0a6', 0.42],
			['#3f7f88', 0.72],
			['#1f5566', 1],
		]),
		path(random, sun, HORIZON, 1000, 200, '#fff3c8', 0.9),
		ripples(random, { w, y: HORIZON + 10, to: 1000, count: 160 }, '#fdf0c8', 0.34),
		ripples(random, { w, y: HORIZON + 60, to: 1000, count: 130 }, '#235a69', 0.3),
		band(random, w, 284, 46, 2.6, '#b3bf9f'),
		band(random, w, 306, 74, 2.4, '#93ad96'),
		band(random, w, 342, 104, 2.7, '#6f988a'),
		band(random, w, 394, 136, 3.4, '#4f827b'),
		...islets.map(([at, y, half, haze]) => islet(random, x(at), y, half, haze)),
		...steamer(x(per(frame, 0.58, 0.62, 0.62)), per(frame, 730, 720, 742), per(frame, 1, 0.95, 0.8)),
		hills(broken(random, slope, 0.05, 22), 1080, [
			['#3b6a4c', 0],
			['#1f4540', 0.5],
			['#12302f', 1],
		]),
		grass(random, slope, { count: per(frame, 2600, 2200, 1500), height: 58, lean: 0.5, down: 230 }, [
			'#8c9c56',
			'#5d8453',
			'#34654c',
			'#1c4540',
		]),
	];
}
