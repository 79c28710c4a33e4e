import { hash } from 'node:crypto';
import { AppError } from '#server/request/errors.ts';
import type { FieldVault, VaultFields } from '#server/storage/vault.ts';
import { randomId } from '#shared/random-id.ts';
import type { Party } from '#shared/rules/party-price.ts';

/** A voyage of a list; `line` finds its next sailings when it is no longer offered. */
type ListedVoyage = { id: string; date: string; line: string };
/** What is kept of a list: no person, and `until` when, epoch milliseconds. */
export type VoyageList = { voyages: readonly ListedVoyage[]; party: Party; until: number };
export type Likes = { likes: Record<string, number>; liked: string };

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
/** Friends whose like is counted: more are no friends. */
const MOST_LIKES = 200;

const keyOf = (id: string): string => `together:${id}`;
/** The field of the list itself; every other field is a browser's like. */
const LIST = 'list';

/** The name of a browser's like: it can't be traced to the browser, nor to its like in another list. */
const likeOf = (id: string, browser: string): string => hash('sha256', `${id} ${browser}`, 'base64url').slice(0, 22);

const listIn = (fields: VaultFields<VoyageList | string>): VoyageList => {
	const value = fields[LIST]?.value;
	if (typeof value !== 'object') throw new AppError('not-found', 'no such list');
	return value;
};

/** Counts the likes of a list, and finds that of one browser. */
function likesIn(fields: VaultFields<VoyageList | string>, own: string | undefined): Likes {
	const likes: Record<string, number> = {};
	for (const [name, { value }] of Object.entries(fields))
		if (name !== LIST && typeof value === 'string') likes[value] = (likes[value] ?? 0) + 1;
	const liked = own === undefined ? undefined : fields[own]?.value;
	return { likes, liked: typeof liked === 'string' ? liked : '' };
}

/** Keeps a list for 30 days. Returns its id. */
export async function keepList(
	list: Omit<VoyageList, 'until'>,
	{ lists, now }: { lists: FieldVault; now: Date },
): Promise<string> {
	const id = randomId();
	const until = now.getTime() + KEPT_DAYS * DAY_MS;
	await lists.putFields(keyOf(id), { [LIST]: { ...list, until } }, (KEPT_DAYS * DAY_MS) / 1_000);
	return id;
}

/** Reads a list with its likes. `browser` is the visitor's, if it has an id. Throws `not-found`. */
export async function readList(
	id: string,
	browser: string | undefined,
	lists: FieldVault,
): Promise<{ list: VoyageList; likes: Likes }> {
	const fields = await lists.fields<VoyageList | string>(keyOf(id));
	return { list: listIn(fields), likes: likesIn(fields, browser === undefined ? undefined : likeOf(id, browser)) };
}

/**
 * Notes the one voyage that a browser likes best, or none (`''`). Each browser has a field of its own, so likes at the same time don't overwrite each
 * other, and a second like moves the first. The list isn't kept longer for it.
 */
export async function likeVoyage(
	id: string,
	voyage: string,
	browser: string,
	{ lists, now }: { lists: FieldVault; now: Date },
): Promise<Likes> {
	const key = keyOf(id);
	const own = likeOf(id, browser);
	const list = listIn(await lists.fields<VoyageList | string>(key));
	if (!voyage) {
		await lists.dropField(key, own);
	} else {
		if (!list.voyages.some((listed) => listed.id === voyage))
			throw new AppError('invalid-input', 'no voyage of the list', { field: 'voyage' });
		const seconds = Math.max(1, Math.ceil((list.until - now.getTime()) / 1_000));
		const { before } = await lists.putFields<VoyageList | string>(key, { [own]: voyage }, seconds);
		if (!before[own] && Object.keys(before).length > MOST_LIKES) {
			await lists.dropField(key, own);
			throw new AppError('rate-limited', 'the list has all its likes');
		}
	}
	return likesIn(await lists.fields<VoyageList | string>(key), own);
}
