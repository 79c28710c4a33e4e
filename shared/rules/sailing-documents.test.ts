import { describe, expect, it } from 'vitest';
import { DOCUMENT_TYPES, type DocumentType } from './documents.ts';
import { sailingDocuments, type Territory, territoryOf } from './sailing-documents.ts';

describe('a port lies', () => {
	it.each<[country: string, name: string, Territory]>([
		['中国', '上海', 'mainland'],
		['China', 'Shanghai', 'mainland'],
		['中国大陆', '厦门', 'mainland'],
		['中华人民共和国', '天津', 'mainland'],
		['People’s Republic of China', 'Tianjin', 'mainland'],
		['Mainland China', 'Sanya', 'mainland'],
		['中国香港', '香港', 'hong-kong-macau'],
		['Hong Kong, China', 'Hong Kong', 'hong-kong-macau'],
		['中国', '香港', 'hong-kong-macau'],
		['China', 'HongKong', 'hong-kong-macau'],
		['中国澳门', '澳门', 'hong-kong-macau'],
		['Macao SAR', 'Macau', 'hong-kong-macau'],
		['中国台湾', '基隆', 'taiwan'],
		['中国', '台湾基隆', 'taiwan'],
		['Taiwan, China', 'Keelung', 'taiwan'],
		['日本', '那霸', 'abroad'],
		['Japan', 'Naha', 'abroad'],
		['South Korea', 'Jeju', 'abroad'],
		['越南', '岘港', 'abroad'],
		// A street or a pier abroad may bear any name
		['日本', '长崎（中华街）', 'abroad'],
		['', '上海', 'unknown'],
		['  ', 'Shanghai', 'unknown'],
	])('of %j, called %j, in: %s', (country, name, territory) => {
		expect(territoryOf({ country, name })).toBe(territory);
	});
});

describe('a sailing', () => {
	it.each<[ports: Territory[], readonly DocumentType[]]>([
		[['mainland', 'mainland'], DOCUMENT_TYPES],
		[['mainland', 'abroad', 'mainland'], ['PASSPORT']],
		[
			['mainland', 'hong-kong-macau', 'mainland'],
			['PASSPORT', 'HK_MACAU'],
		],
		[
			['hong-kong-macau', 'hong-kong-macau'],
			['PASSPORT', 'HK_MACAU'],
		],
		[
			['mainland', 'taiwan', 'mainland'],
			['PASSPORT', 'TAIWAN'],
		],
		[['mainland', 'taiwan', 'hong-kong-macau'], ['PASSPORT']],
		[['hong-kong-macau', 'abroad'], ['PASSPORT']],
		[['mainland', 'abroad', 'unknown'], ['PASSPORT']],
		[['unknown'], DOCUMENT_TYPES],
		[[], DOCUMENT_TYPES],
	])('with ports %j takes %j', (ports, kinds) => {
		expect(sailingDocuments(ports)).toEqual(kinds);
	});
});
