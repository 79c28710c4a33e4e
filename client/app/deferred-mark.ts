/** Stands in loader data for a value that is still to come while the page is hydrated. */
export const DEFERRED_MARK = { deferred: true } as const;

/** Whether a value of loader data is still to come. */
export const isDeferredMark = (value: unknown): boolean => value !== null && typeof value === 'object' && 'deferred' in value;
