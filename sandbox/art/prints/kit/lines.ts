import type { Random } from './random.ts';

export type Point = readonly [x: number, y: number];

const n = (value: number): string => value.toFixed(1);
const at = ([x, y]: Point): string => `${n(x)},${n(y)}`;

/** A straight line from point to point. */
export const straight = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;

/** A soft line through all points (Catmull-Rom). */
export function soft(points: readonly Point[]): string {
	let path = `M${at(points[0] ?? [0, 0])}`;
	for (const [index, to] of points.entries()) {
		const from = points[index - 1];
		if (!from) continue;
		const [before, after] = [points[index - 2] ?? from, points[index + 1] ?? to];
		const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
		const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
		path += `C${at(first)} ${at(second)} ${at(to)}`;
	}
	return path;
}

/** A closed shape: one soft line there, another one back. */
export const enclosed = (there: readonly Point[], back: readonly Point[]): string => `${soft(there)}L${soft(back).slice(1)}Z`;

/** Breaks an outline as rock breaks: each side is halved, and its middle moved, until it is shorter than `step`. */
export function broken(random: Random, points: readonly Point[], rough: number, step = 9): Point[] {
	const split = (a: Point, b: Point): Point[] => {
		const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
		if (length < step) return [b];
		const off = random.between(-rough, rough) * length;
		const middle: Point = [
			(a[0] + b[0]) / 2 - ((b[1] - a[1]) / length) * off * 0.6,
			(a[1] + b[1]) / 2 + ((b[0] - a[0]) / length) * off,
		];
		return [...split(a, middle), ...split(middle, b)];
	};
	return points.flatMap((point, index) => (index === 0 ? [point] : split(points[index - 1] ?? point, point)));
}

/** Closes a line by going down to `y` at both ends. */
export function downTo(points: readonly Point[], y: number): Point[] {
	const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
	return [...points, [last[0], y], [first[0], y]];
}

/** The height of a line, given from left to right, above `x`. */
export function heightAt(points: readonly Point[], x: number): number {
	const index = points.findIndex((point) => point[0] >= x);
	const [b, a] = [points[index] ?? points.at(-1) ?? [0, 0], points[index - 1] ?? points[0] ?? [0, 0]];
	return b[0] === a[0] ? b[1] : a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
}

/** A flat drop lying on the water: one dab of the brush. */
export const dab = (x: number, y: number, width: number, height: number): string =>
	`M${n(x - width / 2)},${n(y)}Q${n(x)},${n(y - height)} ${n(x + width / 2)},${n(y)}Q${n(x)},${n(y + height * 0.7)} ${n(x - width / 2)},${n(y)}Z`;

/** A tapered stroke from one point to another, bent by `bend` at its middle. */
export function taper(from: Point, to: Point, width: number, bend = 0): string {
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
	const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
	const [mx, my] = [(from[0] + to[0]) / 2 + nx * bend, (from[1] + to[1]) / 2 + ny * bend];
	const w = width / 2;
	return `M${n(from[0] + nx * w)},${n(from[1] + ny * w)}Q${n(mx + nx * w * 0.8)},${n(my + ny * w * 0.8)} ${at(to)}Q${n(mx - nx * w * 0.8)},${n(my - ny * w * 0.8)} ${n(from[0] - nx * w)},${n(from[1] - ny * w)}Z`;
}

/** A stroke that is pointed at both ends. */
export function spindle(from: Point, to: Point, width: number, bend = 0): string {
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
	const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
	const side = (off: number): Point => [from[0] * 0.4 + to[0] * 0.6 + nx * off, from[1] * 0.4 + to[1] * 0.6 + ny * off];
	return `M${at(from)}Q${at(side(bend + width))} ${at(to)}Q${at(side(bend - width))} ${at(from)}Z`;
}

export const box = (x: number, y: number, width: number, height: number): string =>
	`M${n(x)},${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
export const disc = (x: number, y: number, r: number, ry = r): string =>
	`M${n(x - r)},${n(y)}a${n(r)},${n(ry)} 0 1 0 ${n(2 * r)},0a${n(r)},${n(ry)} 0 1 0 ${n(-2 * r)},0Z`;
