import { area, group, line, within } from '../kit/ink.ts';
import { hills } from '../kit/land.ts';
import { box, broken, dab, type Point, straight } from '../kit/lines.ts';
import type { Random } from '../kit/random.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, sky } from '../kit/sky.ts';
import { plane, ripples } from '../kit/water.ts';
import { starFerry } from '../motifs/star-ferry.ts';

const SKY = {
	sky: ['#4f8399', '#a3c0ba', '#e9e0c2', '#f7e3b8'],
	sea: ['#e6e0c4', '#86aaa8', '#2d6170'],
	land: ['#b4c3b9', '#6d8f90', '#2b4c52'],
	key: '#1d333a',
	light: '#fff2d0',
} as const;
const SHORE = 590;

/** A tower by the outline of its head, from left to right: shares of its half width, and how far below `top`. */
const tower = (x: number, top: number, half: number, head: readonly Point[]): string =>
	`${straight([[x - half, SHORE], ...head.map(([px, down]): Point => [x + px * half, top + down]), [x + half, SHORE]])}Z`;
/** The second IFC tower narrows in steps to a crown of blades. */
const IFC: readonly Point[] = [
	[-1, 96],
	[-0.86, 60],
	[-0.86, 34],
	[-0.66, 12],
	[-0.5, 0],
	[0.5, 0],
	[0.66, 12],
	[0.86, 34],
	[0.86, 60],
	[1, 96],
];
/** The prisms of the Bank of China end at different heights. */
const BANK: readonly Point[] = [
	[-1, 150],
	[-0.3, 96],
	[-0.3, 60],
	[0, 0],
	[0.62, 60],
	[0.62, 112],
	[1, 156],
];
/** Central Plaza: a shaft with a pyramid and a mast. */
const PLAZA: readonly Point[] = [
	[-1, 70],
	[-0.74, 70],
	[-0.12, 8],
	[-0.12, -40],
	[0.03, -40],
	[0.03, 8],
	[0.74, 70],
	[1, 70],
];

/** Victoria Harbour in the morning haze: the Peak and the towers in pale planes, and a Star Ferry on her way across. */
export function hongkong(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	/** A plane of plain towers; `low` and `high` bound their height. */
	const towers = (step: number, low: number, high: number): string[] => {
		const shapes: string[] = [];
		for (let at = -40; at < w + 40; ) {
			const wide = step * random.between(0.5, 1.1);
			const share = at / w;
			const tall = (low + (high - low) * random.between(0, 1) ** 1.7) * (0.66 + 0.34 * Math.sin(Math.PI * share));
			shapes.push(box(at, SHORE - tall, wide, tall));
			if (random.odds(0.4)) shapes.push(box(at + wide * 0.2, SHORE - tall - 14, wide * 0.5, 16));
			if (random.odds(0.12)) shapes.push(box(at + wide * 0.44, SHORE - tall - 44, 2.4, 46));
			at += wide * random.between(0.72, 1.08);
		}
		return shapes;
	};
	const veil = (y: number, tall: number, opacity: number) =>
		area(dab(x(0.5), y, w * 1.8, tall), '#f6e8c6', { opacity, filter: 'mist' });
	const peak: Point[] = broken(
		random,
		[
			[-80, 402],
			[x(0.1), 352],
			[x(0.2), 292],
			[x(0.3), 246],
			[x(0.37), 232],
			[x(0.44), 262],
			[x(0.56), 330],
			[x(0.68), 318],
			[x(0.8), 366],
			[x(0.92), 352],
			[w + 80, 400],
		],
		0.06,
		16,
	);
	const half = per(frame, 40, 36, 30);
	const bank = x(0.52);
	const far = towers(50, 130, 330);
	const near = [
		box(-60, SHORE - 64, w + 120, 64),
		...towers(58, 70, 250),
		tower(x(per(frame, 0.3, 0.27, 0.2)), 170, half, IFC),
		tower(bank, 268, half * 0.9, BANK),
		box(bank - 3, 202, 2.6, 76),
		box(bank + 7, 206, 2.6, 84),
		tower(x(per(frame, 0.73, 0.78, 0.84)), 262, half * 0.9, PLAZA),
	];
	const floors = Array.from({ length: 30 }, (_, index) =>
		straight([
			[-60, 230 + index * 12],
			[w + 60, 230 + index * 12],
		]),
	);
	const city = [
		hills(peak, SHORE, [
			['#8fadaa', 0],
			['#c3cfbb', 0.6],
			['#efe3c4', 1],
		]),
		area(far, [
			['#93b0ad', 0],
			['#c3cfbb', 0.6],
			['#e6dfc4', 1],
		]),
		veil(540, 60, 0.6),
		area(near, [
			['#5f878e', 0],
			['#8fada8', 0.6],
			['#d3d6be', 1],
		]),
		within(near.join(''), [line(floors, '#f0ead0', 1.1, { opacity: 0.34 })]),
	];
	const [fx, fy, fs] = per<readonly [number, number, number]>(
		frame,
		[x(0.6), 768, 1.16],
		[x(0.6), 776, 1.14],
		[x(0.56), 790, 0.92],
	);
	return [
		sky(frame, SKY, SHORE, [0.36, 0.76]),
		cloud(random, x(0.7), 150, 900, 30, '#f4e8cc', 0.6),
		cloud(random, x(0.26), 214, 560, 22, '#f8ebcb', 0.5),
		group(city),
		cloud(random, x(0.36), 286, 460, 30, '#f8efd6', 0.9),
		veil(590, 44, 0.8),
		plane(w, SHORE, 1000, [
			['#efe6c8', 0],
			['#b5cabc', 0.22],
			['#6f9ea2', 0.6],
			['#2a6172', 1],
		]),
		group([area(near, '#86a9a6')], { opacity: 0.32, filter: 'water', move: `translate(0 ${SHORE * 2}) scale(1 -1)` }),
		ripples(random, { w, y: SHORE, to: 1000, count: 150 }, '#fbf0d2', 0.42),
		ripples(random, { w, y: SHORE + 40, to: 1000, count: 120 }, '#2c6272', 0.3),
		ripples(random, { w, y: 880, to: 1010, count: per(frame, 36, 26, 16), size: 1.5 }, '#1d4a5a', 0.5),
		area(`M${x(0.1)},${SHORE + 52}l66,-3 12,8 -16,7h-48Zm26,-1v-60q30,16 34,58Z`, '#6d8f8f', { opacity: 0.8, filter: 'cut' }),
		group(starFerry(fx, fy, fs), { opacity: 0.5, filter: 'water', move: `translate(0 ${(fy + 7 * fs) * 2}) scale(1 -1)` }),
		area(
			[-1, 1].map((sign) => dab(fx - 200 * fs, fy + (5 + sign * 3) * fs, 240 * fs, 5)),
			'#fdf6e2',
			{ opacity: 0.8 },
		),
		...starFerry(fx, fy, fs),
	];
}
