import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '#sandbox/seed/questions.ts';
import { plainText } from '#server/composition/entries.ts';
import { searchQuestions } from './question-search.ts';

const CN = QUESTIONS.map(({ title, content, group }) => ({ title, text: `${group?.[0]} ${plainText(content)}` }));
const EN = QUESTIONS.map(({ enTitle, enContent, group }) => ({ title: enTitle, text: `${group?.[1]} ${plainText(enContent)}` }));
const best = (entries: readonly { title: string; text: string }[], asked: string) => {
	const { entries: found, found: how } = searchQuestions(entries, asked);
	return { how, title: found[0]?.title };
};

describe('a search in the questions', () => {
	it.each([
		['签证', '去日本、韩国、越南要签证吗？'],
		['去日本要不要签证', '去日本、韩国、越南要签证吗？'],
		['怎么退款', '怎样取消订单？'],
		['发票', '怎样开发票？'],
		['wifi', '船上有 Wi-Fi 吗？能上网吗？'],
		['ＷＩ－ＦＩ', '船上有 Wi-Fi 吗？能上网吗？'],
		['宝宝多大能上船 婴儿', '婴儿能上船吗？'],
		['晕船怎么办', '会晕船吗？'],
	])('finds %s', (asked, title) => {
		expect(best(CN, asked).title).toBe(title);
	});

	it.each([
		['visa', 'Do I need a visa for Japan, Korea or Vietnam?'],
		['How do I get refunds?', 'How do I cancel?'],
		['WIFI', 'Is there Wi-Fi on board?'],
		['seasickness', 'Will I be seasick?'],
	])('finds %s', (asked, title) => {
		expect(best(EN, asked).title).toBe(title);
	});

	it('says whether all words were found, or only some of them', () => {
		expect(best(CN, '护照').how).toBe('exact');
		expect(best(CN, '护照有效期两年').how).toBe('similar');
		expect(searchQuestions(CN, '滑雪缆车')).toEqual({ entries: [], found: 'none' });
	});

	it('finds everything in its order when nothing is looked for, and nothing by signs alone', () => {
		expect(searchQuestions(CN, ' ')).toEqual({ entries: CN, found: 'all' });
		expect(searchQuestions(CN, '？？?%')).toEqual({ entries: [], found: 'none' });
	});

	it('takes words that every question has for what is asked when there are no others', () => {
		expect(best(CN, '怎样').how).toBe('exact');
	});
});
