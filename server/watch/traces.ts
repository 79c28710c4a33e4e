/** What follows a request on its way to upstream (`server/watch`): `make` gets the headers that tell upstream of it (W3C Trace Context). */
export type Traces = { call: <T>(name: string, make: (headers: Readonly<Record<string, string>>) => Promise<T>) => Promise<T> };

/** Nothing is followed. */
export const UNTRACED: Traces = { call: (_name, make) => make({}) };
