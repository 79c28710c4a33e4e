import { area, glow, group, line } from '../kit/ink.ts';
import { hills, leaves, willow } from '../kit/land.ts';
import { box, broken, disc, soft } from '../kit/lines.ts';
import { NIGHT } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { boat, lantern } from '../kit/roofs.ts';
import { type Frame, per } from '../kit/sheet.ts';
import { sky } from '../kit/sky.ts';
import { lampInWater, plane, ripples } from '../kit/water.ts';

const QUAY = 592;
const WATER = 642;

/** Somebody on a stool, from behind, the head behind the curtain. */
const guest = (random: Random, x: number, y: number): string => {
	const [lean, wide] = [random.between(-3, 3), random.between(14, 18)];
	const body = soft([
		[x - wide * 0.86, y - 9],
		[x - wide * 0.8 + lean, y - 28],
		[x - wide + lean, y - 46],
		[x - wide * 0.5 + lean, y - 57],
		[x + wide * 0.5 + lean, y - 57],
		[x + wide + lean, y - 46],
		[x + wide * 0.8 + lean, y - 28],
		[x + wide * 0.86, y - 9],
	]);
	const stool = [box(x - 11, y - 12, 22, 4), box(x - 9, y - 9, 2.5, 10), box(x + 7, y - 9, 2.5, 10)];
	return (
		area([disc(x + lean * 2, y - 65, 8, 9)], '#14151f') +
		area(
			body,
			[
				[random.pick(['#3b3a4c', '#5b4a48', '#2b3d52', '#6d6a66']), 0],
				['#15182a', 1],
			],
			{ filter: 'cut' },
		) +
		area(stool, '#14151f')
	);
};

/** A stall of Nakasu: an awning over lamplight, a curtain of cloth, a counter with guests, lanterns at its corners. */
function stall(random: Random, x: number, width: number, [awning, cloth]: readonly [string, string]): string[] {
	const [left, top, high] = [x - width / 2, QUAY - 122, 122];
	const strips = Math.round(width / 27);
	const seats = Array.from(
		{ length: strips - 2 },
		(_, index) => left + 30 + ((width - 60) * index) / Math.max(1, strips - 3),
	).filter(() => random.odds(0.66));
	return [
		glow(x, QUAY - 50, width * 1.15, '#ffb557', 0.5, 190),
		area(box(left + 6, top + 20, width - 12, high - 22), [
			['#ffe3a0', 0],
			['#ffbd62', 0.5],
			['#b8652f', 1],
		]),
		area(
			Array.from({ length: strips * 2 }, () =>
				box(left + random.between(12, width - 24), top + random.between(44, 56), random.between(4, 9), random.between(8, 16)),
			),
			'#a5622f',
			{ opacity: 0.7 },
		),
		area(box(left + 4, QUAY - 38, width - 8, 8), '#4d2a20'),
		area(box(left + 6, QUAY - 30, width - 12, 30), [
			['#6e3b22', 0],
			['#2a1b1e', 1],
		]),
		area([box(left + 3, top + 12, 5, high - 12), box(left + width - 8, top + 12, 5, high - 12)], '#2a1b1e'),
		...seats.map((seat) => guest(random, seat + random.between(-7, 7), QUAY + 2)),
		...Array.from({ length: strips }, (_, index) =>
			area(
				box(left + 7 + index * ((width - 14) / strips), top + 18, (width - 14) / strips - 2.2, random.between(44, 52)),
				[
					[cloth, 0],
					[cloth, 0.6],
					['#e0914b', 1],
				],
				{ filter: 'cut' },
			),
		),
		area(
			`${soft([
				[left - 16, top + 22],
				[left + 8, top + 2],
				[x, top - 5],
				[left + width - 8, top + 2],
				[left + width + 16, top + 22],
			])}L${left + width + 16},${top + 27}L${left - 16},${top + 27}Z`,
			[
				[awning, 0],
				['#1d2036', 1],
			],
			{ filter: 'cut' },
		),
		lantern(left - 6, top + 48, 10, '#b52f27', '#ff8f55'),
		lantern(left + width + 6, top + 48, 10, '#b52f27', '#ff8f55'),
	];
}

/** Houses across the street: a flat front, and its lit windows. */
function house(random: Random, x: number, width: number, top: number, colour: string) {
	const floors = Array.from({ length: Math.floor((QUAY - top - 150) / 24) }, (_, index) => top + 20 + index * 24).filter(() =>
		random.odds(0.45),
	);
	const lit = floors.flatMap((y) =>
		Array.from({ length: Math.floor((width - 24) / 13) }, (_, index) => box(x + 12 + index * 13, y, 7, 9)).filter(() =>
			random.odds(0.36),
		),
	);
	const roofs = random.odds(0.4) ? [box(x + width * 0.3, top - 22, width * 0.3, 24)] : [];
	return {
		front: area(
			[box(x, top, width, QUAY - top), ...roofs],
			[
				[colour, 0],
				['#2d4868', 0.6],
				['#77685f', 1],
			],
			{ filter: 'cut' },
		),
		lit: area(lit, random.pick(['#e9bd78', '#d9a767', '#c9c3a0']), { opacity: random.between(0.4, 0.75) }),
	};
}

export function fukuoka(frame: Frame, random: Random): string[] {
	const { w, x } = frame;
	const awnings = [
		['#5f2f3f', '#a63a2d'],
		['#2b3f6b', '#29457f'],
		['#4b4250', '#b9783a'],
		['#2f4a55', '#8c2e30'],
		['#3e3157', '#2c4f86'],
	] as const;
	const stalls: { at: number; width: number; look: (typeof awnings)[number] }[] = [];
	for (let at = per(frame, 60, 40, 96); at < w + 120; ) {
		const width = random.between(176, 268);
		stalls.push({ at: at + width / 2 - 60, width, look: awnings[stalls.length % awnings.length] ?? awnings[0] });
		at += width + random.between(62, 150);
	}
	const houses = Array.from({ length: Math.ceil(w / 120) + 1 }, (_, index) =>
		house(
			random,
			index * 120 - random.between(0, 40),
			random.between(100, 190),
			random.between(240, 420),
			random.pick(['#16304f', '#1d3a5c', '#122845']),
		),
	);
	return [
		sky(frame, NIGHT, QUAY, [0.42, 0.8]),
		area(
			Array.from({ length: Math.round(w / 26) }, () =>
				disc(random.between(0, w), random.between(10, 330), random.between(0.8, 1.9)),
			),
			'#e9efe2',
			{ opacity: 0.7 },
		),
		hills(
			broken(
				random,
				[
					[-40, 380],
					[w * 0.3, 330],
					[w * 0.6, 372],
					[w + 40, 318],
				],
				0.05,
				30,
			),
			QUAY,
			[
				['#37597c', 0],
				['#57728a', 1],
			],
		),
		...houses.flatMap(({ front, lit }) => [front, lit]),
		plane(w, 330, QUAY, [
			['#c98f5c', 0, 0],
			['#c98f5c', 1, 0.36],
		]),
		...stalls.flatMap(({ at, width }) => [
			line(
				soft([
					[at + width / 2 + 50, QUAY],
					[at + width / 2 + 46, QUAY - 90],
					[at + width / 2 + 54, QUAY - 190],
				]),
				'#0d1a26',
				8,
				{ filter: 'cut' },
			),
			leaves(random, [[at + width / 2 + 52, QUAY - 214, 46, 30]], ['#10242f', '#16353c', '#24494b'], { size: 4 }),
			...willow(random, at + width / 2 + 52, QUAY - 222, 58, 34, 170, 0.5),
		]),
		area(box(-20, QUAY - 4, w + 40, 10), '#6b5a52'),
		area(box(-20, QUAY + 4, w + 40, WATER - QUAY), [
			['#4a4a55', 0],
			['#17294a', 1],
		]),
		...Array.from({ length: Math.round(w / 34) }, (_, index) =>
			line(`M${index * 34 + random.between(-6, 6)},${QUAY + 6 + 20 * (index % 2)}v20`, '#13223c', 1.6),
		),
		plane(w, WATER, 1000, [
			[NIGHT.sea[0], 0],
			[NIGHT.sea[1], 0.25],
			[NIGHT.sea[2], 1],
		]),
		group(
			houses.map(({ front }) => front),
			{ opacity: 0.35, filter: 'water', move: `translate(0 ${WATER + QUAY}) scale(1 -1)` },
		),
		ripples(random, { w, y: WATER, to: 1000, count: 150 }, '#0a1a33', 0.4),
		...stalls.flatMap(({ at, width }) => [
			lampInWater(random, at, WATER, width * 0.62, 250, '#ffbf66', 0.85),
			...[-1, 1].map((side) => lampInWater(random, at + side * (width / 2 + 6), WATER, 17, 300, '#f0653c', 0.95)),
		]),
		ripples(random, { w, y: WATER, to: 1000, count: 90 }, '#0b1c38', 0.5),
		ripples(random, { w, y: WATER + 40, to: 1000, count: 40 }, '#7fa0b4', 0.28),
		...stalls.flatMap(({ at, width, look }) => stall(random, at, width, look)),
		...stalls.map(({ at }) =>
			area(
				soft([
					[at, QUAY - 130],
					[at + 12, QUAY - 170],
					[at - 8, QUAY - 210],
					[at + 18, QUAY - 262],
					[at + 34, QUAY - 206],
					[at + 26, QUAY - 160],
					[at + 16, QUAY - 130],
				]),
				'#d9d3c0',
				{ opacity: 0.16, filter: 'haze' },
			),
		),
		boat(random, x(per(frame, 0.22, 0.26, 0.3)), 892, per(frame, 330, 300, 270), ['#24344a', '#5c6a78', '#071222']),
		...willow(random, x(1) - 60, 0, 190, per(frame, 46, 44, 34), 470, 1),
	];
}
