/**
 * A field of a key: its value, and the time at which it was set, epoch milliseconds. Fields of one key that were set by different
 * commands have different times.
 */
export type Field = { value: string; at: number };
export type Fields = Readonly<Record<string, Field>>;

/** The commands for keys with fields. */
export type FieldStore = Pick<KeyValue, 'fields' | 'setFields' | 'removeField'>;

/** The few commands that sessions and the vault need; Redis and memory give the same answers (`tests/key-value.test.ts`). */
export type KeyValue = {
	get(key: string): Promise<string | null>;
	/**
	 * Sets a value that lives for `seconds`; with a condition only when the key exists, or is missing. Returns true when it was
	 * set.
	 */
	set(key: string, value: string, seconds: number, when?: 'exists' | 'missing'): Promise<boolean>;
	/** Reads a value and removes it. */
	take(key: string): Promise<string | null>;
	/** Lets a value live for `seconds` from now. Returns true when it exists. */
	expire(key: string, seconds: number): Promise<boolean>;
	/** Returns true when the key existed. */
	remove(key: string): Promise<boolean>;
	/** Returns the fields of a key; none when there is no such key. A key has either a value or fields. */
	fields(key: string): Promise<Fields>;
	/**
	 * Sets some fields of a key, leaves the others, and lets all live for `seconds`. Their time is `now`, or just after the latest
	 * of that key. Returns the time, and all fields as they were before: of two callers at once, one sees the fields of the other.
	 */
	setFields(
		key: string,
		values: Readonly<Record<string, string>>,
		now: number,
		seconds: number,
	): Promise<{ at: number; before: Fields }>;
	removeField(key: string, field: string): Promise<void>;
};
