import { article, type Entry } from './article.ts';

/** Dated by month and day, so that news of a season appears in it; the texts name no year. */
/** An article that continues after its first paragraphs, in HTML. */
const withMore = (entry: Entry, more: string, enMore: string): Entry => ({
	...entry,
	content: entry.content + more,
	enContent: entry.enContent + enMore,
});

type News = { monthDay: string; yearsBack: number; groupId: number; entry: Entry };
const news = (monthDay: string, yearsBack: number, groupId: number, entry: Entry): News => ({
	monthDay,
	yearsBack,
	groupId,
	entry,
});

const [FLEET, LINES, PORTS, ON_BOARD] = [11, 12, 13, 14] as const;

export const NEWS_GROUPS = [
	{ id: FLEET, name: '船队', enName: 'Fleet' },
	{ id: LINES, name: '航线', enName: 'Routes' },
	{ id: PORTS, name: '港口', enName: 'Ports' },
	{ id: ON_BOARD, name: '船上', enName: 'On board' },
];

export const NEWS: readonly News[] = [
	news(
		'10-18',
		0,
		LINES,
		withMore(
			article(
				'暖冬航季开售，三亚与香港新增越南航次',
				'Winter Sun on sale, with more sailings to Vietnam',
				[
					'地中海号十二月起移驻三亚，一二月回到香港，越南海岸三港航线较上年增加四成。',
					'新航季在岘港的停靠一律延长到晚上十点，旅客可以在会安吃过晚饭、看过河灯再回船。',
				],
				[
					'Mediterranea moves to Sanya in December and returns to Hong Kong for January and February, with two fifths more sailings to the three ports of Vietnam.',
					'Calls at Da Nang now last until ten at night, so that guests can dine in Hoi An and see the lamps on the river before returning.',
				],
				'port-danang',
			),
			'<h2>三港怎样走</h2><table><caption>香港往返，越南海岸三港</caption><thead><tr><th scope="col">天</th><th scope="col">港</th><th scope="col">在港</th></tr></thead><tbody><tr><td>第 3 天</td><td><a href="/destination/detail?id=501">下龙湾</a></td><td>08:00 – 18:00</td></tr><tr><td>第 4 天</td><td><a href="/destination/detail?id=502">岘港</a></td><td>11:00 – 22:00</td></tr><tr><td>第 5 天</td><td><a href="/destination/detail?id=503">芽庄</a></td><td>12:00 – 21:00</td></tr></tbody></table><h2>什么时候订</h2><p>春节前后的航次走得最快，一月上旬与二月下旬选择更多。<a href="/voyage-search?destination=501,502,503">查看全部越南航次</a>。</p>',
			'<h2>The three ports</h2><table><caption>Three ports of Vietnam, from Hong Kong and back</caption><thead><tr><th scope="col">Day</th><th scope="col">Port</th><th scope="col">In port</th></tr></thead><tbody><tr><td>Day 3</td><td><a href="/destination/detail?id=501">Ha Long Bay</a></td><td>08:00 – 18:00</td></tr><tr><td>Day 4</td><td><a href="/destination/detail?id=502">Da Nang</a></td><td>11:00 – 22:00</td></tr><tr><td>Day 5</td><td><a href="/destination/detail?id=503">Nha Trang</a></td><td>12:00 – 21:00</td></tr></tbody></table><h2>When to book</h2><p>Sailings around Spring Festival go first; there is more choice early in January and late in February. <a href="/voyage-search?destination=501,502,503">See all voyages to Vietnam</a>.</p>',
		),
	),
	news(
		'09-06',
		0,
		ON_BOARD,
		withMore(
			article(
				'海上中秋：顶层甲板将熄灯两小时',
				'Mid-Autumn at sea: two hours of darkness on the top deck',
				[
					'中秋当晚，三艘船的顶层甲板将在九点至十一点熄灯，只留航行灯。',
					'厨房当天现烤鲜肉月饼，茶席设在背风一侧，另备两台天文望远镜。',
				],
				[
					'On the night of Mid-Autumn the top decks of all three ships will be dark from nine to eleven, navigation lights apart.',
					'The galley bakes pork mooncakes that day, tea is served on the lee side, and two telescopes will be set up.',
				],
				'news-moon',
			),
			'<h2>那一晚</h2><ul><li>七点，主餐厅开席，桂花酒与大闸蟹另点。</li><li>九点，顶层甲板熄灯，望远镜架在右舷。</li><li>十一点，灯亮起来，茶席收到零点。</li></ul><p>怕黑的孩子可以留在七层，儿童俱乐部开到晚上十点，会做一盏纸灯。</p>',
			'<h2>The evening</h2><ul><li>At seven dinner is served in the main restaurant; hairy crab and osmanthus wine are extra.</li><li>At nine the top deck goes dark, with telescopes on the starboard side.</li><li>At eleven the lights come on, and tea is poured until midnight.</li></ul><p>Children who do not care for the dark may stay on Deck 7, where the club makes paper lanterns until ten.</p>',
		),
	),
	news(
		'06-12',
		0,
		ON_BOARD,
		withMore(
			article(
				'暑期儿童俱乐部：今年学看海图',
				'The children’s club reads charts this summer',
				[
					'暑期航次的儿童俱乐部新增航海课，由当值副驾驶任教，孩子们在真海图上画出当天的航线。',
					'课程对七岁以上开放，每班十二人，登船当日在七层报名，不另收费。',
				],
				[
					'The children’s club adds navigation this summer: the officers of the watch teach it, and children plot the day’s course on a real chart.',
					'It is open from the age of seven, twelve to a class, free of charge; sign up on Deck 7 on boarding day.',
				],
				'life-kids',
			),
			'<h2>三节课，学三件事</h2><ol><li>看图：认识等深线、灯塔和罗经花。</li><li>画线：用平行尺把今天的航向画出来。</li><li>核对：晚饭前上甲板，和太阳落下的方位对一对。</li></ol><p>画好的海图可以带回家。</p>',
			'<h2>Three lessons</h2><ol><li>Reading: depths, lights and the compass rose.</li><li>Drawing: the day’s course, with a parallel rule.</li><li>Checking: on deck before dinner, against where the sun goes down.</li></ol><p>Everyone takes the finished chart home.</p>',
		),
	),
	news(
		'03-09',
		0,
		PORTS,
		article(
			'赏樱季停靠时间延长',
			'Longer calls for the cherry blossom',
			[
				'三月下旬至四月上旬，长崎与福冈的停靠各延长一小时，返船时间改在天黑之后。',
				'岸上观光新增大村公园与舞鹤公园两条夜樱线路，均为步行，每团十六人。',
			],
			[
				'From late March to early April we stay an hour longer in Nagasaki and Fukuoka and sail after dark.',
				'Two new walks see the blossom by night, in Omura and Maizuru parks, sixteen guests to a group.',
			],
			'port-nagasaki',
		),
	),
	news(
		'12-02',
		0,
		FLEET,
		article(
			'魔都号完成年度坞检',
			'Magic City completes her annual docking',
			[
				'魔都号在坞十二天，更换了两侧稳定鳍的密封，重漆水线以下船身，预计节省燃料百分之三。',
				'七层的茶室扩至临窗，四十个座位全部朝海。',
			],
			[
				'In twelve days in dock Magic City was given new seals for both stabilisers and fresh paint below the waterline, which should save three per cent of fuel.',
				'The tea room on Deck 7 now reaches the windows: all forty seats face the sea.',
			],
			'ship-mc',
		),
	),
	news(
		'08-20',
		1,
		LINES,
		article(
			'九州大环线首航',
			'First voyage of the Grand Kyushu Circle',
			[
				'魔都号昨日从上海启程，九天停靠六个港口，这是船队迄今停靠最密的一条航线。',
				'八代与佐世保两港的地方乐队在码头迎接，熊本县送来两百株蔺草苗，种在十六层的绿地里。',
			],
			[
				'Magic City left Shanghai yesterday for six ports in nine days, the busiest itinerary the fleet has sailed.',
				'Local bands met her at Yatsushiro and Sasebo, and Kumamoto gave two hundred rush plants, which now grow on Deck 16.',
			],
			'port-kagoshima',
		),
	),
	news(
		'05-15',
		1,
		LINES,
		article(
			'大西洋号北上，天津航季开始',
			'Atlantica goes north for the Tianjin season',
			[
				'大西洋号结束厦门航季北上，本周起从天津出发，执行济州、釜山与福冈航线至十月。',
				'北京方向旅客可在滨海站换乘专线巴士，凭电子登船凭证免费。',
			],
			[
				'With the Xiamen season over, Atlantica sails from Tianjin to Jeju, Busan and Fukuoka from this week until October.',
				'Guests from Beijing change at Binhai to a dedicated coach, free with the boarding pass.',
			],
			'port-tianjin',
		),
	),
	news(
		'02-24',
		1,
		FLEET,
		article(
			'不再提供一次性塑料瓶装水',
			'No more single-use water bottles',
			['三艘船的舱房与餐厅全部改用玻璃瓶，饮水站增至每层四处。', '按去年的用量计算，一年可少用三百二十万只塑料瓶。'],
			[
				'Cabins and restaurants on all three ships now use glass, and there are four water stations on every deck.',
				'Measured by last year’s use that is three million two hundred thousand plastic bottles fewer.',
			],
			'news-bottles',
		),
	),
	news(
		'11-11',
		1,
		LINES,
		article(
			'厦门往返先岛航线加密',
			'More sailings from Xiamen to the Sakishima islands',
			[
				'冬春两季，厦门前往宫古岛与石垣岛的航次增至每月两到三班。',
				'两岛码头均已提供中文指引，潜水与浮潜须在登船后第一天下午签署健康声明。',
			],
			[
				'There are now two or three sailings a month from Xiamen to Miyakojima and Ishigaki in winter and spring.',
				'Both piers have signs in Chinese. For diving and snorkelling a health statement is signed on the first afternoon on board.',
			],
			'port-ishigaki',
		),
	),
	news(
		'10-09',
		2,
		ON_BOARD,
		article(
			'地中海号换上新的床品与遮光帘',
			'New bedding and darker curtains on Mediterranea',
			[
				'全船舱房更换长绒棉床品与双层遮光帘，舱内夜间照度降到月光水平。',
				'枕头可按高度与填充选择，共六种，登船前在舱房偏好里勾选即可。',
			],
			[
				'Every cabin now has long-staple cotton and double curtains; at night it is as dark as moonlight.',
				'There are six kinds of pillow to choose from, by height and filling, under cabin preferences before you sail.',
			],
			'cabin-oceanview-md',
		),
	),
	news(
		'07-03',
		2,
		ON_BOARD,
		article(
			'本帮小馆请来老师傅',
			'A master cook for the Shanghai bistro',
			[
				'魔都号的本帮小馆本月起由一位在淮海路掌勺三十年的师傅主理，菜单只有十八道。',
				'油爆虾与腌笃鲜按季节更换，红烧肉每晚限量四十份，先到先得。',
			],
			[
				'From this month the Shanghai bistro on Magic City is run by a chef of thirty years on Huaihai Road; the menu has eighteen dishes.',
				'Prawns and spring-bamboo soup follow the season, and there are forty portions of red-braised pork a night, first come, first served.',
			],
		),
	),
	news(
		'04-22',
		2,
		PORTS,
		withMore(
			article(
				'靠港改用岸电',
				'Shore power in port',
				[
					'在上海、天津与香港靠泊期间，船舶改接岸电，主机与发电机全部停机。',
					'改造历时两年，码头一侧由港方完成。停机之后，船上最先注意到的是安静。',
				],
				[
					'In Shanghai, Tianjin and Hong Kong our ships now take power from the shore and switch off every engine.',
					'The work took two years, with the ports building their side of it. The first thing one notices is the quiet.',
				],
				'port-shanghai',
			),
			'<h2>停机以后</h2><p>照明、空调与厨房全部由岸上供电，切换时灯光不会闪。三港之外，船队仍使用低硫燃油，进出港前换油。</p>',
			'<h2>With the engines off</h2><p>Light, cooling and galley run on the shore’s power, and the change is made without a flicker. Elsewhere the fleet uses low-sulphur fuel and changes over before entering port.</p>',
		),
	),
	news(
		'01-16',
		2,
		ON_BOARD,
		article(
			'新春航次：年夜饭按家乡分桌',
			'Spring Festival: reunion dinner by home province',
			[
				'今年除夕，主餐厅将按旅客家乡分桌，南北两份菜单，饺子与汤圆都有。',
				'岸上不放鞭炮，船上也不放；零点由船长拉响汽笛，三长声。',
			],
			[
				'On New Year’s Eve the main restaurant will seat guests by home province, with a menu for north and south.',
				'There are no firecrackers on board; at midnight the captain sounds the horn, three long blasts.',
			],
			'life-dining',
		),
	),
];
