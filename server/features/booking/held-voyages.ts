import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { BOOKING_HOLD, UPSTREAM_TIMEOUT } from '#shared/constants.ts';
import { type Draft, draftExists, keepDraft, loadDraft } from './draft.ts';

/**
 * Voyages of which a member may hold cabins at once: enough to compare, too few to block a ship for others (docs/rules.md,
 * hold-voyages).
 */
const MAX_VOYAGES = 3;

type Scope = Pick<FeatureScope, 'member' | 'vault' | 'now'>;
/** The ends of a member's holds of each voyage, epoch milliseconds. */
type Held = Readonly<Record<string, readonly number[]>>;

const keyOf = ({ member }: Scope): string => `holds:${member?.id}`;
/** Seconds from a request on in which upstream may hold its cabins. */
export const MAY_HOLD_SECONDS = (UPSTREAM_TIMEOUT + BOOKING_HOLD) / 1_000;

/** Returns the voyages of which the member holds cabins now, with the ends of the holds. */
async function heldBy(scope: Scope): Promise<Held> {
	const now = scope.now.getTime();
	const held = (await scope.vault.get<Held>(keyOf(scope))) ?? {};
	const left = Object.entries(held).map(([id, ends]) => [id, ends.filter((end) => end > now)] as const);
	return Object.fromEntries(left.filter(([, ends]) => ends.length > 0));
}

/**
 * Returns the ends of the member's holds of a voyage, epoch milliseconds. Throws `too-many-holds`, with the seconds until the first of the other voyages
 * is held no more.
 */
export async function mayHold(scope: Scope, voyageId: string): Promise<readonly number[]> {
	const { [voyageId]: own = [], ...others } = await heldBy(scope);
	const ends = Object.values(others).map((each) => Math.max(...each));
	const now = scope.now.getTime();
	if (ends.length >= MAX_VOYAGES)
		throw new AppError('too-many-holds', 'holds on too many voyages', {
			retryAfter: Math.ceil((Math.min(...ends) - now) / 1_000),
		});
	return own;
}

/** Notes until when upstream may hold cabins of a voyage for the member, for each hold. A time that is over stands for none. */
export async function holdsUntil(scope: Scope, voyageId: string, ends: readonly number[]): Promise<void> {
	await scope.vault.put(keyOf(scope), { ...(await heldBy(scope)), [voyageId]: ends }, MAY_HOLD_SECONDS);
}

/** Forgets the hold of a draft: its cabins became an order, or are held no longer. Other holds of its voyage count on. */
export async function holdsNoMore(scope: Scope, { voyageId, deadline }: Pick<Draft, 'voyageId' | 'deadline'>): Promise<void> {
	const { [voyageId]: own = [] } = await heldBy(scope);
	await holdsUntil(
		scope,
		voyageId,
		own.filter((end) => end !== deadline),
	);
}

/** Seconds in which the same cabins asked for once more, in another tab, are those held already. */
const JUST_NOW = 1;
const heldKey = ({ member }: Scope, voyageId: string, cabins: unknown): string =>
	`held-just-now:${member?.id}:${voyageId}:${JSON.stringify(cabins)}`;

/** Notes the draft with the cabins that are held now. */
export const noteHeld = (scope: Scope, voyageId: string, cabins: unknown, localId: string): Promise<boolean> =>
	scope.vault.put(heldKey(scope, voyageId, cabins), localId, JUST_NOW);

/** Returns the draft for which the same cabins were held a moment ago, if it still is one; null otherwise (docs/rules.md, hold-once). */
export async function heldJustNow(scope: Scope, voyageId: string, cabins: unknown): Promise<string | null> {
	const localId = await scope.vault.get<string>(heldKey(scope, voyageId, cabins));
	return localId && (await draftExists(scope, localId)) ? localId : null;
}

/**
 * Ends the hold of a draft, since upstream says that it holds the cabins no longer: the draft's deadline is over from now on. A draft that
 * was held again meanwhile stays as it is.
 */
export async function endHold(scope: Scope, draft: Draft): Promise<void> {
	const { localId, deadline } = draft;
	const latest = await loadDraft(scope, localId);
	if (latest.deadline !== deadline) return;
	await keepDraft(scope, { ...latest, deadline: Math.min(deadline, scope.now.getTime()) });
	await holdsNoMore(scope, draft);
}
