import type { KeyValue } from './key-value.ts';

const SWEEP_MS = 60_000;

/** Values in this process, for the embedded default: lost when it ends, seen by nobody else. */
export function memoryKeyValue(clock: () => number = Date.now): KeyValue & { close: () => void } {
	const values = new Map<string, { value: string; until: number }>();
	const alive = (key: string) => {
		const found = values.get(key);
		if (found && found.until > clock()) return found;
		values.delete(key);
		return undefined;
	};
	const sweep = setInterval(() => {
		for (const key of values.keys()) alive(key);
	}, SWEEP_MS);
	sweep.unref();
	return {
		get: async (key) => alive(key)?.value ?? null,
		async set(key, value, seconds, when) {
			if (when !== undefined && (alive(key) !== undefined) !== (when === 'exists')) return false;
			values.set(key, { value, until: clock() + seconds * 1_000 });
			return true;
		},
		async take(key) {
			const found = alive(key);
			values.delete(key);
			return found?.value ?? null;
		},
		async expire(key, seconds) {
			const found = alive(key);
			if (found) found.until = clock() + seconds * 1_000;
			return found !== undefined;
		},
		remove: async (key) => alive(key) !== undefined && values.delete(key),
		close: () => clearInterval(sweep),
	};
}
