/** Makes a pure function of a text remember its results. Once it has `most` of them, it forgets all and begins anew. */
export function remembering<T>(most: number, compute: (text: string) => T): (text: string) => T {
	const known = new Map<string, T>();
	return (text) => {
		const hit = known.get(text);
		if (hit !== undefined || known.has(text)) return hit as T;
		if (known.size >= most) known.clear();
		const computed = compute(text);
		known.set(text, computed);
		return computed;
	};
}
