/** Colours of the kinds of cabin in upstream's order, light to dark; places and further kinds have their own. */
const FILLS = [
	'fill-(--navy-100) stroke-(--navy-600)',
	'fill-(--sea-600) stroke-(--sea-600)',
	'fill-(--navy-600) stroke-(--navy-600)',
	'fill-(--gold-500) stroke-(--gold-500)',
] as const;
const OTHER = 'fill-(--white) stroke-(--ink-400)';
const PLACE = 'fill-(--sand-200) stroke-(--ink-500)';

/** Returns the classes that fill a part of a deck: `kind` is the index of a kind of cabin among the ship's, null for a place on board. */
export const fillOf = (kind: number | null): string => (kind === null ? PLACE : (FILLS[kind] ?? OTHER));
