/**
 * Keeps what was built from replies for as long as the very same replies (by identity) come back from the cache.
 * The memory is weak: a result goes when the first of its inputs is collected.
 */
export function rememberByIdentity<T>() {
	const results = new WeakMap<object, Map<string, { inputs: readonly object[]; value: T }>>();
	return (inputs: readonly [object, ...object[]], key: string, build: () => T): T => {
		const byKey = results.get(inputs[0]) ?? new Map<string, { inputs: readonly object[]; value: T }>();
		results.set(inputs[0], byKey);
		const known = byKey.get(key);
		if (known?.inputs.every((input, index) => input === inputs[index])) return known.value;
		const value = build();
		byKey.set(key, { inputs, value });
		return value;
	};
}
