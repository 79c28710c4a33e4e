import { area, group, line } from '../kit/ink.ts';
import { leaves, stack } from '../kit/land.ts';
import { box, dab, type Point, soft, straight } from '../kit/lines.ts';
import { MORNING } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, sky } from '../kit/sky.ts';
import { plane, ripples } from '../kit/water.ts';

const HORIZON = 590;

/** A junk of the bay: a long dark hull with a cabin, and three battened sails. */
function junk(x: number, y: number, s: number): string[] {
	const at = (px: number, py: number): Point => [x + px * s, y + py * s];
	const sail = (left: number, right: number, top: number, foot: number, peak: number) => {
		const cloth = `${soft([at(left, foot), at(left - 4, (foot + top) / 2), at(left + 6, top + 12)])}L${at(peak, top)}${soft([at(peak, top), at(right + 10, (foot + top) / 2 - 10), at(right, foot)]).replace('M', 'L')}Z`;
		const battens = [0.16, 0.33, 0.5, 0.67, 0.84].map((share) =>
			straight([
				at(left - 2, foot + (top + 12 - foot) * share),
				at(right + 10 * Math.sin(Math.PI * share) + (peak - right) * share ** 2.2, foot + (top - foot) * share - 5),
			]),
		);
		return (
			area(
				cloth,
				[
					['#c25a3c', 0],
					['#a8432f', 0.6],
					['#7d322c', 1],
				],
				{ filter: 'cut' },
			) + line(battens, '#5d2626', 1.5 * s)
		);
	};
	return [
		line(
			[straight([at(-34, -20), at(-34, -188)]), straight([at(34, -20), at(34, -222)]), straight([at(92, -24), at(94, -150)])],
			'#3a2a28',
			3 * s,
		),
		sail(-66, -14, -184, -34, -26),
		sail(-2, 72, -220, -36, 46),
		sail(78, 118, -148, -38, 100),
		area(
			box(x - 8 * s, y - 32 * s, 82 * s, 18 * s),
			[
				['#8a6a4d', 0],
				['#5a4035', 1],
			],
			{ filter: 'cut' },
		),
		area(
			[-2, 12, 26, 40, 54].map((px) => box(x + px * s, y - 27 * s, 8 * s, 8 * s)),
			'#e9cf95',
		),
		area(
			`${soft([at(-112, -26), at(-70, -14), at(0, -13), at(80, -18), at(136, -40)])}${soft([at(136, -40), at(118, -8), at(84, 8), at(-66, 9), at(-96, -2), at(-112, -26)]).replace('M', 'L')}Z`,
			[
				['#6b4c3a', 0],
				['#2c2226', 1],
			],
			{ filter: 'cut' },
		),
	];
}

export function halong(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const row = (
		count: number,
		y: number,
		half: number,
		tall: number,
		colours: Parameters<typeof stack>[2],
		gap: readonly [number, number],
	) =>
		Array.from({ length: count }, (_, index) => ({
			at: ((index + random.between(0.2, 0.8)) / count) * w,
			tall: tall * random.between(0.5, 1.15),
		}))
			.filter(({ at }) => at < x(gap[0]) || at > x(gap[1]))
			.map(({ at, tall: high }) =>
				stack(
					random,
					{
						x: at,
						y: y + random.between(-3, 6),
						half: half * random.between(0.7, 1.25),
						tall: high,
						lean: random.between(-0.14, 0.14),
					},
					colours,
				),
			)
			.join('');
	const n = per(frame, 1.6, 1.1, 0.62);
	const veil = (y: number, opacity: number) =>
		area(
			box(-80, y - 60, w + 160, 90),
			[
				['#f6ecd6', 0, 0],
				['#f6ecd6', 0.7, opacity],
				['#f6ecd6', 1, 0],
			],
			{ filter: 'haze' },
		);
	const far = row(
		Math.round(16 * n),
		HORIZON,
		66,
		180,
		{
			rock: [
				['#b4c3c3', 0],
				['#e6e0cc', 1],
			],
			crack: '#a4b6b8',
		},
		[2, 3],
	);
	const middle = row(
		Math.round(10 * n),
		HORIZON + 16,
		92,
		300,
		{
			rock: [
				['#7f9ca1', 0],
				['#c2cbc0', 1],
			],
			crack: '#64858d',
		},
		[0.5, 0.74],
	);
	const close = row(
		Math.round(7 * n),
		HORIZON + 42,
		120,
		330,
		{
			rock: [
				['#4c7277', 0],
				['#86a09b', 0.8],
				['#a9b8ab', 1],
			],
			crack: '#35565f',
			leaf: ['#35605a', '#4c7a68', '#7a9d7c'],
		},
		[per(frame, 0.2, 0.22, 0.16), per(frame, 0.8, 0.88, 0.9)],
	);
	const [jx, jy, js] = [x(per(frame, 0.58, 0.6, 0.58)), 742, per(frame, 1.12, 1.08, 0.95)];
	const mirror = (parts: readonly string[], y: number, opacity: number) =>
		group(parts, { opacity, filter: 'water', move: `translate(0 ${y * 2}) scale(1 -1)` });
	const left = x(per(frame, 0.055, 0.06, 0.02));
	const cliff = stack(
		random,
		{ x: left, y: 806, half: per(frame, 250, 236, 190), tall: 660, lean: -0.06 },
		{
			rock: [
				['#28474c', 0],
				['#3d5c5b', 0.6],
				['#5f7a70', 1],
			],
			crack: '#142c33',
			leaf: ['#1b3a38', '#2c5547', '#537a57'],
		},
	);
	return [
		sky(frame, MORNING, HORIZON, [0.34, 0.7]),
		cloud(random, x(0.3), 170, 820, 34, '#f3ead3', 0.6),
		cloud(random, x(0.82), 250, 620, 28, '#f7e6c8', 0.66),
		far,
		veil(HORIZON, 0.9),
		plane(w, HORIZON, 1000, [
			['#eee3c9', 0],
			['#b9d0c8', 0.16],
			['#6fa3ae', 0.55],
			['#22597c', 1],
		]),
		mirror([far], HORIZON, 0.25),
		middle,
		mirror([middle], HORIZON + 18, 0.32),
		veil(HORIZON + 26, 0.85),
		close,
		mirror([close], HORIZON + 46, 0.42),
		veil(HORIZON + 58, 0.4),
		mirror([cliff], 806, 0.5),
		ripples(random, { w, y: HORIZON + 40, to: 1000, count: 130 }, '#f4efdb', 0.34),
		ripples(random, { w, y: HORIZON + 60, to: 1000, count: 120 }, '#1f5272', 0.34),
		cliff,
		mirror(junk(jx, jy, js), jy + 8 * js, 0.5),
		area(
			Array.from({ length: 14 }, (_, index) => dab(jx, jy + 10 + index * 4, 240 * js * random.between(0.5, 1), 2.2)),
			'#1c3b4b',
			{ opacity: 0.34 },
		),
		...junk(jx, jy, js),
		leaves(
			random,
			[
				[x(1) + 10, 960, 170, 60],
				[x(1) - 130, 1000, 130, 40],
			],
			['#17322f', '#284d40', '#4d7350'],
			{ size: 8 },
		),
	];
}
