import { expect, it } from 'vitest';
import { documentNumberOf, orderNumberOf } from './typed-numbers.ts';

it.each(['20261234', ' 2026 1234 ', '2026-1234', '#20261234', '２０２６１２３４'])('%j is the number of an order', (typed) => {
	expect(orderNumberOf(typed)).toBe('20261234');
});

it.each(['E12345678', 'e12345678', ' E1234 5678', 'Ｅ12345678'])('%j is the number of a document', (typed) => {
	expect(documentNumberOf(typed)).toBe('E12345678');
});
