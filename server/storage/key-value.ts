/** The few commands that sessions and the vault need; Redis and memory give the same answers (`key-value.test.ts`). */
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
};
