/** Traces requests to upstream: `make` gets the headers that name the trace (W3C Trace Context). */
export type Traces = { call: <T>(name: string, make: (headers: Readonly<Record<string, string>>) => Promise<T>) => Promise<T> };

/** Traces nothing. */
export const UNTRACED: Traces = { call: (_name, make) => make({}) };
