import type { Field, KeyValue } from './key-value.ts';

const SWEEP_MS = 60_000;

type Kept = { value: string | null; fields: ReadonlyMap<string, Field>; until: number };
const NO_FIELDS: ReadonlyMap<string, Field> = new Map();

/** Keeps values in this process alone, for a site without Redis. They are lost when the process ends. */
export function memoryKeyValue(clock: () => number = Date.now): KeyValue & { close: () => void } {
	const values = new Map<string, Kept>();
	const alive = (key: string) => {
		const found = values.get(key);
		if (found && found.until > clock()) return found;
		values.delete(key);
		return undefined;
	};
	const fieldsOf = (key: string) => alive(key)?.fields ?? NO_FIELDS;
	const sweep = setInterval(() => {
		for (const key of values.keys()) alive(key);
	}, SWEEP_MS);
	sweep.unref();
	return {
		get: async (key) => alive(key)?.value ?? null,
		async set(key, value, seconds, when) {
			if (when !== undefined && (alive(key) !== undefined) !== (when === 'exists')) return false;
			values.set(key, { value, fields: NO_FIELDS, until: clock() + seconds * 1_000 });
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
		fields: async (key) => Object.fromEntries(fieldsOf(key)),
		async setFields(key, added, now, seconds) {
			const before = fieldsOf(key);
			const at = Math.max(now, ...[...before.values()].map((field) => field.at + 1));
			const fields = new Map([...before, ...Object.entries(added).map(([name, value]) => [name, { value, at }] as const)]);
			values.set(key, { value: null, fields, until: clock() + seconds * 1_000 });
			return { at, before: Object.fromEntries(before) };
		},
		async removeField(key, field) {
			const found = alive(key);
			if (!found) return;
			const fields = new Map([...found.fields].filter(([name]) => name !== field));
			if (fields.size > 0) found.fields = fields;
			else values.delete(key);
		},
		close: () => clearInterval(sweep),
	};
}
