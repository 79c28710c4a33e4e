/** A request as a stranger, or a member, sends it: `route` is its row's name in its table, `shape` what makes it large. */
export type Costly = {
	route: string;
	shape: string;
	as: 'member' | 'guest';
	method: string;
	path: string;
	headers?: Readonly<Record<string, string>>;
	body?: string | Uint8Array;
};
export type Shape = Omit<Costly, 'route' | 'as'>;

/** Just below the bounds of a body and of a request's head. */
export const BODY_BYTES = 100_000;
export const HEAD_BYTES = 12_000;

/** A text of up to `length` signs that repeats one part. */
export const repeated = (part: string, length: number): string => part.repeat(Math.floor(length / part.length));

/** A text of up to `length` signs, of parts that each have a number of their own. */
export function numbered(length: number, part: (n: number) => string): string {
	const parts: string[] = [];
	for (let size = part(0).length, n = 0; size < length; n += 1) {
		parts.push(part(n));
		size += part(n + 1).length;
	}
	return parts.join('');
}

/** An address with a query, cut to what a head takes. */
export function addressWith(path: string, query: Readonly<Record<string, unknown>>): string {
	const pairs = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
	return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(pairs)}`.slice(0, HEAD_BYTES).replace(/%.?$/, '');
}
