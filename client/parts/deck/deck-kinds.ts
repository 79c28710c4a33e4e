/** Colours of the kinds of cabin in the drawing, in upstream's order, light to dark; places and kinds beyond have their own. */
const FILLS = [
	'fill-(--navy-100) stroke-(--navy-600)',
	'fill-(--sea-600) stroke-(--sea-600)',
	'fill-(--navy-600) stroke-(--navy-600)',
	'fill-(--gold-500) stroke-(--gold-500)',
] as const;
const OTHER = 'fill-(--white) stroke-(--ink-400)';
const PLACE = 'fill-(--sand-200) stroke-(--ink-500)';

/** How a part of a deck is filled: `kind` is the place of a kind of cabin among the ship's, null for a place. */
export const fillOf = (kind: number | null): string => (kind === null ? PLACE : (FILLS[kind] ?? OTHER));
