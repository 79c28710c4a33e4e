import type { Content } from '#server/handler.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { daysBetween } from '#shared/rules/dates.ts';
import { sideBySide } from './side-by-side.ts';
import { firstOfLines, type IndexedVoyage } from './voyage-index.ts';

const MAX_SIMILAR = 4;

/**
 * Returns voyages on sale of other lines to the same areas or on the same ship, the most similar and nearest in date first. Each
 * line has one voyage, with a picture of a port that the page doesn't show yet, where there is one.
 */
export function similarTo(
	voyage: IndexedVoyage,
	all: readonly IndexedVoyage[],
	content: Content,
	shown: readonly string[],
): VoyageCard[] {
	const likeness = (other: IndexedVoyage) =>
		2 * other.areaIds.filter((id) => voyage.areaIds.includes(id)).length + Number(other.cruiseId === voyage.cruiseId);
	const distance = (other: IndexedVoyage) => Math.abs(daysBetween(voyage.date, other.date));
	const candidates = all
		.filter((other) => other.line !== voyage.line && other.state === 'on-sale' && likeness(other) > 0)
		.toSorted((a, b) => likeness(b) - likeness(a) || distance(a) - distance(b));
	return sideBySide(firstOfLines(candidates).slice(0, MAX_SIMILAR), content, shown);
}
