import { DRAFT_SECONDS } from '#server/composition/members/open-bookings.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { AppError } from '#server/request/errors.ts';
import { ORDER_ERRORS, UPSTREAM_TIMEOUT } from '#shared/constants.ts';
import { draftName } from './draft.ts';

type Scope = Pick<FeatureScope, 'member' | 'vault' | 'now'>;

/** Milliseconds in which upstream may still make an order whose connection has ended, or not yet show one whose answer can't be read. */
const AFTER_DROP = 10_000;

// Both are stored apart from the draft, which pages may save meanwhile.
const askedKey = (scope: Scope, localId: string): string => `asked:${draftName(scope, localId)}`;
const underWayKey = (scope: Scope, localId: string): string => `order-under-way:${draftName(scope, localId)}`;

/** Notes that the order is about to be requested: upstream may make it although its answer is lost. Returns true for a draft's first request. */
export const markAsked = (scope: Scope, localId: string): Promise<boolean> =>
	scope.vault.put(askedKey(scope, localId), scope.now.getTime(), DRAFT_SECONDS, 'first');

/** Returns the time since when an order of the draft may exist, epoch milliseconds; null when none was requested. */
export const orderRequested = (scope: Scope, localId: string): Promise<number | null> =>
	scope.vault.get<number>(askedKey(scope, localId));

/**
 * Notes that a request failed, `elapsed` milliseconds after it began. Without an answer upstream may still be at it: until a minute is over
 * when none came in time, for ten seconds when the connection ended. It has made the order, perhaps, when its answer can't be read, and its readings
 * may not show that for as long. When the `first` request did nothing, no order of the draft can exist, unless its hold is over: that may be an
 * order of which the store has lost the note.
 */
export async function orderFailed(
	scope: Scope,
	localId: string,
	{ error, first, elapsed }: { error: AppError; first: boolean; elapsed: number },
): Promise<void> {
	const { late, dropped, unsent, fault, code, err } = error;
	const mayBeMade = late || dropped || (fault === 'shape' && !unsent);
	const until = scope.now.getTime() + (late ? UPSTREAM_TIMEOUT : elapsed + AFTER_DROP);
	if (mayBeMade) await scope.vault.put(underWayKey(scope, localId), until, UPSTREAM_TIMEOUT / 1_000);
	const isRefused = code === 'upstream-business' && err !== ORDER_ERRORS.holdOver;
	if (first && (unsent || isRefused)) await scope.vault.drop(askedKey(scope, localId));
}

/** Returns the seconds in which upstream may still make the order, at `now` in epoch milliseconds; 0 when no request is under way. */
export async function orderUnderWay(scope: Scope, localId: string, now: number): Promise<number> {
	const until = await scope.vault.get<number>(underWayKey(scope, localId));
	return Math.max(0, Math.ceil(((until ?? 0) - now) / 1_000));
}
