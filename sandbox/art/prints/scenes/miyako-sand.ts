import { area, glow, line } from '../kit/ink.ts';
import { hills } from '../kit/land.ts';
import { box, broken, dab, disc, enclosed, type Point, soft } from '../kit/lines.ts';
import { NOON } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, cumulus, sky } from '../kit/sky.ts';
import { plane, ripples } from '../kit/water.ts';

const HORIZON = 452;

/** A bar of sand that the tide has left: pale above, its wet edge darker, pointed at both ends. */
function bar(random: Random, x: number, y: number, half: number, thick: number): string {
	const edge = (sign: number): Point[] =>
		Array.from({ length: 9 }, (_, index) => {
			const share = index / 4 - 1;
			const bulge = (1 - share * share) ** 0.8;
			return [x + share * half, y + sign * bulge * thick * random.between(0.6, 1.15)] as const;
		});
	const [upper, lower] = [edge(-0.7), edge(1)];
	const wet = lower.map(([px, py]): Point => [px, py + thick * 0.16]);
	return (
		area(enclosed(upper, wet.toReversed()), '#c9b99f', { opacity: 0.55, filter: 'cut' }) +
		area(
			enclosed(upper, lower.toReversed()),
			[
				['#fbf3e2', 0],
				['#f3e2c9', 1],
			],
			{ filter: 'cut' },
		)
	);
}

/** Somebody who wades, far away. */
const wader = (x: number, y: number, tall: number, cloth: string): string =>
	area(dab(x, y + 1, tall * 0.7, 3), '#5f7f8f', { opacity: 0.4 }) +
	area(
		[
			box(x - tall * 0.09, y - tall * 0.4, tall * 0.07, tall * 0.4),
			box(x + tall * 0.04, y - tall * 0.4, tall * 0.07, tall * 0.36),
		],
		'#8a6a5c',
	) +
	area(
		`M${x - tall * 0.17},${y - tall * 0.34}L${x - tall * 0.08},${y - tall * 0.8}H${x + tall * 0.08}L${x + tall * 0.17},${y - tall * 0.34}Z`,
		cloth,
	) +
	area(disc(x, y - tall * 0.88, tall * 0.08), '#4a3b3a') +
	area(dab(x, y - tall * 0.93, tall * 0.34, tall * 0.12), '#d9b978');

/** Point Seventeen beside Miyakojima at low tide towards evening: bars of white sand between pools of sky, and the row of lights that leads aircraft in. */
export function miyakoSand(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const shore: Point[] = broken(
		random,
		[
			[-90, 436],
			[x(0.1), 430],
			[x(0.22), 440],
			[x(0.34), 446],
			[x(0.42), HORIZON],
		],
		0.08,
		14,
	);
	const bars = per<readonly (readonly [at: number, y: number, half: number, thick: number])[]>(
		frame,
		[
			[0.22, 566, 420, 11],
			[0.78, 596, 520, 13],
			[0.4, 642, 560, 20],
			[0.92, 700, 620, 26],
			[0.18, 742, 700, 34],
			[0.66, 812, 640, 34],
			[0.2, 930, 980, 74],
			[0.94, 960, 620, 56],
		],
		[
			[0.2, 566, 300, 11],
			[0.8, 598, 380, 13],
			[0.36, 644, 420, 20],
			[0.96, 706, 460, 27],
			[0.12, 746, 480, 34],
			[0.7, 820, 430, 32],
			[0.16, 936, 700, 76],
			[1.02, 966, 420, 52],
		],
		[
			[0.2, 570, 230, 11],
			[0.86, 604, 240, 14],
			[0.26, 654, 300, 21],
			[0.96, 724, 300, 28],
			[0.1, 776, 340, 32],
			[0.8, 850, 260, 28],
			[0.14, 952, 500, 70],
		],
	);
	/** The piles of the landing lights, from the near one to the far one. */
	const piles = Array.from({ length: 17 }, (_, index): readonly [number, number, number] => {
		const far = (index / 16) ** 0.55;
		return [x(per(frame, 1.02, 1.03, 1.06)) - far * x(per(frame, 0.3, 0.36, 0.5)), 560 - far * 100, 78 * (1 - far) + 9];
	});
	const [wx, wy] = [x(per(frame, 0.44, 0.42, 0.4)), per(frame, 706, 708, 716)];
	return [
		sky(frame, { ...NOON, sky: ['#3c7fb4', '#97c6d4', '#f2e0cc', '#f7c9ad'] }, HORIZON, [0.42, 0.8]),
		cloud(random, x(0.26), 150, 820, 28, '#fbeede', 0.6),
		cumulus(random, x(per(frame, 0.5, 0.54, 0.66)), HORIZON + 6, per(frame, 520, 430, 330), 120, ['#fdeedd', '#e7b3a4']),
		cloud(random, x(0.78), 268, 560, 20, '#fbdcc4', 0.7),
		plane(w, HORIZON, 1000, [
			['#2f8fae', 0],
			['#45b3b8', 0.1],
			['#8fd8c8', 0.2],
			['#cfe6d6', 0.4],
			['#f2dcc8', 0.7],
			['#a9cfd8', 1],
		]),
		hills(shore, HORIZON + 2, [
			['#6f9c98', 0],
			['#b9c9b4', 1],
		]),
		ripples(random, { w, y: HORIZON + 4, to: 620, count: 120, size: 0.8 }, '#f4fbf0', 0.5),
		ripples(random, { w, y: HORIZON + 4, to: 600, count: 70, size: 0.8 }, '#1f7f9c', 0.4),
		...piles.map(
			([px, py, tall]) =>
				area(
					[box(px - tall * 0.06, py - tall, tall * 0.12, tall + 4), box(px - tall * 0.3, py - tall, tall * 0.6, tall * 0.07)],
					'#5f7480',
				) +
				glow(px, py - tall * 1.08, tall * 0.5 + 4, '#ffc98a', 0.7) +
				area(disc(px, py - tall * 1.08, tall * 0.07 + 1), '#fff0cf'),
		),
		line(soft(piles.map(([px, py, tall]): Point => [px, py - tall * 0.72])), '#5f7480', 2.4),
		...bars.map(([at, y, half, thick]) => bar(random, x(at), y, half, thick)),
		area(
			Array.from({ length: Math.round(w / 11) }, () =>
				dab(random.between(0, w), random.between(640, 1000), random.between(40, 150), random.between(1, 2.4)),
			),
			'#ffffff',
			{ opacity: 0.34 },
		),
		ripples(random, { w, y: 690, to: 1010, count: per(frame, 70, 50, 30), size: 0.9 }, '#7fb5bd', 0.34),
		wader(wx, wy, 40, '#d8634a'),
		wader(wx + 34, wy + 4, 36, '#2f5f8a'),
	];
}
