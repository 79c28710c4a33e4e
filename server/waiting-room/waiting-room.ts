import { createHmac } from 'node:crypto';
import { openBookings } from '#server/composition/members/open-bookings.ts';
import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { Sale } from '#server/settings/sale.ts';
import type { RedisConnection } from '#server/storage/redis.ts';
import type { Log } from '#server/watch/log-fields.ts';
import type { Watch } from '#server/watch/watch.ts';
import type { WaitingRoomView } from '#shared/catalogue/bff/waiting-room.ts';
import { createLine, type Mode, type Visit, type Visitor } from './line.ts';

/** Milliseconds before the opening in which places can be taken and no cabin can be booked. */
const OPENS_BEFORE_MS = 30 * 60_000;
/** Seconds between two requests of a page. Visitors far behind ask rarely, so that a crowd costs little. */
const MIN_AGAIN = 5;
const MAX_AGAIN = 60;
const LOG_EVERY_MS = 60_000;

export type WaitingRoomOptions = {
	/** Null when there is no sale, so no line. */
	sale: Sale | null;
	redis: Pick<RedisConnection, 'eval'> | undefined;
	secret: string;
	clock: () => Date;
	watch: Pick<Watch, 'waitingRoom'>;
	log: Pick<Log, 'warn'>;
};

type Scope = Pick<FeatureScope, 'member' | 'vault' | 'now' | 'api'>;

/**
 * Returns a member's place. It is signed with the secret, so it can't be guessed, foreseen or drawn again, and no browser has it,
 * so it can't be copied. A member has the same place in every browser and at every attempt.
 */
export function placeOf(memberId: string, { opens }: Pick<Sale, 'opens'>, secret: string): Visitor {
	const signature = createHmac('sha256', secret).update(`waiting-room\n${opens}\n${memberId}`).digest();
	return { place: signature.subarray(0, 16).toString('base64url'), lot: signature.readUIntBE(26, 6) / 2 ** 48 };
}

/** Returns the seconds until the next look. Visitors with early lots look first after the opening, and at different moments. */
function againIn({ ahead }: Pick<Visit, 'ahead'>, { lot }: Visitor, { opens, perMinute }: Sale, now: number): number {
	if (now >= opens) return Math.min(MAX_AGAIN, Math.max(MIN_AGAIN, Math.ceil(secondsFor(ahead ?? 0, perMinute) / 4)));
	return Math.ceil(Math.min(MAX_AGAIN, (opens - now) / 1_000) + (opens - now > MAX_AGAIN * 1_000 ? 0 : lot * MAX_AGAIN));
}

/** Returns the seconds until a place is let in, at most. */
const secondsFor = (ahead: number, perMinute: number): number => Math.ceil(((ahead + 1) * 60) / perMinute);

/**
 * Creates the waiting room of a sale (docs/decisions.md): the calls named in the settings are for members who were let in. While
 * Redis is away no member waits; the bounds on load still hold (`server/middleware`, `server/upstream/guards.ts`).
 */
export function createWaitingRoom({ sale, redis, secret, clock, watch, log }: WaitingRoomOptions) {
	const visit = sale && redis && createLine({ redis, ...sale });
	let loggedAt = Number.NEGATIVE_INFINITY;

	const stands = (of: Sale, now: number): boolean => now >= of.opens - OPENS_BEFORE_MS && now < of.closes;

	/** Makes one visit; null when there is no line, or it is unavailable. */
	async function visited(memberId: string, mode: Mode): Promise<{ at: Visit; visitor: Visitor; now: number; sale: Sale } | null> {
		const now = clock().getTime();
		if (!sale || !visit || !stands(sale, now)) return null;
		const visitor = placeOf(memberId, sale, secret);
		try {
			const at = await visit(visitor, mode, now);
			watch.waitingRoom({ waiting: at.waiting, taken: at.taken, 'let-in': at.letIn, expired: at.expired });
			return { at, visitor, now, sale };
		} catch (error) {
			if (mode === 'use') watch.waitingRoom({ unguarded: 1 });
			if (now - loggedAt >= LOG_EVERY_MS) {
				loggedAt = now;
				log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'the waiting room lets everybody pass');
			}
			return null;
		}
	}

	/** True when the member has begun a booking of the voyage; without `voyageId`, of any voyage. */
	async function hasBegun(scope: Scope, voyageId: unknown): Promise<boolean> {
		const bookings = await openBookings(scope).catch(() => []);
		return bookings.some((booking) => booking.localId !== null && (voyageId === undefined || booking.voyageId === voyageId));
	}

	/**
	 * True for a voyage outside of the sale. Backends read `03270301` and `3270301.0` as one voyage, so an id counts only as the
	 * timetable writes it; without the timetable no voyage is outside.
	 */
	async function isOutside({ voyages }: Sale, voyageId: string, { api }: Scope): Promise<boolean> {
		if (voyages.size === 0 || voyages.has(voyageId)) return false;
		const listed = await api('POST /openapi/voyage/all', {}).catch(() => []);
		return listed.some(({ id }) => id === voyageId);
	}

	return {
		/** True when a call is now for members who were let in. */
		guards: (call: string): boolean => sale?.calls.has(call) === true && stands(sale, clock().getTime()),

		/** Throws `waiting-room` when a member may not book yet, with the seconds until another try makes sense. The member has a place from then on. */
		async mustBeLetIn({ voyageId }: { voyageId?: unknown }, scope: Scope): Promise<void> {
			const { member } = scope;
			if (!sale || !member) return;
			if (voyageId !== undefined && (await isOutside(sale, String(voyageId), scope))) return;
			if (await hasBegun(scope, voyageId)) return;
			const found = await visited(member.id, 'use');
			if (!found || found.at.until > 0) return;
			const retryAfter = againIn(found.at, found.visitor, found.sale, found.now);
			throw new AppError('waiting-room', 'not let in yet', { retryAfter });
		},

		/** Returns a member's place; `take` takes one first. */
		async view(memberId: string, mode: 'look' | 'take'): Promise<WaitingRoomView> {
			const found = await visited(memberId, mode);
			if (!found) return { state: 'closed' };
			const { at, visitor, now, sale: of } = found;
			const { waiting, ahead } = at;
			if (at.until > 0) return { state: 'inside', until: at.until, now };
			if (ahead === null) return { state: 'outside', opens: of.opens, now, waiting };
			const again = againIn(at, visitor, of, now);
			if (now < of.opens) return { state: 'drawing', opens: of.opens, now, waiting, again };
			return { state: 'waiting', ahead, waiting, seconds: secondsFor(ahead, of.perMinute), now, again };
		},

		/** Ends a member's stay after their booking has become an order: the next booking needs a new place. */
		async leave(memberId: string): Promise<void> {
			await visited(memberId, 'leave');
		},
	};
}

export type WaitingRoom = ReturnType<typeof createWaitingRoom>;
