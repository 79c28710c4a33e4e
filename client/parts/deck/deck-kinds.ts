/** Colours of the kinds of cabin in upstream's order, light to dark; places and further kinds have their own. */
const FILLS = [
	'fill-(--color-navy-100) stroke-(--color-navy-600)',
	'fill-(--color-sea-600) stroke-(--color-sea-600)',
	'fill-(--color-navy-600) stroke-(--color-navy-600)',
	'fill-(--color-gold-500) stroke-(--color-gold-500)',
] as const;
const OTHER = 'fill-(--color-white) stroke-(--color-ink-400)';
const PLACE = 'fill-(--color-sand-200) stroke-(--color-ink-500)';

/** Returns the classes that fill a part of a deck: `kind` is the index of a kind of cabin among the ship's, null for a place on board. */
export const fillOf = (kind: number | null): string => (kind === null ? PLACE : (FILLS[kind] ?? OTHER));
