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

/**
 * The most requests of one call that are under way at once, and that wait, so that no call uses up the connections of the others.
 */
const UNDER_WAY = 24;
const WAITING = 200;
/** Milliseconds that a call is refused after its breaker has opened, before it is tried again. */
const REST_MS = 1_000;

const isOutage = (error: unknown): boolean => error instanceof AppError && error.fault === 'outage';

/**
 * Creates the guards of calls. Each call has its own share of connections and its own breaker, so that one that hangs or fails
 * doesn't delay the others (docs/decisions.md). Only outages open a breaker: half of a call's answers within ten seconds, with at
 * least one answer a second.
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
