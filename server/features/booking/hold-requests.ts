import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { BOOKING_HOLD, UPSTREAM_TIMEOUT } from '#shared/constants.ts';
import { MAY_HOLD_SECONDS } from './held-voyages.ts';

type Scope = Pick<FeatureScope, 'member' | 'vault' | 'now'>;

/** The most requests without a clear answer of which upstream may hold cabins of one voyage at once (docs/rules.md, hold-once). */
const MAX_UNCLEAR = 2;

/**
 * Requests to hold cabins of one voyage: until when the last one may still be under way at upstream (0 once it has ended), and until when
 * upstream may hold the cabins of those without a clear answer.
 */
type Requests = { underWayUntil: number; unclearUntil: number[] };

const requestsKey = ({ member }: Scope, voyageId: string): string => `hold-requests:${member?.id}:${voyageId}`;

async function requestsOf(scope: Scope, voyageId: string): Promise<Requests> {
	const { underWayUntil, unclearUntil } = (await scope.vault.get<Requests>(requestsKey(scope, voyageId))) ?? {
		underWayUntil: 0,
		unclearUntil: [],
	};
	const now = scope.now.getTime();
	// A request whose end wasn't noted, as its process died, has no clear answer; a late one is counted once.
	const unended = underWayUntil > 0 && underWayUntil <= now ? [underWayUntil + BOOKING_HOLD] : [];
	const unclear = [...new Set([...unclearUntil, ...unended])];
	return { underWayUntil, unclearUntil: unclear.filter((until) => until > now) };
}

const keepRequests = (scope: Scope, voyageId: string, requests: Requests): Promise<boolean> =>
	scope.vault.put(requestsKey(scope, voyageId), requests, MAY_HOLD_SECONDS);

/** Returns the seconds until cabins of the voyage may be asked for again; undefined when they may be at once. */
function secondsToWait({ underWayUntil, unclearUntil }: Requests, now: number): number | undefined {
	const from = Math.max(underWayUntil, unclearUntil.length < MAX_UNCLEAR ? 0 : Math.min(...unclearUntil));
	return from > now ? Math.ceil((from - now) / 1_000) : undefined;
}

/**
 * Notes that upstream is about to be asked to hold cabins; `requestEnded` or `requestUnclear` notes the end. Throws `hold-unclear`, with
 * the seconds to wait, while an earlier request may be under way, or when too many had no clear answer.
 */
export async function requestBegins(scope: Scope, voyageId: string): Promise<void> {
	const requests = await requestsOf(scope, voyageId);
	const now = scope.now.getTime();
	const retryAfter = secondsToWait(requests, now);
	if (retryAfter !== undefined) throw new AppError('hold-unclear', 'earlier holds have no clear answer', { retryAfter });
	await keepRequests(scope, voyageId, { ...requests, underWayUntil: now + UPSTREAM_TIMEOUT });
}

/**
 * Notes that a request ended with a clear answer: upstream holds the cabins, or it holds none. Returns until when upstream may hold the
 * cabins of earlier requests without a clear answer; 0 when there are none.
 */
export async function requestEnded(scope: Scope, voyageId: string): Promise<number> {
	const { unclearUntil } = await requestsOf(scope, voyageId);
	await keepRequests(scope, voyageId, { underWayUntil: 0, unclearUntil });
	return Math.max(0, ...unclearUntil);
}

/**
 * Notes that a request ended without a clear answer, `elapsed` milliseconds after it began. Returns `hold-unclear`; its seconds to wait
 * are missing when the member may try again at once. A request that ran out of time may still be under way.
 */
export async function requestUnclear(scope: Scope, voyageId: string, elapsed: number, cause: unknown): Promise<AppError> {
	const { underWayUntil, unclearUntil } = await requestsOf(scope, voyageId);
	const now = scope.now.getTime() + elapsed;
	const late = cause instanceof AppError && cause.late;
	const ends = late ? Math.max(underWayUntil, now) : now;
	const requests = { underWayUntil: late ? ends : 0, unclearUntil: [...unclearUntil, ends + BOOKING_HOLD] };
	await keepRequests(scope, voyageId, requests);
	const retryAfter = secondsToWait(requests, now);
	const failed = new AppError('hold-unclear', 'a hold has no clear answer', { retryAfter, cause });
	if (cause instanceof AppError) failed.call = cause.call;
	return failed;
}
