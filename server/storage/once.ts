import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#server/request/errors.ts';
import type { Exclusive } from '#shared/catalogue/call.ts';
import type { Vault } from './vault.ts';

type Terms<T> = {
	/** Seconds that a result is remembered. One that is kept for 0 seconds is only returned, like a failed attempt. */
	keepSeconds: number | ((result: T) => number);
	/** Milliseconds that other callers wait for the one that does the work. */
	timeoutMs: number;
	/** True for a remembered result that this caller takes, as all are by default. Instead of any other it does the work itself. */
	accepts?: (result: T) => boolean;
};

/** The process at work renews its lease each second. When it dies, the lease ends after three seconds. */
const LEASE_SECONDS = 3;
const BEAT = 1_000;
const LOOK_AGAIN = 80;

/** Runs `work` while the lease of `key` is held, and then gives the lease back. The lease must have been taken. */
async function holding<T>(vault: Vault, lease: string, work: () => Promise<T>): Promise<T> {
	let beat: Promise<unknown> = Promise.resolve();
	const beating = setInterval(() => {
		beat = vault.put(lease, true, LEASE_SECONDS).catch(() => {});
	}, BEAT);
	try {
		return await work();
	} finally {
		clearInterval(beating);
		await beat;
		await vault.drop(lease).catch(() => {});
	}
}

/**
 * Runs `work` when no other caller runs one of the same key, in any process. Before each look at the lease it asks `known` for a
 * result, and returns that instead. Throws `upstream-unavailable` after `timeoutMs`.
 */
async function inTurn<T>(
	vault: Vault,
	key: string,
	timeoutMs: number,
	known: () => Promise<{ value: T } | null>,
	work: (waited: boolean) => Promise<T>,
): Promise<T> {
	const lease = `once:${key}`;
	const until = performance.now() + timeoutMs;
	for (let waited = false; !waited || performance.now() < until; waited = true) {
		const done = await known();
		if (done) return done.value;
		if (await vault.put(lease, true, LEASE_SECONDS, 'first')) {
			// Another caller may have finished between the look above and this lease.
			return holding(vault, lease, async () => {
				const found = await known();
				return found ? found.value : work(waited);
			});
		}
		await pause(LOOK_AGAIN);
	}
	throw new AppError('upstream-unavailable', 'another caller still does the work');
}

/**
 * Does a work once for all callers at the same time, in any process: one caller does it, and all get its result. A failed attempt
 * isn't shared: the next waiting caller does the work itself. Throws `upstream-unavailable` after `timeoutMs`.
 */
export function once<T>(
	vault: Vault,
	key: string,
	{ keepSeconds, timeoutMs, accepts = () => true }: Terms<T>,
	work: () => Promise<T>,
): Promise<T> {
	const result = `done:${key}`;
	const known = async () => {
		const found = await vault.get<{ value: T }>(result);
		return found && accepts(found.value) ? found : null;
	};
	return inTurn(vault, key, timeoutMs, known, async () => {
		const value = await work();
		const seconds = typeof keepSeconds === 'number' ? keepSeconds : keepSeconds(value);
		// The work is done, also where that can't be remembered.
		if (seconds > 0) await vault.put(result, { value }, seconds).catch(() => {});
		return value;
	});
}

/**
 * Makes a member's changes of one kind one after the other, in any process. `work` gets true when it had to wait for another. Throws
 * `upstream-unavailable` after `timeoutMs`.
 */
export const changeInTurn = <T>(
	vault: Vault,
	{ kind, memberId }: { kind: Exclusive; memberId: string },
	timeoutMs: number,
	work: (waited: boolean) => Promise<T>,
): Promise<T> => inTurn(vault, `change:${kind}:${memberId}`, timeoutMs, async () => null, work);

/** Forgets a remembered result, so that the next caller does the work again. */
export const forgetResult = (vault: Vault, key: string): Promise<void> => vault.drop(`done:${key}`);
