import { area, group, line, within } from '../kit/ink.ts';
import { stack } from '../kit/land.ts';
import { broken, dab, disc, enclosed, type Point, soft, straight, taper } from '../kit/lines.ts';
import { MORNING } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, sky } from '../kit/sky.ts';
import { path, plane, ripples } from '../kit/water.ts';

const HORIZON = 588;
const FOOT = 704;

/** A kayak for two from the side with its paddlers; it goes to the right. */
function kayak(x: number, y: number, s: number): string[] {
	const at = (px: number, py: number): Point => [x + px * s, y + py * s];
	const paddler = (px: number) => [
		area(
			`${soft([at(px - 9, -6), at(px - 11, -24), at(px - 3, -36), at(px + 5, -35), at(px + 10, -22), at(px + 9, -6)])}Z`,
			'#1d3a4a',
		),
		area(disc(...at(px + 3, -42), 6 * s, 7 * s), '#22303a'),
		line(straight([at(px - 16, -8), at(px + 30, -34)]), '#5b4632', 2.4 * s),
	];
	return [
		area(dab(x, y + 7 * s, 150 * s, 6 * s), '#12333c', { opacity: 0.5 }),
		...paddler(-24),
		...paddler(22),
		area(
			enclosed(
				[at(-82, -9), at(-40, -5), at(0, -4), at(42, -5), at(84, -10)],
				[at(84, -10), at(46, 6), at(0, 9), at(-44, 6), at(-82, -9)],
			),
			[
				['#e58a45', 0],
				['#9c4a2e', 1],
			],
		),
	];
}

/** Ha Long Bay through an arch in the rock: two kayaks on their way out into the light, islands pale beyond. */
export function halongArch(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const [left, right] = per<readonly [number, number]>(frame, [0.22, 0.84], [0.16, 0.87], [0.08, 0.93]);
	const inside = (share: number) => x(left + share * (right - left));
	const opening: Point[] = broken(
		random,
		[
			[inside(1), FOOT],
			[inside(0.97), 610],
			[inside(0.99), 520],
			[inside(0.93), 400],
			[inside(0.86), 316],
			[inside(0.74), 236],
			[inside(0.6), 190],
			[inside(0.44), 176],
			[inside(0.28), 216],
			[inside(0.16), 300],
			[inside(0.07), 410],
			[inside(0.09), 500],
			[inside(0.02), 600],
			[inside(0), FOOT],
		],
		0.16,
		13,
	);
	const rock = `${straight([...opening, [-90, FOOT], [-90, -90], [w + 90, -90], [w + 90, FOOT]])}Z`;
	const spikes = Array.from({ length: per(frame, 40, 34, 24) }, () => {
		const [px, py] = opening[Math.floor(random.between(0.22, 0.8) * opening.length)] ?? [0, 0];
		return taper([px, py - 14], [px + random.between(-5, 5), py + random.between(14, 66)], random.between(8, 22));
	});
	const strata = Array.from({ length: Math.round(w / 9) }, () => {
		const [px, py] = [random.between(-60, w + 60), random.between(-20, FOOT)];
		return taper(
			[px, py],
			[px + random.between(-12, 12), py + random.between(40, 150)],
			random.between(5, 16),
			random.between(-8, 8),
		);
	});
	const frameOfRock = [
		area(rock, [
			['#0d2429', 0],
			['#17363a', 0.5],
			['#2a4c4a', 1],
		]),
		area(spikes, '#17363a', { filter: 'cut' }),
	];
	const island = (at: number, half: number, tall: number, y: number, haze: readonly [string, string, string]) =>
		stack(
			random,
			{ x: inside(at), y, half, tall, lean: random.between(-0.1, 0.1) },
			{
				rock: [
					[haze[0], 0],
					[haze[1], 1],
				],
				crack: haze[2],
			},
		);
	const far = ['#a9c1bf', '#e6e2cc', '#9ab4b5'] as const;
	const middle = ['#6f979a', '#bccabb', '#55808a'] as const;
	const wide = per(frame, 1, 0.84, 0.6);
	const islands = [
		island(0.16, 96 * wide, 150, HORIZON, far),
		island(0.36, 70 * wide, 210, HORIZON, far),
		island(0.5, 88 * wide, 130, HORIZON, far),
		island(0.9, 110 * wide, 190, HORIZON, far),
		island(0.7, 120 * wide, 270, HORIZON + 10, middle),
		island(0.05, 130 * wide, 230, HORIZON + 12, middle),
	];
	const mirrored = (parts: readonly string[], y: number, opacity: number) =>
		group(parts, { opacity, filter: 'water', move: `translate(0 ${y * 2}) scale(1 -1)` });
	const [kx, ky, ks] = [inside(per(frame, 0.36, 0.36, 0.4)), 806, per(frame, 1.3, 1.24, 1.02)];
	return [
		sky(frame, { ...MORNING, sky: ['#4b93a8', '#a3ccc4', '#ecebcf', '#f9e9c0'] }, HORIZON, [0.4, 0.74]),
		cloud(random, inside(0.6), 330, 520, 24, '#fbf3da', 0.7),
		...islands,
		area(dab(x(0.5), HORIZON + 6, w * 1.6, 50), '#f9efd2', { opacity: 0.8, filter: 'mist' }),
		plane(w, HORIZON, 1000, [
			['#f3ecd0', 0],
			['#b5d8c6', 0.14],
			['#5fa9a0', 0.4],
			['#1f6a70', 0.76],
			['#0f4450', 1],
		]),
		mirrored(islands, HORIZON + 4, 0.3),
		path(random, inside(0.5), HORIZON + 8, 1000, per(frame, 300, 240, 170), '#fdf5d8', 0.6),
		ripples(random, { w, y: HORIZON + 6, to: 1000, count: 130 }, '#f6f4dc', 0.36),
		mirrored(frameOfRock, FOOT, 0.86),
		ripples(random, { w, y: FOOT, to: 1000, count: 90 }, '#4f8f8c', 0.3),
		ripples(random, { w, y: FOOT, to: 1000, count: 90 }, '#0b2c34', 0.4),
		...kayak(inside(0.66), 668, 0.5),
		...frameOfRock,
		within(rock, [area(strata, '#0a1d22', { opacity: 0.34, filter: 'rough' })]),
		line(straight(opening), '#8fb09a', 3, { opacity: 0.55 }),
		...kayak(kx, ky, ks),
	];
}
