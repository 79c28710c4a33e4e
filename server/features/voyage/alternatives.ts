import type { IndexedVoyage } from '#server/composition/voyage-index.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { daysBetween } from '#shared/rules/dates.ts';

const MAX_DEPARTURES = 8;
const MAX_SIMILAR = 6;
const LEAST_SIMILAR = 3;

/** The next departures of the same line, nearest first, without the voyage itself. */
export const departuresOf = (voyage: IndexedVoyage, all: readonly IndexedVoyage[]): VoyageCard[] =>
	all
		.filter(({ id, line, state }) => id !== voyage.id && line === voyage.line && state !== 'departed')
		.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
		.slice(0, MAX_DEPARTURES)
		.map(({ card }) => card);

/**
 * Other lines on sale to the same areas or on the same ship, the most alike and nearest in time first; one voyage a line, each under a picture that
 * the page doesn't show yet. Only where those would be too few, others follow.
 */
export function similarTo(voyage: IndexedVoyage, all: readonly IndexedVoyage[], shown: readonly string[]): VoyageCard[] {
	const likeness = (other: IndexedVoyage) =>
		2 * other.areaIds.filter((id) => voyage.areaIds.includes(id)).length + Number(other.cruiseId === voyage.cruiseId);
	const distance = (other: IndexedVoyage) => Math.abs(daysBetween(voyage.date, other.date));
	const candidates = all
		.filter((other) => other.line !== voyage.line && other.state === 'on-sale' && likeness(other) > 0)
		.toSorted((a, b) => likeness(b) - likeness(a) || distance(a) - distance(b));
	const fresh = pictured(candidates, shown).slice(0, MAX_SIMILAR);
	const others = firstOfLines(candidates).filter(({ line }) => fresh.every((other) => other.line !== line));
	return [...fresh, ...others.slice(0, Math.max(0, LEAST_SIMILAR - fresh.length))].map(({ card }) => card);
}

const firstOfLines = (voyages: readonly IndexedVoyage[]): IndexedVoyage[] => {
	const lines = new Set<string>();
	return voyages.filter(({ line }) => !lines.has(line) && lines.add(line));
};

/** One voyage a line, whose picture neither is among `shown` nor is that of another before it. */
function pictured(voyages: readonly IndexedVoyage[], shown: readonly string[]): IndexedVoyage[] {
	const seen = new Set(shown);
	const lines = new Set<string>();
	return voyages.filter(({ line, card: { picture } }) => {
		if (lines.has(line) || (picture !== '' && seen.has(picture))) return false;
		lines.add(line);
		seen.add(picture);
		return true;
	});
}
