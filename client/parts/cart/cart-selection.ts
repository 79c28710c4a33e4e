/** A voyage with the fields of its rows that choosing depends on. */
export type Selectable = { voyageId: string; rows: readonly { id: string; closed: unknown; count: number }[] };

/** Ids of the chosen rows, all of one voyage. */
export type Selection = ReadonlySet<string>;

/** `cleared`: cabins of another voyage that are chosen no more. */
export type Selected = { selection: Selection; cleared: { voyageId: string; count: number } | null };

/** Ids of the rows that can be chosen. */
const openIds = ({ rows }: Selectable): string[] =>
	rows.filter(({ closed, count }) => closed === null && count > 0).map(({ id }) => id);

/** Chooses rows of one voyage in place of the choice `before`. */
function choose(groups: readonly Selectable[], before: Selection, { voyageId }: Selectable, ids: readonly string[]): Selected {
	const other = groups.find((group) => group.voyageId !== voyageId && group.rows.some(({ id }) => before.has(id)));
	const count = (other?.rows ?? []).reduce((sum, row) => (before.has(row.id) ? sum + row.count : sum), 0);
	return { selection: new Set(ids), cleared: other && count > 0 ? { voyageId: other.voyageId, count } : null };
}

/** Chooses a row, or takes it out of the choice. Rows of one voyage at a time can be chosen, closed ones never (docs/rules.md, cart-selection). */
export function toggleRow(groups: readonly Selectable[], selection: Selection, id: string): Selected {
	const group = groups.find((candidate) => openIds(candidate).includes(id));
	if (!group) return { selection, cleared: null };
	const ids = openIds(group).filter((own) => (own === id ? !selection.has(id) : selection.has(own)));
	return choose(groups, selection, group, ids);
}

/** Chooses every open row of a voyage; none when all of them are chosen. */
export function toggleAll(groups: readonly Selectable[], selection: Selection, voyageId: string): Selected {
	const group = groups.find((candidate) => candidate.voyageId === voyageId);
	if (!group) return { selection, cleared: null };
	return choose(groups, selection, group, groupState(group, selection) === 'all' ? [] : openIds(group));
}

/** Says whether none, some or all of a voyage's open rows are chosen. */
export function groupState(group: Selectable, selection: Selection): 'none' | 'some' | 'all' {
	const open = openIds(group);
	const chosen = open.filter((id) => selection.has(id));
	if (chosen.length === 0) return 'none';
	return chosen.length === open.length ? 'all' : 'some';
}

/** Returns the chosen rows that are still there and open in a cart that was loaded again. */
export const stillSelected = (groups: readonly Selectable[], selection: Selection): Selection =>
	new Set(groups.map((group) => openIds(group).filter((id) => selection.has(id))).find((ids) => ids.length > 0));
