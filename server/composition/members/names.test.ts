import { expect, it } from 'vitest';
import { namesOf } from './names.ts';

it.each([
	['both parts', { lastName: '林', firstName: '知远' }, { name: '林知远', pinyin: 'LIN ZHIYUAN' }],
	['no Chinese name', { lastName: '', firstName: '' }, { name: 'LIN ZHIYUAN', pinyin: 'LIN ZHIYUAN' }],
	[
		'half a Chinese name: nobody is called by the wrong half',
		{ lastName: '', firstName: '知远' },
		{ name: 'LIN ZHIYUAN', pinyin: 'LIN ZHIYUAN' },
	],
	['half of both', { lastName: '林', firstName: '', pinyinFirstName: '' }, { name: '林', pinyin: 'LIN' }],
])('a passenger’s names with %s', (_, told, names) => {
	expect(namesOf({ pinyinLastName: 'LIN', pinyinFirstName: 'ZHIYUAN', ...told })).toEqual(names);
});
