import { area, glow, line } from '../kit/ink.ts';
import { box, disc, type Point, soft, straight } from '../kit/lines.ts';
import type { Random } from '../kit/random.ts';

/** A villa of the Five Avenues against the last light: flat, with a steep gable to the street; only its lit windows have colour. */
export function villa(random: Random, x: number, y: number, m: number, [wall, tiles]: readonly [string, string]): string[] {
	const at = (px: number, up: number): Point => [x + px * m, y - up * m];
	const windows = [
		[-3, 5.6],
		[-0.4, 5.6],
		[4, 5.2],
		[6, 5.2],
		[-6.4, 5.2],
		[-1.7, 8.6],
		[4, 2.4],
		[6, 2.4],
	].map(([px = 0, up = 0]) => ({
		pane: box(...at(px, up), 1.1 * m, 1.7 * m),
		lit: random.odds(0.5),
		middle: at(px + 0.5, up - 0.8),
	}));
	const lit = windows.filter((window) => window.lit);
	return [
		area([box(...at(-5.4, 12.4), 1.1 * m, 4 * m), box(...at(3.8, 12.2), 1.1 * m, 4 * m)], tiles, { filter: 'cut' }),
		area(box(...at(-7.5, 6.6), 15 * m, 6.6 * m), wall, { filter: 'cut' }),
		area(`${straight([at(-8.1, 6.3), at(-5.2, 10.8), at(5.4, 10.8), at(8.1, 6.3)])}Z`, tiles, { filter: 'cut' }),
		area(`${straight([at(-4.4, 6.4), at(-1.2, 11.9), at(2, 6.4), at(2, 0), at(-4.4, 0)])}Z`, wall, { filter: 'cut' }),
		line(straight([at(-5, 5.6), at(-1.2, 12.3), at(2.6, 5.6)]), tiles, 0.42 * m),
		area(
			windows.filter((window) => !window.lit).map(({ pane }) => pane),
			tiles,
			{ opacity: 0.7 },
		),
		...lit.map(({ middle: [mx, my] }) => glow(mx, my, 2 * m, '#ffb95c', 0.5)),
		area(
			lit.map(({ pane }) => pane),
			[
				['#ffe9b0', 0],
				['#f6b462', 1],
			],
			{ filter: 'cut' },
		),
	];
}

/** A street lamp with its glow. */
export const streetLamp = (x: number, y: number, tall: number): string[] => [
	area(box(x - tall * 0.014, y - tall, tall * 0.028, tall), '#141c30', { filter: 'cut' }),
	glow(x, y - tall, tall * 0.44, '#ffcf80', 0.9),
	area(disc(x, y - tall, tall * 0.046, tall * 0.056), '#fff3cf'),
];

/** Somebody who cycles away from us, `tall` high. */
export const cyclist = (x: number, y: number, tall: number): string[] => {
	const s = tall / 100;
	return [
		line(disc(x, y - 19 * s, 3.4 * s, 19 * s), '#0f1629', 3 * s),
		line(
			straight([
				[x - 15 * s, y - 50 * s],
				[x + 15 * s, y - 50 * s],
			]),
			'#0f1629',
			2.6 * s,
		),
		area(
			`${soft([
				[x - 9 * s, y - 36 * s],
				[x - 14 * s, y - 52 * s],
				[x - 12 * s, y - 72 * s],
				[x - 4 * s, y - 82 * s],
				[x + 6 * s, y - 81 * s],
				[x + 13 * s, y - 70 * s],
				[x + 14 * s, y - 52 * s],
				[x + 9 * s, y - 36 * s],
			])}Z`,
			[
				['#3a4a68', 0],
				['#18223c', 1],
			],
			{ filter: 'cut' },
		),
		area([box(x - 9 * s, y - 38 * s, 6 * s, 24 * s), box(x + 3 * s, y - 38 * s, 6 * s, 16 * s)], '#0f1629', { filter: 'cut' }),
		area(disc(x + s, y - 90 * s, 7 * s, 8 * s), '#0f1629'),
	];
};
