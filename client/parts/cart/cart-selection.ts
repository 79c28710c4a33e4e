/** A voyage's rows as far as choosing goes. */
export type Selectable = { voyageId: string; rows: readonly { id: string; closed: unknown; count: number }[] };

/** Ids of the rows chosen, all of one voyage. */
export type Selection = ReadonlySet<string>;

/** `cleared`: cabins of another voyage that are chosen no more. */
export type Selected = { selection: Selection; cleared: { voyageId: string; count: number } | null };

const openRows = ({ rows }: Selectable) => rows.filter(({ closed, count }) => closed === null && count > 0);

/** What choosing within `group` takes away from the other voyages. */
function clearedBy(groups: readonly Selectable[], group: Selectable, selection: Selection): Selected['cleared'] {
	for (const other of groups) {
		if (other.voyageId === group.voyageId) continue;
		const count = other.rows.reduce((sum, row) => (selection.has(row.id) ? sum + row.count : sum), 0);
		if (count > 0) return { voyageId: other.voyageId, count };
	}
	return null;
}

/** Chooses or leaves a row. Only rows of one voyage can be chosen at a time; closed ones can't. */
export function toggleRow(groups: readonly Selectable[], selection: Selection, id: string): Selected {
	const group = groups.find((candidate) => openRows(candidate).some((row) => row.id === id));
	if (!group) return { selection, cleared: null };
	const own = new Set(openRows(group).flatMap((row) => (selection.has(row.id) ? [row.id] : [])));
	if (!own.delete(id)) own.add(id);
	return { selection: own, cleared: clearedBy(groups, group, selection) };
}

export type GroupState = 'none' | 'some' | 'all';

/** Of the rows that can be chosen. */
export function groupState(group: Selectable, selection: Selection): GroupState {
	const open = openRows(group);
	const chosen = open.filter(({ id }) => selection.has(id)).length;
	if (chosen === 0) return 'none';
	return chosen === open.length ? 'all' : 'some';
}

/** Chooses every row of a voyage that can be; when they all are, none. */
export function toggleAll(groups: readonly Selectable[], selection: Selection, voyageId: string): Selected {
	const group = groups.find((candidate) => candidate.voyageId === voyageId);
	if (!group) return { selection, cleared: null };
	const all = groupState(group, selection) === 'all';
	return {
		selection: new Set(all ? [] : openRows(group).map(({ id }) => id)),
		cleared: clearedBy(groups, group, selection),
	};
}

/** What of a choice is left once the cart has changed. */
export function stillSelected(groups: readonly Selectable[], selection: Selection): Selection {
	const group = groups.find((candidate) => openRows(candidate).some(({ id }) => selection.has(id)));
	return new Set(group ? openRows(group).flatMap(({ id }) => (selection.has(id) ? [id] : [])) : []);
}
