import { area, line } from '../kit/ink.ts';
import { box, dab, enclosed, type Point, soft, straight } from '../kit/lines.ts';
import type { Random } from '../kit/random.ts';
import { roof } from '../kit/roofs.ts';

const TILES = { tile: ['#8d99a0', '#4b5a68'], seam: '#3f4d5b', edge: '#d5d2c2', shade: '#1d242e' } as const;
const BOARDS = '#1f242d';
const PLASTER = '#e2dbc8';

type At = (metres: number, up: number) => Point;

/** A storey: black boards below, a band of white plaster under the eaves, narrow windows. */
function storey(at: At, m: number, half: number, from: number, to: number): string {
	const [x, top] = at(-half, to);
	const high = (to - from) * m;
	const windows = Array.from({ length: Math.max(2, Math.round(half / 1.7)) }, (_, index) => index);
	return [
		area(box(x, top, half * 2 * m, high), [
			['#39404a', 0],
			[BOARDS, 1],
		]),
		area(box(x, top, half * 2 * m, high * 0.4), PLASTER),
		area(
			windows.map((index) =>
				box(x + ((index + 0.5) / windows.length) * half * 2 * m - 0.45 * m, top + high * 0.46, 0.9 * m, high * 0.3),
			),
			'#0f141c',
		),
	].join('');
}

/** A triangular gable that stands on a roof. */
function gable(at: At, m: number, x: number, y: number, half: number, tall: number): string {
	const outline = (grow: number) => {
		const top = at(x, y + tall * grow);
		return enclosed(
			[at(x - half * grow, y - 0.1), at(x - half * 0.46 * grow, y + tall * 0.4), top],
			[top, at(x + half * 0.46 * grow, y + tall * 0.4), at(x + half * grow, y - 0.1)],
		);
	};
	return (
		area(outline(1.16), TILES.tile[1]) +
		area(outline(1), PLASTER) +
		area(outline(0.76), BOARDS) +
		line([straight([at(x, y + tall * 0.7), at(x, y)])], PLASTER, 0.16 * m)
	);
}

/** Kumamoto's keep from the front, in metres from the foot of its boards at (x, y): three roofs, gables, and the look-out above. */
export function keep(x: number, y: number, m: number): string[] {
	const at: At = (px, up) => [x + px * m, y - up * m];
	const slope = (up: number, half: number, to: number, top: number, lift = 0.5) =>
		roof(
			{
				x,
				y: at(0, up)[1],
				half: half * m,
				upTo: at(0, to)[1],
				top: top * m,
				lift: lift * m,
				thick: 0.3 * m,
				rows: Math.round(half * 3),
			},
			TILES,
		);
	const fish = (sign: number) =>
		area(`${soft([at(sign * 3.5, 25.1), at(sign * 3.95, 25.3), at(sign * 3.7, 26.3), at(sign * 3.3, 25.5)])}Z`, '#2a323c');
	return [
		storey(at, m, 12.2, 0, 6),
		slope(5.6, 14.2, 8.4, 10),
		gable(at, m, -5.6, 6.2, 3.5, 3.2),
		gable(at, m, 5.6, 6.2, 3.5, 3.2),
		storey(at, m, 9.2, 7.6, 12),
		slope(11.6, 11.4, 15.2, 6.4),
		gable(at, m, 0, 12, 5.6, 5),
		storey(at, m, 5.6, 14.6, 18),
		slope(17.6, 7.2, 19.3, 5, 0.4),
		storey(at, m, 4.5, 18.8, 22),
		area(box(x - 5.1 * m, at(0, 19.7)[1], 10.2 * m, 0.28 * m), PLASTER),
		slope(21.7, 6.3, 25, 3.5),
		area(box(x - 3.7 * m, at(0, 25.4)[1], 7.4 * m, 0.5 * m), '#2a323c'),
		fish(1),
		fish(-1),
	];
}

/** The smaller keep beside it. */
export function smallKeep(x: number, y: number, m: number): string[] {
	const at: At = (px, up) => [x + px * m, y - up * m];
	const slope = (up: number, half: number, to: number, top: number) =>
		roof(
			{
				x,
				y: at(0, up)[1],
				half: half * m,
				upTo: at(0, to)[1],
				top: top * m,
				lift: 0.4 * m,
				thick: 0.28 * m,
				rows: Math.round(half * 3),
			},
			TILES,
		);
	return [
		storey(at, m, 7.2, 0, 5),
		slope(4.6, 9, 7, 5.4),
		gable(at, m, 0, 5, 4, 3.6),
		storey(at, m, 4.6, 6.4, 10),
		slope(9.6, 6.4, 12.6, 3.2),
		area(box(x - 3.4 * m, at(0, 13)[1], 6.8 * m, 0.46 * m), '#2a323c'),
	];
}

/** A stone wall whose sides sweep out towards its foot, drawn in courses. */
export function wall(random: Random, x: number, y: number, half: number, high: number, sweep: number): string {
	const side = (sign: number): Point[] => [
		[x + sign * half, y - high],
		[x + sign * (half + sweep * 0.16), y - high * 0.6],
		[x + sign * (half + sweep * 0.48), y - high * 0.26],
		[x + sign * (half + sweep), y],
	];
	const outline = `${soft(side(-1))}L${soft(side(1).toReversed()).slice(1)}Z`;
	const courses = Math.round(high / 10);
	const stones = Array.from({ length: courses }, (_, course) => {
		const level = y - ((course + 0.5) / courses) * high;
		const reach = half + sweep * (1 - (y - level) / high) ** 2.2;
		return Array.from({ length: Math.round(reach / 13) }, () => {
			return dab(x + random.between(-0.97, 0.97) * reach, level, random.between(16, 34), random.between(4, 8));
		});
	}).flat();
	return (
		area(
			outline,
			[
				['#8f8f86', 0],
				['#a9a493', 0.5],
				['#c7c0a8', 1],
			],
			{ filter: 'cut' },
		) +
		area(
			stones.filter((_, index) => index % 3 !== 0),
			'#6d7070',
			{ opacity: 0.4 },
		) +
		area(
			stones.filter((_, index) => index % 3 === 0),
			'#d2cab2',
			{ opacity: 0.6 },
		)
	);
}
