import { hash } from 'node:crypto';
import { AppError } from '#server/errors.ts';
import type { KeyValue } from './key-value.ts';
import type { Seal } from './seal.ts';

/**
 * Values that are kept for a while and shared by all processes, encrypted: attempts to log in, used codes, drafts. Their keys are hashed,
 * so they may contain personal data. Throws `session-unavailable` while the store is away.
 */
export type Vault = {
	get<T>(key: string): Promise<T | null>;
	/** Keeps a value; with `first`, only when there is none. Returns whether it was kept. */
	put(key: string, value: unknown, seconds: number, first?: 'first'): Promise<boolean>;
	/** Reads a value and removes it: of many who take at once, one gets it. */
	take<T>(key: string): Promise<T | null>;
	drop(key: string): Promise<void>;
};

/** A vault over `store`. */
export function createVault(store: KeyValue, seal: Seal): Vault {
	const keyOf = (key: string) => `vault:${hash('sha256', key, 'base64url')}`;
	const open = <T>(sealed: string | null): T | null => {
		try {
			return sealed === null ? null : (JSON.parse(seal.open(sealed)) as T);
		} catch {
			return null;
		}
	};
	const reached = async <T>(command: Promise<T>): Promise<T> => {
		try {
			return await command;
		} catch (cause) {
			throw new AppError('session-unavailable', 'the vault is out of reach', { cause });
		}
	};
	return {
		get: async (key) => open(await reached(store.get(keyOf(key)))),
		put: (key, value, seconds, first) =>
			reached(store.set(keyOf(key), seal.close(JSON.stringify(value)), seconds, first && 'missing')),
		take: async (key) => open(await reached(store.take(keyOf(key)))),
		async drop(key) {
			await reached(store.remove(keyOf(key)));
		},
	};
}
