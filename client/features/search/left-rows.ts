import { type RefObject, useLayoutEffect, useState } from 'react';

/** A row as it was seen last: its height in pixels, and whether it was in view. */
type LeftRow = { height: number; inView: boolean };
/** The rows of a list with the ids of their voyages, and the width of the window in which they had their heights. */
type LeftList = { ids: string; width: number; rows: readonly LeftRow[] };

/** The lists that this document has shown, by their places in the history. */
const lists = new Map<string, LeftList>();

/**
 * Returns the rows of a list as they were when it was left, in its order, so that on return those out of view can be drawn later; none for a new list,
 * for other voyages and in a window of another width. Watches the rows of `list`.
 */
export function useLeftRows(
	place: string,
	voyages: readonly { id: string }[],
	list: RefObject<HTMLElement | null>,
): readonly LeftRow[] {
	const ids = voyages.map(({ id }) => id).join();
	const [left] = useState(() => {
		const known = lists.get(place);
		return known?.ids === ids && known.width === innerWidth ? known.rows : [];
	});
	// Stops before the rows are taken off the page: gone rows count as out of view.
	useLayoutEffect(() => {
		const elements = [...(list.current?.children ?? [])];
		const inView = new Set<Element>();
		const observer = new IntersectionObserver((entries) => {
			for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
			// Runs behind the layout: a height costs nothing here.
			const rows = elements.map((row) => ({ height: row.getBoundingClientRect().height, inView: inView.has(row) }));
			lists.set(place, { ids, width: innerWidth, rows });
		});
		for (const element of elements) observer.observe(element);
		return () => observer.disconnect();
	}, [place, ids, list]);
	return left;
}
