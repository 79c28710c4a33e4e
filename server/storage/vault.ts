import { hash } from 'node:crypto';
import { AppError } from '#server/request/errors.ts';
import type { FieldStore, Fields, KeyValue } from './key-value.ts';
import type { Seal } from './seal.ts';

/**
 * Stores values for a while, encrypted and shared by all processes: login attempts, used codes, drafts. Keys are hashed, so they
 * may contain personal data. Throws `session-unavailable` while the store is away.
 */
export type Vault = FieldVault & {
	get<T>(key: string): Promise<T | null>;
	/** Stores a value; with `first`, only when there is none. Returns true when it was stored. */
	put(key: string, value: unknown, seconds: number, first?: 'first'): Promise<boolean>;
	/** Reads a value and removes it: of many callers at once, one gets it. */
	take<T>(key: string): Promise<T | null>;
	drop(key: string): Promise<void>;
};

/** Stores fields of keys, encrypted like the vault's values. */
export type FieldVault = {
	/**
	 * Reads the fields of a key. Their names aren't encrypted, so they must not contain personal data. An unreadable field is left
	 * out.
	 */
	fields<T>(key: string): Promise<VaultFields<T>>;
	/**
	 * Stores some fields of a key, each by itself, and keeps all for `seconds` from now. Returns the time, and all fields as they
	 * were before.
	 */
	putFields<T>(
		key: string,
		values: Readonly<Record<string, T>>,
		seconds: number,
	): Promise<{ at: number; before: VaultFields<T> }>;
	dropField(key: string, field: string): Promise<void>;
};

/**
 * Fields with the times at which they were stored, epoch milliseconds. A later field has a later time, whichever process stored
 * it.
 */
export type VaultFields<T> = Readonly<Record<string, { value: T; at: number }>>;

const keyUnder = (prefix: string, key: string): string => `${prefix}${hash('sha256', key, 'base64url')}`;

function opened<T>(seal: Seal, sealed: string | null): T | null {
	try {
		return sealed === null ? null : (JSON.parse(seal.open(sealed)) as T);
	} catch {
		return null;
	}
}

async function reached<T>(command: Promise<T>): Promise<T> {
	try {
		return await command;
	} catch (cause) {
		throw new AppError('session-unavailable', 'the vault is out of reach', { cause });
	}
}

/** Creates a vault of fields, whose keys begin with `prefix`; `clock` gives the times of fields. */
export function createFieldVault(store: FieldStore, seal: Seal, prefix: string, clock: () => Date): FieldVault {
	const openAll = <T>(fields: Fields): VaultFields<T> =>
		Object.fromEntries(
			Object.entries(fields).flatMap(([name, { value, at }]) => {
				const read = opened<T>(seal, value);
				return read === null ? [] : [[name, { value: read, at }]];
			}),
		);
	const keyOf = (key: string) => keyUnder(prefix, key);
	return {
		fields: async (key) => openAll(await reached(store.fields(keyOf(key)))),
		async putFields<T>(key: string, values: Readonly<Record<string, T>>, seconds: number) {
			const sealed = Object.entries(values).map(([name, value]) => [name, seal.close(JSON.stringify(value))]);
			const { at, before } = await reached(store.setFields(keyOf(key), Object.fromEntries(sealed), clock().getTime(), seconds));
			return { at, before: openAll<T>(before) };
		},
		async dropField(key, field) {
			await reached(store.removeField(keyOf(key), field));
		},
	};
}

const PREFIX = 'vault:';

/** Creates a vault over `store`; `clock` gives the times of fields. */
export function createVault(store: KeyValue, seal: Seal, clock: () => Date = () => new Date()): Vault {
	const keyOf = (key: string) => keyUnder(PREFIX, key);
	return {
		...createFieldVault(store, seal, PREFIX, clock),
		get: async (key) => opened(seal, await reached(store.get(keyOf(key)))),
		put: (key, value, seconds, first) =>
			reached(store.set(keyOf(key), seal.close(JSON.stringify(value)), seconds, first && 'missing')),
		take: async (key) => opened(seal, await reached(store.take(keyOf(key)))),
		async drop(key) {
			await reached(store.remove(keyOf(key)));
		},
	};
}
