import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenStore, STORES } from './support/stores.ts';

describe.each(STORES)('values in $name', ({ open }) => {
	let opened: OpenStore;
	beforeAll(async () => {
		opened = await open();
	});
	afterAll(() => opened.close());
	const fresh = () => ({ store: opened.store, key: `test:${randomUUID()}` });

	it('returns a value until it is removed', async () => {
		const { store, key } = fresh();
		expect(await store.get(key)).toBeNull();
		expect(await store.set(key, 'a', 60)).toBe(true);
		expect(await store.get(key)).toBe('a');
		expect(await store.remove(key)).toBe(true);
		expect(await store.remove(key)).toBe(false);
		expect(await store.get(key)).toBeNull();
	});

	it('sets on condition', async () => {
		const { store, key } = fresh();
		expect(await store.set(key, 'a', 60, 'exists')).toBe(false);
		expect(await store.get(key)).toBeNull();
		expect(await store.set(key, 'a', 60, 'missing')).toBe(true);
		expect(await store.set(key, 'b', 60, 'missing')).toBe(false);
		expect(await store.set(key, 'c', 60, 'exists')).toBe(true);
		expect(await store.get(key)).toBe('c');
	});

	it('forgets a value in time, and later after a prolongation', async () => {
		const { store, key } = fresh();
		const other = `${key}:other`;
		await store.set(key, 'a', 1);
		await store.set(other, 'b', 1);
		expect(await store.expire(other, 60)).toBe(true);
		expect(await store.expire(`${key}:none`, 60)).toBe(false);
		await pause(1_100);
		expect(await store.get(key)).toBeNull();
		expect(await store.get(other)).toBe('b');
		expect(await store.set(key, 'c', 60, 'exists')).toBe(false);
	});

	it('gives a value to one of many who take it at once (T24)', async () => {
		const { store, key } = fresh();
		await store.set(key, 'once', 60);
		const taken = await Promise.all(Array.from({ length: 50 }, () => store.take(key)));
		expect(taken.filter((value) => value === 'once')).toHaveLength(1);
		expect(await store.get(key)).toBeNull();
	});

	it('keeps fields separately, and returns their values before', async () => {
		const { store, key } = fresh();
		expect(await store.fields(key)).toEqual({});
		expect(await store.setFields(key, { a: '1', b: 'two words' }, 1_000, 60)).toEqual({ at: 1_000, before: {} });
		const before = { a: { value: '1', at: 1_000 }, b: { value: 'two words', at: 1_000 } };
		expect(await store.setFields(key, { b: '' }, 2_000, 60)).toEqual({ at: 2_000, before });
		expect(await store.fields(key)).toEqual({ a: { value: '1', at: 1_000 }, b: { value: '', at: 2_000 } });
		await store.removeField(key, 'a');
		expect(await store.fields(key)).toEqual({ b: { value: '', at: 2_000 } });
		await store.removeField(key, 'b');
		expect(await store.remove(key)).toBe(false);
		await store.removeField(key, 'b');
	});

	it('loses no field of many set at once, and returns to each the ones before it', async () => {
		const { store, key } = fresh();
		const set = await Promise.all(Array.from({ length: 50 }, (_, n) => store.setFields(key, { [`f${n}`]: `${n}` }, 5_000, 60)));
		expect(Object.keys(await store.fields(key))).toHaveLength(50);
		expect(new Set(set.map(({ at }) => at)).size).toBe(50);
		for (const { at, before } of set) expect(Object.keys(before)).toHaveLength(at - 5_000);
	});

	it('forgets all fields together, counted from the last one set', async () => {
		const { store, key } = fresh();
		await store.setFields(key, { a: '1' }, 1_000, 100);
		await opened.age(key, 60);
		await store.setFields(key, { b: '2' }, 2_000, 100);
		await opened.age(key, 60);
		expect(Object.keys(await store.fields(key))).toEqual(['a', 'b']);
		await opened.age(key, 60);
		expect(await store.fields(key)).toEqual({});
	});
});
