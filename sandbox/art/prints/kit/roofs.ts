import { area, glow, line } from './ink.ts';
import { box, dab, disc, type Point, soft, straight } from './lines.ts';
import type { Random } from './random.ts';

type RoofColours = { tile: readonly [upper: string, lower: string]; seam: string; edge: string; shade: string };

/**
 * One slope of a curved roof from the front: `half` wide at the eaves (y), whose corners lift, and `top` wide at its upper edge,
 * with rows of tiles that follow the slope.
 */
export function roof(
	{
		x,
		y,
		half,
		upTo,
		top,
		lift,
		thick = 10,
		rows = 26,
	}: { x: number; y: number; half: number; upTo: number; top: number; lift: number; thick?: number; rows?: number },
	{ tile, seam, edge, shade }: RoofColours,
): string {
	const eave = (share: number): Point => [x + half * share, y - lift * Math.abs(share) ** 3.2];
	const eaves = Array.from({ length: 25 }, (_, index) => eave(index / 12 - 1));
	const side = (sign: number): Point[] => {
		const [fx, fy] = eave(sign);
		return [
			[fx, fy],
			[x + sign * (top + (half - top) * 0.52), fy + (upTo - fy) * 0.34],
			[x + sign * (top + (half - top) * 0.16), fy + (upTo - fy) * 0.72],
			[x + sign * top, upTo],
		];
	};
	const seams = Array.from({ length: rows - 1 }, (_, index) => {
		const share = ((index + 1) / rows) * 2 - 1;
		const [fx, fy] = eave(share);
		const tx = x + top * share;
		return soft([
			[fx, fy],
			[tx + (fx - tx) * 0.42, fy + (upTo - fy) * 0.45],
			[tx, upTo],
		]);
	});
	const slope = `${soft([...eaves])}L${soft(side(1)).slice(1)}L${x - top},${upTo}L${soft(side(-1).reverse()).slice(1)}Z`;
	const under = `${soft(eaves)}L${eaves
		.toReversed()
		.map(([px, py]) => `${px.toFixed(1)},${(py + thick).toFixed(1)}`)
		.join('L')}Z`;
	return [
		area(
			`${straight(eaves.map(([px, py]): Point => [x + (px - x) * 0.97, py + thick * 2.4]))}L${straight(eaves.toReversed()).slice(1)}Z`,
			shade,
		),
		area(slope, [
			[tile[0], 0],
			[tile[1], 1],
		]),
		line(seams, seam, Math.max(1.2, half / rows / 7), { opacity: 0.75 }),
		area(under, edge),
		line([soft(side(1)), soft(side(-1))], seam, 4),
	].join('');
}

/** A paper lantern with its ribs and the glow round it. */
export const lantern = (x: number, y: number, r: number, colour: string, hot: string, tall = 1.25): string =>
	[
		glow(x, y, r * 2.2 + 22, hot, 0.5),
		area(disc(x, y, r, r * tall), [
			[colour, 0],
			[hot, 0.55],
			[colour, 1],
		]),
		line(
			[-0.6, -0.2, 0.2, 0.6].map((share) =>
				straight([
					[x - r * Math.sqrt(1 - share * share), y + share * r * tall],
					[x + r * Math.sqrt(1 - share * share), y + share * r * tall],
				]),
			),
			colour,
			r * 0.07,
			{ opacity: 0.8 },
		),
		area([box(x - r * 0.5, y - r * tall * 1.06, r, r * 0.2), box(x - r * 0.5, y + r * tall * 0.9, r, r * 0.2)], '#1a1620'),
	].join('');

/** A wooden boat from the side with its shadow in the water; `long` is its length, and it may be mirrored. */
export function boat(
	random: Random,
	x: number,
	y: number,
	long: number,
	[hull, inside, shade]: readonly [string, string, string],
	mirrored = false,
): string {
	const s = (mirrored ? -1 : 1) * (long / 100);
	const a = Math.abs(s);
	const at = (px: number, py: number): Point => [x + px * s, y + py * a];
	const body = soft([at(-50, -9), at(-30, -6), at(0, -5.5), at(30, -8), at(54, -17)]);
	const shadow = Array.from({ length: 9 }, (_, index) =>
		dab(x + random.between(-4, 4) * a, y + (6 + index * 2.2) * a, long * random.between(0.6, 0.95) * (1 - index * 0.06), 1.7 * a),
	);
	return [
		area(shadow, shade, { opacity: 0.55 }),
		area(
			`${body}L${soft([at(54, -17), at(45, -3), at(32, 4), at(0, 5), at(-40, 4.5), at(-50, -9)]).slice(1)}Z`,
			[
				[hull, 0],
				[shade, 1],
			],
			{ filter: 'cut' },
		),
		line(body, inside, 2.2 * a ** 0.5),
	].join('');
}
