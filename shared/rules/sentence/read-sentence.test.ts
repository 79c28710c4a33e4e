import { describe, expect, it } from 'vitest';
import { CHINESE_MORE } from '../../../tests/support/phrasings/chinese-more.ts';
import { CHINESE_WHEN } from '../../../tests/support/phrasings/chinese-when.ts';
import { CHINESE_WHERE } from '../../../tests/support/phrasings/chinese-where.ts';
import { CHINESE_WHO } from '../../../tests/support/phrasings/chinese-who.ts';
import { CHINESE_CLAUSES, ENGLISH_CLAUSES } from '../../../tests/support/phrasings/clauses.ts';
import { DATES_MORE } from '../../../tests/support/phrasings/dates-more.ts';
import { ENGLISH_MORE } from '../../../tests/support/phrasings/english-more.ts';
import { ENGLISH_WHEN } from '../../../tests/support/phrasings/english-when.ts';
import { ENGLISH_WHERE } from '../../../tests/support/phrasings/english-where.ts';
import { ENGLISH_WHO } from '../../../tests/support/phrasings/english-who.ts';
import { PEOPLE_MORE } from '../../../tests/support/phrasings/people-more.ts';
import { expectedOf, OFFER, readPhrasing, rowsOf, summaryOf } from '../../../tests/support/phrasings/phrasing.ts';
import { CHINESE_REFUSALS, ENGLISH_REFUSALS } from '../../../tests/support/phrasings/refusals.ts';
import { combine, partyOf } from './combine.ts';
import { withoutTerm } from './read-sentence.ts';

const CHINESE = [CHINESE_WHEN, CHINESE_WHERE, CHINESE_WHO, CHINESE_MORE, CHINESE_REFUSALS, CHINESE_CLAUSES].flatMap(rowsOf);
const ENGLISH = [ENGLISH_WHEN, ENGLISH_WHERE, ENGLISH_WHO, ENGLISH_MORE, ENGLISH_REFUSALS, ENGLISH_CLAUSES].flatMap(rowsOf);
const PEOPLE = rowsOf(PEOPLE_MORE);
const DATES = rowsOf(DATES_MORE);
const ALL = [...CHINESE, ...ENGLISH, ...PEOPLE, ...DATES];

it('there are 300 phrasings in each language, each once', () => {
	for (const rows of [CHINESE, ENGLISH]) {
		expect(new Set(rows.map(([phrasing]) => phrasing)).size).toBe(rows.length);
		expect(rows.length).toBeGreaterThanOrEqual(300);
	}
});

describe.each([
	['Chinese', CHINESE],
	['English', ENGLISH],
	['either language, about people', PEOPLE],
	['either language, about time', DATES],
])('a sentence in %s', (_language, rows) => {
	it.each(rows)('“%s” means %s', (phrasing, meaning) => {
		const expected = expectedOf(meaning);
		expect(summaryOf(readPhrasing(phrasing), 'fix' in expected)).toEqual(expected);
	});
});

it.each(['要魔都号 五天', '有魔都号吗', '坐魔都号', '从天津港出发'])(
	'“%s” is written right, so no correction is told',
	(phrasing) => {
		expect(readPhrasing(phrasing).terms.filter(({ corrected }) => corrected)).toEqual([]);
	},
);

it.each([
	['Hong Kong to Da Nang to Hong Kong', 'port=hkg to=dad'],
	['Hong Kong - Sanya - Hong Kong', 'port=hkg to=syx'],
	['Shanghai to Shanghai 5 nights', 'port=sha days=6'],
])('“%s” ends where it began, so the end is no destination', (phrasing, meaning) => {
	expect(summaryOf(readPhrasing(phrasing), false)).toEqual(expectedOf(meaning));
});

it.each([
	['prefer Xiamen to Shanghai', 'port=xmn'],
	['we prefer Jeju to Busan', 'to=jeju avoid=pus'],
	['prefer Shanghai to Jeju', 'port=sha to=jeju'],
	['I prefer to Japan', 'to=JP'],
])('“%s” refuses the second of two of a kind alone', (phrasing, meaning) => {
	expect(summaryOf(readPhrasing(phrasing), false)).toEqual(expectedOf(meaning));
});

it.each([
	['冬天 三亚或越南', 'date=2026-12..2027-02 to=syx,VN'],
	['上海或者华南', 'port=sha,can,hkg,syx'],
	['去香港或者广州坐都方便', 'port=hkg,can'],
	['明年去日本 12月中旬', 'date=2027-12 leave=2027-12-11_2027-12-20 to=JP'],
	['下个月走 15号以后都有空', 'date=2026-12 leave=2026-12-16_2026-12-31'],
	['5月份 除了1号到5号 都可以', 'date=2027-05 leave=2027-05-06_2027-05-31'],
	['3月走或者4月走 10号左右', 'date=2027-03..2027-04 unread=10号左右'],
	['月初不行 月底可以 五月', 'date=2027-05 leave=2027-05-21_2027-05-31'],
	['国庆人太多 节后那一周走', 'date=2027-10 leave=2027-10-08_2027-10-14'],
	['月底月初都可以 三月四月', 'date=2027-03..2027-04 unread=月底月初'],
	["Chinese new year but not leaving on New Year's Eve", 'CNY leave=2027-01-30_2027-02-04,2027-02-06_2027-02-12'],
	['Tianjin to Jeju or Shanghai to Busan', 'port=sha,tsn to=jeju,pus'],
	['Hong Kong to Sanya or Guangzhou to Vietnam, January', 'port=can,hkg to=syx,VN date=2027-01'],
	['Christmas week but not Christmas Day', 'date=2026-12 leave=2026-12-21_2026-12-24'],
	['我爸我妈我姐我姐夫还有我 五个大人', 'party=5+0'],
	['和室友 四个男生', 'party=4+0'],
	['除了三亚 香港也可以', 'port=hkg,syx'],
	['越南太热了 冬天去', 'date=2026-12..2027-02 unread=越南太热了'],
	['避开学生暑假 九月平时走', 'date=2027-09 weekday=1,2,3,4,5'],
	['圣诞老人会上船吗 两个小孩', 'XMAS party=2+2 unread=老人会'],
	['上海 3天 不4天', 'port=sha days=4 unread=3天_不'],
	['8-15号 一月', 'date=2027-01 leave=2027-01-08_2027-01-15'],
	['5号下午之后上船 五月', 'date=2027-05 leave=2027-05-05_2027-05-31'],
	['1号中午以后走 五月', 'date=2027-05'],
	['6日走 6晚 五月', 'date=2027-05 leave=2027-05-06_2027-05-06 days=7'],
	['一大两小 8岁双胞胎', 'party=1+2'],
	['儿子8岁 双胞胎女儿5岁 夫妻', 'party=2+3'],
	['不是周一就是周二 上海', 'weekday=1,2 port=sha'],
	['不是六月就是七月 去冲绳', 'date=2027-06..2027-07 to=okinawa'],
	['停釜山时间越长越好', 'to=pus sort=hours-desc'],
	['停靠长崎时间最长的', 'to=ngs sort=hours-desc'],
	['初一初二出发', 'date=2027-02 leave=2027-02-06_2027-02-06,2027-02-07_2027-02-07'],
	['除夕、初一不想在船上', 'leave=2026-11-26_2027-02-01,2027-02-07_2028-01-21,2028-01-27_2028-05-31'],
	['June works on weekends', 'date=2027-06 weekday=0,6'],
	['my husband also works on weekends, Jeju in May', 'to=jeju date=2027-05 weekday=1,2,3,4,5 party=2+0'],
	['We planned Okinawa in May but my son got ill', 'party=2+1 unread=planned_Okinawa_in_May'],
	['before Labour Day, but from Shanghai', 'date=2027-04 leave=2027-04-17_2027-04-30 port=sha'],
])('“%s” is read by words that stand elsewhere in it', (phrasing, meaning) => {
	expect(summaryOf(readPhrasing(phrasing), false)).toEqual(expectedOf(meaning));
});

it('has twelve parts at most, and says that the rest is unread (T99)', () => {
	const { terms, unread } = readPhrasing('五一六月'.repeat(50));
	expect(terms).toHaveLength(12);
	expect(unread).toEqual(['五一六月'.repeat(44)]);
	expect(readPhrasing('上海 1月2月3月4月5月6月7月8月9月10月 最便宜的吧')).toMatchObject({ terms: { length: 12 }, unread: [] });
});

it('is read for 64 words, and says that the rest is unread (T99)', () => {
	const { work, unread } = readPhrasing(`上海出发${'囧'.repeat(100)}三月`);
	expect(work).toBe(64);
	expect(unread).toEqual([`${'囧'.repeat(100)}三月`]);
});

it.each(ALL)('“%s” without any of its terms is the search without it', (phrasing) => {
	const { sentence, terms } = readPhrasing(phrasing);
	for (const term of terms) {
		const others = terms.filter((other) => other !== term);
		const shorter = readPhrasing(withoutTerm(sentence, term));
		expect(shorter.fields).toEqual(combine(others, OFFER));
		expect(shorter.party).toEqual(partyOf(others));
		expect(shorter.terms.map(({ meaning, not }) => ({ meaning, not }))).toEqual(
			others.map(({ meaning, not }) => ({ meaning, not })),
		);
	}
});
