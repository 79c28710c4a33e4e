import { area, glow, group, line } from '../kit/ink.ts';
import { hills } from '../kit/land.ts';
import { box, broken, dab, disc, enclosed, type Point, soft, straight } from '../kit/lines.ts';
import { NIGHT } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, sky } from '../kit/sky.ts';
import { lamp, lampInWater, plane, ripples } from '../kit/water.ts';

const HORIZON = 470;
const HULL = '#0d1c2b';

/** A fishing boat with its awning, its mast and a lamp at the bow, from the side; `sign` -1 turns her to the left. */
function fishing(random: Random, x: number, y: number, s: number, sign: number): string[] {
	const at = (px: number, py: number): Point => [x + px * s * sign, y + py * s];
	const [lx, ly] = at(66, -58);
	return [
		lampInWater(random, lx, y + 8 * s, 22 * s, 190 * s, '#ffcf78', 0.95),
		area(
			Array.from({ length: 8 }, (_, index) =>
				dab(x + random.between(-4, 4) * s, y + (8 + index * 4) * s, 190 * s * random.between(0.6, 1) * (1 - index * 0.06), 3 * s),
			),
			'#081526',
			{ opacity: 0.5 },
		),
		glow(lx, ly, 84 * s, '#ffc76a', 0.75),
		line(
			[
				straight([at(-8, -12), at(-8, -120)]),
				straight([at(66, -12), at(66, -62)]),
				soft([at(-8, -118), at(-40, -66), at(-82, -22)]),
				soft([at(-8, -118), at(36, -70), at(88, -26)]),
			],
			HULL,
			2.6 * s,
		),
		area(
			`${soft([at(-68, -14), at(-64, -40), at(-34, -52), at(0, -46), at(6, -12)])}Z`,
			[
				['#3d4650', 0],
				['#1a2937', 1],
			],
			{ filter: 'cut' },
		),
		area(box(Math.min(at(-26, 0)[0], at(2, 0)[0]), y - 34 * s, 28 * s, 20 * s), '#f2b062', { filter: 'cut' }),
		area(`${soft([at(24, -12), at(22, -26), at(30, -40), at(41, -36), at(40, -24), at(36, -12)])}Z`, HULL, { filter: 'cut' }),
		area(disc(...at(41, -42), 5.4 * s, 6 * s), HULL),
		line(soft([at(38, -33), at(50, -24), at(60, -18)]), HULL, 4 * s),
		area(
			enclosed(
				[at(-98, -24), at(-70, -13), at(0, -11), at(70, -14), at(108, -32)],
				[at(108, -32), at(88, -2), at(56, 9), at(-66, 9), at(-90, -4), at(-98, -24)],
			),
			[
				['#25384a', 0],
				[HULL, 0.6],
			],
			{ filter: 'cut' },
		),
		lamp(lx, ly, 5.4 * s, '#ffc76a'),
	];
}

/** The Lingding Sea off Nansha at nightfall: the hills of Humen in the last light, and lamps of fishing boats on wide water. */
export function nansha(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const range = (list: readonly (readonly [number, number])[], far: string, near: string) =>
		hills(
			broken(
				random,
				list.map(([px, py]): Point => [x(px), py]),
				0.06,
				13,
			),
			HORIZON + 3,
			[
				[far, 0],
				[near, 1],
			],
		);
	const distant = Array.from({ length: per(frame, 17, 12, 7) }, () => ({
		at: random.between(0.02, 0.98) * w,
		y: HORIZON + 6 + 74 * random.between(0, 1) ** 1.6,
	}));
	const boats = per<readonly (readonly [at: number, y: number, s: number, sign: number])[]>(
		frame,
		[
			[0.17, 586, 0.5, 1],
			[0.78, 610, 0.6, -1],
			[0.5, 660, 0.8, 1],
			[0.28, 782, 1.36, 1],
		],
		[
			[0.14, 586, 0.48, 1],
			[0.84, 612, 0.58, -1],
			[0.58, 662, 0.78, -1],
			[0.32, 790, 1.36, 1],
		],
		[
			[0.16, 590, 0.42, 1],
			[0.8, 640, 0.62, -1],
			[0.42, 796, 1.2, 1],
		],
	);
	return [
		sky(frame, { ...NIGHT, sky: ['#0d2944', '#24566e', '#7da298', '#e8c795'] }, HORIZON, [0.46, 0.82]),
		area(
			Array.from({ length: Math.round(w / 50) }, () =>
				disc(random.between(0, w), random.between(10, 210), random.between(0.8, 1.9)),
			),
			'#eef0dc',
			{ opacity: 0.75 },
		),
		cloud(random, x(0.7), 262, 820, 24, '#5f8a8e', 0.5),
		cloud(random, x(0.28), 330, 640, 20, '#a9b598', 0.5),
		cloud(random, x(0.56), 402, 720, 15, '#e6c391', 0.6),
		range(
			[
				[-0.06, 424],
				[0.06, 402],
				[0.16, 430],
				[0.26, 418],
				[0.36, 452],
				[0.45, 470],
			],
			'#5b7f86',
			'#b9ae8c',
		),
		range(
			[
				[0.62, 470],
				[0.7, 446],
				[0.78, 408],
				[0.86, 430],
				[0.94, 388],
				[1.06, 404],
			],
			'#2f566a',
			'#6f8a84',
		),
		range(
			[
				[-0.06, 440],
				[0.04, 444],
				[0.12, 458],
				[0.2, 470],
			],
			'#2a4f64',
			'#5a7a7c',
		),
		plane(w, HORIZON, 1000, [
			['#e0c191', 0],
			['#86a097', 0.12],
			['#2f6275', 0.4],
			['#123852', 0.74],
			['#0a2038', 1],
		]),
		ripples(random, { w, y: HORIZON, to: 1000, count: 160 }, '#d9cfa4', 0.22),
		ripples(random, { w, y: HORIZON + 30, to: 1000, count: 170 }, '#0b243e', 0.4),
		...distant.map(({ at, y }) => {
			const s = 0.5 + (y - HORIZON) / 90;
			return (
				lampInWater(random, at, y + 3, 7 * s, 78 * s, '#ffce7c', 0.8) +
				area(dab(at - 4 * s, y, 30 * s, 5 * s), '#173449') +
				lamp(at, y - 5 * s, 2.3 * s, '#ffc76a')
			);
		}),
		...boats.map(([at, y, s, sign]) => group(fishing(random, x(at), y, s, sign))),
		ripples(random, { w, y: 860, to: 1010, count: per(frame, 40, 30, 18), size: 1.3 }, '#071a30', 0.55),
	];
}
