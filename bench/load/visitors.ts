/** Kinds of requests of the visitors of `npm run bench:load`. */
export type Kind = 'kept page' | 'search' | 'detail' | 'member';

/** Requests of each kind in a hundred. */
const SHARES: readonly [Kind, number][] = [
	['kept page', 80],
	['search', 10],
	['detail', 5],
	['member', 5],
];
export const KINDS: readonly Kind[] = SHARES.map(([kind]) => kind);
const DRAWN = SHARES.flatMap(([kind, share]) => Array<Kind>(share).fill(kind));

export const KEPT_PAGES = [
	'/',
	'/voyage-search',
	'/destinations',
	'/news',
	'/faq',
	'/brand-story',
	'/?lang=EN',
	'/voyage-search?lang=EN',
];
const MEMBERS_PAGES = ['/orders', '/wish-list', '/user', '/api/openapi/guest/info'];

/** The voyages and filters that there are, and the cookies of members who are logged in. */
export type World = {
	voyages: readonly string[];
	ports: readonly string[];
	months: readonly string[];
	cookies: readonly string[];
};

export type Asked = { kind: Kind; path: string; cookie?: string };

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Draws the next request of the mix. Searches differ so much that most of their pages aren't kept yet. */
export function nextRequest({ voyages, ports, months, cookies }: World): Asked {
	const kind = oneOf(DRAWN);
	if (kind === 'kept page') return { kind, path: oneOf(KEPT_PAGES) };
	if (kind === 'detail') return { kind, path: `/route?${new URLSearchParams({ id: oneOf(voyages) })}` };
	if (kind === 'member') return { kind, path: oneOf(MEMBERS_PAGES), cookie: oneOf(cookies) };
	const price = `${1_000 + Math.floor(Math.random() * 3_000)}-${5_000 + Math.floor(Math.random() * 5_000)}`;
	return { kind, path: `/voyage-search?${new URLSearchParams({ date: oneOf(months), port: oneOf(ports), price })}` };
}
