import { area, line } from '../kit/ink.ts';
import { box, straight } from '../kit/lines.ts';
import type { Random } from '../kit/random.ts';
import { roof } from '../kit/roofs.ts';

export const QUAY = 606;
const WALL = ['#b98a48', '#a97a42', '#c39a54', '#ad8050'] as const;

/** An old house of Hoi An: a yellow front under a tiled roof, shutters above, lamplight behind wooden doors below. */
export function house(random: Random, x: number, width: number, high: number): { front: string[]; lamps: number[] } {
	const [top, wall] = [QUAY - high, random.pick(WALL)];
	const doors = Math.max(2, Math.round(width / 62));
	const bay = (width - 24) / doors;
	const upper = high > 190;
	return {
		lamps: Array.from({ length: doors + 1 }, (_, index) => x + 12 + index * bay),
		front: [
			area(
				box(x, top, width, high),
				[
					['#6d5660', 0],
					[wall, 0.5],
					['#e8b562', 1],
				],
				{ filter: 'cut' },
			),
			...Array.from({ length: doors }, (_, index) => {
				const left = x + 12 + index * bay + bay * 0.14;
				const lit = random.odds(0.72);
				return [
					area(
						box(left, QUAY - 92, bay * 0.72, 92),
						lit
							? [
									['#ffd98a', 0],
									['#f0a24e', 1],
								]
							: [
									['#5d3a30', 0],
									['#3a2528', 1],
								],
						{ filter: 'cut' },
					),
					line(
						[
							box(left, QUAY - 92, bay * 0.72, 92),
							straight([
								[left + bay * 0.36, QUAY - 92],
								[left + bay * 0.36, QUAY],
							]),
						],
						'#4a2c28',
						3.4,
					),
					upper
						? area(
								box(left + bay * 0.06, top + 34, bay * 0.6, 54),
								random.odds(0.3)
									? '#ffd489'
									: [
											['#2f5a55', 0],
											['#3f6b5e', 1],
										],
								{ filter: 'cut' },
							) +
							line(
								[
									box(left + bay * 0.06, top + 34, bay * 0.6, 54),
									straight([
										[left + bay * 0.36, top + 34],
										[left + bay * 0.36, top + 88],
									]),
								],
								'#5d3a30',
								2.4,
							)
						: '',
				].join('');
			}),
			upper
				? roof(
						{
							x: x + width / 2,
							y: QUAY - 104,
							half: width * 0.53,
							upTo: QUAY - 132,
							top: width * 0.49,
							lift: 1,
							thick: 5,
							rows: Math.round(width / 11),
						},
						{ tile: ['#6b4a48', '#8f5a4a'], seam: '#4d3539', edge: '#3a282c', shade: '#7d4c33' },
					)
				: '',
			roof(
				{
					x: x + width / 2,
					y: top + 14,
					half: width * 0.55,
					upTo: top - random.between(36, 54),
					top: width * 0.47,
					lift: 5,
					thick: 6,
					rows: Math.round(width / 10),
				},
				{ tile: ['#4f4356', '#835750'], seam: '#3d3340', edge: '#33262e', shade: '#6d4638' },
			),
		],
	};
}
