import { area, line } from '../kit/ink.ts';
import { hills, leaves } from '../kit/land.ts';
import { broken, disc, heightAt, type Point, soft, straight } from '../kit/lines.ts';
import { NIGHT } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cloud, sky } from '../kit/sky.ts';
import { lampInWater, ripples } from '../kit/water.ts';

const SKY = { ...NIGHT, sky: ['#0a1c3c', '#1c3f6d', '#51708f', '#b99a92'] } as const;
const LAMPS = ['#ffd689', '#ffc163', '#ffe9bd', '#ffb25a', '#f7f0d8', '#ffd689', '#bfe0d8'] as const;

/** The harbour of Nagasaki from Mount Inasa: an inlet between slopes of lamps, and the bridge at its mouth. */
export function nagasaki(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const points = (list: readonly (readonly [number, number])[], rough: number, step: number) =>
		broken(
			random,
			list.map(([px, py]): Point => [x(px), py]),
			rough,
			step,
		);
	const beyond = points(
		[
			[-0.06, 330],
			[0.1, 292],
			[0.22, 318],
			[0.36, 286],
			[0.5, 322],
			[0.62, 312],
			[0.76, 276],
			[0.9, 304],
			[1.06, 284],
		],
		0.08,
		16,
	);
	const far = points(
		[
			[-0.06, 352],
			[0.08, 338],
			[0.2, 356],
			[0.32, 384],
			[0.42, 402],
			[0.52, 396],
			[0.64, 352],
			[0.78, 322],
			[0.9, 346],
			[1.06, 330],
		],
		0.08,
		14,
	);
	const farShore = points(
		[
			[-0.06, 598],
			[0.08, 576],
			[0.18, 536],
			[0.28, 488],
			[0.36, 448],
			[0.44, 436],
			[0.52, 452],
			[0.6, 486],
			[0.7, 512],
			[0.84, 526],
			[1.06, 540],
		],
		0.05,
		20,
	);
	const nearShore = points(
		[
			[-0.06, 742],
			[0.1, 768],
			[0.22, 756],
			[0.34, 800],
			[0.5, 826],
			[0.62, 808],
			[0.76, 772],
			[0.9, 748],
			[1.06, 700],
		],
		0.06,
		22,
	);
	const wood = points(
		[
			[-0.06, 868],
			[0.12, 842],
			[0.3, 896],
			[0.52, 936],
			[0.72, 912],
			[0.9, 854],
			[1.06, 820],
		],
		0.12,
		18,
	);
	const lights = (count: number, top: readonly Point[], foot: readonly Point[], reach: number, big: number) => {
		const dots = new Map<string, string[]>(LAMPS.map((colour) => [colour, []]));
		for (let index = 0; index < count; index += 1) {
			const at = random.between(0, w);
			const [low, high] = [heightAt(foot, at) - 2, heightAt(top, at)];
			const up = random.between(0, 1) ** 1.9 * reach;
			dots.get(random.pick(LAMPS))?.push(disc(at, low + (high - low) * up, big * random.between(0.45, 1.15) * (1 - 0.4 * up)));
		}
		const all = [...dots].map(([colour, paths]) => ({ colour, paths }));
		return all.map(({ colour, paths }) => area(paths, colour, { filter: 'glow', opacity: 0.75 }) + area(paths, colour)).join('');
	};
	const streets = (count: number, top: readonly Point[], foot: readonly Point[]) =>
		Array.from({ length: count }, () => {
			const [at, wide, up] = [random.between(0, w), random.between(60, 210), random.between(0.1, 0.62)];
			const level = (px: number) => heightAt(foot, px) + (heightAt(top, px) - heightAt(foot, px)) * up;
			return Array.from({ length: Math.round(wide / 10) }, (_, index) => {
				const px = at + index * 10;
				return disc(px, level(px) + Math.sin(index / 3) * 2, 1.5);
			}).join('');
		});
	const quay = Array.from({ length: Math.round(w / 34) }, (_, index) => index * 34 + random.between(-12, 12));
	const bridge = x(per(frame, 0.455, 0.45, 0.45));
	const pylon = (px: number) => [
		straight([
			[px - 5, 442],
			[px, 366],
			[px + 5, 442],
		]),
		...[-1, 1].flatMap((side) =>
			[18, 34, 50].map((reach) =>
				straight([
					[px, 372 + reach * 0.3],
					[px + side * reach, 425],
				]),
			),
		),
	];
	return [
		sky(frame, SKY, 340, [0.5, 0.84]),
		cloud(random, x(0.3), 236, 800, 26, '#b79aa0', 0.4),
		cloud(random, x(0.82), 176, 640, 24, '#7f94ab', 0.4),
		area(
			Array.from({ length: Math.round(w / 44) }, () =>
				disc(random.between(0, w), random.between(8, 190), random.between(0.8, 1.8)),
			),
			'#e9efe2',
			{ opacity: 0.7 },
		),
		hills(beyond, 470, [
			['#3f5b7c', 0],
			['#5b6d86', 1],
		]),
		hills(far, 620, [
			['#1e3a5c', 0],
			['#2f4a66', 0.6],
			['#5a5a63', 1],
		]),
		lights(Math.round(w * 0.62), far, farShore, 0.86, 2.3),
		area(streets(Math.round(w / 70), far, farShore), '#ffcf7d', { opacity: 0.9 }),
		area(
			`${straight(farShore)}L${w + 90},1040L-90,1040Z`,
			[
				['#47688a', 0],
				['#24507a', 0.22],
				['#143a63', 0.5],
				['#0b2346', 1],
			],
			{ filter: 'cut' },
		),
		line(straight(farShore.map(([px, py]): Point => [px, py - 1])), '#ffca7a', 2.4, { opacity: 0.5, filter: 'glow' }),
		...quay.map((px) => {
			const y = heightAt(farShore, px);
			return (
				lampInWater(random, px, y + 2, random.between(5, 13), random.between(50, 190), random.pick(LAMPS), 0.8) +
				area(disc(px, y - 2, 2.4), '#fff0c9')
			);
		}),
		line(
			[
				straight([
					[bridge - 76, 428],
					[bridge, 421],
					[bridge + 84, 430],
				]),
				...pylon(bridge - 26),
				...pylon(bridge + 30),
			],
			'#f3dfb4',
			1.7,
			{ opacity: 0.9 },
		),
		ripples(random, { w, y: 470, to: 840, count: 130, size: 0.7 }, '#7ea0b8', 0.3),
		ripples(random, { w, y: 470, to: 840, count: 130, size: 0.8 }, '#0a2144', 0.44),
		...[
			[0.3, 648, 1.1],
			[0.72, 622, 0.9],
		].map(
			([at = 0, y = 0, s = 1]) =>
				area(
					`${soft([
						[x(at) - 60 * s, y - 10 * s],
						[x(at), y - 7 * s],
						[x(at) + 66 * s, y - 14 * s],
					])}L${x(at) + 54 * s},${y + 5 * s}L${x(at) - 54 * s},${y + 5 * s}Z M${x(at) - 34 * s},${y - 9 * s}v${-17 * s}h${48 * s}v${17 * s}Z`,
					'#0b1d38',
					{ filter: 'cut' },
				) +
				area(
					[-28, -16, -4, 8].map((px) => disc(x(at) + px * s, y - 18 * s, 2)),
					'#ffe0a0',
				) +
				lampInWater(random, x(at) - 10 * s, y + 6, 34 * s, 70, '#ffd689', 0.6),
		),
		hills(nearShore, 1040, [
			['#182f4e', 0],
			['#0d2340', 0.4],
			['#0a1a30', 1],
		]),
		lights(
			Math.round(w * 0.26),
			nearShore.map(([px, py]): Point => [px, py + 4]),
			wood,
			0.94,
			3.1,
		),
		line(straight(nearShore.map(([px, py]): Point => [px, py + 5])), '#ffca7a', 1.6, { opacity: 0.3, filter: 'glow' }),
		hills(
			wood,
			1040,
			[
				['#0d2236', 0],
				['#071525', 1],
			],
			'ragged',
		),
		leaves(
			random,
			Array.from({ length: Math.round(w / 44) }, () => {
				const px = random.between(-0.02, 1.02) * w;
				return [px, heightAt(wood, px) + random.between(8, 90), random.between(34, 76), random.between(20, 40)] as const;
			}),
			['#081726', '#0c2031', '#13303f'],
			{ size: 7 },
		),
	];
}
