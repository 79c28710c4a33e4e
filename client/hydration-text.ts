import type { StaticHandlerContext } from 'react-router';
import { DEFERRED_MARK } from './ui/deferred.tsx';

/** Levels of a route's data that are made anew for each request. Below them are parts of answers, which are given again (`common` calls). */
const OWN_LEVELS = 2;
const written = new WeakMap<object, string>();

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/** Writes a value as JSON. `<` is escaped, so that no text can end the element. */
const write = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Writes a value as `write` does, parts of answers once, and a promise as the mark of a value that is still to come. */
function writeOnce(value: unknown, level: number): string {
	if (value === null || typeof value !== 'object') return write(value);
	if (value instanceof Promise) return write(DEFERRED_MARK);
	if (level < OWN_LEVELS && isPlain(value)) {
		const fields = Object.entries(value).filter(([, field]) => field !== undefined);
		return `{${fields.map(([name, field]) => `${write(name)}:${writeOnce(field, level + 1)}`).join(',')}}`;
	}
	const text = written.get(value) ?? write(value);
	written.set(value, text);
	return text;
}

/**
 * Writes the data that the browser hydrates from, as JSON and never as code. Only the top level of loader data may hold promises: a replacer function,
 * called for every value, would take three times as long as writing the text.
 */
export function hydrationText(
	facts: unknown,
	{ loaderData, errors }: Pick<StaticHandlerContext, 'loaderData' | 'errors'>,
): string {
	return `{"facts":${write(facts)},"hydration":{"loaderData":${writeOnce(loaderData, -1)},"errors":${write(errors)}}}`;
}
