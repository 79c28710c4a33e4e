/** Marks, in loader data, a value that is still to come while the page is hydrated. */
export const DEFERRED_MARK = { deferred: true } as const;

/** Levels of a route's data that are made anew for each request. Below them are parts of answers, which are given again (`common` calls). */
const OWN_LEVELS = 2;
const written = new WeakMap<object, string>();

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/** Writes a value as JSON for a script element. `<` is escaped, so that no text can end the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Writes a value as `scriptJson` does, parts of answers once, and a promise as the mark of a value that is still to come. `level` is the value's own in
 * loader data: a route's data are at 0, their fields at 1.
 */
export function scriptJsonOnce(value: unknown, level: number): string {
	if (value === null || typeof value !== 'object') return scriptJson(value);
	if (value instanceof Promise) return scriptJson(DEFERRED_MARK);
	const known = written.get(value);
	if (known) return known;
	if (level < OWN_LEVELS && isPlain(value)) {
		const fields = Object.entries(value).filter(([, field]) => field !== undefined);
		return `{${fields.map(([name, field]) => `${scriptJson(name)}:${scriptJsonOnce(field, level + 1)}`).join(',')}}`;
	}
	const text = scriptJson(value);
	written.set(value, text);
	return text;
}
