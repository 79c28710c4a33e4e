import type { ShipCode } from '#shared/constants.ts';
import { CATEGORIES, ofMediterranea } from './cabins.ts';
import { FARE, type Facility, place } from './facility.ts';
import { SHIPS } from './ships.ts';

/** The decks on which a ship has cabins of a kind, first to last. */
function cabinDecks(kind: number): Record<ShipCode, string> {
	const of = (code: ShipCode): string => {
		const ship = SHIPS.find((known) => known.code === code);
		const decks = CATEGORIES.filter(({ cruiseId, subcategoryId }) => cruiseId === ship?.id && subcategoryId === kind).flatMap(
			({ deck }) => deck.split('–').map(Number),
		);
		return `${Math.min(...decks)}–${Math.max(...decks)}`;
	};
	return { AT: of('AT'), MD: of('MD'), MC: of('MC') };
}

const READY = ['登船日约 13:30 起入住', 'Ready from about 13:30 on boarding day'] as const;
const PRICED = [null, '价格见各航次', 'Prices are on each voyage’s page'] as const;

/** Mediterranea's rooms with a window have a style and pictures of their own. */
const cabins = (kind: number, picture: string, title: readonly [string, string], desc: readonly [string, string]): Facility[] => {
	const { AT, MD, MC } = cabinDecks(kind);
	const texts = { title, desc, hours: READY, costs: PRICED };
	return [
		...place('CABIN', { on: { AT, MC }, picture, ...texts }),
		...place('CABIN', { on: { MD }, picture: ofMediterranea(picture), ...texts }),
	];
};

/** Places where guests sleep, sit and eat. */
export const STAY: readonly Facility[] = [
	...cabins(
		1,
		'cabin-inside',
		['内舱房', 'Inside Cabins'],
		[
			'没有窗，却最安静，关灯之后像深夜的剧场。电视里有一个频道一直播放船头的画面，醒来看一眼就知道天亮了没有。',
			'No window, and the deepest quiet on board. One television channel shows the view from the bow, so you know at a glance whether it is day.',
		],
	),
	...cabins(
		2,
		'cabin-oceanview',
		['海景房', 'Ocean View Cabins'],
		[
			'一扇封闭的大窗，窗台够坐一个人。低层离水近，航行时浪就在窗下翻过去。',
			'One large fixed window with a sill wide enough to sit on. The lower decks are close to the water, and under way the waves turn over just beneath.',
		],
	),
	...cabins(
		3,
		'cabin-balcony',
		['阳台房', 'Balcony Cabins'],
		[
			'两把椅子，一张小桌，一道齐胸的玻璃栏杆。早餐可以送到阳台，前一晚把门卡挂出来即可。',
			'Two chairs, a small table and a glass rail at chest height. Breakfast is brought to the balcony if you hang out the card the evening before.',
		],
	),
	...cabins(
		4,
		'cabin-suite',
		['套房', 'Suites'],
		[
			'卧室与起居室分开，浴缸朝向大海。套房旅客有独立的登船通道、专属餐厅和一位叫得出你名字的管家。',
			'Bedroom and sitting room are apart and the bath faces the sea. Suite guests board by their own gangway, dine in their own restaurant and are known to their butler by name.',
		],
	),

	...place('CRUISE', {
		on: { AT: '2' },
		picture: 'life-atrium',
		title: ['穆拉诺中庭', 'The Murano Atrium'],
		desc: [
			'十层高的中庭用四千片手工玻璃作天花，正午的阳光落到二层的钢琴上。下午四点有人弹，点歌写在纸条上放进琴盖。',
			'Ten storeys high under four thousand pieces of hand-blown glass, with noon light falling on the piano below. It is played from four; requests go under the lid on a slip of paper.',
		],
		hours: ['全天开放，琴声 16:00 起', 'Always open; piano from 16:00'],
		costs: FARE,
	}),
	...place('CRUISE', {
		on: { MD: '3' },
		picture: 'life-promenade',
		title: ['步行长廊', 'The Promenade'],
		desc: [
			'绕船一周约五百米，柚木地板，全程有遮檐。清早是慢跑的人，黄昏是散步的人，夜里只剩海。',
			'About five hundred metres round on teak, under cover all the way. Runners have it early, strollers at dusk, and at night there is only the sea.',
		],
		hours: ['全天开放', 'Always open'],
		costs: FARE,
	}),
	...place('CRUISE', {
		on: { MC: '16' },
		title: ['天空步道', 'The Sky Walk'],
		desc: [
			'船舷外悬出三米的玻璃步道，脚下四十米是水。害怕的人可以只走到第一块玻璃，那里有扶手，也有人鼓掌。',
			'A glass walk reaching three metres out over the side, forty metres above the water. The timid may stop at the first pane, where there is a handrail and usually applause.',
		],
		hours: ['日出至 22:00，风大时关闭', 'Sunrise to 22:00, closed in strong wind'],
		costs: FARE,
	}),
	...place('CRUISE', {
		on: { MC: '16' },
		picture: 'life-track',
		title: ['运动甲板与绿地', 'The Sports Deck and Green'],
		desc: [
			'跑道绕着一块绿地，地里种着熊本县送来的蔺草。早晨跑步，傍晚打球，球网挡得住海风，挡不住叫好声。',
			'A track runs round a green planted with rushes that Kumamoto gave the ship. It is for runners in the morning and for ball games at dusk, behind nets that stop the wind but not the cheering.',
		],
		hours: ['06:00–22:00', '06:00–22:00'],
		costs: FARE,
	}),
	...place('CRUISE', {
		on: { AT: '5', MD: '5', MC: '5' },
		title: ['服务台', 'Guest Services'],
		desc: [
			'二十四小时有人，中文、英文、日文都通。换房卡、改岸上观光、找回泳镜，都在这里。',
			'Staffed day and night in Chinese, English and Japanese, for key cards, changed excursions and lost goggles.',
		],
		hours: ['24 小时', 'Day and night'],
		costs: FARE,
	}),

	...place('RESTAURANT', {
		on: { MC: '5' },
		title: ['本帮小馆', 'The Shanghai Bistro'],
		desc: [
			'十八道菜，油爆虾先上，红烧肉压轴，每晚四十份。檐下挂着一排红灯笼，晚餐需在当天上午订位。',
			'Eighteen dishes, prawns first and red-braised pork last, forty portions a night, under a row of red lanterns. Book in the morning for dinner.',
		],
		hours: ['11:30–13:30，17:30–21:00', '11:30–13:30 and 17:30–21:00'],
		costs: ['INCLUDED', '含在船票内，不收入座费', 'Part of the fare, with no cover charge'],
	}),
	...place('RESTAURANT', {
		on: { AT: '3–4', MD: '3–4', MC: '4–5' },
		picture: 'life-dining',
		title: ['主餐厅', 'The Main Restaurant'],
		desc: [
			'两层，临窗的一圈座位先到先坐。菜单每天换，南北各一份，鱼的做法看前一天在港口买到了什么。',
			'Two storeys, with the window tables for whoever comes first. Menus change daily, one northern and one southern, and the fish depends on what was bought in yesterday’s port.',
		],
		hours: ['06:30–09:30，11:30–13:30，17:30–21:00', '06:30–09:30, 11:30–13:30 and 17:30–21:00'],
		costs: FARE,
	}),
	...place('RESTAURANT', {
		on: { AT: '9', MD: '10', MC: '14' },
		title: ['环海自助', 'The Round-the-Sea Buffet'],
		desc: [
			'早六点到夜里十一点不间断，面档现煮，水果按停靠港更换。船尾露天的二十张桌子风小，日落前就坐满。',
			'Open from six in the morning to eleven at night, with noodles cooked to order and fruit that follows the ports. The twenty open-air tables aft are sheltered and full before sunset.',
		],
		hours: ['06:00–23:00', '06:00–23:00'],
		costs: FARE,
	}),
	...place('RESTAURANT', {
		on: { AT: '4' },
		picture: 'life-kitchen',
		title: ['面包房', 'The Bakery'],
		desc: [
			'凌晨四点开炉，六点开门，先卖完的总是盐面包。下午改做饼干，窗边的高凳留给写明信片的人。',
			'The ovens are lit at four and the door opens at six; salted rolls go first. Afternoons are for biscuits, and the stools by the window for whoever writes postcards.',
		],
		hours: ['06:00–18:00', '06:00–18:00'],
		costs: ['PARTLY', '面包与红茶含在船票内，手冲咖啡另计', 'Bread and black tea are part of the fare, filter coffee is extra'],
	}),
	...place('RESTAURANT', {
		on: { MC: '7' },
		picture: 'life-tea',
		title: ['海上茶室', 'The Tea Room'],
		desc: [
			'四十个座位全部朝海。武夷、凤凰、西湖各有一壶，配厨房当天做的绿豆糕；下午三点有人教怎样把水烧到刚好。',
			'Forty seats, all facing the sea. There is tea from Wuyi, Fenghuang and West Lake with cakes made that day, and at three somebody shows how hot the water should be.',
		],
		hours: ['10:00–22:00', '10:00–22:00'],
		costs: [
			'PARTLY',
			'清茶与绿豆糕含在船票内，14:30 至 16:30 的下午茶另计',
			'Plain tea and cakes are part of the fare, afternoon tea from 14:30 to 16:30 is extra',
		],
	}),
	...place('RESTAURANT', {
		on: { MD: '10' },
		picture: 'life-teppanyaki',
		title: ['铁板烧', 'Teppanyaki'],
		desc: [
			'十二个座位围着一块铁板，厨师边做边讲今天的海胆从哪里来。每晚两轮，登船当日下午起订位。',
			'Twelve seats round one griddle, and a cook who tells you where the urchin came from. There are two sittings a night; book from the afternoon of boarding.',
		],
		hours: ['18:00 与 20:30 两轮', 'Sittings at 18:00 and 20:30'],
		costs: ['EXTRA', '每位 288 元，含一杯清酒', 'CNY 288 per person, with a glass of sake'],
	}),
];
