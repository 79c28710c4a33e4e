import { describe, expect, it } from 'vitest';
import { chooseLanguage, inLanguage, languageInCookie, languageTag, parseLanguage, withLanguage } from './language.ts';

describe('the language of an answer', () => {
	it('is the one asked for in the address, before the calling page’s, before the saved one, before the browser’s', () => {
		expect(chooseLanguage({ query: 'EN', page: 'CN', cookie: 'CN', acceptLanguage: 'zh-CN' })).toBe('EN');
		expect(chooseLanguage({ page: 'EN', cookie: 'CN', acceptLanguage: 'zh-CN' })).toBe('EN');
		expect(chooseLanguage({ cookie: 'EN', acceptLanguage: 'zh-CN' })).toBe('EN');
		expect(chooseLanguage({ acceptLanguage: 'en-GB' })).toBe('EN');
	});

	it('skips values that name no language', () => {
		expect(chooseLanguage({ query: 'fr', page: 'EN,CN', cookie: '<script>', acceptLanguage: 'en' })).toBe('EN');
		expect(chooseLanguage({ query: '', cookie: '', acceptLanguage: '' })).toBe('CN');
		expect(parseLanguage('en')).toBe('EN');
		expect(parseLanguage('english')).toBeNull();
	});

	it.each([
		['zh-CN,zh;q=0.9,en;q=0.8', 'CN'],
		['zh-TW', 'CN'],
		['zh-Hant-HK,en', 'CN'],
		['ZH', 'CN'],
		['en-US,en;q=0.9,zh-CN;q=0.8', 'EN'],
		['zh;q=0.4, en;q=0.8', 'EN'],
		['fr-FR,fr;q=0.9,en;q=0.8,zh;q=0.7', 'EN'],
		['fr-FR, ja;q=0.5', 'CN'],
		['*', 'CN'],
		['en;q=0', 'CN'],
		['en;q=0, zh;q=0.1', 'CN'],
		['en;q=banana', 'CN'],
		['en;q=7, zh', 'CN'],
		['english', 'CN'],
		[',,;;=,', 'CN'],
		['en ; q=0.5', 'EN'],
	])('reads Accept-Language %s as %s', (acceptLanguage, lang) => {
		expect(chooseLanguage({ acceptLanguage })).toBe(lang);
	});

	it('is read out of a list of cookies', () => {
		expect(languageInCookie('sid=1; lang=EN')).toBe('EN');
		expect(languageInCookie('slang=EN')).toBeUndefined();
		expect(languageInCookie('')).toBeUndefined();
	});

	it('is added to an address that names none, before its fragment', () => {
		expect(withLanguage('/', 'EN')).toBe('/?lang=EN');
		expect(withLanguage('/route?id=1&redirect=%2F%3Flang%3DCN#cabins', 'EN')).toBe(
			'/route?id=1&redirect=%2F%3Flang%3DCN&lang=EN#cabins',
		);
		expect(withLanguage('/?lang=CN#hot', 'EN')).toBe('/?lang=CN#hot');
	});

	it('has a tag', () => {
		expect(languageTag('CN')).toBe('zh-Hans');
		expect(languageTag('EN')).toBe('en');
	});
});

it('an address in another language leads to the same thing', () => {
	expect(inLanguage('/route?id=5', 'EN')).toBe('/route?id=5&lang=EN');
	expect(inLanguage('/voyage-search?port=1&lang=EN', 'CN')).toBe('/voyage-search?port=1&lang=CN');
	expect(inLanguage('/', 'EN')).toBe('/?lang=EN');
});
