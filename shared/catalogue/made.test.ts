import { expect, it } from 'vitest';
import { made } from './made.ts';

it.each([
	['its id', { id: 7 }],
	['its id under its own name', { orderId: '7' }],
	['its id under its own name beside another', { orderId: 7, id: 900 }],
	['its id beside a zero under its own name', { orderId: 0, id: 7 }],
	['itself', { order: { id: '7', status: 2 } }],
	['itself, with its id under its own name', { order: { orderId: 7 } }],
	['itself in a list', [{ id: 7 }]],
])('a creation is answered with %s', (_name, data) => {
	expect(made('order').parse(data)).toEqual({ id: '7' });
});

it.each([
	20261125001,
	'20261125001',
	'1846210577321754601',
	'ORD-2026-7',
	['20261125001'],
	'0b6c2a0e-13b5-4e7e-8a3f-2b1f0d9c7a11',
])('a creation is answered with its id alone: %j', (data) => {
	expect(made('order').parse(data)).toEqual({ id: String(data) });
});

it.each([
	...[null, undefined, '', true, {}, [], { order: {} }, { order: 'created' }],
	...['创建失败：库存不足', 'success', 'null', '订单 20261125001', '2026-11-25 10:00:00', '-20261125001'],
	...[0, 1, -1, 7, '7', { id: 0 }, { id: -1 }, { id: 'null' }, { orderId: '0' }, { id: '00000000-0000-0000-0000-000000000000' }],
	...[{ success: false, id: 5 }, [{ id: 5 }, { id: 6 }], ['success']],
])('a creation without an id that is surely one doesn’t fit: %j', (data) => {
	expect(made('order').safeParse(data).success).toBe(false);
});
