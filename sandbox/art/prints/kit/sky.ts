import { area, type Ink, line } from './ink.ts';
import { disc, type Point, soft, straight } from './lines.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';
import type { Frame } from './sheet.ts';
import { plane } from './water.ts';

/** The graded sky down to the horizon, with the dark band that printers wipe along the upper edge. */
export const sky = (
	{ w }: Frame,
	{ sky: [top, high, low, horizon] }: Palette,
	to: number,
	at: readonly [number, number] = [0.4, 0.76],
): string =>
	plane(w, -30, to, [
		[top, 0],
		[top, 0.05],
		[high, at[0]],
		[low, at[1]],
		[horizon, 1],
	]) +
	area(
		`M-90,-90H${w + 90}V150Q${w * 0.6},215 ${w * 0.35},150T-90,180Z`,
		[
			[top, 0, 0.85],
			[top, 1, 0],
		],
		{ filter: 'mist' },
	);

/** A bank of flat cloud: a lumpy upper edge, and a lower one that is wiped away. */
export function cloud(
	random: Random,
	x: number,
	y: number,
	width: number,
	height: number,
	colour: string,
	opacity: number,
): string {
	const count = Math.max(5, Math.round(width / 70));
	const upper: Point[] = Array.from({ length: count + 1 }, (_, index) => {
		const share = index / count;
		return [x + (share - 0.5) * width, y - height * Math.sin(Math.PI * share) ** 0.7 * random.between(0.45, 1)] as const;
	});
	const lower: Point[] = [
		[x + width * 0.2, y + height * 0.16],
		[x - width * 0.25, y + height * 0.2],
	];
	return area(
		`${soft([...upper, ...lower, upper[0] ?? [x, y]])}Z`,
		[
			[colour, 0, 1],
			[colour, 0.45, 0.75],
			[colour, 1, 0],
		],
		{ opacity, filter: 'cut' },
	);
}

/** A summer cloud over the horizon: a heap of round heads, lit above, wiped away to nothing at its foot. */
export function cumulus(
	random: Random,
	x: number,
	y: number,
	width: number,
	height: number,
	[light, shade]: readonly [string, string],
): string {
	const heads = (count: number, from: number, to: number) =>
		Array.from({ length: count }, () => {
			const share = random.between(-1, 1);
			const mound = (1 - share * share) ** 0.8 * (0.72 + 0.28 * Math.sin(share * 7 + x));
			const r = (0.1 + 0.12 * (1 - share * share)) * height * random.between(0.7, 1.5);
			return disc(x + share * width * 0.46, y - Math.max(0, mound * height - r) * random.between(from, to), r * 1.2, r);
		});
	const body: Ink = [
		[light, 0],
		[light, 0.55, 0.92],
		[light, 1, 0],
	];
	return (
		area(heads(90, 0.25, 1), body, { filter: 'cut' }) +
		area(
			heads(46, 0.05, 0.62),
			[
				[shade, 0, 0.5],
				[shade, 1, 0],
			],
			{ filter: 'cut' },
		) +
		area(
			heads(30, 0.5, 0.9),
			[
				[light, 0, 0.9],
				[light, 0.7, 0.2],
				[light, 1, 0],
			],
			{ filter: 'cut' },
		)
	);
}

/** Rain: fine slanted lines, some near and some far. */
export function rain(random: Random, { w, h }: Frame, count: number, colour: string, slant = 0.16): string {
	const strokes = (share: number, length: number) =>
		Array.from({ length: Math.round(count * share * (w / 1500)) }, () => {
			const [x, y, long] = [random.between(-60, w + 60), random.between(-80, h), length * random.between(0.5, 1.3)];
			return straight([
				[x, y],
				[x - long * slant, y + long],
			]);
		});
	return line(strokes(0.62, 70), colour, 1, { opacity: 0.26 }) + line(strokes(0.38, 150), colour, 1.7, { opacity: 0.34 });
}
