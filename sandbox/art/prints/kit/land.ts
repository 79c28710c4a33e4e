import { area, type FilterName, group, type Ink, line, within } from './ink.ts';
import { box, broken, disc, downTo, heightAt, type Point, soft, straight, taper } from './lines.ts';
import type { Random } from './random.ts';

/** A plane of hills: an outline from left to right, filled down to `y`. */
export const hills = (outline: readonly Point[], y: number, ink: Ink, filter: FilterName = 'cut'): string =>
	area(`${straight(downTo(outline, y))}Z`, ink, { filter });

/** A mass of leaves: many dabs within an outline (a closed polygon), darker below, lit from above on one side. */
export function leaves(
	random: Random,
	blobs: readonly (readonly [x: number, y: number, rx: number, ry: number])[],
	[dark, middle, light]: readonly [string, string, string],
	{ size = 9, lit = -0.5, density = 1 }: { size?: number; lit?: number; density?: number } = {},
): string {
	const tones: Record<'dark' | 'middle' | 'light', string[]> = { dark: [], middle: [], light: [] };
	for (const [x, y, rx, ry] of blobs) {
		tones.dark.push(disc(x, y, rx * 0.93, ry * 0.9));
		const count = Math.round(((rx * ry) / (size * size)) * 2.6 * density);
		for (let index = 0; index < count; index += 1) {
			const turn = random.between(0, Math.PI * 2);
			const far = Math.sqrt(random.between(0, 1)) * 1.04;
			const [ux, uy] = [Math.cos(turn) * far, Math.sin(turn) * far];
			const sun = ux * lit - uy + random.between(-0.55, 0.55);
			const tone = sun > 0.62 ? 'light' : sun > 0 ? 'middle' : 'dark';
			tones[tone].push(disc(x + ux * rx, y + uy * ry, size * random.between(0.55, 1.15), size * random.between(0.35, 0.7)));
		}
	}
	return (
		area(tones.dark, dark, { filter: 'rough' }) +
		area(tones.middle, middle, { filter: 'rough' }) +
		area(tones.light, light, { filter: 'rough' })
	);
}

/** Blades of grass along a line, bent by the wind. */
export function grass(
	random: Random,
	ground: readonly Point[],
	{
		count,
		height,
		lean = 0.35,
		down = 40,
		bald = 0,
	}: { count: number; height: number; lean?: number; down?: number; bald?: number },
	colours: readonly [string, ...string[]],
): string {
	const [from, to] = [ground[0]?.[0] ?? 0, ground.at(-1)?.[0] ?? 0];
	const blades = new Map<string, string[]>(colours.map((colour) => [colour, []]));
	for (let index = 0; index < count; index += 1) {
		const x = random.between(from, to);
		const sink = random.between(0, 1);
		const tall = height * random.between(0.45, 1.15) * (0.7 + 0.5 * sink);
		if (random.odds(bald)) continue;
		const y = heightAt(ground, x) + sink * down;
		const over = tall * lean * random.between(0.2, 1.5);
		blades.get(random.pick(colours))?.push(taper([x, y + 6], [x + over, y - tall], 3.4 + sink * 2.4, over * 0.42));
	}
	return [...blades].map(([colour, paths]) => area(paths, colour)).join('');
}

/** A pad of pine needles: a flat dome of short strokes that fan upwards, lit on top. */
function needles(random: Random, x: number, y: number, rx: number, colours: readonly [string, string, string]): string {
	const ry = rx * 0.4;
	const strokes: [string[], string[], string[]] = [[], [], []];
	for (let index = 0; index < rx * 4.6; index += 1) {
		const [share, level] = [random.between(-1, 1), random.between(-0.15, 1)];
		const [px, py] = [x + share * rx, y - level * ry * Math.sqrt(1 - share * share) * 0.9];
		const long = rx * random.between(0.1, 0.2) + 7;
		const turn = share * 1.1 + random.between(-0.6, 0.6);
		const tone = level + random.between(-0.25, 0.25) > 0.7 ? 2 : level > 0.25 ? 1 : 0;
		strokes[tone].push(taper([px, py], [px + Math.sin(turn) * long, py - Math.cos(turn) * long], 2.3));
	}
	const body = soft([
		[x - rx * 0.9, y + 2],
		[x - rx * 0.6, y - ry * 0.5],
		[x, y - ry * 0.8],
		[x + rx * 0.6, y - ry * 0.55],
		[x + rx * 0.9, y],
		[x + rx * 0.3, y + ry * 0.1],
		[x - rx * 0.3, y + ry * 0.12],
		[x - rx * 0.9, y + 2],
	]);
	return (
		area(`${body}Z`, colours[0], { filter: 'ragged' }) +
		strokes.map((paths, tone) => area(paths, colours[tone] ?? colours[0])).join('')
	);
}

/** A bough of a pine: wood along a bent line of points, thick at its foot, with clusters of needles over all but its first part. */
export function bough(
	random: Random,
	points: readonly Point[],
	{ thick, pad, bare = 0.25 }: { thick: number; pad: number; bare?: number },
	{ bark, needle }: { bark: string; needle: readonly [string, string, string] },
): string {
	const steps = Array.from({ length: 13 }, (_, index): Point => {
		const at = (index / 12) * (points.length - 1);
		const [from, to] = [points[Math.floor(at)] ?? [0, 0], points[Math.ceil(at)] ?? [0, 0]];
		return [from[0] + (to[0] - from[0]) * (at % 1), from[1] + (to[1] - from[1]) * (at % 1)];
	});
	const wood = steps
		.slice(1)
		.map((to, index) => line(straight([steps[index] ?? to, to]), bark, thick * (1 - (0.8 * index) / 12)));
	const pads = steps.slice(Math.ceil(bare * 12)).flatMap(([x, y], index) => {
		const size = pad * random.between(0.55, 1.1) * (1 - 0.03 * index);
		return [needles(random, x + random.between(-0.3, 0.3) * pad, y + random.between(-0.5, 0.3) * pad, size, needle)];
	});
	return group(wood, { filter: 'cut' }) + pads.join('');
}

/** Long hanging twigs of a willow, round (x, y); `size` is that of its leaves. */
export const willow = (
	random: Random,
	x: number,
	y: number,
	spread: number,
	count: number,
	long: number,
	size: number,
): string[] =>
	Array.from({ length: count }, () => {
		const share = random.between(-1, 1);
		const [from, reach] = [x + share * spread, long * random.between(0.45, 1.05) * (1 - 0.35 * share * share)];
		const drift = random.between(-26, 6) * size;
		const blades = Array.from({ length: Math.round(reach / (6 * size)) }, (_, index) => {
			const at = index * 6 * size;
			const px = from + drift * (at / reach) ** 1.6;
			return taper(
				[px, y + at],
				[px + random.pick([-1, 1]) * random.between(3, 9) * size, y + at + random.between(16, 30) * size],
				4.4 * size,
			);
		});
		const colour = random.pick(['#10242f', '#16353c', '#0c1b28', '#1f4546']);
		return (
			line(
				soft([
					[from, y - 20 * size],
					[from + drift * 0.3, y + reach * 0.5],
					[from + drift, y + reach],
				]),
				colour,
				1.4 * size,
			) + area(blades, colour)
		);
	});

/** The feathers of a palm or pandanus: blades from arched ribs round (x, y). */
function fronds(
	random: Random,
	x: number,
	y: number,
	long: number,
	count: number,
	colours: readonly [string, string, string],
): string {
	return Array.from({ length: count }, (_, index) => {
		const turn = -Math.PI * (0.02 + (0.96 * index) / (count - 1)) + random.between(-0.1, 0.1);
		const reach = long * random.between(0.8, 1.1);
		const fall = long * (0.24 + 0.5 * Math.cos(turn) ** 2);
		const rib = (share: number): Point => [
			x + Math.cos(turn) * reach * share,
			y + Math.sin(turn) * reach * share * 0.8 + fall * share * share,
		];
		const blades = Array.from({ length: 48 }, (_, at) => {
			const share = 0.08 + (0.92 * at) / 47;
			const [px, py] = rib(share);
			const size = long * 0.38 * Math.sin(Math.PI * Math.min(0.96, share * 0.86 + 0.12));
			const side = at % 2 ? 1 : -1;
			return taper(
				[px, py],
				[
					px + Math.cos(turn) * size * 0.55 + side * size * 0.2 * Math.abs(Math.sin(turn)),
					py + size * (0.35 + 0.4 * Math.abs(Math.cos(turn))) * (side > 0 ? 1 : 0.55),
				],
				long * 0.03,
				side * 3,
			);
		});
		const colour = colours[index % 3] ?? colours[0];
		return area(blades, colour) + line(soft([rib(0), rib(0.35), rib(0.7), rib(1)]), colour, long * 0.014);
	}).join('');
}

/** A coconut palm: a bent trunk from (x, y) to its crown. */
export function palm(
	random: Random,
	x: number,
	y: number,
	[tx, ty]: Point,
	long: number,
	{ bark, leaf }: { bark: string; leaf: readonly [string, string, string] },
): string {
	const bow: Point = [x + (tx - x) * 0.28, (y + ty) / 2];
	const trunk = `M${x - long * 0.06},${y}Q${bow[0] - long * 0.035},${bow[1]} ${tx - long * 0.022},${ty}h${long * 0.044}Q${bow[0] + long * 0.04},${bow[1]} ${x + long * 0.07},${y}Z`;
	return (
		area(trunk, bark, { filter: 'cut' }) +
		fronds(random, tx, ty, long, 13, leaf) +
		area(
			[-8, 2, 10].map((at) => disc(tx + at * long * 0.008, ty + long * 0.05, long * 0.03)),
			bark,
		)
	);
}

/** A limestone stack: steep sides, a round wooded head, cracks down its walls and a dark notch at the water. */
export function stack(
	random: Random,
	{ x, y, half, tall, lean = 0 }: { x: number; y: number; half: number; tall: number; lean?: number },
	{ rock, crack, leaf }: { rock: Ink; crack: string; leaf?: readonly [string, string, string] },
): string {
	const profile: readonly Point[] = [
		[-0.88, 0],
		[-0.94, -0.04],
		[-1, -0.1],
		[-0.9, -0.3],
		[-0.8, -0.52],
		[-0.62, -0.78],
		[-0.36, -0.95],
		[-0.05, -1],
		[0.26, -0.93],
		[0.52, -0.8],
		[0.74, -0.54],
		[0.9, -0.24],
		[1, -0.1],
		[0.94, -0.04],
		[0.88, 0],
	];
	const outline = broken(
		random,
		profile.map(
			([px, py]): Point => [
				x + px * half * random.between(0.94, 1.06) - py * lean * half,
				y + py * tall * random.between(0.95, 1.05),
			],
		),
		0.17,
		Math.max(5, half / 14),
	);
	const cracks = Array.from({ length: Math.round(half / 4) }, () => {
		const share = random.between(-0.88, 0.88);
		const top = y - tall * (1 - Math.abs(share) ** 2.2) * random.between(0.35, 0.92);
		return taper(
			[x + share * half * 0.9, top],
			[x + share * half * 0.98, top + tall * random.between(0.1, 0.4)],
			half * random.between(0.02, 0.07),
			random.between(-4, 4),
		);
	});
	const blobs = leaf
		? Array.from({ length: Math.round(30 + half / 4) }, () => {
				const share = random.between(-0.82, 0.82);
				return [
					x + share * half + lean * half * 0.7,
					y - tall * (1 - Math.abs(share) ** 2.3) * (1 - random.between(0, 0.75) ** 1.7),
					half * random.between(0.07, 0.17),
					half * random.between(0.045, 0.1),
				] as const;
			})
		: [];
	return [
		within(`${straight(outline)}Z`, [
			area(`${straight(outline)}Z`, rock),
			area(cracks, crack, { opacity: 0.5, filter: 'cut' }),
			area(box(x - half * 1.1, y - Math.max(4, tall * 0.03), half * 2.2, tall * 0.05), crack, { filter: 'rough', opacity: 0.5 }),
		]),
		leaf ? leaves(random, blobs, leaf, { size: Math.max(3.4, half / 26) }) : '',
	].join('');
}
