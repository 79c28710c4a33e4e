import { area, line } from '../kit/ink.ts';
import { box, disc, enclosed, type Point, soft, straight } from '../kit/lines.ts';

/** A Star Ferry from the side, alike at both ends: dark green below, cream above, one funnel; `s` 1 makes her 400 long. */
export function starFerry(x: number, y: number, s: number): string[] {
	const at = (px: number, py: number): Point => [x + px * s, y + py * s];
	const block = (from: number, top: number, wide: number, high: number) => box(x + from * s, y + top * s, wide * s, high * s);
	const posts = Array.from({ length: 21 }, (_, index) => -150 + index * 15);
	const hull = enclosed(
		[at(-200, -34), at(-150, -30), at(0, -28), at(150, -30), at(200, -34)],
		[at(200, -34), at(176, -6), at(140, 6), at(0, 8), at(-140, 6), at(-176, -6), at(-200, -34)],
	);
	const wheelhouse = (sign: number) => [
		area(block(sign * 112 - 15, -112, 30, 20), '#f3ead2', { filter: 'cut' }),
		area(block(sign * 112 - 12, -107, 24, 8), '#27444c'),
		area(block(sign * 112 - 19, -115, 38, 5), '#2c5a4c', { filter: 'cut' }),
	];
	return [
		area(block(-168, -60, 336, 30), '#3c6a5a', { filter: 'cut' }),
		area(
			posts.map((px) => block(px + 2, -57, 10, 17)),
			'#12302f',
		),
		area(
			`M${at(-176, -62).join(',')}L${at(-160, -90).join(',')}H${at(160, 0)[0]}L${at(176, -62).join(',')}Z`,
			[
				['#fbf3dc', 0],
				['#d8d3bd', 1],
			],
			{ filter: 'cut' },
		),
		area(
			posts.slice(1, -1).map((px) => block(px + 1.5, -85, 11.5, 14)),
			'#35525a',
		),
		area(
			posts
				.slice(2, -2)
				.filter((px) => px % 4 === 0)
				.map((px) => disc(...at(px + 6, -75), 3.4 * s, 4.4 * s)),
			'#1b2f38',
		),
		line(straight([at(-170, -66), at(170, -66)]), '#2c5a4c', 3 * s),
		area(block(-170, -95, 340, 6), '#2c5a4c', { filter: 'cut' }),
		...wheelhouse(-1),
		...wheelhouse(1),
		area(`M${at(-15, -94).join(',')}L${at(-12, -142).join(',')}H${at(12, 0)[0]}L${at(15, -94).join(',')}Z`, '#f3ead2', {
			filter: 'cut',
		}),
		area(block(-13, -142, 26, 13), '#22303a'),
		line([straight([at(-112, -115), at(-112, -150)]), straight([at(112, -115), at(112, -150)])], '#33474f', 2 * s),
		area(hull, [
			['#2f6653', 0],
			['#1d4a42', 0.5],
			['#112c30', 1],
		]),
		line(soft([at(-198, -32), at(0, -26), at(198, -32)]), '#f3ead2', 3.4 * s),
	];
}
