import { createCipheriv } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { createHotRoutesReader, type HotRoutesKeys } from './hot-routes.ts';

const KEYS = { cipher: 'sm4-cbc', key: '0123456789abcdeffedcba9876543210', iv: '00112233445566778899aabbccddeeff' };

function encrypted(value: unknown): string {
	const cipher = createCipheriv(KEYS.cipher, Buffer.from(KEYS.key, 'hex'), Buffer.from(KEYS.iv, 'hex'));
	return cipher.update(JSON.stringify(value), 'utf8', 'hex') + cipher.final('hex');
}

function reader(keys: HotRoutesKeys = KEYS) {
	const misfits = vi.fn();
	return { read: createHotRoutesReader(keys, { misfits }), misfits };
}

it('an unreadable voyage is left out and logged', () => {
	const { read, misfits } = reader();
	const groups = read(encrypted([{ name: '日本', voyages: [{ id: 1 }, { id: null }, { id: '3' }] }]));
	expect(groups[0]?.voyages.map(({ id }) => id)).toEqual(['1', '3']);
	expect(misfits.mock.calls).toEqual([
		['GET /openapi/voyage/v2/hotsVoyage', [expect.objectContaining({ field: '[].voyages.[].id', got: 'null' })]],
	]);
});

it('the same reply is opened once', () => {
	const { read } = reader();
	const hex = encrypted([{ name: '日本', voyages: [{ id: 1 }] }]);
	expect(read(hex)).toBe(read(hex));
});

it('without a key there are none, and the log has no lines about it', () => {
	const { read, misfits } = reader({ ...KEYS, key: undefined });
	expect(read(encrypted([{ name: '日本', voyages: [{ id: 1 }] }]))).toEqual([]);
	expect(misfits).not.toHaveBeenCalled();
});

it.each([
	['another key’s', { ...KEYS, key: 'f'.repeat(32) }, encrypted([])],
	['no hex', KEYS, '<!doctype html>'],
	['no list of groups', KEYS, encrypted({ name: 'x' })],
])('a reply that is %s can’t be read, which one line says', (_, keys, hex) => {
	const { read, misfits } = reader(keys);
	expect(() => read(hex)).toThrow(expect.objectContaining({ code: 'upstream-unavailable', fault: 'shape' }));
	expect(misfits).toHaveBeenCalledOnce();
});
