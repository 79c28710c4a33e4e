import type { AdSlot } from '#shared/constants.ts';
import { lifeLink } from './life-link.ts';
import { portByCode } from './ports.ts';

export type Advert = {
	title: string;
	enTitle: string;
	desc: string;
	enDesc: string;
	picture: string;
	wide?: boolean;
	link?: string;
	/** Leads to the next sailing of this line instead. */
	line?: string;
	countDown?: boolean;
};

const BANNERS: Advert[] = [
	{
		title: '天未亮，海平线已在窗前',
		enTitle: 'Wake to the horizon',
		desc: '三艘船，六座母港，三到九天的航程',
		enDesc: 'Three ships, six home ports, voyages of three to nine days',
		picture: 'hero-dawn',
		wide: true,
		link: '/voyage-search',
	},
	{
		title: '琉球三岛，三种蓝',
		enTitle: 'Three islands, three blues',
		desc: '那霸、宫古、石垣，连着三天上岸',
		enDesc: 'Naha, Miyakojima and Ishigaki on three days running',
		picture: 'hero-blue-hour',
		wide: true,
		line: '上海-那霸-宫古岛-石垣岛-上海',
	},
	{
		title: '九州大环线',
		enTitle: 'The Grand Kyushu Circle',
		desc: '九天六港，从火山到榻榻米的原乡',
		enDesc: 'Nine days and six ports, from a volcano to the home of tatami',
		picture: 'hero-golden',
		wide: true,
		line: '上海-鹿儿岛-熊本八代-长崎-佐世保-釜山-济州-上海',
	},
	{
		title: '今晚，月亮也在船上',
		enTitle: 'Tonight the moon sails with us',
		desc: '魔都号的夜从日落开始，灯火一直亮到天明',
		enDesc: 'Magic City after dark, alight from sunset until morning',
		picture: 'hero-moon',
		wide: true,
		link: '/adora',
	},
];

const EARLY_BOOKING: Advert = {
	title: '早订从容',
	enTitle: 'Book early, choose well',
	desc: '提前九十天，房型最齐，另赠船上消费额度',
	enDesc: 'Book 90 days ahead: every kind of cabin, and credit to spend on board',
	picture: 'ad-early',
	wide: true,
	link: '/campaigns/early-booking',
	countDown: true,
};

const card = (code: string, desc: string, enDesc: string, linked = true): Advert => {
	const port = portByCode(code);
	return {
		title: port.cnName,
		enTitle: port.enName,
		desc,
		enDesc,
		picture: port.picture,
		...(linked && { link: `/destination/detail?id=${port.id}` }),
	};
};

export const ADVERTS: Readonly<Record<AdSlot, Advert[]>> = {
	'banners-cn': [BANNERS[0] ?? EARLY_BOOKING, EARLY_BOOKING, ...BANNERS.slice(1)],
	'banners-en': BANNERS,
	footer: [
		{
			title: '把新年的第一个早晨留给海',
			enTitle: 'Give the first morning of the year to the sea',
			desc: '海上跨年，今年的最后一晚与明年的第一杯',
			enDesc: 'New Year at sea: the last night of one year, the first glass of the next',
			picture: 'footer-new-year',
			wide: true,
			link: '/campaigns/new-year-at-sea',
		},
		{
			title: '山一重，海一重',
			enTitle: 'Hills beyond hills, and the sea',
			desc: '从香港与南沙出发，往南去',
			enDesc: 'South from Hong Kong and Nansha',
			picture: 'footer-coast',
			wide: true,
			link: '/campaigns/winter-south',
		},
	],
	destination: [
		card('JPNGS', '坡上的旧港，夜里像一把撒开的灯', 'An old port on its slopes, a handful of lamps at night'),
		card('KRCJU', '一座火山，三百个小火山口', 'One volcano and three hundred small ones'),
		card('JPHRR', '没有河的岛，格外清的海', 'No rivers, and a sea the clearer for it'),
		card('JPKOJ', '一座城，对着一座冒烟的山', 'A city facing a mountain that smokes'),
		card('VNHLG', '两千座石头立在静水里', 'Two thousand stones in still water'),
		card('JPHKD', '八个座位的屋台，一碗豚骨拉面', 'Eight stools and a bowl of tonkotsu'),
		card('KRPUS', '山坡上的彩色房子，二楼的生鱼片', 'Painted houses uphill, raw fish upstairs'),
		card('JPNAH', '红瓦、陶坊与一把三线琴', 'Red tiles, kilns and a sanshin'),
		card('CNSYX', '过一座桥，就是整条海湾', 'Across one bridge lies the whole bay'),
		card('CNSHA', '航程从江水转青的地方开始', 'Where the river turns green, the voyage begins', false),
	],
	experience: [
		{
			title: '二十余间餐厅与酒吧',
			enTitle: 'More than twenty places to eat',
			desc: '从本帮小馆到海上茶室，多数已含在船票内',
			enDesc: 'From a Shanghai bistro to a tea room, most included in your fare',
			picture: 'life-dining',
			link: '/experience/MC/RESTAURANT',
		},
		{
			title: '泳池朝向航迹',
			enTitle: 'A pool that faces the wake',
			desc: '地中海号船尾，日落时人最少',
			enDesc: 'Mediterranea’s stern, quietest at sunset',
			picture: 'life-pool',
			link: lifeLink('MD', '船尾泳池'),
		},
		{
			title: '蓝调时刻',
			enTitle: 'The blue hour',
			desc: '看一艘船静静驶进夜色',
			enDesc: 'A ship sails quietly into the night',
			picture: 'film-dusk',
			link: '/media/film/dusk.mp4',
		},
		{
			title: '千人剧院',
			enTitle: 'A theatre for a thousand',
			desc: '原创剧目每晚两场，不必订座',
			enDesc: 'Our own productions twice a night, no booking needed',
			picture: 'life-theatre',
			link: lifeLink('MC', '千人剧院'),
		},
		{
			title: '望得见海的桑拿房',
			enTitle: 'A sauna with a view',
			desc: '两层水疗，热石、海藻与一扇落地窗',
			enDesc: 'A two-storey spa with floor-to-ceiling sea views',
			picture: 'life-spa',
			link: lifeLink('MC', '水疗中心'),
		},
		{
			title: '孩子有自己的船',
			enTitle: 'Children have a ship of their own',
			desc: '三到十二岁的俱乐部，早九点到晚十点',
			enDesc: 'A club for ages three to twelve, nine in the morning to ten at night',
			picture: 'life-kids',
			link: lifeLink('MC', '儿童俱乐部'),
		},
	],
	notice: [
		{
			title: '往南，去一个没有冬天的假期',
			enTitle: 'Head south and skip winter',
			desc: '下龙湾、岘港、芽庄，水温常年二十度以上',
			enDesc: 'Ha Long Bay, Da Nang and Nha Trang, in water above twenty degrees all year',
			picture: 'ad-south',
			link: '/campaigns/winter-south',
		},
	],
	'second-hot-activity': [
		{
			title: '早订从容',
			enTitle: 'Book early',
			desc: '提前九十天，房型最齐',
			enDesc: 'Book 90 days ahead: every kind of cabin',
			picture: 'ad-early',
			link: '/campaigns/early-booking',
		},
		{
			title: '一家四口，一间舱房',
			enTitle: 'Four of you, one cabin',
			desc: '亲子家庭房，每人价与内舱房相近',
			enDesc: 'A family cabin, at about the price of an inside one each',
			picture: 'ad-family',
			link: '/campaigns/family-cabin',
		},
		{
			title: '海上跨年',
			enTitle: 'New Year at sea',
			desc: '零点汽笛，甲板上的第一杯',
			enDesc: 'The horn at midnight and the first glass on deck',
			picture: 'ad-new-year',
			link: '/campaigns/new-year-at-sea',
		},
		{
			title: '三天，先试一次',
			enTitle: 'Three days to try it',
			desc: '香港往返三亚，认识邮轮最短的一条路',
			enDesc: 'Hong Kong to Sanya and back, the shortest way to find out',
			picture: 'ad-lighthouse',
			link: '/campaigns/three-days',
		},
	],
};

type Popup = {
	type: 1 | 2;
	content: string;
	enContent: string;
	url: string;
	mobileUrl: string;
	picture: string;
	displayWithNotice: 0 | 1;
};

export const POPUPS: Popup[] = [
	{
		type: 1,
		content:
			'<h3>登船时间提示</h3><p>为缩短等候，各港口按预约时段办理登船。请在出发前五天完成网上登船手续，并按登船凭证上的时段到港。</p><ul><li>开船前九十分钟截止办理</li><li>护照有效期须在航次结束后六个月以上</li></ul>',
		enContent:
			'<h3>Your boarding time</h3><p>To keep queues short, every port boards by appointment. Please check in online five days before sailing and arrive at the time shown on your boarding pass.</p><ul><li>Check-in closes ninety minutes before departure</li><li>Passports must be valid for six months after the voyage</li></ul>',
		url: '',
		mobileUrl: '',
		picture: '',
		displayWithNotice: 0,
	},
	{
		type: 2,
		content: '',
		enContent: '',
		url: '/campaigns/family-cabin',
		mobileUrl: '/campaigns/family-cabin',
		picture: 'ad-family',
		displayWithNotice: 1,
	},
	{
		type: 2,
		content: '',
		enContent: '',
		url: '/campaigns/early-booking',
		mobileUrl: '/campaigns/early-booking',
		picture: 'ad-early',
		displayWithNotice: 0,
	},
];
