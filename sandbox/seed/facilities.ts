import type { FACILITY_GROUPS } from '#shared/constants.ts';

type Facility = {
	group: (typeof FACILITY_GROUPS)[number];
	/** Null: on every ship. */
	cruiseId: number | null;
	title: string;
	enTitle: string;
	desc: string;
	enDesc: string;
	deck: string;
	picture: string;
};

const facility = (
	group: Facility['group'],
	cruiseId: Facility['cruiseId'],
	deck: string,
	picture: string,
	[title, enTitle]: readonly [string, string],
	[desc, enDesc]: readonly [string, string],
): Facility => ({ group, cruiseId, title, enTitle, desc, enDesc, deck, picture });

const AT = 1;
const MD = 2;
const MC = 3;

export const FACILITIES: readonly Facility[] = [
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

	facility(
		'ENTERTAINMENT',
		MC,
		'4–6',
		'life-theatre',
		['千人剧院', 'The Theatre'],
		[
			'一千座，没有柱子，每晚八点与十点各一场。当季剧目讲一位造船师的女儿，全剧没有一句台词，各国客人都看得懂。',
			'A thousand seats and no pillars, at eight and ten every night. This season’s piece is about a shipwright’s daughter and has not one word in it, so everybody understands.',
		],
	),
	facility(
		'ENTERTAINMENT',
		null,
		'9',
		'life-pool',
		['露天泳池', 'The Open-Air Pool'],
		[
			'水温二十八度，天冷时顶棚合上。上午九点前只留给游泳的人，之后才有音乐。',
			'Kept at twenty-eight degrees, under a roof that closes in cool weather. It belongs to swimmers until nine; the music starts later.',
		],
	),
	facility(
		'ENTERTAINMENT',
		MD,
		'10',
		'life-pool',
		['船尾泳池', 'The Aft Pool'],
		[
			'正对航迹的一方池水，两侧各八张躺椅，十六岁以下请走前面的大池。日落时分有一位萨克斯手。',
			'A square of water looking straight down the wake, eight loungers to a side; guests under sixteen use the large pool forward. A saxophone plays at sunset.',
		],
	),
	facility(
		'ENTERTAINMENT',
		null,
		'11',
		'life-spa',
		['水疗中心', 'The Spa'],
		[
			'热石、海藻与深层按摩，桑拿的窗朝海。停靠日的上午几乎没有人，价格也低两成。',
			'Hot stones, seaweed and deep massage, with a sauna window on the sea. On port mornings it is nearly empty and a fifth cheaper.',
		],
	),
	facility(
		'ENTERTAINMENT',
		AT,
		'12',
		'life-track',
		['环船跑道', 'The Running Track'],
		[
			'顶层甲板，三圈约一公里，蓝色塑胶地面上画着白线。日出前后人最少，风从船首来，跑完正好吃早餐。',
			'On the top deck, three laps to the kilometre, white lines on blue. It is emptiest about sunrise, with the wind from the bow and breakfast at the finish.',
		],
	),
	facility(
		'ENTERTAINMENT',
		AT,
		'2',
		'life-bar',
		['费里尼酒廊', 'The Fellini Lounge'],
		[
			'一支四人爵士乐队，一份写在电影票根上的酒单。调酒师记得住你前一晚喝了什么，第三晚会替你换一杯。',
			'A jazz quartet and a list printed on cinema stubs. The barman remembers what you drank last night, and on the third evening suggests something else.',
		],
	),

	facility(
		'PARENTCHILD',
		null,
		'7',
		'life-kids',
		['儿童俱乐部', 'The Children’s Club'],
		[
			'三到十二岁，按年龄分三间，早九点到晚十点。接送凭手环，家长在岸上时也可托管。',
			'For ages three to twelve, in three rooms by age, from nine to ten at night. Wristbands say who may collect whom, and children may stay while parents are ashore.',
		],
	),
	facility(
		'PARENTCHILD',
		MC,
		'14',
		'life-waterpark',
		['水上乐园', 'The Water Park'],
		[
			'两条滑道，一条快，一条慢；慢的那条大人更喜欢。身高一米二以上可独自滑，救生员全程在岗。',
			'Two slides, one fast and one slow; parents prefer the slow one. From 1.2 metres children may go alone, and lifeguards are always on duty.',
		],
	),
	facility(
		'PARENTCHILD',
		null,
		'7',
		'life-kitchen',
		['亲子厨房', 'The Family Kitchen'],
		[
			'每个海上日上午一课，做当天下午茶要吃的点心。名额十组，登船当日下午开始登记。',
			'One class on the morning of every sea day, baking what is served at tea. There is room for ten families; sign up from the afternoon of boarding.',
		],
	),

	facility(
		'HOT',
		null,
		'12',
		'news-stars',
		['观星甲板', 'The Star Deck'],
		[
			'晴天夜里十点熄灯一小时，有人指给你看夏季大三角或猎户的腰带。毯子和热可可自取。',
			'On clear nights the lights go out for an hour at ten, and somebody points out the Summer Triangle or Orion’s belt. Blankets and cocoa are there for the taking.',
		],
	),
	facility(
		'HOT',
		MC,
		'15',
		'life-sunset',
		['日落酒吧', 'The Sunset Bar'],
		[
			'只在日落前后两小时营业，开门时间每天不同，写在电梯口的黑板上。',
			'It opens for two hours around sunset and so at a different time each day: look for the blackboard by the lifts.',
		],
	),
	facility(
		'HOT',
		null,
		'5',
		'life-shops',
		['免税商店街', 'The Shops'],
		[
			'领海之外才开门。最后一个海上日有一次样品特卖，行家会先去看表，再去看茶具。',
			'They open beyond territorial waters. On the last sea day there is a sample sale, and those who know go for watches first and teaware second.',
		],
	),
];
