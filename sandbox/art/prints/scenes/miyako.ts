import { area, line } from '../kit/ink.ts';
import { grass, hills, leaves } from '../kit/land.ts';
import { broken, dab, disc, type Point, soft } from '../kit/lines.ts';
import { NOON } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { cumulus, sky } from '../kit/sky.ts';
import { plane, ripples } from '../kit/water.ts';

const HORIZON = 384;

/** The Irabu Bridge: a long low line that swings across the water and rises once, to let ships pass. */
function bridge(frame: Frame, random: Random): string[] {
	const { w } = frame;
	const spine = (share: number): Point => {
		const near = (1 - share) ** 1.75;
		return [
			w * (per(frame, 0.3, 0.2, 0.08) + per(frame, 0.76, 0.9, 1.1) * near - 0.05 * Math.sin(share * Math.PI)),
			HORIZON + 8 + 430 * near ** 1.2 - 46 * Math.exp(-(((share - 0.5) / 0.15) ** 2)),
		];
	};
	const scale = (share: number): number => 0.7 + 15 * (1 - share) ** 1.9;
	const steps = Array.from({ length: 81 }, (_, index) => index / 80);
	const edge = (rise: number): Point[] =>
		steps.map((share) => {
			const [px, py] = spine(share);
			return [px, py + rise * scale(share)] as const;
		});
	const deck = (from: number, to: number) => `${soft(edge(from))}${soft(edge(to).reverse()).replace('M', 'L')}Z`;
	const piers = Array.from({ length: 40 }, (_, index) => index / 40).map((share) => {
		const [px, py] = spine(share);
		const [size, sea] = [scale(share), HORIZON + 12 + 452 * ((1 - share) ** 1.75) ** 1.2];
		return { px, py, size, sea: Math.max(py + size * 1.6, sea + size * 2.2) };
	});
	return [
		area(
			piers.map(({ px, size, sea }) => dab(px + size, sea + size * 1.4, size * 5, size * 0.7)),
			'#146a86',
			{ opacity: 0.5 },
		),
		area(deck(4.4, 5.4), '#146a86', { opacity: 0.34, filter: 'haze' }),
		...piers.map(({ px, py, size, sea }) =>
			area(`M${px - size * 0.42},${py}h${size * 0.84}l${size * 0.12},${sea - py}h${-size * 1.08}Z`, [
				['#8fa3a6', 0],
				['#d9ddcf', 0.6],
				['#8fb3b0', 1],
			]),
		),
		area(
			piers.map(({ px, size, sea }) => dab(px, sea, size * 2.4, size * 0.34)),
			'#f4fbf1',
			{ opacity: 0.85 },
		),
		area(deck(-0.25, 1.15), '#7d929a', { filter: 'cut' }),
		area(deck(-0.55, 0.3), random.pick(['#f6f0de']), { filter: 'cut' }),
		line(soft(edge(-0.62)), '#cfd3c8', 1.2),
	];
}

export function miyako(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const band = (y: number, count: number, long: readonly [number, number], thick: number, colour: string, opacity: number) =>
		area(
			Array.from({ length: count }, () =>
				dab(
					random.between(-0.1, 1.1) * w,
					y + random.between(-1, 1) * thick * 2,
					random.between(...long),
					thick * random.between(0.5, 1.2),
				),
			),
			colour,
			{ opacity, filter: 'haze' },
		);
	const cape: Point[] = broken(
		random,
		[
			[-90, 700],
			[x(per(frame, 0.1, 0.12, 0.16)), 742],
			[x(per(frame, 0.22, 0.3, 0.42)), 826],
			[x(per(frame, 0.34, 0.46, 0.66)), 884],
			[x(per(frame, 0.44, 0.64, 0.9)), 960],
			[x(per(frame, 0.52, 0.76, 1.08)), 1090],
		],
		0.07,
		20,
	);
	return [
		sky(frame, NOON, HORIZON, [0.46, 0.84]),
		cumulus(random, x(per(frame, 0.68, 0.7, 0.66)), 384, 760, 300, ['#fbf5e6', '#b7ccd6']),
		cumulus(random, x(0.14), 384, 420, 120, ['#fbf5e6', '#b7ccd6']),
		hills(
			broken(
				random,
				[
					[-40, 372],
					[x(0.16), 362],
					[x(0.34), 368],
					[x(per(frame, 0.44, 0.5, 0.6)), HORIZON],
				],
				0.03,
				14,
			),
			HORIZON + 2,
			[
				['#5f8c8f', 0],
				['#8fb3a6', 1],
			],
		),
		plane(w, HORIZON, 1000, [
			['#11568c', 0],
			['#1a6fa1', 0.12],
			['#2292b0', 0.3],
			['#44b4b4', 0.52],
			['#84d0ba', 0.74],
			['#bfe5c6', 1],
		]),
		band(HORIZON + 46, 8, [300, 900], 7, '#0d4b80', 0.6),
		band(480, 8, [260, 800], 10, '#2fa9b4', 0.6),
		band(560, 8, [260, 700], 14, '#15799c', 0.55),
		band(660, 8, [300, 820], 18, '#7fd0bd', 0.6),
		band(760, 8, [240, 620], 20, '#2a9ba2', 0.45),
		band(880, 7, [300, 700], 24, '#d2eed0', 0.6),
		area(
			Array.from({ length: Math.round(w / 40) }, () =>
				dab(random.between(0, w), random.between(620, 960), random.between(18, 80), random.between(4, 11)),
			),
			'#1f7f80',
			{ opacity: 0.42, filter: 'rough' },
		),
		ripples(random, { w, y: HORIZON, to: 1000, count: 120, size: 0.8 }, '#f4fcf2', 0.36),
		ripples(random, { w, y: HORIZON, to: 900, count: 80, size: 0.8 }, '#0f5f8c', 0.28),
		...bridge(frame, random),
		area(`${soft(cape.map(([px, py]): Point => [px + 40, py - 6]))}L-40,1040Z`, '#f3f4e0', { opacity: 0.8, filter: 'ragged' }),
		hills(cape, 1090, [
			['#5d8a50', 0],
			['#2f5f42', 0.5],
			['#183c33', 1],
		]),
		leaves(
			random,
			Array.from({ length: 15 }, () => {
				const at = random.between(-0.02, per(frame, 0.3, 0.42, 0.6));
				return [
					x(at),
					800 + at * per(frame, 620, 440, 300) + random.between(0, 70),
					random.between(40, 90),
					random.between(18, 36),
				] as const;
			}),
			['#1f4f3c', '#34704a', '#79a35c'],
			{ size: 6.5 },
		),
		grass(random, cape, { count: per(frame, 520, 480, 360), height: 74, lean: 0.45, down: 160 }, [
			'#2f6444',
			'#5d8f52',
			'#98ad68',
			'#1c4637',
		]),
		area(
			Array.from({ length: 22 }, () => {
				const at = random.between(0, per(frame, 0.34, 0.46, 0.66));
				return disc(
					x(at),
					800 + at * per(frame, 420, 300, 200) + random.between(10, 90),
					random.between(3, 6),
					random.between(2.4, 5),
				);
			}),
			'#f7f1e2',
		),
	];
}
