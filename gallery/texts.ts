import { formatDate } from '#shared/rules/dates.ts';

/** The words of the samples, in Chinese and English. They belong to this page, not to the product's translations. */
const WORDS = {
	lang: ['zh-Hans', 'en'],
	name: ['中文', 'English'],
	action: ['选择舱房', 'Choose cabin'],
	busy: ['正在前往支付', 'Going to payment'],
	disabled: ['暂不可订', 'Not on sale'],
	link: ['查看更多航次', 'More voyages'],
	share: ['分享', 'Share'],
	favourite: ['加入收藏，随时比较', 'Keep it, compare it later'],
	eyebrow: ['东亚海域', 'East Asian waters'],
	title: ['海上，值得住下', 'The sea is a place to stay'],
	lead: [
		'从上海出发，六天五晚。价格已含税费，所见即所付。2027年3月5日20:00启航，全程约1,280海里。',
		'Six days from Shanghai; taxes are in the price. Sailing 5 March 2027 at 20:00, about 1,280 nautical miles.',
	],
	field: ['联系人姓名', 'Contact name'],
	value: ['王晓明', 'Wang Xiaoming'],
	hint: ['请与护照上的姓名一致', 'Exactly as in the passport'],
	optional: ['选填', 'optional'],
	error: ['请输入联系人姓名', 'Enter the contact’s name'],
	agree: ['我已阅读并同意《预订政策》', 'I have read and agree to the booking policy'],
	all: ['全部', 'All of it'],
	remove: ['移除', 'Remove'],
	months: ['出发月份', 'Departure months'],
	notice: ['价格为每人含税价，以两位成人同住一间舱房计算。', 'Prices are per person with tax, for two adults who share a cabin.'],
	failed: ['暂时无法加载航次，请稍后再试。', 'Voyages can’t be loaded right now. Please try again in a moment.'],
	retry: ['重试', 'Try again'],
	saved: ['已保存', 'Saved'],
	empty: ['没有符合条件的航次', 'No voyages match'],
	loading: ['正在加载', 'Loading'],
	question: ['登船需要带什么证件？', 'Which documents do I need to board?'],
	answer: ['请携带有效期在返程后六个月以上的护照。', 'A passport that is valid for six months after the voyage ends.'],
	dialog: ['退改政策', 'Cancellation policy'],
	sheet: ['筛选航次', 'Filter voyages'],
	terms: ['每人含税', 'per person, tax included'],
	below: ['较零售指导价省 ¥1,300', 'CNY 1,300 below the retail reference price'],
	units: [
		{ days: '天', hours: '时', minutes: '分', seconds: '秒' },
		{ days: 'days', hours: 'h', minutes: 'min', seconds: 's' },
	],
	areas: [
		[
			{ name: '日本', ports: ['福冈', '长崎', '冲绳'] },
			{ name: '韩国', ports: ['济州', '釜山'] },
		],
		[
			{ name: 'Japan', ports: ['Fukuoka', 'Nagasaki', 'Okinawa'] },
			{ name: 'Korea', ports: ['Jeju', 'Busan'] },
		],
	],
	routes: [
		['上海 — 济州 — 福冈', '上海 — 长崎', '天津 — 釜山', '深圳 — 冲绳'],
		['Shanghai — Jeju — Fukuoka', 'Shanghai — Nagasaki', 'Tianjin — Busan', 'Shenzhen — Okinawa'],
	],
	/** Names of the buttons of pickers, pages and carousels. */
	labels: [
		{
			roles: { carousel: '轮播', slide: '幻灯片' },
			start: '开始自动播放',
			stop: '停止自动播放',
			previous: '上一个',
			next: '下一个',
			slide: (index: number, count: number) => `第${index}张，共${count}张`,
			counter: (index: number, count: number) => `${index} / ${count}`,
			nav: '分页',
			page: (page: number) => `第${page}页`,
			period: (first: string, last: string) => `${formatDate(first, 'month', 'CN')} – ${formatDate(last, 'month', 'CN')}`,
			month: (month: string) => `${Number(month.slice(5))}月`,
			apply: '查看 23 个航次',
			clear: '清除',
			close: '关闭',
		},
		{
			roles: { carousel: 'carousel', slide: 'slide' },
			start: 'Start slide rotation',
			stop: 'Stop slide rotation',
			previous: 'Previous',
			next: 'Next',
			slide: (index: number, count: number) => `${index} of ${count}`,
			counter: (index: number, count: number) => `${index} / ${count}`,
			nav: 'Pages',
			page: (page: number) => `Page ${page}`,
			period: (first: string, last: string) =>
				[first, last].map((month) => `${formatDate(month, 'shortMonth', 'EN')} ${month.slice(0, 4)}`).join(' – '),
			month: (month: string) => formatDate(month, 'shortMonth', 'EN'),
			apply: 'Show 23 voyages',
			clear: 'Clear',
			close: 'Close',
		},
	],
};

export type Texts = { readonly [K in keyof typeof WORDS]: (typeof WORDS)[K][number] };

export const TEXTS = [0, 1].map(
	(language) => Object.fromEntries(Object.entries(WORDS).map(([key, words]) => [key, words[language]])) as Texts,
);
