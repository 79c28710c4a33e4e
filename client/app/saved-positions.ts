import type { Location } from 'react-router';
import { pageIdentity } from '#shared/rules/page-address.ts';
import { readStored, store } from './stored.ts';

const STORED = 'scrollPositions';
/** The pages whose positions outlive their document: the last ones seen. */
const MOST_STORED = 50;

let positions: Map<string, number> | undefined;
/** The entry on the screen, and whether the document has shown another one before. */
let current: string | undefined;
let hasMovedOn = false;

type Place = Pick<Location, 'key' | 'pathname' | 'search'>;

/** Names a page at its place in the history. The first entry of every document has the same key. */
export const entryOf = ({ key, pathname, search }: Place): string => `${key} ${pageIdentity(pathname + search)}`;

/** Reads the positions that earlier documents of this tab have stored. */
export function readPositions(): void {
	if (positions) return;
	try {
		positions = new Map(JSON.parse(readStored('sessionStorage', STORED) ?? '[]') as [string, number][]);
	} catch {
		positions = new Map();
	}
}

/** Returns the scroll position, in pixels, at which an entry of the history was left, if it was seen in this tab. */
export const savedPosition = (entry: string): number | undefined => positions?.get(entry);

/** As `savedPosition`, for a page that this document has left; undefined for its first page, which is hydrated as the server drew it. */
export const leftPosition = (place: Place): number | undefined => (hasMovedOn ? savedPosition(entryOf(place)) : undefined);

/** Notes the position of the entry on the screen. The one seen last stands last. */
export function notePosition(entry: string, position: number): void {
	hasMovedOn ||= current !== undefined && current !== entry;
	current = entry;
	positions?.delete(entry);
	positions?.set(entry, position);
}

/** Stores the positions for the next document of this tab. */
export const storePositions = (): void =>
	store('sessionStorage', STORED, JSON.stringify([...(positions ?? [])].slice(-MOST_STORED)));
