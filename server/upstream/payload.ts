const EMPTY = new Set<unknown>([undefined, null, '', 'false', false]);

/** Drops empty, `"false"` and undefined values: upstream must never see them (spec section 7). */
export function dropEmpty(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(input).filter(([, value]) => !EMPTY.has(value)));
}

/** A path segment that could change the path upstream sees: dots, slashes, encoded or control characters (security.md F8). */
const UNSAFE_SEGMENT = /^\.{0,2}$|[/\\%;?#\u0000-\u001f\u007f]/;

/**
 * Fills `{id}` placeholders and returns the path with what is left of the input.
 * Throws a RangeError when a value could change the path.
 */
export function fillPath(template: string, input: Readonly<Record<string, unknown>>): { path: string; rest: Record<string, unknown> } {
	const rest = { ...input };
	const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
		const value = String(rest[name]);
		delete rest[name];
		if (UNSAFE_SEGMENT.test(value)) throw new RangeError(`unsafe value for ${name}`);
		return encodeURIComponent(value);
	});
	return { path, rest };
}
