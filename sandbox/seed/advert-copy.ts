import type { AdSlot } from '#shared/constants.ts';
import { lifeLink } from './life-link.ts';
import { portByCode } from './ports.ts';
import { MID_AUTUMN, type Theme } from './themes.ts';

export type Advert = {
	title: string;
	enTitle: string;
	desc: string;
	enDesc: string;
	picture: string;
	/** The crop on wide screens; a card's when left out. */
	crop?: '21x9';
	link?: string;
	/** The line of the next sailing that it leads to, in place of an address. */
	line?: string;
	/** The theme of the sailings that it leads to, in place of an address. */
	theme?: Theme;
	countDown?: boolean;
};

/** A ship, a place and the moon: each slide leads to what its picture shows. */
const DAWN: Advert = {
	title: '天未亮，海平线已在窗前',
	enTitle: 'Wake to the horizon',
	desc: '大西洋号，从厦门与天津出发',
	enDesc: 'Atlantica, from Xiamen and Tianjin',
	picture: 'hero-dawn',
	crop: '21x9',
	link: '/voyage-search?cruise=1',
};

const EARLY_BOOKING: Advert = {
	title: '早订从容',
	enTitle: 'Book early, choose well',
	desc: '提前 90 天预订，每间赠 ¥300 船上消费额度',
	enDesc: 'Book 90 days ahead for CNY 300 to spend on board',
	picture: 'ad-early',
	crop: '21x9',
	link: '/campaigns/early-booking',
	countDown: true,
};

const BANNERS: Advert[] = [
	{
		title: '琉球三岛，三种蓝',
		enTitle: 'Three islands, three blues',
		desc: '那霸、宫古、石垣，连着三天上岸',
		enDesc: 'Naha, Miyakojima and Ishigaki on three days running',
		picture: 'port-ishigaki',
		line: '上海-那霸-宫古岛-石垣岛-上海',
	},
	{
		title: '海上生明月',
		enTitle: 'Moonrise at sea',
		desc: '中秋那夜在海上，顶层甲板为月亮熄灯',
		enDesc: 'Mid-Autumn at sea, when the top deck goes dark for the moon',
		picture: 'news-moon',
		crop: '21x9',
		theme: MID_AUTUMN,
	},
];

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
	'banners-cn': [EARLY_BOOKING, ...BANNERS],
	'banners-en': [DAWN, ...BANNERS],
	footer: [
		{
			title: '把新年的第一个早晨，留给海',
			enTitle: 'Give the first morning of the year to the sea',
			desc: '海上跨年，今年的最后一晚与明年的第一杯',
			enDesc: 'New Year at sea: the last night of one year, the first glass of the next',
			picture: 'footer-new-year',
			crop: '21x9',
			link: '/campaigns/new-year-at-sea',
		},
		{
			title: '山一重，海一重',
			enTitle: 'Hills beyond hills, and the sea',
			desc: '从香港与南沙出发，往南去',
			enDesc: 'South from Hong Kong and Nansha',
			picture: 'port-nansha',
			crop: '21x9',
			link: '/campaigns/winter-south',
		},
	],
	destination: [
		card('VNDAD', '会安的灯，一盏在岸，一盏在河', 'Hoi An’s lanterns, each lit once more in the river'),
		card('VNHLG', '两千座石头立在静水里', 'Two thousand stones in still water'),
		card('JPHRR', '没有河的岛，格外清的海', 'No rivers, and a sea the clearer for it'),
		card('KRPUS', '山坡彩屋，鱼市二楼吃生鱼片', 'Hillside houses in every colour, sashimi above the fish market'),
		card('JPSSB', '九十九岛浮在静水上，其实有二百零八座', 'Ninety-nine islands on still water; in truth two hundred and eight'),
		card('VNNHA', '占婆人的砖塔，守着一湾蓝船', 'Cham towers of brick above a bay of blue boats'),
		card('HKHKG', '晨雾里，天星小轮正在过海', 'A Star Ferry crosses in the morning haze'),
		card('CNSHA', '航程从江水转青的地方开始', 'Where the river turns green, the voyage begins', false),
	],
	experience: [
		{
			title: '二十余间餐厅与酒吧',
			enTitle: 'More than twenty places to eat',
			desc: '从本帮小馆到海上茶室，多数已含在船票内',
			enDesc: 'From a Shanghai bistro to a tea room, most included in your fare',
			picture: 'life-tea',
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
			title: '望得见海的水疗',
			enTitle: 'A spa with a view',
			desc: '热石、海藻与深层按摩，窗外就是海',
			enDesc: 'Hot stones, seaweed and deep massage beside the sea',
			picture: 'life-spa',
			link: lifeLink('MC', '水疗中心'),
		},
		{
			title: '绕船一周，五百米',
			enTitle: 'Five hundred metres round the ship',
			desc: '地中海号 3 层甲板长廊，柚木地板，雨天也能走',
			enDesc: 'Mediterranea’s promenade on Deck 3: teak, and covered for rainy days',
			picture: 'life-promenade',
			link: lifeLink('MD', '步行长廊'),
		},
	],
	notice: [
		{
			title: '往南，去一个没有冬天的假期',
			enTitle: 'Head south and skip winter',
			desc: '下龙湾、岘港、芽庄，水温常年二十度以上',
			enDesc: 'Ha Long Bay, Da Nang and Nha Trang, where the sea stays above 20 °C all year',
			picture: 'port-halong',
			link: '/campaigns/winter-south',
		},
	],
	'second-hot-activity': [
		{
			title: '早订从容',
			enTitle: 'Book early',
			desc: '提前 90 天预订，每间赠 ¥300 船上消费额度',
			enDesc: 'Book 90 days ahead for CNY 300 to spend on board',
			picture: 'life-teppanyaki',
			link: '/campaigns/early-booking',
		},
		{
			title: '一家四口，一间舱房',
			enTitle: 'Four of you, one cabin',
			desc: '亲子家庭房，每人价与内舱房相近',
			enDesc: 'A family cabin, at about the price of an inside one each',
			picture: 'life-kids',
			link: '/campaigns/family-cabin',
		},
		{
			title: '海上跨年',
			enTitle: 'New Year at sea',
			desc: '零点汽笛，甲板上的第一杯',
			enDesc: 'The horn at midnight and the first glass on deck',
			picture: 'life-sunset',
			link: '/campaigns/new-year-at-sea',
		},
		{
			title: '三天，先试一次',
			enTitle: 'Three days to try it',
			desc: '香港往返三亚，认识邮轮最短的一条路',
			enDesc: 'Hong Kong to Sanya and back, the shortest way to find out',
			picture: 'port-sanya-dusk',
			link: '/campaigns/three-days',
		},
	],
};

/** Pictures that home shows all the time: none of the pictures beside them is one of these. */
export const HOME_PICTURES: readonly string[] = Object.entries(ADVERTS).flatMap(([slot, adverts]) =>
	slot === 'notice' ? [] : adverts.map(({ picture }) => picture),
);

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
			'<h3>未来十八个月的航次已开放预订</h3><p>想走的日子，多半已在其中。船尾阳台与家庭房通常最先订满，喜欢清静舱房的旅客，不妨早些看看。</p>',
		enContent:
			'<h3>The next eighteen months are on sale</h3><p>Whenever you would like to sail, it is probably among them. Aft balconies and family cabins tend to go first, so do look early if you have a cabin in mind.</p>',
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
		picture: 'life-kids',
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
