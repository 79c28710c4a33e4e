/** Facts on a port's own page besides its short text. Months are 1 to 12, as a comma list. */
export type PortFacts = {
	story: string;
	enStory: string;
	bestMonths: string;
	pier: string;
	enPier: string;
};

/** Facts that the ports of one country share; the time difference is in hours from Beijing. */
export const COUNTRIES_OF_PORTS = {
	CN: {
		country: '中国',
		enCountry: 'China',
		language: '普通话',
		enLanguage: 'Mandarin',
		currency: '人民币',
		enCurrency: 'Chinese yuan (CNY)',
		timeDifference: 0,
	},
	HK: {
		country: '中国香港',
		enCountry: 'Hong Kong, China',
		language: '粤语、英语',
		enLanguage: 'Cantonese and English',
		currency: '港币',
		enCurrency: 'Hong Kong dollar (HKD)',
		timeDifference: 0,
	},
	JP: {
		country: '日本',
		enCountry: 'Japan',
		language: '日语',
		enLanguage: 'Japanese',
		currency: '日元',
		enCurrency: 'Japanese yen (JPY)',
		timeDifference: 1,
	},
	KR: {
		country: '韩国',
		enCountry: 'South Korea',
		language: '韩语',
		enLanguage: 'Korean',
		currency: '韩元',
		enCurrency: 'South Korean won (KRW)',
		timeDifference: 1,
	},
	VN: {
		country: '越南',
		enCountry: 'Vietnam',
		language: '越南语',
		enLanguage: 'Vietnamese',
		currency: '越南盾',
		enCurrency: 'Vietnamese dong (VND)',
		timeDifference: -1,
	},
} as const;

const facts = (story: string, enStory: string, bestMonths: string, pier: string, enPier: string): PortFacts => ({
	story,
	enStory,
	bestMonths,
	pier,
	enPier,
});

export const PORT_FACTS: Readonly<Record<string, PortFacts>> = {
	CNSHA: facts(
		'上海的好处是可以早到一天。上午在武康路走一走，梧桐把街道遮成一条绿廊；中午进一家弄堂口的面馆，浇头现炒。傍晚去外滩看对岸的灯，第二天再去吴淞口，那里江面宽得像海，灯塔外面就是长江口。魔都号全年从这里出发，往东是日本与韩国，往南是琉球诸岛。',
		'The best of Shanghai is to be a day early. Walk along Wukang Road under the plane trees in the morning, and have noodles at noon in a shop where the topping is fried to order. See the lights across from the Bund in the evening. Wusongkou is another world: a river as wide as a sea, and past the lighthouse the mouth of the Yangtze. Magic City leaves from here all year, east for Japan and Korea, south for the islands.',
		'3,4,5,9,10,11',
		'吴淞口国际邮轮港，靠泊；离人民广场约一小时车程',
		'Wusongkou International Cruise Terminal, alongside; about an hour by car from People’s Square',
	),
	CNTSN: facts(
		'天津有九国租界留下的两千多座洋楼，五大道骑车一圈约一个小时，树荫和红砖轮流出现。早饭是一套煎饼馃子，配一碗锅巴菜。海河两岸的桥没有两座相同，夜里沿河散步最好。母港在滨海新区东疆，从北京来也只要两小时；五月到十月，大西洋号以这里为家，去济州、釜山与九州。',
		'Nine concessions left Tianjin more than two thousand villas, and an hour’s cycling through the Five Avenues passes shade and red brick by turns. Breakfast is a jianbing with a bowl of guobacai. No two bridges over the Hai are alike, and the river is at its best after dark. The terminal is in Dongjiang, two hours from Beijing. From May to October it is home to Atlantica, which sails for Jeju, Busan and Kyushu.',
		'5,6,9,10',
		'天津国际邮轮母港，靠泊；离滨海站约四十分钟车程',
		'Tianjin International Cruise Home Port, alongside; about forty minutes by car from Binhai station',
	),
	CNXMN: facts(
		'厦门不必赶。轮渡八分钟到鼓浪屿，岛上没有汽车，琴声从百叶窗里出来。下午去沙坡尾的旧渔港坐一会儿，看避风坞里的船随潮水升降；晚上的八市还热闹，花生汤、土笋冻各来一份。码头就在城里，走路能到中山路。十一月到次年四月，大西洋号从这里往琉球去，冬天也是短袖的天气。',
		'Nothing in Xiamen needs hurry. Eight minutes by ferry bring you to Gulangyu, where there are no cars and pianos play behind shutters. Sit for a while in the old fishing harbour of Shapowei and watch the boats rise with the tide; the Eighth Market is lively into the evening. The pier is in the town. From November to April Atlantica sails from here to the Ryukyus, and even winter asks for little more than a shirt.',
		'3,4,11,12',
		'厦门国际邮轮中心，靠泊；离中山路约十分钟车程',
		'Xiamen International Cruise Centre, alongside; about ten minutes by car from Zhongshan Road',
	),
	CNNSA: facts(
		'南沙是广州向海的一面。天后宫面朝珠江口，登到最高一层能看见进出的船；往北半小时，沙湾古镇的蚝壳墙在雨后发亮，一碗姜撞奶要现磨姜汁。想吃海鲜就去十九涌，渔船靠岸时边看边买。地铁四号线直达码头。地中海号春秋两季在这里，南下三亚与越南，一夜之后海水就换了颜色。',
		'Nansha is the side of Guangzhou that faces the sea. From the top of the Tianhou temple you watch ships enter the Pearl River; half an hour north, the oyster-shell walls of Shawan shine after rain, and ginger milk is made with juice grated while you wait. For seafood go to the Nineteenth Creek when the boats come in. Metro Line 4 ends at the pier. Mediterranea is here in spring and autumn, bound for Sanya and Vietnam.',
		'3,4,10',
		'广州南沙国际邮轮母港，靠泊；地铁四号线南沙客运港站步行可到',
		'Nansha International Cruise Home Port, alongside; on foot from Nansha Passenger Port on Metro Line 4',
	),
	HKHKG: facts(
		'香港适合在启航之前多留半天。从码头到尖沙咀二十分钟，天星小轮过海只要十来分钟，甲板的木椅可以翻面坐。中环到半山有一条扶手电梯，沿途的小店一家挨一家；不想爬坡就去深水埗，布料、电子零件和肠粉在同一条街上。傍晚从启德出发，鲤鱼门一过，城市忽然全在身后，只剩灯光。',
		'Hong Kong deserves half a day before you sail. It is twenty minutes from the pier to Tsim Sha Tsui and ten across the harbour by Star Ferry, on benches whose backs fold over. An escalator climbs from Central past one small shop after another; or stay level in Sham Shui Po, where cloth, circuit boards and rice rolls share a street. Beyond Lei Yue Mun the whole city is suddenly astern, and all of it is lights.',
		'1,2,11',
		'启德邮轮码头，靠泊；离尖沙咀约二十分钟车程',
		'Kai Tak Cruise Terminal, alongside; about twenty minutes by car from Tsim Sha Tsui',
	),
	CNSYX: facts(
		'三亚的海有三个样子。三亚湾长而平，傍晚沿着椰林散步，太阳落进海里；亚龙湾沙细，适合带孩子下水；蜈支洲水清，要留出大半天。不下水的人可以走雨林栈道，平整，有遮荫。晚饭去第一市场，自己挑一条鱼，隔壁的小店十分钟做好。十二月地中海号住在这里，往南一夜就是越南的海岸。',
		'Sanya has three seas. Sanya Bay is long and level, for walking under palms while the sun goes down into the water; Yalong Bay has the finest sand and suits children; Wuzhizhou is the clearest and takes most of a day. Those who stay dry can walk the rainforest on boards, in the shade. Choose a fish for dinner at the First Market and have it cooked next door. In December Mediterranea lives here, a night from Vietnam.',
		'1,2,3,11,12',
		'凤凰岛国际邮轮港，靠泊；过桥即三亚湾',
		'Phoenix Island International Cruise Port, alongside; Sanya Bay is across the bridge',
	),
	JPHKD: facts(
		'福冈离亚洲大陆近，吃的东西也是从海上来的：明太子、豚骨拉面、柳桥市场的鱼。上午坐车去太宰府，参道两旁的梅枝饼现烤现卖；想安静就去大濠公园，绕湖一圈两公里。天神的地下街雨天也好逛。天黑之后，中洲河边亮起一排屋台，每家只有八九个座位，坐下来的人很快就互相认识了。',
		'Fukuoka looks to the mainland, and its food came by sea: spiced roe, tonkotsu ramen, the fish of Yanagibashi market. Go out to Dazaifu in the morning, where plum-stamped cakes are baked along the approach, or walk the two kilometres round the lake in Ohori Park. The arcades under Tenjin are for rain. After dark a row of stalls lights up along the Nakasu, eight or nine stools to each, and strangers do not stay strangers for long.',
		'3,4,5,10,11',
		'博多港邮轮中心，靠泊；离天神与博多站约十五分钟车程',
		'Hakata Port Cruise Centre, alongside; about fifteen minutes by car from Tenjin and Hakata station',
	),
	JPNGS: facts(
		'两百年间，长崎是日本对外的一扇窗，所以城里什么都有一点：荷兰人的坡道、中国人的寺、葡萄牙人留下的蜂蜜蛋糕。下船走路就能逛半天，路是上坡，走累了坐路面电车。和平公园的钟声每天都响，值得停一会儿。傍晚乘缆车上稻佐山，港湾、船和灯都在脚下，找得到自己的那扇窗。',
		'For two hundred years Nagasaki was the one window of a closed country, so there is a little of everything: slopes laid by the Dutch, temples by the Chinese, a honey cake from the Portuguese. Half a day can be had on foot from the gangway, uphill, with trams for the way back. The bell in the Peace Park is worth standing still for. Take the ropeway up Mount Inasa at dusk: harbour, ship and lamps lie below.',
		'3,4,5,10,11',
		'松枝码头，靠泊；大浦天主堂与哥拉巴园步行可到',
		'Matsugae pier, alongside; Oura church and Glover Garden are within walking distance',
	),
	JPKOJ: facts(
		'鹿儿岛的人每天早上先看一眼山：樱岛的烟往哪边飘，衣服就不晒在哪边。渡轮十五分钟到岛上，熔岩步道上长出了松树，海边的足汤免费。回到城里，仙岩园借这座山作了三百年的背景。时间多的话去指宿，埋在温热的黑砂里听海浪；晚饭是黑猪肉，配本地的烧酒，兑热水喝。',
		'People in Kagoshima look at the mountain first thing: wherever Sakurajima’s smoke is blowing, that side gets no washing. The ferry takes fifteen minutes; pines have grown over the lava path, and the foot bath by the shore is free. Back in town, Sengan-en has used the volcano as its backdrop for three centuries. With more time, lie in the warm black sand of Ibusuki and listen to the waves. Dinner is black pork, with shochu let down with hot water.',
		'3,4,5,10,11',
		'鹿儿岛港码头，靠泊；离天文馆商店街约二十分钟车程',
		'Marine Port Kagoshima, alongside; about twenty minutes by car from the Tenmonkan arcades',
	),
	JPSSB: facts(
		'佐世保一半是军港，一半是岛。游船在九十九岛之间穿行五十分钟，最窄的地方两岸的树枝都看得清；从展海峰俯看，岛像撒在水上的苔藓。城里有一条近一公里长的商店街，下雨也不必打伞。中午吃汉堡，每家的煎法都不同。想看花就坐车去豪斯登堡，四季都在开。',
		'Sasebo is half naval port, half islands. A boat threads the Kujuku for fifty minutes, near enough in the narrows to tell the leaves apart; from Tenkaiho they are moss scattered on water. The arcade in town is almost a kilometre long and needs no umbrella. Lunch is a hamburger, and no two shops fry it alike. For flowers take the coach to Huis Ten Bosch, where something is in bloom whatever the season. There is time for two of the three.',
		'3,4,5,10,11',
		'佐世保港三浦码头，靠泊；步行到三町商店街约十五分钟',
		'Miura pier, alongside; about fifteen minutes on foot from the arcade',
	),
	JPYAT: facts(
		'八代是熊本的海门，城在田野后面。一小时车程到熊本城，石垣一块块编号、归位，天守已经可以登顶；走一圈，看得见工匠的手。回来时经过蔺草田，作坊里教人编杯垫，草香能留一年。城里有一座小小的松滨轩，池边的花菖蒲六月开。晚饭前还来得及尝一口晚白柚，世界上最大的柚子。',
		'Yatsushiro is Kumamoto’s gate to the sea, with fields before the town. The castle is an hour inland: its stones are numbered and going back one by one, and the keep is open to the top. On the way home you pass the rush fields, where a workshop teaches you to weave a coaster that smells of grass for a year. Shohinken, a small villa in town, has irises round its pond in June. Try a banpeiyu, the largest pomelo in the world.',
		'3,4,5,10,11',
		'八代港国际邮轮码头，靠泊；离熊本城约一小时车程',
		'Yatsushiro cruise terminal, alongside; about an hour by car from Kumamoto Castle',
	),
	JPNAH: facts(
		'那霸曾经是一个王国的港，东西从四面的海上来，到了这里就变了味道：面叫冲绳荞麦，却没有荞麦；三弦裹上蛇皮，成了三线。从首里城走下来，石板路弯弯曲曲通到一棵三百年的赤木。壶屋的窑场可以自己上釉，牧志市场一楼挑鱼、二楼吃。船停得久，吃过晚饭，踩着路灯走回码头只要二十分钟。',
		'Naha was the port of a kingdom. Things came from every sea and changed here: soba without buckwheat, the Chinese lute in snakeskin and called sanshin. A paved lane winds down from Shuri Castle to a bishopwood tree three hundred years old. In Tsuboya you may glaze your own cup; at Makishi market you choose a fish downstairs and eat it upstairs. The ship stays late, and after dinner it is twenty minutes to the pier under the street lamps.',
		'3,4,5,10,11',
		'那霸若狭码头，靠泊；步行到国际通约二十分钟',
		'Wakasa pier, alongside; about twenty minutes on foot from Kokusai Street',
	),
	JPHRR: facts(
		'宫古岛没有河，也没有山，所以没有什么流进海里，水清得能数到十几米下的鱼。三座大桥把周围的小岛连起来，骑车过桥的时候，桥下的颜色一直在变。砂山海滩要翻过一座沙丘，走下去才看见海和一道石拱。下午适合浮潜，教练会说中文；不下水就去岛的尽头，东平安名崎的灯塔可以登顶。',
		'Miyakojima has neither rivers nor hills, so nothing runs into the sea and fish can be counted a dozen metres down. Three long bridges tie on the smaller islands, and the colour beneath changes all the way across. Sunayama beach hides behind a dune: only on the way down do you see the water and its arch of rock. Snorkel in the afternoon with a guide who speaks Chinese, or climb the lighthouse at Higashi-Hennazaki, where the island ends.',
		'3,4,5,11',
		'平良港码头，靠泊；离市区约十分钟车程',
		'Hirara port, alongside; about ten minutes by car from the town',
	),
	JPISG: facts(
		'石垣岛的川平湾不能游泳，水流急，也因此格外清：坐玻璃底船，珊瑚就在脚下，偶尔有海龟慢慢划过去。渡轮十五分钟到竹富岛，村路铺的是白色的珊瑚砂，水牛拉着车，赶车人一边唱一边弹三线。回到石垣市，公设市场里的午饭是一碗八重山荞麦，或一份石垣牛。傍晚的风里有甘蔗的味道。',
		'Nobody swims in Kabira Bay, where the current is strong, and that is why it is so clear: from a glass-bottomed boat the coral lies under your feet, with now and then a turtle. Taketomi is fifteen minutes by ferry. Its lanes are white coral sand, buffalo draw the carts, and the drivers sing to the sanshin. Back in town the market does Yaeyama soba or a little Ishigaki beef. The evening wind smells of sugar cane.',
		'3,4,5,11',
		'石垣港新港地区码头，靠泊；离离岛码头约十分钟车程',
		'Ishigaki new port, alongside; about ten minutes by car from the ferries to the other islands',
	),
	KRCJU: facts(
		'济州是一座火山，连墙都是它给的：黑色的石头不用灰泥，垒起来挡风，风从缝里过去，墙反而不倒。城山日出峰上下五十分钟，台阶齐整；山脚下，海女下午两点下水，最年长的快八十岁。偶来小路沿着海岸绕岛一圈，走哪一段都行，跟着蓝丝带就不会迷路。冬天的橘园可以自己摘，摘多少称多少。',
		'Jeju is a volcano, and even its walls are volcanic: black stones laid without mortar, so that the wind goes through and the wall stays up. Seongsan crater takes fifty minutes there and back on good steps. At its foot the women divers go in at two, the eldest close to eighty. The Olle trail circles the island along the shore; follow the blue ribbons for as long as you like. In winter you may pick your own tangerines.',
		'4,5,9,10,11',
		'济州国际邮轮码头，靠泊；离市区约十五分钟车程',
		'Jeju International Cruise Terminal, alongside; about fifteen minutes by car from the city',
	),
	KRPUS: facts(
		'釜山把山和海都用满了。甘川洞的房子一级一级叠上去，颜色是居民自己刷的，沿着鱼形的路标走，七个章换一张明信片。札嘎其市场一楼卖鱼，二楼吃鱼，阿姨会教你怎么蘸。下午去海云台坐小火车，铁轨贴着悬崖，海在右手边。天黑以后，广安大桥的灯整点变一次颜色，从码头回船的路上正好看见。',
		'Busan uses up both its hills and its sea. The houses of Gamcheon climb in steps, painted by those who live there; follow the fish on the walls, and seven stamps earn a postcard. At Jagalchi fish is sold on the ground floor and eaten on the first, and you will be shown how to dip it. Ride the little train at Haeundae along the cliff in the afternoon. After dark the Gwangan Bridge changes colour on the hour.',
		'4,5,9,10',
		'釜山港国际客运码头，靠泊；离札嘎其市场约十五分钟车程',
		'Busan Port International Passenger Terminal, alongside; about fifteen minutes by car from Jagalchi',
	),
	VNHLG: facts(
		'下龙湾要早起。船在雾里进来，石头一座一座浮出来，先是影子，然后是树。换乘小船以后，水面静得能听见桨；惊讶洞里有三个厅，最大的一个顶上开着一道天光。胆子大的划皮艇穿过一道低低的水拱，里面是一圈被山围住的湖。午饭在船上吃，虾是早晨刚起的网。下午雾散了，海水是玉的颜色。',
		'Get up early for Ha Long Bay. The ship comes in through mist and the rocks appear one by one, first as shadows, then with trees. From a smaller boat the water is so still that you hear the oars; Sung Sot cave has three halls, the largest lit from a gap in the roof. A kayak goes under a low arch into a lagoon with hills all round. Lunch on board is prawns from this morning’s nets, and by then the sea is the colour of jade.',
		'3,4,10,11,12',
		'下龙国际邮轮港，靠泊；游湾换乘小船',
		'Ha Long International Cruise Port, alongside; smaller boats go out into the bay',
	),
	VNDAD: facts(
		'岘港有一条三十公里的沙滩，从城里一直通到会安。会安是十六世纪的港，黄墙、木门、日本桥，白天逛裁缝铺，两个小时能改好一条裙子；天黑之后，绸灯从每扇门里亮出来，秋盆河上漂着放河灯的小船。想避暑就上巴拿山，缆车二十分钟穿过云层。船停到夜里十点，周末九点，龙桥会喷火。',
		'Thirty kilometres of beach run from Da Nang to Hoi An, a port of the sixteenth century: yellow walls, wooden doors, a bridge built by the Japanese. By day its tailors alter a dress in two hours; after dark silk lanterns come on in every doorway and lamps float down the Thu Bon. To be cool, take the cable car up Ba Na, twenty minutes through the cloud. We stay until ten, and at weekends the Dragon Bridge breathes fire at nine.',
		'2,3,4,5',
		'仙沙码头，靠泊；离市区约二十分钟，离会安约四十五分钟车程',
		'Tien Sa pier, alongside; twenty minutes by car from the city, forty-five from Hoi An',
	),
	VNNHA: facts(
		'芽庄的早晨从海上开始，渔民在日出前收网，婆那加塔下的河口泊满蓝色的船。塔是占婆人一千二百年前砌的，红砖之间不见灰缝，清早进去凉而安静。上午出海浮潜，岛不远，水暖；或者去泡一次泥浆浴，出来皮肤是滑的。下午找一家临海的咖啡馆，滴漏加炼乳，要等，等的时候正好什么也不做。',
		'Morning in Nha Trang begins at sea: nets come in before sunrise, and the river below Po Nagar fills with blue boats. The towers were built by the Cham twelve hundred years ago, brick on brick without visible mortar, cool and quiet early in the day. Snorkel off the near islands, where the water is warm, or try a mud bath. In the afternoon find a café facing the bay: coffee drips slowly over condensed milk, and the wait is the point.',
		'2,3,4,5,6,7,8',
		'芽庄港，靠泊；离市中心约十五分钟车程',
		'Nha Trang port, alongside; about fifteen minutes by car from the centre',
	),
};
