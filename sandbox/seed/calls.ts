/** Texts of an itinerary's days: leaving and returning for each departure port, calls for each port, days at sea. Variants let two lines differ. */
export type DayText = { title: string; enTitle: string; desc: string; enDesc: string };

const day = (title: string, enTitle: string, desc: string, enDesc: string): DayText => ({ title, enTitle, desc, enDesc });

export const EMBARKATIONS: Readonly<Record<string, DayText>> = {
	CNSHA: day(
		'吴淞口登船',
		'Boarding at Wusongkou',
		'中午起登船，舱房一点半前后备好，行李会送到门口。四点左右做完集合演习，上甲板看船掉头驶出长江口，第一顿晚餐不必着正装。',
		'Boarding opens at noon and cabins are ready by about half past one; luggage is brought to the door. After the muster drill at four, come up on deck as the ship turns and leaves the Yangtze. There is no dress code for the first dinner.',
	),
	CNTSN: day(
		'东疆登船',
		'Boarding at Dongjiang',
		'建议十一点半至两点之间到港，分时段登船不用久候。离港后先过渤海湾，海面平缓，正好熟悉船上的路：记住餐厅在船尾，剧院在船头。',
		'Come between half past eleven and two; boarding times are staggered and queues are short. The first hours cross the calm of the Bohai Gulf, which is the moment to learn the ship: restaurant aft, theatre forward.',
	),
	CNXMN: day(
		'厦门登船',
		'Boarding at Xiamen',
		'码头就在市区，登船前一小时还能在海边散步。傍晚启航，鼓浪屿从右舷慢慢退后，日光岩上的灯亮起来时，开胃菜已经上桌。',
		'The pier is in town, so there is time for a walk by the water an hour before boarding. Gulangyu slips back along the starboard side at dusk, and by the time the lamp on Sunlight Rock is lit the first course is on the table.',
	),
	CNNSA: day(
		'南沙登船',
		'Boarding at Nansha',
		'地铁四号线或水上巴士都可到港。下午登船，先去餐厅订好未来几晚的位子；六点启航，广式晚茶在七层照常供应。',
		'The metro and the river bus both reach the terminal. Board in the afternoon and book the restaurants you want for the next evenings; we sail at six, and dim sum is served late on Deck 7 as it would be ashore.',
	),
	HKHKG: day(
		'启德登船',
		'Boarding at Kai Tak',
		'行李在码头入口交付，随后一身轻地过关。启航时请留在左舷：船沿维多利亚港驶向鲤鱼门，两岸的楼宇在二十分钟里依次让开。',
		'Hand in luggage at the kerb and walk through with nothing to carry. Stay on the port side as we leave: the ship follows Victoria Harbour to Lei Yue Mun, and for twenty minutes the towers step aside one by one.',
	),
	CNSYX: day(
		'凤凰岛登船',
		'Boarding at Phoenix Island',
		'从三亚机场到码头约四十分钟。下午登船后先到泳池占一把躺椅，落日正对船尾，六点前后最好看；晚上有海南椰子鸡做主菜。',
		'The pier is forty minutes from Sanya airport. Board, find a lounger by the aft pool, and wait for the sun, which sets straight behind the ship at about six. Hainan coconut chicken is the main course tonight.',
	),
};

export const RETURNS: Readonly<Record<string, DayText>> = {
	CNSHA: day(
		'回到上海',
		'Back in Shanghai',
		'清晨进长江口，窗外的水又变成熟悉的黄。早餐从六点开始，离船按行李牌颜色分批，九点半前全部完成。',
		'The ship enters the Yangtze before breakfast and the water turns its familiar brown. Breakfast starts at six; disembarkation goes by the colour of your luggage tag and ends by half past nine.',
	),
	CNTSN: day(
		'回到天津',
		'Back in Tianjin',
		'早晨靠港，行李前一晚交出，下船后在大厅按颜色领取。去北京的班车在出口左侧，九点起每半小时一班。',
		'We dock in the morning. Luggage left outside the door last night waits in the hall by colour, and coaches to Beijing leave every half hour from nine, to the left of the exit.',
	),
	CNXMN: day(
		'回到厦门',
		'Back in Xiamen',
		'鼓浪屿又出现在窗外，航程画成一个圈。离船后若不急着走，坐十分钟车到中山路，还赶得上当天的第一锅花生汤。',
		'Gulangyu is back in the window and the circle is closed. If there is no train to catch, Zhongshan Road is ten minutes by taxi and the first peanut soup of the day is just ready.',
	),
	CNNSA: day(
		'回到南沙',
		'Back in Nansha',
		'船在清晨过伶仃洋，进港前可以在十层吃完早餐再收拾。离船大厅直通地铁站，到广州南站约四十分钟。',
		'We cross the Lingding Sea at first light; there is time for breakfast on Deck 10 before packing. The arrivals hall leads straight to the metro, and Guangzhou South is about forty minutes away.',
	),
	HKHKG: day(
		'回到香港',
		'Back in Hong Kong',
		'船从鲤鱼门驶回维港，靠泊前的半小时值得早起。离船后码头有直达尖沙咀和西九龙高铁站的班车。',
		'The ship comes back through Lei Yue Mun, and the half hour before docking is worth an early start. Shuttle buses run from the pier to Tsim Sha Tsui and the high-speed railway at West Kowloon.',
	),
	CNSYX: day(
		'回到三亚',
		'Back in Sanya',
		'早晨靠凤凰岛，阳光已经很足。下午的航班还早，行李可寄存在码头，换上泳衣再去三亚湾待两个小时。',
		'We are alongside Phoenix Island in the morning and the sun is already strong. With an afternoon flight, leave the luggage at the pier and give Sanya Bay two more hours.',
	),
};

export const SEA_DAYS: readonly [DayText, ...DayText[]] = [
	day(
		'海上的一天',
		'A day at sea',
		'今天没有港口，闹钟可以关掉。上午有航海讲座，讲船怎样找到路；下午茶在三点，晚上剧院首演当季的剧目，八点和十点各一场。',
		'There is no port today; switch off the alarm. A talk in the morning explains how a ship finds her way, tea is at three, and the theatre opens the season’s show tonight at eight and again at ten.',
	),
	day(
		'慢下来',
		'Slowing down',
		'水疗中心上午有空位，桑拿的窗正对大海。厨师长中午在露天甲板做一锅海鲜饭，想学的人可以站在旁边；太阳落下去之前，乐队会搬到船尾。',
		'The spa has room in the morning and its sauna looks straight out to sea. The chef cooks one great pan of seafood rice on the open deck at noon, with company if you like, and the band moves aft before sunset.',
	),
	day(
		'蓝色的中段',
		'The blue middle',
		'四周都是水的时候，船才真正是目的地。孩子们在俱乐部排一出小戏，大人有品酒会和书法课；晚餐后到顶层关灯看星，天气好时银河清楚。',
		'With water all round, the ship is the destination. Children rehearse a play in their club while there is wine or calligraphy for their parents; after dinner the top deck is darkened for the stars, and on a clear night the Milky Way is plain.',
	),
	day(
		'返航前的一日',
		'The last full day',
		'把没试过的餐厅补上，把看上的明信片买下。下午驾驶台开放半小时参观，名额在前一晚登记；夜里的告别派对在中庭，不跳舞也可以在三层看。',
		'Try the restaurant you missed and buy the postcard you put back. The bridge opens for half an hour this afternoon, by the list made the evening before; the farewell party is in the atrium, and Deck 3 is the place to watch if you do not dance.',
	),
];

export const CALLS: Readonly<Record<string, readonly [DayText, ...DayText[]]>> = {
	HKHKG: [
		day(
			'维港半日',
			'Half a day on the harbour',
			'靠泊启德，班车二十分钟到尖沙咀。乘天星小轮过海，在中环坐一段叮叮车，回来的路上买一盒刚出炉的蛋挞。',
			'We dock at Kai Tak, twenty minutes from Tsim Sha Tsui by shuttle. Cross by Star Ferry, ride a tram through Central and buy egg tarts from the oven on the way back.',
		),
	],
	CNSYX: [
		day(
			'三亚：一整个下午的海',
			'Sanya: an afternoon of sea',
			'船靠凤凰岛，过一座桥就是三亚湾。想游泳去亚龙湾，想吃海鲜去第一市场；岸上观光有一条雨林线，全程有木栈道，老人也走得动。',
			'The ship lies at Phoenix Island, one bridge from the beach. Swim at Yalong Bay or eat at the First Market; the rainforest excursion is boardwalk throughout and easy for older guests.',
		),
	],
	JPHKD: [
		day(
			'福冈：天满宫与屋台',
			'Fukuoka: a shrine and a street stall',
			'上午去太宰府天满宫，参道上的梅枝饼要趁热吃。下午留给天神的百货与书店；离港前若还有胃口，中洲河边的屋台已经挂出灯笼。',
			'Dazaifu shrine in the morning, with a hot plum-stamped rice cake on the way up. The afternoon belongs to the shops and bookstores of Tenjin, and before we sail the stalls along the Nakasu are hanging out their lanterns.',
		),
		day(
			'福冈：柳川行船',
			'Fukuoka: by punt through Yanagawa',
			'从博多往南一小时到柳川，船夫撑篙穿过护城河，桥低的地方要低头。岸边老铺的蒸笼鳗鱼饭蒸了两遍，酱汁渗到米里。',
			'An hour south of Hakata, boatmen pole punts along the moats of Yanagawa and everyone ducks at the low bridges. The eel on rice in the old shops is steamed twice, until the sauce has gone into the grain.',
		),
	],
	JPNGS: [
		day(
			'长崎：坡上的城',
			'Nagasaki: a town on slopes',
			'下船步行可到大浦天主堂与哥拉巴园，荷兰坡的石板在雨后最好看。中午吃一碗强棒面，傍晚乘缆车上稻佐山，等港湾的灯亮齐再回船。',
			'Oura church and Glover Garden are within walking distance and the stones of the Dutch Slope look best after rain. Have champon noodles at noon and take the ropeway up Mount Inasa in time for the harbour lights.',
		),
		day(
			'长崎：出岛与岛原',
			'Nagasaki: Dejima and Shimabara',
			'先看出岛，那是锁国两百年间唯一的一扇窗。再往岛原走，水渠里养着锦鲤，武家屋敷的石墙下有一口凉得扎手的泉。',
			'Begin at Dejima, for two centuries the only window of a closed country. Go on to Shimabara, where carp live in the street channels and a spring under the samurai walls is cold enough to hurt the hand.',
		),
	],
	JPKOJ: [
		day(
			'鹿儿岛：对着一座火山',
			'Kagoshima: facing a volcano',
			'渡轮十五分钟到樱岛，熔岩步道上长出了松树，足汤设在海边。下午去仙岩园看借景，或者到指宿，在黑砂里躺十分钟。',
			'Sakurajima is fifteen minutes by ferry: pines have taken to the lava path and there is a foot bath by the shore. Spend the afternoon at Sengan-en or under the warm black sand of Ibusuki.',
		),
	],
	JPSSB: [
		day(
			'佐世保：二百零八座岛',
			'Sasebo: two hundred and eight islands',
			'乘游船穿行九十九岛，水道最窄处伸手几乎够得着树枝。下午可去豪斯登堡看花，或留在三町街买一个刚煎好的佐世保汉堡。',
			'A boat threads the Kujuku islands, close enough in places to touch the branches. Go on to the flowers of Huis Ten Bosch, or stay in the arcade for a Sasebo burger off the plate.',
		),
	],
	JPYAT: [
		day(
			'八代：熊本城与蔺草田',
			'Yatsushiro: a castle and fields of rush',
			'一小时车程到熊本城，新修的天守可以登顶，远处是阿苏的山口。回程路过蔺草田，作坊里能亲手编一张杯垫，味道要一年才散。',
			'Kumamoto Castle is an hour away; the restored keep is open to the top, with the rim of Aso in the distance. On the way back weave a coaster from local rush, whose smell lasts for a year.',
		),
	],
	JPNAH: [
		day(
			'那霸：红瓦与陶坊',
			'Naha: red tiles and kilns',
			'从首里城往下走，石板路一直通到金城町的老榕树。壶屋通的陶坊下午开窑；国际通太热闹的话，拐进一条小巷就有放着三线琴的茶屋。',
			'Walk down from Shuri Castle on the old stone road to the banyan at Kinjo. The potteries of Tsuboya open their kilns in the afternoon, and if Kokusai Street is too lively the next lane has a tea house and a sanshin.',
		),
		day(
			'那霸：往北到美丽海',
			'Naha: north to the Churaumi',
			'沿西海岸北上两小时，美丽海水族馆的黑潮之海里有两条鲸鲨。回程在古宇利大桥停一停，桥两侧是不同的蓝。',
			'Two hours up the west coast, two whale sharks circle in the great tank of the Churaumi aquarium. Stop on the way back at Kouri Bridge, where the sea is a different blue on either side.',
		),
	],
	JPHRR: [
		day(
			'宫古岛：一座桥的距离',
			'Miyakojima: the length of a bridge',
			'过伊良部大桥去下地岛，十七号端退潮时露出一大片白沙。浮潜教练会说中文，初学者从腰深的水开始；午饭是宫古荞麦面，叉烧藏在面下面。',
			'Cross the Irabu Bridge to Shimoji, where low tide bares a field of white sand at Point Seventeen. Snorkelling guides start beginners in waist-deep water, and lunch is Miyako soba with the pork hidden underneath.',
		),
	],
	JPISG: [
		day(
			'石垣岛：川平湾与竹富岛',
			'Ishigaki: Kabira and Taketomi',
			'上午在川平湾乘玻璃底船，珊瑚就在鞋底下。午后渡海到竹富岛，水牛认得路，赶车的老人腾出手来弹三线；回船前再吃一份石垣牛。',
			'Take a glass-bottomed boat over Kabira’s coral in the morning. In the afternoon cross to Taketomi, where the buffalo knows the way and the driver plays the sanshin; keep room for Ishigaki beef before boarding.',
		),
	],
	KRCJU: [
		day(
			'济州：日出峰与海女',
			'Jeju: a crater and the divers',
			'城山日出峰上下约五十分钟，台阶齐整。海女下午两点下水，上岸后当场开壳；若是秋天，山君不离的芒草正白。',
			'Seongsan takes fifty minutes up and down on good steps. The women divers go in at two and open their catch on the rocks; in autumn the silver grass at Sangumburi has just turned white.',
		),
		day(
			'济州：偶来小路第七段',
			'Jeju: trail number seven',
			'从外石芦沿海岸走到中文，偶来小路跟着蓝色丝带就不会迷路。走累了在橘园停下，冬天可以自己摘；岛上的黑猪肉适合当晚饭。',
			'Follow the blue ribbons of the Olle trail along the coast from Oedolgae. Rest in a tangerine grove, where in winter you may pick your own, and have the island’s black pork for an early dinner.',
		),
	],
	KRPUS: [
		day(
			'釜山：甘川洞与札嘎其',
			'Busan: painted houses and a fish market',
			'上午在甘川洞盖章寻路，集齐七枚换一张明信片。中午到札嘎其市场吃生鱼片，下午沿海云台的蓝线公园坐一段小火车，海在脚下。',
			'Collect stamps through the lanes of Gamcheon: seven earn a postcard. Eat raw fish at Jagalchi at noon and ride the little Blueline train above the sea at Haeundae in the afternoon.',
		),
	],
	VNHLG: [
		day(
			'下龙湾：石头与静水',
			'Ha Long Bay: stone and still water',
			'船在雾里进湾，早餐请坐窗边。岸上观光换乘小船，进惊讶洞后再划皮艇穿过一道水拱；午餐在船上吃，虾是早晨刚起的网。',
			'The ship comes into the bay through mist: take a window for breakfast. Smaller boats go on to Sung Sot cave, kayaks through a water arch, and lunch on board is prawns from this morning’s nets.',
		),
	],
	VNDAD: [
		day(
			'岘港：灯笼下的会安',
			'Da Nang: Hoi An by lantern',
			'下午去会安，日本桥边的裁缝两小时能改好一条裙子。天黑后在秋盆河放一盏河灯；回船路上经过龙桥，周末九点它会喷火。',
			'Spend the afternoon in Hoi An, where a tailor by the Japanese bridge alters a dress in two hours. Set a lamp on the Thu Bon after dark, and pass the Dragon Bridge on the way back: at weekends it breathes fire at nine.',
		),
	],
	VNNHA: [
		day(
			'芽庄：占婆塔与海湾',
			'Nha Trang: Cham towers and the bay',
			'清早到婆那加塔，香火还未旺，红砖凉而干爽。随后乘船去珍珠岛浮潜，或做一次泥浆浴；咖啡请点加炼乳的滴漏，慢一些才好喝。',
			'Reach the towers of Po Nagar early, while the brick is still cool. Then snorkel off the islands or try a mud bath, and order coffee through the drip filter with condensed milk: it is better for the wait.',
		),
	],
};
