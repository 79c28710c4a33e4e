import { AppError } from '#server/request/errors.ts';

const EMPTY = new Set<unknown>([undefined, null, '', 'false', false]);

/** Drops empty, `"false"` and undefined values, which upstream must never get (docs/rules.md, upstream-headers). */
export function dropEmpty(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(input).filter(([, value]) => !EMPTY.has(value)));
}

/** The characters that a path segment may have: undici resolves `..` and its encodings before sending, which would request another path. */
const SAFE_SEGMENT = /^(?!\.{1,2}$)[\w.~-]+$/;

/**
 * Fills `{id}` placeholders, and returns the path and the rest of the input. Throws `invalid-input` when a value could change the
 * path.
 */
export function fillPath(
	template: string,
	input: Readonly<Record<string, unknown>>,
): { path: string; rest: Record<string, unknown> } {
	const rest = { ...input };
	const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
		const value = String(rest[name]);
		delete rest[name];
		if (!SAFE_SEGMENT.test(value)) throw new AppError('invalid-input', `${name}: unsafe in a path`, { field: name });
		return value;
	});
	return { path, rest };
}
