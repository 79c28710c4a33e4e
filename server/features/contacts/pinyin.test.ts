import { expect, it } from 'vitest';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { pinyin } from './pinyin.ts';

it.each([
	['王', '小明', 'WANG', 'XIAOMING'],
	['吕', '绿', 'LYU', 'LYU'],
	['欧阳', '若溪', 'OUYANG', 'RUOXI'],
	['仇', '单', 'QIU', 'DAN'],
	['', '', '', ''],
	['Smith', 'Ann', '', ''],
])('%s %s is proposed as %s %s', async (lastName, firstName, last, first) => {
	const { scope } = scopeWith({}, {});
	expect(await pinyin({ lastName, firstName }, scope)).toEqual({ lastName: last, firstName: first });
});
