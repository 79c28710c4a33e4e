import { area, glow, group, line, mixed, within } from '../kit/ink.ts';
import { grass, hills, leaves } from '../kit/land.ts';
import { broken, dab, disc, enclosed, type Point, soft, straight, taper } from '../kit/lines.ts';
import type { Random } from '../kit/random.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, sky } from '../kit/sky.ts';
import { path, plane, ripples } from '../kit/water.ts';

const SKY = {
	sky: ['#5f97a5', '#a9c9b9', '#e9ebc6', '#f6edc0'],
	sea: ['#e6ebc0', '#7fae8f', '#1f4f4f'],
	land: ['#a9c2a0', '#5d8a66', '#1f463c'],
	key: '#17302f',
	light: '#fff8d8',
} as const;
const WATER = 560;

/** A long punt with guests under their hats, and the boatman who stands at its end with a pole. */
function punt(x: number, y: number, s: number): string[] {
	const at = (px: number, py: number): Point => [x + px * s, y + py * s];
	const guest = (px: number) =>
		area(`${soft([at(px - 10, -8), at(px - 11, -22), at(px, -31), at(px + 11, -22), at(px + 10, -8)])}Z`, '#2f4f58', {
			filter: 'cut',
		}) + area(`${soft([at(px - 15, -32), at(px, -43), at(px + 15, -32)])}Z`, '#dcc58f', { filter: 'cut' });
	return [
		area(
			Array.from({ length: 8 }, (_, index) => dab(x, y + (9 + index * 4.6) * s, (300 - index * 22) * s, 4 * s)),
			'#123336',
			{ opacity: 0.45 },
		),
		line(straight([at(142, -104), at(208, 34)]), '#8a6a42', 3.4 * s),
		...[-92, -56, -20, 16, 50].map(guest),
		area(
			`${soft([at(108, -12), at(104, -46), at(110, -82), at(122, -92), at(134, -82), at(138, -46), at(134, -12)])}Z`,
			[
				['#35606b', 0],
				['#1b3a45', 1],
			],
			{ filter: 'cut' },
		),
		line(soft([at(124, -76), at(142, -74), at(152, -84)]), '#24474f', 8 * s),
		area(disc(...at(122, -100), 7 * s, 8 * s), '#3a3230'),
		area(`${soft([at(102, -100), at(122, -116), at(142, -100)])}Z`, '#e3c98c', { filter: 'cut' }),
		area(
			enclosed(
				[at(-156, -19), at(-110, -10), at(0, -8), at(110, -10), at(160, -20)],
				[at(160, -20), at(124, 7), at(0, 10), at(-120, 7), at(-156, -19)],
			),
			[
				['#8a6a48', 0],
				['#3a3230', 1],
			],
			{ filter: 'cut' },
		),
	];
}

/** The moats of Yanagawa near Fukuoka on a still morning: a punt comes from under the low bridge, bamboo bends over the water. */
export function yanagawa(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const [bx, half] = [x(per(frame, 0.46, 0.46, 0.48)), per(frame, 360, 320, 250)];
	const arch = (grow: number, top: number): Point[] =>
		Array.from({ length: 17 }, (_, index) => {
			const turn = Math.PI * (1 - index / 16);
			return [bx + Math.cos(turn) * half * grow, WATER - Math.sin(turn) ** 0.8 * top] as const;
		});
	const bridge = `M${-90},${WATER + 4}V404Q${bx},336 ${w + 90},404V${WATER + 4}L${straight(arch(0.82, 122).toReversed()).slice(1)}Z`;
	const stones = Array.from({ length: Math.round(w / 13) }, () =>
		dab(random.between(-60, w + 60), random.between(408, WATER - 10), random.between(26, 60), random.between(6, 12)),
	);
	const crowns: Point[] = broken(
		random,
		Array.from({ length: 13 }, (_, index): Point => [((index - 0.5) / 11) * w, 300 + (index % 3) * 22]),
		0.1,
		22,
	);
	const beyond = [
		hills(crowns, 520, [
			['#8fb094', 0],
			['#b5cba0', 1],
		]),
		leaves(
			random,
			crowns.map(([px, py]) => [px, py + random.between(4, 60), random.between(40, 76), random.between(16, 28)] as const),
			['#86a98e', '#9dbb94', '#cdd8a4'],
			{ size: 6, lit: 0.7 },
		),
	];
	const span = [
		area(bridge, [
			['#c2c2a4', 0],
			['#8f9a86', 0.5],
			['#5f7468', 1],
		]),
		within(bridge, [area(stones, '#5b6f66', { opacity: 0.3, filter: 'cut' })]),
		line(straight(arch(0.82, 122)), '#e6e3bf', 4, { opacity: 0.7 }),
		line(`M-90,404Q${bx},336 ${w + 90},404`, '#e9e6c6', 12, { filter: 'cut' }),
	];
	/** Bushes that lean over the water from a side of the sheet. */
	const bush = (from: number, to: number) =>
		leaves(
			random,
			Array.from({ length: 26 }, () => {
				const share = random.between(0, 1);
				const high = 150 * (1 - share) ** 0.7;
				return [x(from + share * (to - from)), WATER + 4 - random.between(0, high), x(0.03), 24] as const;
			}),
			['#1f463c', '#35664c', '#7f9c5c'],
			{ size: 6, lit: 0.7 },
		);
	const bushes = [bush(-0.02, per(frame, 0.18, 0.2, 0.16)), bush(1.02, per(frame, 0.84, 0.8, 0.86))];
	/** Bamboo that bends over the water from the left: green in every month. */
	const bamboo = Array.from({ length: per(frame, 17, 15, 12) }, (_, index) => {
		const [reach, rise] = [per(frame, 560, 500, 340) * random.between(0.4, 1.05), random.between(-60, 130)];
		const fall = random.between(130, 300);
		const rib = (share: number): Point => [-80 + reach * share, rise - 40 * share + fall * share ** 2.6];
		const ink = ['#24503f', '#2f6348', '#4b7f52', '#7a9f5c'][index % 4] ?? '#2f6348';
		const blades = Array.from({ length: 46 }, () => {
			const [px, py] = rib(random.between(0.12, 1));
			const [turn, long] = [random.between(0.1, 1.35), random.between(34, 74)];
			return taper(
				[px, py],
				[px + Math.cos(turn) * long, py + Math.sin(turn) * long],
				random.between(7, 12),
				random.between(-5, 5),
			);
		});
		return line(soft([rib(0), rib(0.35), rib(0.7), rib(1)]), '#3f6648', 4) + area(blades, ink, { filter: 'cut' });
	});
	const bank: Point[] = broken(
		random,
		[
			[x(0.58), 1050],
			[x(0.7), 980],
			[x(0.84), 940],
			[w + 90, 900],
		],
		0.05,
		20,
	);
	const [px, py, ps] = [x(per(frame, 0.52, 0.54, 0.53)), 742, per(frame, 1.14, 1.1, 0.92)];
	return [
		sky(frame, SKY, WATER, [0.34, 0.7]),
		cloud(random, x(0.66), 150, 780, 26, '#f9f6dc', 0.6),
		...beyond,
		hills(
			broken(
				random,
				[
					[-90, 520],
					[x(0.3), 500],
					[x(0.6), 506],
					[w + 90, 516],
				],
				0.04,
				20,
			),
			WATER,
			[
				['#b9cb9c', 0],
				['#8fae86', 1],
			],
		),
		glow(bx, WATER - 30, half, '#fff6c8', 0.7),
		group(span),
		...bushes,
		plane(w, WATER, 1000, [
			['#cbd8a6', 0],
			['#7fae92', 0.22],
			['#3f7a6d', 0.58],
			['#153f43', 1],
		]),
		group([group(span), ...bushes], { opacity: 0.5, filter: 'water', move: `translate(0 ${WATER * 2}) scale(1 -1)` }),
		path(random, bx, WATER + 4, 900, half * 0.7, '#fdf8d2', 0.7),
		ripples(random, { w, y: WATER, to: 1000, count: 110 }, '#f0f2cc', 0.34),
		ripples(random, { w, y: WATER, to: 1000, count: 110 }, '#123a3e', 0.34),
		group(punt(px, py, ps), { opacity: 0.4, filter: 'water', move: `translate(0 ${(py + 8 * ps) * 2}) scale(1 -1)` }),
		...punt(px, py, ps),
		hills(bank, 1090, [
			[mixed('#2f5f45', '#17302f', 0.2), 0],
			['#102a2a', 1],
		]),
		grass(random, bank, { count: per(frame, 900, 700, 420), height: 96, lean: -0.3, down: 90 }, [
			'#7f9c5c',
			'#4c7a50',
			'#2a5a46',
			'#173c38',
		]),
		...bamboo,
	];
}
