/** One way in which backends write something; readable as docs/upstream.md says. */
export type Convention = { name: string; readable: boolean };

/** Stands for a key that is left out. */
export const OMIT = Symbol('left out');
