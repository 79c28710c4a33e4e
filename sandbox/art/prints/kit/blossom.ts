import { area, group, line } from './ink.ts';
import { broken, disc, type Point, straight } from './lines.ts';
import type { Random } from './random.ts';

/** A flower of five round petals with a dark heart. */
function flower(random: Random, x: number, y: number, r: number, colour: string): string {
	const turn = random.between(0, 1.26);
	const petals = [0, 1, 2, 3, 4].map((index) =>
		disc(x + Math.cos(turn + index * 1.257) * r * 0.62, y + Math.sin(turn + index * 1.257) * r * 0.62, r * 0.52),
	);
	return area(petals, colour) + area(disc(x, y, r * 0.24), '#b4655f');
}

/** An old plum in bloom: a bough that bends as old wood does, straight young twigs on it, and flowers and buds along the twigs. */
export function plum(
	random: Random,
	points: readonly Point[],
	{ thick, twigs, long, flowers, size }: { thick: number; twigs: number; long: number; flowers: number; size: number },
	{ wood, lit, petals }: { wood: string; lit: string; petals: readonly [string, ...string[]] },
): string {
	const bough = broken(random, points, 0.16, 46);
	const last = bough.length - 1;
	const parts = bough
		.slice(1)
		.map((to, index) => line(straight([bough[index] ?? to, to]), wood, thick * (1 - (0.8 * index) / last)));
	const shine = bough.slice(1).map((to, index) => {
		const [fx, fy] = bough[index] ?? to;
		return line(
			straight([
				[fx - 1, fy - thick * 0.2],
				[to[0] - 1, to[1] - thick * 0.2],
			]),
			lit,
			thick * 0.22 * (1 - (0.8 * index) / last),
		);
	});
	const young = Array.from({ length: twigs }, () => {
		const from = bough[Math.floor(random.between(0.12, 1) * last)] ?? [0, 0];
		const [turn, reach] = [
			random.between(-Math.PI * 0.86, -Math.PI * 0.14) + (random.odds(0.24) ? Math.PI : 0),
			long * random.between(0.4, 1.1),
		];
		return [from, [from[0] + Math.cos(turn) * reach, from[1] + Math.sin(turn) * reach] as Point] as const;
	});
	const blooms = Array.from({ length: flowers }, () => {
		const [from, to] = random.pick(young as [(typeof young)[number], ...typeof young]);
		const share = random.between(0, 1);
		const [x, y] = [
			from[0] + (to[0] - from[0]) * share + random.between(-7, 7),
			from[1] + (to[1] - from[1]) * share + random.between(-7, 7),
		];
		return random.odds(0.24)
			? area(disc(x, y, size * 0.42), random.pick(petals))
			: flower(random, x, y, size * random.between(0.75, 1.15), random.pick(petals));
	});
	return (
		group([...parts, ...shine], { filter: 'cut' }) +
		line(
			young.map((twig) => straight(twig)),
			wood,
			Math.max(2, thick * 0.1),
		) +
		blooms.join('')
	);
}
