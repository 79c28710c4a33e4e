import type { IndexedVoyage } from '#server/composition/voyage-index.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { daysBetween } from '#shared/rules/dates.ts';

const MAX_DEPARTURES = 8;
const MAX_SIMILAR = 6;

/** The next departures of the same line, nearest first, without the voyage itself. */
export const departuresOf = (voyage: IndexedVoyage, all: readonly IndexedVoyage[]): VoyageCard[] =>
	all
		.filter(({ id, line, state }) => id !== voyage.id && line === voyage.line && state !== 'departed')
		.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
		.slice(0, MAX_DEPARTURES)
		.map(({ card }) => card);

/**
 * Other lines on sale to the same areas or on the same ship, the most alike and nearest in time first; one voyage a line, and those
 * with a picture that is already seen after the others.
 */
export function similarTo(voyage: IndexedVoyage, all: readonly IndexedVoyage[]): VoyageCard[] {
	const likeness = (other: IndexedVoyage) =>
		2 * other.areaIds.filter((id) => voyage.areaIds.includes(id)).length + Number(other.cruiseId === voyage.cruiseId);
	const distance = (other: IndexedVoyage) => Math.abs(daysBetween(voyage.date, other.date));
	const candidates = all
		.filter((other) => other.line !== voyage.line && other.state === 'on-sale' && likeness(other) > 0)
		.toSorted((a, b) => likeness(b) - likeness(a) || distance(a) - distance(b));
	const lines = firstOfEach(candidates, ({ line }) => line);
	const [, ...fresh] = firstOfEach([voyage, ...lines], ({ card }) => card.picture);
	return [...new Set([...fresh, ...lines])].slice(0, MAX_SIMILAR).map(({ card }) => card);
}

function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
	const firsts = new Map<string, T>();
	for (const item of items) if (!firsts.has(keyOf(item))) firsts.set(keyOf(item), item);
	return [...firsts.values()];
}
