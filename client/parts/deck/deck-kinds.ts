/** Colours of the kinds of cabin in the drawing, in upstream's order, light to dark; places and kinds beyond have their own. */
const FILLS = [
	'fill-(--color-navy-100) stroke-(--color-navy-600)',
	'fill-(--color-sea-600) stroke-(--color-sea-600)',
	'fill-(--color-navy-600) stroke-(--color-navy-600)',
	'fill-(--color-gold-500) stroke-(--color-gold-500)',
] as const;
const OTHER = 'fill-(--color-white) stroke-(--color-ink-400)';
const PLACE = 'fill-(--color-sand-200) stroke-(--color-ink-500)';

/** How a part of a deck is filled: `kind` is the place of a kind of cabin among the ship's, null for a place. */
export const fillOf = (kind: number | null): string => (kind === null ? PLACE : (FILLS[kind] ?? OTHER));
