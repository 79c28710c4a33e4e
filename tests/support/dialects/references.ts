import { asIs, type Writing } from './convention.ts';

/** A name in a path: fastjson writes a backslash before each sign that is no letter and no digit. */
const named = (key: string): string => key.replace(/[^\dA-Za-z\u0080-\uffff]/g, '\\$&');

/** Writes what stands in an answer already as the path to it. */
function withReferences(answer: unknown): unknown {
	/** The paths of objects and lists by their JSON. */
	const paths = new Map<string, string>();
	function write(value: unknown, path: string): unknown {
		if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return value;
		const json = JSON.stringify(value);
		const $ref = paths.get(json);
		if ($ref !== undefined) return { $ref };
		paths.set(json, path);
		if (Array.isArray(value)) return value.map((row, at) => write(row, `${path}[${at}]`));
		return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, write(inner, `${path}.${named(key)}`)]));
	}
	return write(answer, '$');
}

/** What an answer says again. */
export const REFERENCES: readonly Writing<unknown>[] = [
	{ name: 'in full', write: asIs },
	{ name: 'fastjson’s $ref', write: withReferences },
];
