/** One way in which backends write something; `unreadable` where docs/upstream.md says so. */
export type Convention = { name: string; unreadable?: true };

/** A convention of writing one kind of value. */
export type Writing<V, More extends unknown[] = []> = Convention & { write: (value: V, ...more: More) => unknown };

/** Writes a value as the stand-in does. */
export const asIs = <V>(value: V): V => value;

/** Stands for a key that is left out. */
export const OMIT = Symbol('left out');
