import { describe, expect, it } from 'vitest';
import { createTranslator, type TextTree, type Translate } from './translate.ts';

const TEXTS: TextTree = {
	plain: 'Price',
	nested: { deep: { price: 'From {{price}}' } },
	days_one: '{{count}} day',
	days_other: '{{count}} days',
	left_zero: 'sold out',
	left_one: 'one left',
	left_other: '{{count}} left',
	whole: '{{count}} in all',
	twice: '{{name}}, {{name}} and {{other}}',
	empty: '',
};

function tIn(lang: 'CN' | 'EN') {
	const translator = createTranslator(lang);
	translator.add('voyage', TEXTS);
	translator.add('common', { close: 'Close' });
	return translator.from('voyage') as unknown as (...parameters: Parameters<Translate<'common'>> | [string, object?]) => string;
}

describe('a text', () => {
	const t = tIn('EN');

	it.each<[string, object | undefined, string]>([
		['plain', undefined, 'Price'],
		['nested.deep.price', { price: 'CNY 5' }, 'From CNY 5'],
		['common:close', undefined, 'Close'],
		['days', { count: 1 }, '1 day'],
		['days', { count: 0 }, '0 days'],
		['days', { count: 1.5 }, '1.5 days'],
		['left', { count: 0 }, 'sold out'],
		['left', { count: 1 }, 'one left'],
		['whole', { count: 2 }, '2 in all'],
		['twice', { name: 'A', other: 'B' }, 'A, A and B'],
		['empty', undefined, ''],
		['days_other', { count: 1 }, '1 days'],
	])('%s with %o', (key, values, text) => expect(t(key, values)).toBe(text));

	it('takes a value as it is, also one that looks like a place for values', () =>
		expect(t('twice', { name: '{{other}}', other: '$& $1' })).toBe('{{other}}, {{other}} and $& $1'));

	it('without a value for one of its places has nothing there', () => expect(t('twice', { name: 'A' })).toBe('A, A and '));

	it('that is unknown is its key', () => {
		expect(t('nested.other')).toBe('nested.other');
		expect(t('orders:title')).toBe('title');
		expect(t('constructor')).toBe('constructor');
	});

	it('in Chinese has one form', () => expect(tIn('CN')('days', { count: 1 })).toBe('1 days'));
});

it('the same t is returned again, and finds texts that were added later', () => {
	const translator = createTranslator('EN');
	const t = translator.from('login');
	expect(translator.from('login')).toBe(t);
	expect(translator.has('login')).toBe(false);
	expect(t('title')).toBe('title');
	translator.add('login', { title: 'Log in' });
	expect(translator.has('login')).toBe(true);
	expect(t('title')).toBe('Log in');
});
