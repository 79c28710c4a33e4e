import {
	BrokenCircuitError,
	BulkheadRejectedError,
	bulkhead,
	circuitBreaker,
	handleWhen,
	SamplingBreaker,
	wrap,
} from 'cockatiel';
import { AppError } from '#server/request/errors.ts';
import type { FaultLog } from './fault-log.ts';

/** Requests of one call that may be under way at once, and that may wait: no call can use up the connections of the others. */
const UNDER_WAY = 24;
const WAITING = 200;
/** Milliseconds that a call stays refused after its breaker has opened, before it is tried again. */
const REST_MS = 1_000;

const isOutage = (error: unknown): boolean => error instanceof AppError && error.fault === 'outage';

/**
 * Runs calls within their own bounds: each has a share of connections and a breaker to itself, so that one that hangs or fails holds up no other
 * (docs/decisions.md). Only outages open a breaker: half of a call's answers within ten seconds, at one a second at least.
 */
export function createGuards(log: Pick<FaultLog, 'breaker'>) {
	const guards = new Map<string, ReturnType<typeof createGuard>>();

	function createGuard(call: string) {
		const breaker = circuitBreaker(handleWhen(isOutage), {
			halfOpenAfter: REST_MS,
			breaker: new SamplingBreaker({ threshold: 0.5, duration: 10_000, minimumRps: 1 }),
		});
		breaker.onBreak(() => log.breaker(call, 'open'));
		breaker.onReset(() => log.breaker(call, 'closed'));
		return wrap(bulkhead(UNDER_WAY, WAITING), breaker);
	}

	return async function guarded<T>(call: string, make: () => Promise<T>): Promise<T> {
		const guard = guards.get(call) ?? createGuard(call);
		guards.set(call, guard);
		try {
			return await guard.execute(make);
		} catch (error) {
			if (error instanceof BrokenCircuitError) throw new AppError('upstream-unavailable', 'breaker open', { unsent: true });
			if (error instanceof BulkheadRejectedError)
				throw new AppError('upstream-unavailable', 'too many of this call under way', { unsent: true });
			throw error;
		}
	};
}
