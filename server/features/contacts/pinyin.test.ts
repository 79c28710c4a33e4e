import { expect, it } from 'vitest';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { pinyin } from './pinyin.ts';

it.each([
	['王', '小明', 'WANG', 'XIAOMING'],
	['吕', '绿', 'LYU', 'LYU'],
	['欧阳', '若溪', 'OUYANG', 'RUOXI'],
	['仇', '单', 'QIU', 'DAN'],
	['贠', '明', 'YUN', 'MING'],
	['种', '重', 'CHONG', 'ZHONG'],
	['单于', '黑', 'CHANYU', 'HEI'],
	['买买提·艾山', '买买提•艾山', 'MAIMAITIAISHAN', 'MAIMAITIAISHAN'],
	['李\u200b', '小 雷', 'LI', 'XIAOLEI'],
	['王', '䶮', 'WANG', 'YAN'],
	// No reading is known
	['王', '𠮷', 'WANG', ''],
	['㼆', '小明', '', 'XIAOMING'],
	['王', '小<b>', 'WANG', ''],
	['王', '王小明'.repeat(4), 'WANG', ''],
	['', '', '', ''],
	['Smith', 'Ann', '', ''],
])('%s %s is proposed as %s %s', async (lastName, firstName, last, first) => {
	const { scope } = scopeWith({}, {});
	expect(await pinyin({ lastName, firstName }, scope)).toEqual({ lastName: last, firstName: first });
});
