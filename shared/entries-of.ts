import type { Section } from './catalogue/bff/views.ts';

/** Returns the entries of a part; none when upstream didn't give it. */
export const entriesOf = <T>(part: Section<readonly T[]>): readonly T[] => (part === 'unavailable' ? [] : part);
