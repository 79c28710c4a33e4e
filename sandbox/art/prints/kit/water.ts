import { area, glow, type Ink } from './ink.ts';
import { box, dab } from './lines.ts';
import type { Random } from './random.ts';

/** A sheet of graded sky or water. */
export const plane = (w: number, y: number, to: number, ink: Ink): string =>
	area(box(-30, y, w + 60, to >= 1000 ? 1030 - y : to - y), ink);

/** Long dabs of one colour on the water, flat and close together far away, broad and few near. */
export function ripples(
	random: Random,
	{ from = 0, w, y, to, count, size = 1 }: { from?: number; w: number; y: number; to: number; count: number; size?: number },
	colour: string,
	opacity: number,
): string {
	const dabs = Array.from({ length: count }, () => {
		const depth = random.between(0, 1) ** 1.5;
		const wide = (20 + 150 * depth) * random.between(0.4, 1.3) * size;
		return dab(from + random.between(0, w), y + 4 + depth * (to - y - 4), wide, (1 + 5 * depth) * size);
	});
	return area(dabs, colour, { opacity });
}

/** The path of the sun or moon on the water: dabs that widen and part towards us. */
export function path(random: Random, x: number, y: number, to: number, width: number, colour: string, opacity = 0.85): string {
	const rows: string[] = [];
	let step = 3;
	for (let at = y + 2; at < to; at += step) {
		const depth = (at - y) / (to - y);
		step = 3.5 + 17 * depth;
		const spread = width * (0.55 + 0.75 * depth);
		const count = 1 + Math.round(random.between(0, 1.4 + depth * 1.6));
		for (let index = 0; index < count; index += 1) {
			const wide = spread * random.between(0.16, 0.85) * (index === 0 ? 1 : 0.5);
			rows.push(
				area(dab(x + random.between(-0.45, 0.45) * spread * (index === 0 ? 0.4 : 1.2), at, wide, 1.4 + 5 * depth), colour, {
					opacity: opacity * (1 - 0.62 * depth),
				}),
			);
		}
	}
	return rows.join('');
}

/** A lamp's column of light in the water, `length` long, broken by ripples. */
export function lampInWater(
	random: Random,
	x: number,
	y: number,
	width: number,
	length: number,
	colour: string,
	opacity = 0.9,
): string {
	const parts = [
		area(
			`M${x - width * 0.32},${y}h${width * 0.64}l${width * 0.2},${length}h${-width * 1.04}Z`,
			[
				[colour, 0, 0.55 * opacity],
				[colour, 1, 0],
			],
			{ filter: 'haze' },
		),
	];
	for (let at = y; at < y + length; ) {
		const depth = (at - y) / length;
		const thick = 2 + 5 * depth;
		parts.push(
			area(
				dab(
					x + random.between(-1, 1) * width * 0.3 * (0.4 + depth),
					at,
					width * random.between(0.35, 1.3) * (0.7 + 0.8 * depth),
					thick,
				),
				colour,
				{ opacity: opacity * (1 - depth) ** 1.15 },
			),
		);
		at += thick * random.between(1.5, 2.7);
	}
	return parts.join('');
}

/** A lamp: its glow and its bright heart. */
export const lamp = (x: number, y: number, r: number, colour: string, heart = '#fff4d2'): string =>
	`${glow(x, y, r * 5, colour, 0.55)}<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${heart}"/>`;
