import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#server/request/errors.ts';
import type { Vault } from './vault.ts';

type Terms<T> = {
	/** Seconds that the result is remembered. */
	keepSeconds: number;
	/** Milliseconds that other callers wait for the one that does the work. */
	timeoutMs: number;
	/** True for a result that is remembered and shared, as all are by default. Any other is only returned, like a failed attempt. */
	isFinal?: (result: T) => boolean;
};

/** The process at work renews its lease each second. When it dies, the lease ends after three seconds. */
const LEASE_SECONDS = 3;
const BEAT = 1_000;
const LOOK_AGAIN = 80;

/**
 * Does a work once for all callers at the same time, in any process: one caller does it, and all get its result. A failed attempt
 * isn't shared: the next waiting caller does the work itself. Throws `upstream-unavailable` after `timeoutMs`.
 */
export async function once<T>(
	vault: Vault,
	key: string,
	{ keepSeconds, timeoutMs, isFinal = () => true }: Terms<T>,
	work: () => Promise<T>,
): Promise<T> {
	const lease = `once:${key}`;
	const result = `done:${key}`;

	async function lead(): Promise<T> {
		let beat: Promise<unknown> = Promise.resolve();
		const beating = setInterval(() => {
			beat = vault.put(lease, true, LEASE_SECONDS).catch(() => {});
		}, BEAT);
		try {
			// Another caller may have finished between the look below and this lease.
			const done = await vault.get<{ value: T }>(result);
			if (done) return done.value;
			const value = await work();
			if (isFinal(value)) await vault.put(result, { value }, keepSeconds);
			return value;
		} finally {
			clearInterval(beating);
			await beat;
			await vault.drop(lease).catch(() => {});
		}
	}

	const until = Date.now() + timeoutMs;
	do {
		const done = await vault.get<{ value: T }>(result);
		if (done) return done.value;
		if (await vault.put(lease, true, LEASE_SECONDS, 'first')) return lead();
		await pause(LOOK_AGAIN);
	} while (Date.now() < until);
	throw new AppError('upstream-unavailable', 'another caller still does the work');
}

/** Forgets a remembered result, so that the next caller does the work again. */
export const forgetResult = (vault: Vault, key: string): Promise<void> => vault.drop(`done:${key}`);
