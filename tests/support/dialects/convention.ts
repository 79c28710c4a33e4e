/** One way in which backends write something; `unreadable` where docs/upstream.md says so. */
export type Convention = { name: string; unreadable?: true };

/** Stands for a key that is left out. */
export const OMIT = Symbol('left out');
