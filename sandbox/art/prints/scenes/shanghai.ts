import { area, glow, line, mixed } from '../kit/ink.ts';
import { grass, hills } from '../kit/land.ts';
import { box, broken, dab, disc, heightAt, type Point, soft, straight, taper } from '../kit/lines.ts';
import type { Random } from '../kit/random.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, sky } from '../kit/sky.ts';
import { lamp, lampInWater, plane, ripples } from '../kit/water.ts';

const SKY = {
	sky: ['#274a5e', '#6f9089', '#dcc48c', '#f0b572'],
	sea: ['#e3b67c', '#7f8c6f', '#1d4a50'],
	land: ['#8f9084', '#4a5f62', '#182f38'],
	key: '#10232c',
	light: '#ffdf95',
} as const;
const HORIZON = 548;

/** A river barge, low in the water under its load, with a lit wheelhouse; it goes to the left. */
function barge(x: number, y: number, s: number): string[] {
	const at = (px: number, py: number): Point => [x + px * s, y + py * s];
	return [
		area(
			`${soft([at(-150, -20), at(-120, -10), at(0, -9), at(126, -12)])}L${straight([at(120, 8), at(-128, 8), at(-150, -20)]).slice(1)}Z`,
			[
				['#33434a', 0],
				['#15262f', 1],
			],
			{ filter: 'cut' },
		),
		area(`${soft([at(-112, -10), at(-80, -26), at(-44, -12), at(-14, -28), at(24, -13), at(50, -10)])}Z`, '#5f5a4a', {
			filter: 'cut',
		}),
		area(box(x + 66 * s, y - 44 * s, 50 * s, 34 * s), '#2b3a42', { filter: 'cut' }),
		area(
			[72, 86, 100].map((px) => box(x + px * s, y - 38 * s, 9 * s, 9 * s)),
			'#ffd98a',
		),
		line(straight([at(92, -44), at(92, -84)]), '#1a2b34', 2.4 * s),
		area(disc(...at(92, -84), 3.4 * s), '#fff1c4'),
		glow(x + 92 * s, y - 84 * s, 26 * s, '#ffd27a', 0.7),
	];
}

/** Reeds of the river mouth with their plumes. */
const reeds = (random: Random, from: number, to: number, ground: (at: number) => number, count: number): string =>
	Array.from({ length: count }, () => {
		const at = random.between(from, to);
		const [foot, tall, lean] = [ground(at), random.between(120, 260), random.between(14, 60)];
		const head: Point = [at + lean, foot - tall];
		const plume = Array.from({ length: 16 }, (_, index) => {
			const share = index / 15;
			const from: Point = [head[0] - lean * 0.1 * share, head[1] + 64 * share];
			return taper(from, [from[0] + 5 + 11 * Math.sin(Math.PI * (0.15 + 0.75 * share)), from[1] + 30 - 8 * share], 4.6, 2);
		});
		return (
			line(soft([[at, foot + 30], [at + lean * 0.3, foot - tall * 0.5], head]), '#152a31', 2.2) +
			area([taper([at + lean * 0.2, foot - tall * 0.3], [at + lean + 30, foot - tall * 0.44], 5, -12)], '#1d363a') +
			area(plume, random.pick(['#6d6a52', '#8a7f5c', '#545a4c']))
		);
	}).join('');

/** The river mouth at Wusongkou towards evening: a lighthouse on its dyke, a barge, and lamps coming on along both banks. */
export function shanghai(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	/** A flat bank with its line of trees, lower towards its end. */
	const bank = (from: number, to: number, tall: number): Point[] =>
		Array.from({ length: Math.round(Math.abs(to - from) / 8) }, (_, index): Point => {
			const share = (index * 8) / Math.abs(to - from);
			return [from + index * 8, HORIZON - 2 - tall * (from < to / 2 ? 1 - share : share) ** 0.5 * random.between(0.55, 1)];
		});
	const left = bank(-60, x(0.54), 17);
	const right = bank(x(0.68), w + 60, 14);
	const shaft = (at: number, top: number, half: number) =>
		`M${x(at) - half},550L${x(at) - half * 0.5},${top + 8}L${x(at) + half * 0.3},${top}L${x(at) + half},550Z`;
	const city = [
		shaft(0.118, 408, 11),
		shaft(0.118 + 44 / w, 446, 13),
		shaft(0.118 + 66 / w, 456, 9),
		...Array.from({ length: 34 }, (_, index) => {
			const [at, tall] = [
				x(0.118) + (index - 14) * 15 + random.between(-5, 5),
				random.between(12, 34) + 26 * Math.exp(-(((index - 15) / 8) ** 2)),
			];
			return box(at, 550 - tall, random.between(7, 14), tall);
		}),
	];
	const [tx, ty] = [x(per(frame, 0.79, 0.78, 0.74)), 662];
	const dyke = broken(
		random,
		[
			[tx - 92, 694],
			[tx - 70, 668],
			[tx - 34, 656],
			[tx + 60, 662],
			[w * 0.5 + tx * 0.5, 668],
			[w + 90, 660],
		],
		0.05,
		12,
	);
	const lights = (points: readonly Point[], count: number) =>
		Array.from({ length: count }, () => {
			const at = random.between(points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? w);
			const y = HORIZON - random.between(2, 9);
			return (
				lampInWater(random, at, HORIZON + 4, random.between(4, 8), random.between(40, 130), '#ffce7c', 0.7) +
				(heightAt(points, at) < HORIZON ? lamp(at, y, random.between(1.6, 2.6), '#ffc76a') : '')
			);
		});
	const ground = (at: number) => 1000 - 70 * Math.max(0, 1 - at / x(per(frame, 0.36, 0.46, 0.6)));
	const [bx, by, bs] = [x(per(frame, 0.44, 0.42, 0.44)), 724, per(frame, 1.1, 1.04, 0.86)];
	return [
		sky(frame, SKY, HORIZON, [0.38, 0.78]),
		cloud(random, x(0.64), 168, 940, 28, '#c9b08c', 0.5),
		cloud(random, x(0.24), 262, 700, 24, '#e3bd86', 0.55),
		cloud(random, x(0.8), 366, 600, 18, '#f3c788', 0.7),
		area(
			city,
			[
				['#8a8f80', 0],
				['#d3b184', 1],
			],
			{ opacity: 0.75 },
		),
		hills(left, HORIZON + 5, [
			['#5d6c66', 0],
			['#7d7a66', 1],
		]),
		hills(right, HORIZON + 5, [
			['#6d7568', 0],
			['#8f8468', 1],
		]),
		plane(w, HORIZON, 1000, [
			['#eebd80', 0],
			['#c0a574', 0.2],
			['#76866e', 0.5],
			['#30605f', 0.8],
			['#17414a', 1],
		]),
		...lights(left, per(frame, 30, 22, 13)),
		...lights(right, per(frame, 16, 12, 7)),
		ripples(random, { w, y: HORIZON + 6, to: 1000, count: 150 }, '#f6d197', 0.4),
		ripples(random, { w, y: HORIZON + 50, to: 1000, count: 150 }, '#174048', 0.34),
		area(
			Array.from({ length: 12 }, (_, index) => dab(tx + 60 + index * 10, 700 + index * 5, 420 - index * 20, 5)),
			'#1b3f47',
			{ opacity: 0.5 },
		),
		lampInWater(random, tx, 704, 18, 210, '#ffd27a', 0.85),
		area(
			`M${tx - 17},${ty}L${tx - 11},${ty - 150}H${tx + 11}L${tx + 17},${ty}Z`,
			[
				['#e9dcbc', 0],
				['#a3a08c', 0.5],
				['#4f6062', 1],
			],
			{ across: true, filter: 'cut' },
		),
		area(
			[
				box(tx - 17, ty - 156, 34, 7),
				box(tx - 13, ty - 186, 26, 5),
				`M${tx - 13},${ty - 186}L${tx},${ty - 204}L${tx + 13},${ty - 186}Z`,
			],
			'#1c333c',
			{ filter: 'cut' },
		),
		area(box(tx - 9, ty - 181, 18, 25), '#fff0bf'),
		glow(tx, ty - 168, 110, '#ffd27a', 0.75),
		hills(
			dyke,
			706,
			[
				['#4f5c58', 0],
				[mixed('#4f5c58', '#10232c', 0.7), 1],
			],
			'rough',
		),
		area(
			Array.from({ length: 10 }, (_, index) =>
				dab(bx, by + 10 + index * 4.4, 300 * bs * random.between(0.5, 1) * (1 - index * 0.05), 3),
			),
			'#15333b',
			{ opacity: 0.55 },
		),
		lampInWater(random, bx + 90 * bs, by + 12, 22, 90, '#ffd27a', 0.6),
		area([dab(bx + 250 * bs, by + 8, 260 * bs, 5), dab(bx + 240 * bs, by + 17, 200 * bs, 4)], '#f6d9a0', { opacity: 0.6 }),
		...barge(bx, by, bs),
		reeds(random, -40, x(per(frame, 0.3, 0.4, 0.54)), ground, per(frame, 74, 62, 42)),
		grass(
			random,
			[
				[-80, 960],
				[x(per(frame, 0.16, 0.22, 0.3)), 985],
				[x(per(frame, 0.36, 0.46, 0.6)), 1040],
			],
			{ count: 700, height: 110, lean: 0.35, down: 70 },
			['#152a31', '#1d363a', '#0f2029', '#3a4a42'],
		),
	];
}
