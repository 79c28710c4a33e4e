/**
 * Creates a memory for results that are built from cached replies. A result is reused while the inputs are the same objects. It
 * is held weakly, and goes when its first input is collected.
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
