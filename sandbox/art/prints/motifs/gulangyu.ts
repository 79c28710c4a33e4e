import { area, line } from '../kit/ink.ts';
import { leaves } from '../kit/land.ts';
import { box, soft, taper } from '../kit/lines.ts';
import type { Random } from '../kit/random.ts';

/** A villa of Gulangyu: a hipped red roof over a cream front with arcades in shade; `s` 1 makes it 100 wide. */
export function villa(random: Random, x: number, y: number, s: number): string {
	const front = random.pick(['#f2e2bf', '#e8d2ad', '#d98f70', '#efe6d0']);
	const arches = Array.from({ length: 5 }, (_, index) => x + (index - 2) * 17 * s);
	return [
		area(
			box(x - 46 * s, y - 58 * s, 92 * s, 70 * s),
			[
				[front, 0],
				['#b7a58c', 1],
			],
			{ filter: 'cut' },
		),
		area(
			(s < 0.6 ? [14] : [0, 30]).flatMap((up) =>
				arches.map((at) => `M${at - 6 * s},${y - (4 + up) * s}v${-13 * s}a${6 * s},${6 * s} 0 0 1 ${12 * s},0v${13 * s}Z`),
			),
			'#58575c',
		),
		area(
			`M${x - 54 * s},${y - 56 * s}L${x - 27 * s},${y - 88 * s}H${x + 27 * s}L${x + 54 * s},${y - 56 * s}Z`,
			[
				['#cf6a44', 0],
				['#a8452f', 1],
			],
			{ filter: 'cut' },
		),
		area(`M${x + 27 * s},${y - 88 * s}L${x + 54 * s},${y - 56 * s}H${x + 20 * s}Z`, '#7f342b', { opacity: 0.55 }),
	].join('');
}

/** Bagua House: its dome with eight red ribs over a white drum. */
export const dome = (x: number, y: number, s: number): string =>
	area(box(x - 40 * s, y - 44 * s, 80 * s, 70 * s), '#efe3c8', { filter: 'cut' }) +
	area(
		[-28, -12, 4, 20].map((at) => box(x + at * s, y - 34 * s, 9 * s, 40 * s)),
		'#77716c',
	) +
	area(box(x - 24 * s, y - 62 * s, 48 * s, 20 * s), '#e0d2b4', { filter: 'cut' }) +
	area(
		`M${x - 26 * s},${y - 61 * s}Q${x - 26 * s},${y - 98 * s} ${x},${y - 106 * s}Q${x + 26 * s},${y - 98 * s} ${x + 26 * s},${y - 61 * s}Z`,
		[
			['#c9603f', 0],
			['#a3432f', 1],
		],
	) +
	line(
		[-13, 0, 13].map((at) =>
			soft([
				[x + at * 1.6 * s, y - 61 * s],
				[x + at * 1.3 * s, y - 84 * s],
				[x, y - 106 * s],
			]),
		),
		'#7f342b',
		1.6,
	) +
	line(`M${x},${y - 106 * s}v${-12 * s}`, '#7f342b', 2);

/** Boughs of a banyan over the upper corner, and the roots that hang from them. */
export function banyan(random: Random, from: number, to: number): string[] {
	const boughs = [
		taper([to + 60, -10], [from + 20, 96], 44, -26),
		taper([to + 60, 120], [from + (to - from) * 0.5, 176], 34, -18),
	];
	const roots = Array.from({ length: Math.round((to - from) / 11) }, () => {
		const at = random.between(from + 60, to);
		const [top, long] = [96, random.between(60, 300) * (0.4 + (0.6 * (at - from)) / (to - from))];
		return soft([
			[at, top],
			[at + random.between(-4, 4), top + long * 0.5],
			[at + random.between(-8, 8), top + long],
		]);
	});
	const crown = Array.from({ length: Math.round((to - from) / 9) }, () => {
		const share = random.between(0, 1) ** 0.7;
		return [
			from + share * (to - from) + 20,
			90 - 100 * share + random.between(0, 210) * share,
			random.between(26, 70),
			random.between(16, 32),
		] as const;
	});
	return [
		line(roots, '#33443f', 2.2, { filter: 'cut' }),
		area(boughs, '#1e302f', { filter: 'cut' }),
		leaves(random, crown, ['#0f2b2e', '#193f3b', '#3b6448'], { size: 7.4, lit: -0.9 }),
	];
}
