/** A field of a key: what was set, and when (epoch milliseconds), never at the same time as another field of that key set by another command. */
export type Field = { value: string; at: number };
export type Fields = Readonly<Record<string, Field>>;

/** The few commands that sessions and the vault need; Redis and memory give the same answers (`tests/key-value.test.ts`). */
export type KeyValue = {
	get(key: string): Promise<string | null>;
	/** Sets a value that lives for `seconds`; with a condition only when there is one already, or none. Returns whether it was set. */
	set(key: string, value: string, seconds: number, when?: 'exists' | 'missing'): Promise<boolean>;
	/** Reads and removes. */
	take(key: string): Promise<string | null>;
	/** Lets a value live for `seconds` from now, if it is there. */
	expire(key: string, seconds: number): Promise<boolean>;
	/** Returns whether there was one. */
	remove(key: string): Promise<boolean>;
	/** The fields of a key; none when there is no such key. A key holds either a value or fields. */
	fields(key: string): Promise<Fields>;
	/**
	 * Sets some fields of a key, leaves the others as they are, and lets all live for `seconds`. They are set at `now`, or just after the latest
	 * of that key. Returns when, and all fields as they were before: of two who set at once, one sees what the other did.
	 */
	setFields(
		key: string,
		values: Readonly<Record<string, string>>,
		now: number,
		seconds: number,
	): Promise<{ at: number; before: Fields }>;
	removeField(key: string, field: string): Promise<void>;
};
