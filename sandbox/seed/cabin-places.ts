import type { cabinsOf, SeedCategory } from './cabins.ts';

type Cabin = ReturnType<typeof cabinsOf>[number] & { category: SeedCategory };
type Side = 'PORT' | 'STARBOARD';

/** The part of the ship's length in which cabins lie, and the most of it that one cabin takes. */
const FROM = 0.16;
const UNTIL = 0.95;
const WIDEST = 0.03;
/** Categories sold in pairs with a door between them. */
const CONNECTING: readonly string[] = ['F4', 'F6', 'BF', 'B2'];
/** Categories with some cabins for wheelchairs: one in so many. */
const ACCESSIBLE: readonly string[] = ['N2', 'H2', 'B2'];
const ONE_ACCESSIBLE_IN = 8;
/** Categories at the stern. */
const AFT: readonly string[] = ['BA', 'S2'];

/** On Magic City all family cabins lie on one side. */
const onOneSide = ({ code }: SeedCategory, ship: string): boolean => ship === 'MC' && (code === 'F4' || code === 'F6');

/** Places the cabins of one wall: those of the bow from the bow on, those of the stern up to it. */
function alongWall(cabins: readonly Cabin[], side: Side, inside: boolean, each: number) {
	const aft = cabins.filter(({ category }) => AFT.includes(category.code));
	const fore = cabins.filter((cabin) => !aft.includes(cabin));
	const place = (own: readonly Cabin[], from: number) =>
		own.map(({ category, ...cabin }, index) => {
			const beside = own[index % 2 === 0 ? index + 1 : index - 1];
			const connects = CONNECTING.includes(category.code) && beside?.category === category;
			return {
				...cabin,
				side,
				inside: Number(inside),
				position: Math.round((from + each * (index + 0.5)) * 1000) / 1000,
				connectsTo: connects ? beside.roomNum : '',
				accessible: Number(ACCESSIBLE.includes(category.code) && index % ONE_ACCESSIBLE_IN === 2),
			};
		});
	return [...place(fore, FROM), ...place(aft, UNTIL - each * aft.length)];
}

/** Places each of a ship's cabins: by deck on both sides in turn, those without a window between the corridors. */
export function layOut(cabins: readonly Cabin[], ship: string) {
	return [...Map.groupBy(cabins, ({ deck }) => deck).values()].flatMap((onDeck) => {
		const walls = [false, true].flatMap((inside) => {
			const sides: Record<Side, Cabin[]> = { PORT: [], STARBOARD: [] };
			for (const cabin of onDeck.filter(({ category }) => (category.subcategoryId === 1) === inside)) {
				const port = onOneSide(cabin.category, ship) || sides.PORT.length <= sides.STARBOARD.length;
				sides[port ? 'PORT' : 'STARBOARD'].push(cabin);
			}
			return (['PORT', 'STARBOARD'] as const).map((side) => ({ side, inside, own: sides[side] }));
		});
		const most = Math.max(...walls.map(({ own }) => own.length));
		const each = Math.min(WIDEST, (UNTIL - FROM) / most);
		return walls.flatMap(({ own, side, inside }) => alongWall(own, side, inside, each));
	});
}
