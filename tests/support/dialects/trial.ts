import { ORDER_STATUSES } from '#shared/constants.ts';
import { addMonths, todayInShanghai } from '#shared/rules/dates.ts';
import { type Choice, findChoice } from '../booking.ts';
import { worldOf } from '../dirty/compare.ts';
import { randomOf, someOf } from '../dirty/random.ts';
import type { VisitedPage } from '../dirty/visited-pages.ts';
import { control } from '../visitor.ts';
import { type Dialect, dialectOf } from './dialect.ts';
import { checkInBy, fillBy, holdBy, logInBy, orderBy, payBy, Stopped } from './journey.ts';
import { faultsOf, type Plain, pagesOf, type Visited, visit } from './pages.ts';
import { idText } from './speak.ts';
import { disagreements, type Verdicts, verdictsOn } from './verdicts.ts';
import { MOBILE, openWorld, thingsOf, type World } from './world.ts';

/** What is to be booked, and where it is found, by the stand-in's ids. */
type Goal = { choice: Choice; voyage: { id: string; month: string } };

/** What is known of the plain dialect besides its pages. */
type PlainFacts = { goal: Goal; verdicts: Verdicts };

/** The way of a member through one dialect: the pages looked at, and the step at which the booking failed, if it did. */
type Way = { visited: Visited[]; failed: Error | null };

/** Logs in, looks at some pages, books, pays, and looks at the pages of the booking on the way. */
async function walk(
	world: World,
	choose: (pages: readonly VisitedPage[]) => readonly VisitedPage[],
	{ choice, voyage }: Goal,
): Promise<Way> {
	const visited: Visited[] = [];
	const { dialect } = world;
	try {
		await logInBy(world);
		const sample = { mobile: MOBILE.mobile, status: ORDER_STATUSES['not-travelled'], daysToSail: 10 };
		const { id: sailing } = await control<{ id: string }>(world, '/orders', sample);
		const things = await thingsOf(world, sailing);
		const groups = pagesOf(things, voyage);
		const look = async (made?: Parameters<typeof visit>[3]) => {
			for (const page of choose(groups.shift() ?? [])) visited.push(await visit(world, page, things, made));
		};
		await look();
		const idOf = (id: string): string => idText(id, { dialect, call: '' });
		const localId = await holdBy(world, idOf(choice.voyageId), idOf(choice.cabin.id));
		await look({ localId });
		await fillBy(world, localId);
		await look({ localId });
		const orderId = await orderBy(world, localId);
		const id = dialect.ids.restore(orderId);
		await look({ localId, order: id });
		await payBy(world, orderId, id);
		await checkInBy(world, idOf(sailing));
		return { visited, failed: null };
	} catch (error) {
		return { visited, failed: error as Error };
	}
}

/** Walks through the plain dialect and looks at every page. */
export async function walkPlain(): Promise<Plain & PlainFacts> {
	const world = await openWorld(dialectOf(0));
	try {
		const choice = await findChoice(world);
		const goal = { choice, voyage: { id: choice.voyageId, month: addMonths(todayInShanghai(new Date()), 3).slice(0, 7) } };
		const { visited, failed } = await walk(world, (pages) => pages, goal);
		if (failed) throw failed;
		const views = new Map(visited.map(({ page, view }) => [page.name, view]));
		return {
			seen: new Map(visited.map((one) => [one.page.name, one])),
			world: worldOf(views),
			goal,
			verdicts: await verdictsOn(world),
		};
	} finally {
		await world.close();
	}
}

/** Walks through a dialect, and looks at so many of the pages of each part of the way. Returns what is wrong, as sentences. */
export async function tryDialect(dialect: Dialect, plain: Plain & PlainFacts, count: number): Promise<string[]> {
	const random = randomOf(dialect.seed);
	const world = await openWorld(dialect);
	try {
		const { visited, failed } = await walk(world, (pages) => someOf(pages, pages.length < 5 ? 1 : count, random), plain.goal);
		const faults = visited.flatMap((one) => faultsOf(one, plain, dialect));
		if (failed && (dialect.readable || !(failed instanceof Stopped))) faults.push(`the booking fails: ${failed.message}`);
		// The tool speaks of bad rows as gaps, which pages don't show.
		if (!dialect.dirty) faults.push(...disagreements(await verdictsOn(world, visited), { visited, failed }, plain));
		const unexpected = world.lines().filter(({ msg }) => msg === 'unexpected error');
		return [...faults, ...unexpected.map(({ reason }) => `the log has an unexpected error: ${reason}`)];
	} finally {
		await world.close();
	}
}
