import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#server/errors.ts';
import type { Vault } from './vault.ts';

type Terms = {
	/** Seconds that what came of it is remembered. */
	keep: number;
	/** Milliseconds that the others wait for whoever does it. */
	timeoutMs: number;
};

/** Whoever does the work says so this often; a process that dies is given up on after three times as long. */
const LEASE_SECONDS = 3;
const BEAT = 1_000;
const LOOK_AGAIN = 80;

/**
 * Of many who ask for the same thing at once, in whatever process, one does it and all get what it got. A failure is nobody's but its own:
 * the next one tries. Throws `upstream-unavailable` when it takes too long.
 */
export async function once<T>(vault: Vault, key: string, { keep, timeoutMs }: Terms, work: () => Promise<T>): Promise<T> {
	const lease = `once:${key}`;
	const result = `done:${key}`;
	const until = Date.now() + timeoutMs;
	do {
		const done = await vault.get<{ value: T }>(result);
		if (done) return done.value;
		if (await vault.put(lease, true, LEASE_SECONDS, 'first')) return lead(vault, lease, result, keep, work);
		await pause(LOOK_AGAIN);
	} while (Date.now() < until);
	throw new AppError('upstream-unavailable', 'somebody else is still at it');
}

async function lead<T>(vault: Vault, lease: string, result: string, keep: number, work: () => Promise<T>): Promise<T> {
	let beat: Promise<unknown> = Promise.resolve();
	const beating = setInterval(() => {
		beat = vault.put(lease, true, LEASE_SECONDS).catch(() => {});
	}, BEAT);
	try {
		// It may have been done between the look and the lease
		const done = await vault.get<{ value: T }>(result);
		if (done) return done.value;
		const value = await work();
		await vault.put(result, { value }, keep);
		return value;
	} finally {
		clearInterval(beating);
		await beat;
		await vault.drop(lease).catch(() => {});
	}
}
