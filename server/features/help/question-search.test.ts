import { describe, expect, it } from 'vitest';
import { searchQuestions } from './question-search.ts';

/** Heading and answer are searched together. */
const CN = [
	{ title: '价格里包含什么？', text: '预订与价格 所标价格为每人含税价，包括住宿、餐食与演出。' },
	{ title: '护照要求是什么？', text: '证件与健康 护照有效期须在航程结束后六个月以上，并至少有两页空白签证页。' },
	{ title: '去日本、韩国、越南要签证吗？', text: '证件与健康 要求因航线、国籍与当时的政策而异，请在预订前查看航次页的说明。' },
	{ title: '婴儿能上船吗？', text: '证件与健康 登船当日须满六个月。' },
	{ title: '会晕船吗？', text: '船上生活 大船有稳定鳍，多数航程感觉不到摇晃。' },
	{ title: '船上有 Wi-Fi 吗？能上网吗？', text: '船上生活 有卫星网络，按天或按航次购买。' },
	{ title: '遇到台风怎么办？', text: '靠港与天气 安全优先。因承运人原因取消航次的，全额退款。' },
	{ title: '怎样取消订单？', text: '更改、退款与发票 按提交时距开船的天数计算取消费。' },
	{ title: '怎样开发票？', text: '更改、退款与发票 航程结束后在订单页申请。' },
];
const EN = [
	{ title: 'Do I need a visa for Japan, Korea or Vietnam?', text: 'Documents and health It depends on the line.' },
	{ title: 'Will I be seasick?', text: 'On board Stabilisers keep the ship steady on most voyages.' },
	{ title: 'Is there Wi-Fi on board?', text: 'On board There is satellite internet throughout.' },
	{ title: 'What happens in a typhoon?', text: 'In port Excursions of a dropped call are refunded in full.' },
	{ title: 'How do I cancel?', text: 'Changes, refunds, invoices Apply under My orders.' },
];
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

	it('says if all words were found, or only some of them', () => {
		expect(best(CN, '护照').how).toBe('exact');
		expect(best(CN, '护照有效期两年').how).toBe('similar');
		expect(searchQuestions(CN, '滑雪缆车')).toEqual({ entries: [], found: 'none' });
	});

	it('finds every question in its order for an empty search, and none for signs alone', () => {
		expect(searchQuestions(CN, ' ')).toEqual({ entries: CN, found: 'all' });
		expect(searchQuestions(CN, '？？?%')).toEqual({ entries: [], found: 'none' });
	});

	it('searches for words that every question contains when there are no others', () => {
		expect(best(CN, '怎样').how).toBe('exact');
	});
});
