/** The header with which the browser's code asks for what may be opened next. Browsers write `Sec-Purpose`, which code can't. */
export const AHEAD = { purpose: 'prefetch' } as const;

/** True for a request that nobody waits for yet. */
export const isPrefetch = (headers: Readonly<Record<string, string | string[] | undefined>>): boolean =>
	headers.purpose === AHEAD.purpose || String(headers['sec-purpose'] ?? '').startsWith(AHEAD.purpose);
