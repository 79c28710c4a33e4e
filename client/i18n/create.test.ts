import { describe, expect, it } from 'vitest';
import { createI18n } from './create.ts';

const TEXTS = {
	nested: { deep: { price: 'From {{price}}' } },
	days_one: '{{count}} day',
	days_other: '{{count}} days',
	left_zero: 'sold out',
	left_one: 'one left',
	left_other: '{{count}} left',
	twice: '{{name}}, {{name}} and {{other}}',
	empty: '',
};

function tIn(lang: 'CN' | 'EN') {
	const { t } = createI18n(lang, { common: { close: 'Close' }, test: TEXTS });
	return (key: string, values: object = {}): string => t(key as 'close', { ns: 'test' as 'common', ...values });
}

describe('a text', () => {
	const t = tIn('EN');

	it.each<[string, object | undefined, string]>([
		['nested.deep.price', { price: 'CNY 5' }, 'From CNY 5'],
		['common:close', undefined, 'Close'],
		['days', { count: 1 }, '1 day'],
		['days', { count: 0 }, '0 days'],
		['left', { count: 0 }, 'sold out'],
		['left', { count: 1 }, 'one left'],
		['empty', undefined, ''],
	])('%s with %o', (key, values, text) => expect(t(key, values)).toBe(text));

	it.each(['{{other}}', '{{name}}', '$& $1', '$t(common:close)', '$t(nested.deep.price, {"price": 1})', '<b>&amp;</b>'])(
		'takes a value as it is: %s',
		(name) => expect(t('twice', { name, other: name })).toBe(`${name}, ${name} and ${name}`),
	);

	it('without a value for one of its places has nothing there', () => expect(t('twice', { name: 'A' })).toBe('A, A and '));

	it('that is unknown is its key', () => {
		expect(t('nested.other')).toBe('nested.other');
		expect(t('orders:title')).toBe('title');
		expect(t('constructor')).toBe('constructor');
	});

	it('in Chinese has one form', () => expect(tIn('CN')('days', { count: 1 })).toBe('1 days'));
});
