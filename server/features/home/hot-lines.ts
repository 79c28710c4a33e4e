import { pick } from '#server/composition/localise.ts';
import { rememberByIdentity } from '#server/composition/memo.ts';
import { sideBySide } from '#server/composition/voyages/side-by-side.ts';
import { type IndexedVoyage, type VoyageIndex, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { HotLineView, HotRoutesTab } from '#shared/catalogue/bff/views.ts';
import type { HotLine } from '#shared/catalogue/entities.ts';
import { voyagePath } from '#shared/paths.ts';

const remember = rememberByIdentity<HotLineView[]>();

const NO_TABS: readonly HotRoutesTab[] = [];
/** A row of pictures. */
const MOST_LINES = 3;

/**
 * Returns the first hot lines. Upstream gives only their texts; each leads to the next voyage between the ports that its text
 * names, and has its picture and price. Pictures of the first of `tabs`, which stands above, come again only where there is no other.
 */
export async function hotLines(scope: FeatureScope, tabs: readonly HotRoutesTab[] = NO_TABS): Promise<HotLineView[]> {
	const lines = await scope.api('GET /openapi/voyage/hots', {});
	if (lines.length === 0) return [];
	const index = await voyageIndexOrNone(scope);
	return remember([lines, index, tabs], scope.lang, () => {
		const shown = lines
			.map((line) => ({
				title: pick(scope.lang, line.description_1, line.enDescription_1),
				desc: pick(scope.lang, line.description_2, line.enDescription_2),
				next: nextOn(line, index),
			}))
			.filter(({ title, desc }) => title || desc)
			.slice(0, MOST_LINES);
		const cards = sideBySide(
			shown.flatMap(({ next }) => next ?? []),
			scope.content,
			tabs[0]?.voyages.map(({ picture }) => picture),
		);
		const pictures = new Map(cards.map(({ id, picture }) => [id, picture]));
		return shown.map(({ title, desc, next }) =>
			next
				? { title, desc, link: voyagePath(next.card), picture: pictures.get(next.card.id) ?? '', price: next.price }
				: { title, desc, link: '', picture: '', price: null },
		);
	});
}

/** Returns the ids of the ports that a text names, in its order. */
function portsIn(text: string, { ports }: VoyageIndex['context']): string[] {
	let rest = text.toLowerCase();
	const found: { at: number; id: string }[] = [];
	for (const [name, { id }] of [...ports].toSorted(([a], [b]) => b.length - a.length)) {
		const at = rest.indexOf(name);
		if (at < 0) continue;
		found.push({ at, id });
		// A shorter name inside a longer one is no port of its own.
		rest = rest.slice(0, at) + ' '.repeat(name.length) + rest.slice(at + name.length);
	}
	const inOrder = found.toSorted((a, b) => a.at - b.at).map(({ id }) => id);
	return [...new Set(inOrder)];
}

/** True when a voyage leaves from the first of these ports and calls at all others. */
const goes = ({ departurePortId, destinationIds }: IndexedVoyage, [from, ...calls]: readonly string[]): boolean =>
	departurePortId === from && calls.every((id) => destinationIds.includes(id));

/** Returns the next voyage between the ports of a line: among those on sale, the one with the fewest other calls. */
function nextOn({ description_1, enDescription_1 }: HotLine, index: VoyageIndex): IndexedVoyage | undefined {
	const named = [description_1, enDescription_1].map((text) => portsIn(text, index.context)).find(({ length }) => length > 1);
	if (!named) return;
	const [next] = index.search.voyages
		.filter((voyage) => voyage.state === 'on-sale' && goes(voyage, named))
		.toSorted((a, b) => a.destinationIds.length - b.destinationIds.length);
	return next;
}
