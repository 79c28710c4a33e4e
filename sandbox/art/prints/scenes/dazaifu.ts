import { plum } from '../kit/blossom.ts';
import { area, group, line } from '../kit/ink.ts';
import { hills, leaves } from '../kit/land.ts';
import { box, broken, dab, disc, type Point, soft, straight } from '../kit/lines.ts';
import { MORNING } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { roof } from '../kit/roofs.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { sky } from '../kit/sky.ts';
import { plane, ripples } from '../kit/water.ts';

const BANK = 640;
const RED = ['#8f2f28', '#bb4030', '#d9634a'] as const;

/** The drum bridge of Dazaifu over its pond: a high arch of red boards, rails on posts with bronze caps, and pillars in the water. */
function bridge(x: number, y: number, half: number, rise: number): string[] {
	const on = (share: number, up = 0): Point => [x + share * half, y - rise * (1 - share * share) - up];
	const arc = (up: number) => Array.from({ length: 33 }, (_, index) => on(index / 16 - 1, up));
	const band = (low: number, high: number) => `${soft(arc(low))}${soft(arc(high).reverse()).replace('M', 'L')}Z`;
	const posts = Array.from({ length: 11 }, (_, index) => (index - 5) / 5);
	return [
		...[-0.62, -0.26, 0.26, 0.62].map((share) =>
			area(box(on(share)[0] - 8, on(share)[1], 16, y + 30 - on(share)[1]), [
				[RED[0], 0],
				['#5b2428', 1],
			]),
		),
		line(
			[
				straight([
					[x - 0.66 * half, y - rise * 0.2],
					[x + 0.66 * half, y - rise * 0.2],
				]),
			],
			RED[0],
			9,
		),
		area(
			band(-16, 6),
			[
				[RED[1], 0],
				[RED[0], 1],
			],
			{ filter: 'cut' },
		),
		line(soft(arc(6)), RED[2], 4),
		line(soft(arc(30)), RED[1], 5),
		line(soft(arc(52)), RED[1], 8),
		line(soft(arc(55)), RED[2], 2.4),
		...posts.map((share) =>
			area(box(on(share)[0] - 5.5, on(share)[1] - 66, 11, 68), [
				[RED[2], 0],
				[RED[0], 1],
			]),
		),
		...posts.map((share) =>
			area([disc(on(share)[0], on(share)[1] - 72, 7, 8), `M${on(share)[0] - 4},${on(share)[1] - 78}l4,-10l4,10Z`], '#33403f'),
		),
	];
}

export function dazaifu(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const spans = bridge(x(per(frame, 0.47, 0.46, 0.47)), BANK + 42, per(frame, 430, 400, 330), per(frame, 196, 186, 160));
	const [hall, s] = [x(per(frame, 0.78, 0.82, 0.8)), per(frame, 1, 0.92, 0.7)];
	const heads = (count: number, y: number, r: number, from = -0.02, to = 1.02) =>
		Array.from(
			{ length: count },
			() =>
				[
					random.between(from, to) * w,
					y + random.between(-0.8, 0.8) * r,
					r * random.between(0.7, 1.3),
					r * random.between(0.5, 0.9),
				] as const,
		);
	const n = w / 1500;
	const blossom = { wood: '#33292b', lit: '#7d6a62', petals: ['#fdf3ee', '#f9dfe0', '#f3c4cb', '#fbeae6'] } as const;
	const upper: Point[] = [
		[x(1) + 40, 250],
		[x(1) - 120, 150],
		[x(1) - per(frame, 330, 290, 210), 132],
		[x(1) - per(frame, 560, 470, 330), 206],
		[x(1) - per(frame, 760, 640, 430), 214],
	];
	const lower: Point[] = [
		[-50, 930],
		[x(per(frame, 0.06, 0.08, 0.1)), 800],
		[x(per(frame, 0.11, 0.16, 0.22)), 770],
		[x(per(frame, 0.17, 0.25, 0.36)), 690],
	];
	return [
		sky(frame, { ...MORNING, sky: ['#5f93b4', '#aecbd0', '#efe5d2', '#f7dccb'] }, BANK, [0.34, 0.72]),
		hills(
			broken(
				random,
				[
					[-90, 420],
					[x(0.2), 356],
					[x(0.42), 394],
					[x(0.7), 330],
					[w + 90, 386],
				],
				0.06,
				18,
			),
			BANK,
			[
				['#a9bfc0', 0],
				['#d8d8c8', 1],
			],
		),
		leaves(random, heads(Math.round(30 * n), 470, 74), ['#7d9a92', '#93ad9f', '#adc2ae'], { size: 8 }),
		...[
			roof(
				{ x: hall, y: 512, half: 210 * s, upTo: 420, top: 118 * s, lift: 22, thick: 9, rows: 40 },
				{ tile: ['#7d6f66', '#5d544f'], seam: '#8f8177', edge: '#4a3d3b', shade: '#7d4a40' },
			),
		],
		area(
			box(hall - 150 * s, 518, 300 * s, 122),
			[
				['#a8573f', 0],
				['#c98a6a', 1],
			],
			{ filter: 'cut' },
		),
		area(
			[-140, -84, -28, 28, 84, 132].map((at) => box(hall + at * s, 518, 9, 122)),
			'#7d2f28',
		),
		leaves(
			random,
			[...heads(Math.round(18 * n), 560, 62, -0.02, 0.66), ...heads(Math.round(6 * n) + 1, 566, 58, 0.94, 1.05)],
			['#3c6156', '#527a66', '#7a9d7c'],
			{ size: 7 },
		),
		area(box(-30, 590, w + 60, 52), '#2f5449', { filter: 'ragged' }),
		leaves(random, heads(Math.round(40 * n), 618, 30), ['#2f5449', '#467059', '#6f9470'], { size: 5.5 }),
		area(
			box(-30, BANK - 6, w + 60, 26),
			[
				['#a9a894', 0],
				['#5d6f6a', 1],
			],
			{ filter: 'rough' },
		),
		plane(w, BANK + 14, 1000, [
			['#a7bfae', 0],
			['#6f9a97', 0.28],
			['#3f7280', 0.7],
			['#234f66', 1],
		]),
		group(
			[
				area(box(-30, BANK + 14, w + 60, 120), [
					['#2f5449', 0, 0.6],
					['#2f5449', 1, 0],
				]),
			],
			{ filter: 'water' },
		),
		group(spans, { opacity: 0.5, filter: 'water', move: `translate(0 ${(BANK + 70) * 2}) scale(1 -1)` }),
		ripples(random, { w, y: BANK + 30, to: 1000, count: 110 }, '#eef0dc', 0.3),
		ripples(random, { w, y: BANK + 30, to: 1000, count: 100 }, '#1f4a5c', 0.3),
		...spans,
		area(
			Array.from({ length: 60 }, () =>
				dab(random.between(0, w), BANK + 40 + random.between(0, 1) ** 0.7 * 310, random.between(5, 11), 2.4),
			),
			'#fbe3e0',
			{ opacity: 0.9 },
		),
		plum(random, lower, { thick: 40, twigs: 26, long: 190, flowers: 260, size: 7.5 }, blossom),
		plum(random, upper, { thick: 34, twigs: 40, long: 170, flowers: 430, size: 8.5 }, blossom),
	];
}
