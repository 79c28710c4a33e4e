import { area, glow, group, mixed } from '../kit/ink.ts';
import { hills, leaves } from '../kit/land.ts';
import { broken, dab, type Point, straight, taper } from '../kit/lines.ts';
import { DUSK } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, sky } from '../kit/sky.ts';
import { lampInWater, path, plane, ripples } from '../kit/water.ts';
import { cyclist, streetLamp, villa } from '../motifs/villas.ts';

const END = 600;
const HAZE = '#c79f8f';

/** A street of the Five Avenues of Tianjin after an evening's rain: villas under old trees, the last light on the wet asphalt. */
export function tianjin(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const end = x(per(frame, 0.56, 0.56, 0.54));
	const reach = per(frame, 1000, 820, 560);
	/** A point on the street's left (-1) or right (1) edge: `near` 0 is where it ends, 1 is beside us. */
	const edge = (side: number, near: number, out = 0): Point => [end + side * (26 + (reach + out) * near), END + 330 * near];
	const tone = (ink: string, near: number) => mixed(HAZE, ink, Math.min(1, 0.42 + 0.62 * near ** 0.5));
	const depths = [0.08, 0.14, 0.23, 0.36, 0.56, 0.86];
	const tree = (side: number, near: number): string[] => {
		const [px, py] = edge(side, near, 60);
		const tall = 720 * near + 36;
		const wide = 480 * near + 30;
		const crown = Array.from({ length: 44 }, () => {
			const turn = random.between(0, Math.PI * 2);
			const far = random.between(0, 1) ** 0.5;
			return [
				px + side * wide * 0.1 + Math.cos(turn) * far * wide * 0.56,
				py - tall * 1.02 + Math.sin(turn) * far * tall * 0.42,
				wide * 0.19,
				wide * 0.13,
			] as const;
		});
		return [
			area(
				[
					taper([px, py + 6], [px - side * wide * 0.06, py - tall], wide * 0.11, side * wide * 0.05),
					taper([px, py - tall * 0.42], [px - side * wide * 0.34, py - tall * 0.98], wide * 0.055, side * wide * 0.06),
					taper([px, py - tall * 0.5], [px + side * wide * 0.34, py - tall * 1.04], wide * 0.05, -side * wide * 0.06),
				],
				tone('#121a2b', near),
				{ filter: 'cut' },
			),
			leaves(random, crown, [tone('#14243a', near), tone('#1d3547', near), tone('#3b5a5c', near)], {
				size: 4 + 11 * near,
				lit: -side * 0.9,
			}),
		];
	};
	const wall = (side: number): string[] => {
		const [far, close] = [edge(side, 0), edge(side, 1.3, 60)];
		const top: Point = [close[0], close[1] - 210];
		return [
			area(
				`${straight([far, [far[0], far[1] - 9], top, close])}Z`,
				side < 0
					? [
							['#2c2f4b', 0],
							['#8d7480', 1],
						]
					: [
							['#8d7480', 0],
							['#2c2f4b', 1],
						],
				{ across: true, filter: 'cut' },
			),
			area(
				`${straight(broken(random, [far, close, [close[0], close[1] + 46], [far[0] - side * 8, far[1] + 2]], 0.01, 40))}Z`,
				'#59536c',
				{ filter: 'cut' },
			),
		];
	};
	const row = (near: number) => {
		const m = 54 * near + 2;
		const place = (side: number, shift: number) => {
			const [px, py] = edge(side, near, 250);
			return villa(random, px + side * shift * m, py, m, [tone('#3b3350', near), tone('#1f2743', near)]);
		};
		return [...per(frame, [...place(-1, 24), ...place(1, 24)], [], []), ...place(-1, 5), ...place(1, 5)];
	};
	const roofs = broken(
		random,
		Array.from({ length: 19 }, (_, index): Point => [((index - 0.5) / 17) * w, END - 28 - (index % 2) * 30]),
		0.05,
		30,
	);
	const scene = [
		hills(
			[...roofs.filter(([px]) => px < end - 30), [end - 26, END], [end + 26, END], ...roofs.filter(([px]) => px > end + 30)],
			END + 3,
			[
				['#b58f8d', 0],
				['#a5858c', 1],
			],
		),
		...[-1, 1].map((side) => {
			const [far, close] = [edge(side, 0), edge(side, 1.3, 60)];
			return area(`${straight([far, close, [side < 0 ? -90 : w + 90, close[1]], [side < 0 ? -90 : w + 90, END]])}Z`, '#6f5f78');
		}),
		...row(0.06),
		...row(0.12),
		...row(0.22),
		...row(0.42),
		...wall(-1),
		...wall(1),
		...depths.flatMap((near) => [...tree(-1, near), ...tree(1, near)]),
	];
	/** What a tree leaves of the light on the wet street before it. */
	const shade = ([px, py]: Point, near: number) =>
		area(
			Array.from({ length: 16 }, (_, index) =>
				dab(
					px + random.between(-1, 1) * 60 * near,
					py + 14 + index * 26 * near,
					300 * near * random.between(0.3, 1),
					9 * near + 2,
				),
			),
			'#141d36',
			{ opacity: 0.34 },
		);
	const lamps = [0.11, 0.29, 0.62].map((near) => ({ near, at: edge(1, near, -20) }));
	const [cx, cy, tall] = [end - per(frame, 96, 84, 60), END + 176, 150];
	return [
		sky(frame, { ...DUSK, sky: ['#22416a', '#6f86a3', '#e9b893', '#fbdc9c'] }, END + 30, [0.4, 0.76]),
		cloud(random, end - 120, 196, 760, 40, '#a7a0b2', 0.6),
		cloud(random, end + 190, 300, 620, 30, '#e9b79c', 0.7),
		cloud(random, end - 60, 404, 480, 20, '#fbd3a0', 0.8),
		glow(end, END - 26, 300, '#ffe3a3', 0.8),
		plane(w, END, 1000, [
			['#f6cf98', 0],
			['#a98b93', 0.22],
			['#4d5478', 0.58],
			['#1d2a4b', 1],
		]),
		group(scene),
		...depths.slice(2).flatMap((near) => [shade(edge(-1, near, -30), near), shade(edge(1, near, -30), near)]),
		path(random, end, END + 4, 1000, 190, '#ffe9b4', 0.8),
		...lamps.flatMap(({ near, at: [px, py] }) => [
			lampInWater(random, px - 20 * near, py + 8, 44 * near + 4, 420 * near + 20, '#ffd58c', 0.85),
			...streetLamp(px, py + 4, 430 * near + 26),
		]),
		ripples(random, { w, y: END + 60, to: 1000, count: 90 }, '#f8d9ac', 0.26),
		ripples(random, { w, y: END + 90, to: 1000, count: 90 }, '#121c38', 0.34),
		area(dab(cx, cy + 2, 60, 9), '#0f1629', { opacity: 0.7 }),
		group(cyclist(cx, cy, tall), { opacity: 0.45, filter: 'water', move: `translate(0 ${cy * 2}) scale(1 -1)` }),
		...cyclist(cx, cy, tall),
	];
}
