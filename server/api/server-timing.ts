import type { Part } from '#server/request/facts.ts';

const SHOWN = 3;

/**
 * Returns the header `Server-Timing` with the slowest three parts of an answer (a page's calls, or a call's requests to
 * upstream). It is for answers to one browser only: a kept page would repeat the times of the request that made it.
 */
export function serverTiming(parts: readonly Part[] = []): Record<string, string> {
	if (parts.length === 0) return {};
	const slowest = parts.toSorted((one, other) => other.ms - one.ms).slice(0, SHOWN);
	const shown = slowest.map(({ name, of, ms }) => `${name}${of ? `;desc="${of}"` : ''};dur=${ms.toFixed(1)}`);
	return { 'server-timing': shown.join(', ') };
}
