import type { LoginMethod } from '#server/request/login-method.ts';
import type { CachePolicy } from '#shared/catalogue/cache-policy.ts';
import type { CallName } from '#shared/catalogue/catalogue.ts';
import type { LimitPolicy } from '#shared/catalogue/limit-policy.ts';
import type { LoadClass } from './load-class.ts';

/** The source of a cache's answer: `joined` waited for the same answer as another caller, `missed` for one of its own. */
type CacheTier = 'memory' | 'stale' | 'joined' | 'missed' | 'unreadable';

/** Events in the line for a sale; `unguarded`: a call that passed as the line couldn't be reached. */
export const WAITING_ROOM_EVENTS = ['taken', 'let-in', 'expired', 'unguarded'] as const;
type WaitingRoomEvent = (typeof WAITING_ROOM_EVENTS)[number];

export const CODE_EVENTS = ['sent', 'used'] as const;
type CodeEvent = (typeof CODE_EVENTS)[number];

/**
 * Reports of the server's parts about their work, for the metrics. They contain no personal data: only names of tables, codes and
 * milliseconds.
 */
export type Watch = {
	/** A call of ours or of upstream's was answered, or failed. */
	call: (name: CallName, result: { answer: unknown } | { error: unknown }) => void;
	/** A request to upstream ended. `error` is what it failed with. */
	upstream: (name: string, ms: number, error?: unknown) => void;
	breaker: (name: string, state: 'open' | 'closed') => void;
	/** A cached reply was requested. */
	cache: (policy: CachePolicy, tier: CacheTier) => void;
	/** A cached reply was loaded again. */
	cacheFilled: (policy: CachePolicy, from: 'redis' | 'upstream' | 'failed') => void;
	/** A guest requested a page that is kept. */
	pageCache: (result: 'hit' | 'stale' | 'miss') => void;
	redisCommand: (server: string, command: string, ms: number, ok: boolean) => void;
	redisState: (server: string, ready: boolean) => void;
	/** `share` asks a server for the share of its memory that it uses, 0 to 1; null while it doesn't say. It is asked at each look at the metrics. */
	redisMemory: (server: string, share: () => Promise<number | null>) => void;
	sessionBegun: (method: LoginMethod) => void;
	/** `upstream`: upstream answered “not logged in”. */
	sessionEnded: (by: 'member' | 'upstream') => void;
	/** A code was sent by text message, or used for the first time. `prefix` is its number's dial prefix. */
	code: (event: CodeEvent, prefix: string) => void;
	/** A limit refused an attempt, or asked for a captcha. */
	refused: (policy: LimitPolicy, by: string) => void;
	/** Counts of the events in the line for a sale; `waiting`: the members who wait now. */
	waitingRoom: (told: Partial<Record<WaitingRoomEvent, number>> & { waiting?: number }) => void;
	/** A browser reported that the content security policy blocked something of a host, by a directive. */
	cspReport: (directive: string, host: string) => void;
	/** The event loop was late by so much when it was looked at. */
	loopLate: (ms: number) => void;
	/** A request was refused because there were too many. */
	shed: (of: LoadClass) => void;
};

const ignore = () => {};

/** Ignores all reports. */
export const UNWATCHED: Watch = {
	call: ignore,
	upstream: ignore,
	breaker: ignore,
	cache: ignore,
	cacheFilled: ignore,
	pageCache: ignore,
	redisCommand: ignore,
	redisState: ignore,
	redisMemory: ignore,
	sessionBegun: ignore,
	sessionEnded: ignore,
	code: ignore,
	refused: ignore,
	cspReport: ignore,
	loopLate: ignore,
	shed: ignore,
	waitingRoom: ignore,
};
