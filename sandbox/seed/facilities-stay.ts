import { AT, type Facility, facility, MC, MD } from './facility.ts';

/** Where guests sleep, sit and eat. */
export const STAY: readonly Facility[] = [
	facility(
		'CABIN',
		null,
		'2–12',
		'cabin-inside',
		['内舱房', 'Inside Cabins'],
		[
			'没有窗，却最安静，关灯之后像深夜的剧场。电视里有一个频道一直播放船头的画面，醒来看一眼就知道天亮了没有。',
			'No window, and the deepest quiet on board. One television channel shows the view from the bow, so you know at a glance whether it is day.',
		],
	),
	facility(
		'CABIN',
		null,
		'2–7',
		'cabin-oceanview',
		['海景房', 'Ocean View Cabins'],
		[
			'一扇封闭的大窗，窗台够坐一个人。低层离水近，航行时浪就在窗下翻过去。',
			'One large fixed window with a sill wide enough to sit on. The lower decks are close to the water, and under way the waves turn over just beneath.',
		],
	),
	facility(
		'CABIN',
		null,
		'5–14',
		'cabin-balcony',
		['阳台房', 'Balcony Cabins'],
		[
			'两把椅子，一张小桌，一道齐胸的玻璃栏杆。早餐可以送到阳台，前一晚把门卡挂出来即可。',
			'Two chairs, a small table and a glass rail at chest height. Breakfast is brought to the balcony if you hang out the card the evening before.',
		],
	),
	facility(
		'CABIN',
		null,
		'7–15',
		'cabin-suite',
		['套房', 'Suites'],
		[
			'卧室与起居室分开，浴缸朝向大海。套房客人有独立的登船通道、专属餐厅和一位叫得出你名字的管家。',
			'Bedroom and sitting room are apart and the bath faces the sea. Suite guests board by their own gangway, dine in their own restaurant and are known to their butler by name.',
		],
	),

	facility(
		'CRUISE',
		AT,
		'2',
		'life-atrium',
		['穆拉诺中庭', 'The Murano Atrium'],
		[
			'十层高的中庭用四千片手工玻璃作天花，正午的阳光落到二层的钢琴上。下午四点有人弹，点歌写在纸条上放进琴盖。',
			'Ten storeys high under four thousand pieces of hand-blown glass, with noon light falling on the piano below. It is played from four; requests go under the lid on a slip of paper.',
		],
	),
	facility(
		'CRUISE',
		MD,
		'3',
		'life-promenade',
		['步行长廊', 'The Promenade'],
		[
			'绕船一周约五百米，柚木地板，全程有遮檐。清早是慢跑的人，黄昏是散步的人，夜里只剩海。',
			'About five hundred metres round on teak, under cover all the way. Runners have it early, strollers at dusk, and at night there is only the sea.',
		],
	),
	facility(
		'CRUISE',
		MC,
		'16',
		'horizon',
		['天空步道', 'The Sky Walk'],
		[
			'船舷外悬出三米的玻璃步道，脚下四十米是水。害怕的人可以只走到第一块玻璃，那里有扶手，也有人鼓掌。',
			'A glass walk reaching three metres out over the side, forty metres above the water. The timid may stop at the first pane, where there is a handrail and usually applause.',
		],
	),
	facility(
		'CRUISE',
		null,
		'5',
		'deck-rail',
		['服务台', 'Guest Services'],
		[
			'二十四小时有人，中文、英文、日文都通。换房卡、改岸上观光、找回泳镜，都在这里。',
			'Staffed day and night in Chinese, English and Japanese, for key cards, changed excursions and lost goggles.',
		],
	),

	facility(
		'RESTAURANT',
		MC,
		'5',
		'life-dining',
		['本帮小馆', 'The Shanghai Bistro'],
		[
			'十八道菜，油爆虾先上，红烧肉压轴，每晚四十份。不收入座费，晚餐需在当天上午订位。',
			'Eighteen dishes, prawns first and red-braised pork last, forty portions a night. There is no cover charge; book in the morning for dinner.',
		],
	),
	facility(
		'RESTAURANT',
		null,
		'3–4',
		'life-dining',
		['主餐厅', 'The Main Restaurant'],
		[
			'两层，临窗的一圈座位先到先坐。菜单每天换，南北各一份，鱼的做法看前一天在港口买到了什么。',
			'Two storeys, with the window tables for whoever comes first. Menus change daily, one northern and one southern, and the fish depends on what was bought in yesterday’s port.',
		],
	),
	facility(
		'RESTAURANT',
		null,
		'9',
		'life-dining',
		['环海自助', 'The Round-the-Sea Buffet'],
		[
			'早六点到夜里十一点不间断，面档现煮，水果按停靠港更换。船尾露天的二十张桌子风小，日落前就坐满。',
			'Open from six in the morning to eleven at night, with noodles cooked to order and fruit that follows the ports. The twenty open-air tables aft are sheltered and full before sunset.',
		],
	),
	facility(
		'RESTAURANT',
		MC,
		'7',
		'life-tea',
		['海上茶室', 'The Tea Room'],
		[
			'四十个座位全部朝海。武夷、凤凰、西湖各有一壶，配厨房当天做的绿豆糕；下午三点有人教怎样把水烧到刚好。',
			'Forty seats, all facing the sea. There is tea from Wuyi, Fenghuang and West Lake with cakes made that day, and at three somebody shows how hot the water should be.',
		],
	),
	facility(
		'RESTAURANT',
		MD,
		'10',
		'life-teppanyaki',
		['铁板烧', 'Teppanyaki'],
		[
			'十二个座位围着一块铁板，厨师边做边讲今天的海胆从哪里来。另收 288 元，含一杯清酒。',
			'Twelve seats round one griddle, and a cook who tells you where the urchin came from. A supplement of CNY 288 includes a glass of sake.',
		],
	),
];
