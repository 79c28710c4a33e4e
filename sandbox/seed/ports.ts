/** An area: a description of its ports, and of the guests who choose it. */
export const AREAS = [
	{
		id: 1,
		name: '日本九州',
		enName: 'Kyushu, Japan',
		desc: '九州离中国最近，一夜或一天一夜就到。五座港绕着岛排开，坡上的旧城、火山对面的新城、蔺草田后面的城堡，下船多半是街道。春天看樱花，冬天泡温泉，第一次坐邮轮多从这里开始。',
		enDesc:
			'Kyushu is the nearest of Japan, a day and a night away. Five ports lie round the island: an old town on slopes, a city across from a volcano, a castle behind fields of rush. Streets mostly begin at the gangway. There is blossom in spring and hot springs in winter, and many a first cruise comes here.',
	},
	{
		id: 2,
		name: '冲绳诸岛',
		enName: 'Okinawa Islands',
		desc: '往南一天半，海水由绿变蓝。那霸是王国的旧都，宫古与石垣是珊瑚围起来的岛，水清到可以数鱼。想下水的人来这里，连着两三天都能上岸。',
		enDesc:
			'A day and a half to the south the water turns from green to blue. Naha was the capital of a kingdom; Miyakojima and Ishigaki are ringed with coral, in a sea so clear that fish can be counted. Those who want to swim come here, and go ashore two or three days running.',
	},
	{
		id: 3,
		name: '韩国',
		enName: 'Korea',
		desc: '一座火山岛，一座山海之间的港城，离上海一夜，离天津一天半。停靠都在白天到入夜，够爬一座山，再吃一顿慢的晚饭。四天的航程也走得成。',
		enDesc:
			'A volcanic island and a city between hills and sea, one night from Shanghai and a day and a half from Tianjin. Calls last from day into evening: time for a climb and then a slow dinner. Even four days are enough.',
	},
	{
		id: 4,
		name: '东南亚',
		enName: 'Southeast Asia',
		desc: '越南的三座港从北到南：石头立在静水里的下龙湾，灯笼照着河的岘港，太阳从岛后面升起的芽庄。水温常年在二十度以上，冬天往这边来的人最多。',
		enDesc:
			'Three ports of Vietnam from north to south: Ha Long with its stones in still water, Da Nang with lanterns on the river, Nha Trang where the sun comes up behind islands. The sea stays above 20 °C all year, and winter is when most people come.',
	},
	{
		id: 5,
		name: '华南与香港',
		enName: 'South China & Hong Kong',
		desc: '地中海号的三座家港，依季节轮换：一二月与夏天在香港，春秋在南沙，十二月在三亚。既是登船的地方，也值得早到一天。',
		enDesc:
			'Mediterranea’s three home ports, by season: Hong Kong in January, February, summer and November, Nansha in spring and autumn, Sanya in December. You board here, and each is worth arriving a day early for.',
	},
	{
		id: 6,
		name: '中国东部沿海',
		enName: 'East China Coast',
		desc: '上海全年有船；大西洋号夏天住在天津，冬天住在厦门。三座城各有自己的早饭和老街，启航之前留半天给它们。',
		enDesc:
			'Ships leave Shanghai all year; Atlantica spends the warm months in Tianjin and the cold ones in Xiamen. Each of the three has its own breakfast and its own old streets: keep half a day for them before you sail.',
	},
];

/** Ports of call and of departure. `picture` is the name of the picture; texts and pictures of calls are in `calls.ts`. */
export const PORTS = [
	{
		id: 101,
		areaId: 6,
		code: 'CNSHA',
		cnName: '上海',
		enName: 'Shanghai',
		picture: 'port-shanghai',
		desc: '吴淞口国际邮轮港在黄浦江入长江的地方，离市区约一小时车程。船在傍晚离港，江水由黄转青，两岸的灯一盏盏亮起来，航程从这里就开始了。',
		enDesc:
			'Wusongkou terminal stands where the Huangpu meets the Yangtze, about an hour from the city. Ships leave towards evening: the river turns from brown to green, the lights come on along both banks, and the voyage has begun.',
	},
	{
		id: 102,
		areaId: 6,
		code: 'CNTSN',
		cnName: '天津',
		enName: 'Tianjin',
		picture: 'port-tianjin',
		desc: '天津国际邮轮母港在滨海新区的东疆，从北京南站乘城际列车到滨海再转车，两小时可到。早一天来，去五大道看洋楼，在古文化街吃一套刚摊好的煎饼馃子。',
		enDesc:
			'The Dongjiang terminal lies in Binhai, two hours from Beijing by intercity train and a short transfer. Come a day early for the villas of the Five Avenues and a jianbing made while you watch.',
	},
	{
		id: 103,
		areaId: 6,
		code: 'CNXMN',
		cnName: '厦门',
		enName: 'Xiamen',
		picture: 'port-xiamen',
		desc: '厦门国际邮轮中心就在城里，出港便见鼓浪屿的红瓦与榕树。登船之前还来得及在八市喝一碗沙茶面，或沿环岛路骑一段车。',
		enDesc:
			'Xiamen’s terminal is in the town itself, and ships leave past the red roofs and banyans of Gulangyu. There is time before boarding for satay noodles at the Eighth Market or an hour’s cycling on the island ring road.',
	},
	{
		id: 104,
		areaId: 5,
		code: 'CNNSA',
		cnName: '广州南沙',
		enName: 'Guangzhou Nansha',
		picture: 'port-nansha',
		desc: '南沙邮轮母港在珠江口，地铁四号线直达。船出虎门，两岸渐宽，伶仃洋的渔火在左舷，晚饭就在这样的水面上开始。',
		enDesc:
			'Nansha stands at the mouth of the Pearl River, at the end of Metro Line 4. The banks draw apart beyond Humen, fishing lamps appear to port on the Lingding Sea, and dinner is served over that water.',
	},
	{
		id: 105,
		areaId: 5,
		code: 'HKHKG',
		cnName: '香港',
		enName: 'Hong Kong',
		picture: 'port-hongkong',
		desc: '启德邮轮码头建在旧机场跑道的尽头，维多利亚港在船头一字排开。不妨提前半日到，坐一趟天星小轮，在深水埗的老铺吃一碟肠粉。',
		enDesc:
			'Kai Tak terminal sits at the end of the old airport runway with Victoria Harbour laid out ahead of the bow. Arrive half a day early, cross by Star Ferry and eat rice rolls in an old shop in Sham Shui Po.',
	},
	{
		id: 106,
		areaId: 5,
		code: 'CNSYX',
		cnName: '三亚',
		enName: 'Sanya',
		picture: 'port-sanya-dusk',
		desc: '凤凰岛码头离三亚湾只隔一座桥。亚龙湾的沙细，蜈支洲的水清；若只有半天，就到第一市场买几样海鲜，请旁边的小店加工。',
		enDesc:
			'Phoenix Island pier is one bridge away from Sanya Bay. Yalong Bay has the fine sand and Wuzhizhou the clear water; with only half a day, buy seafood at the First Market and have the shop next door cook it.',
	},
	{
		id: 201,
		areaId: 1,
		code: 'JPHKD',
		cnName: '福冈',
		enName: 'Fukuoka',
		picture: 'port-fukuoka',
		desc: '博多港离闹市只有十几分钟车程。上午去太宰府看一株跟了主人千年的飞梅，傍晚在中洲的屋台坐下，一碗豚骨拉面只有八个座位。',
		enDesc:
			'Hakata port is a quarter of an hour from the centre. See the plum tree at Dazaifu that is said to have followed its master, then take one of the eight stools at a riverside stall in Nakasu for a bowl of tonkotsu ramen.',
	},
	{
		id: 202,
		areaId: 1,
		code: 'JPNGS',
		cnName: '长崎',
		enName: 'Nagasaki',
		picture: 'port-nagasaki',
		desc: '长崎的码头就在城中，下船走几分钟便是出岛与荷兰坡。教堂、唐寺与町家挤在同一片山坡上；入夜登稻佐山，港湾像一把撒开的灯。',
		enDesc:
			'The pier at Nagasaki is in the middle of town, minutes on foot from Dejima and the Dutch Slope. Churches, Chinese temples and merchants’ houses share one hillside, and from Mount Inasa at night the harbour is a handful of scattered lamps.',
	},
	{
		id: 203,
		areaId: 1,
		code: 'JPKOJ',
		cnName: '鹿儿岛',
		enName: 'Kagoshima',
		picture: 'port-kagoshima',
		desc: '樱岛火山隔着四公里海湾与城市相望，晴天里常有一缕细烟。仙岩园借它作远景，指宿的温泉把人埋进温热的黑砂里，十分钟就出一身汗。',
		enDesc:
			'Sakurajima faces the city across four kilometres of bay, usually with a thread of smoke on a clear day. Sengan-en garden borrows it as scenery, and at Ibusuki you are buried in warm black sand for ten very long minutes.',
	},
	{
		id: 204,
		areaId: 1,
		code: 'JPSSB',
		cnName: '佐世保',
		enName: 'Sasebo',
		picture: 'port-sasebo',
		desc: '九十九岛其实有二百零八座，从展海峰望下去，一片深深浅浅的绿浮在水上。佐世保人自己常吃的是汉堡，配方据说是当年从美军厨房学来的。',
		enDesc:
			'The “ninety-nine islands” are in fact two hundred and eight; from Tenkaiho they float below in every shade of green. What people here eat themselves is a hamburger, from a recipe picked up, they say, in the navy kitchens.',
	},
	{
		id: 205,
		areaId: 1,
		code: 'JPYAT',
		cnName: '熊本八代',
		enName: 'Kumamoto Yatsushiro',
		picture: 'port-kumamoto',
		desc: '八代港背后是大片蔺草田，日本的榻榻米多半出自这里。坐车一小时到熊本城，地震后的石垣仍在一块块归位，修复本身也成了风景。',
		enDesc:
			'Behind Yatsushiro lie the fields of rush from which most of Japan’s tatami is woven. Kumamoto Castle is an hour inland; its walls are still being put back stone by stone after the earthquake, and the repair has become a sight of its own.',
	},
	{
		id: 301,
		areaId: 2,
		code: 'JPNAH',
		cnName: '那霸',
		enName: 'Naha',
		picture: 'port-naha',
		desc: '若狭码头离国际通步行二十分钟。首里城正殿的红瓦已重新铺好；壶屋通的窑场还在烧风狮子，挑一对带走，公的张口，母的闭口。',
		enDesc:
			'From Wakasa pier it is twenty minutes on foot to Kokusai Street. The red roof of Shuri Castle’s main hall is up again, and the kilns of Tsuboya still fire shisa: take home a pair, one with its mouth open, one closed.',
	},
	{
		id: 302,
		areaId: 2,
		code: 'JPHRR',
		cnName: '宫古岛',
		enName: 'Miyakojima',
		picture: 'port-okinawa',
		desc: '宫古岛没有河，雨水渗进珊瑚岩，海因此格外清。伊良部大桥长三千五百四十米，桥上看水，由浅到深有七八种蓝。',
		enDesc:
			'Miyakojima has no rivers: rain sinks into the coral rock and leaves the sea uncommonly clear. From the Irabu Bridge, 3,540 metres long, you can count seven or eight blues between the shallows and the deep.',
	},
	{
		id: 303,
		areaId: 2,
		code: 'JPISG',
		cnName: '石垣岛',
		enName: 'Ishigaki',
		picture: 'port-ishigaki',
		desc: '川平湾的水面下是黑珍珠的养殖架，玻璃底船从上面慢慢划过。再坐十几分钟渡轮到竹富岛，水牛车走的是珊瑚砂铺的村路。',
		enDesc:
			'Black pearls grow on frames beneath Kabira Bay, and glass-bottomed boats drift over them. Taketomi is a short ferry ride further, its village lanes laid with coral sand for the buffalo carts.',
	},
	{
		id: 401,
		areaId: 3,
		code: 'KRCJU',
		cnName: '济州',
		enName: 'Jeju',
		picture: 'port-jeju',
		desc: '济州是一座火山，岛上三百多个寄生火山口当地人叫“奥卢姆”。城山日出峰清早最静；中午在海女村，一碗鲍鱼粥刚从海里来到桌上。',
		enDesc:
			'Jeju is one volcano with more than three hundred small ones on its back, called oreum. Seongsan crater is quietest early; at noon in the divers’ village the abalone porridge has come a very short way from the sea.',
	},
	{
		id: 402,
		areaId: 3,
		code: 'KRPUS',
		cnName: '釜山',
		enName: 'Busan',
		picture: 'port-busan',
		desc: '甘川洞的彩色房子沿山坡一级级叠上去，门牌要问三个人才找得到。札嘎其市场的阿姨会替你挑鱼，二楼现切，蘸的是醋辣酱。',
		enDesc:
			'The painted houses of Gamcheon climb the hill in steps, and it takes three people to find an address. At Jagalchi market a lady will choose your fish, and upstairs it is sliced and eaten with vinegared chilli paste.',
	},
	{
		id: 501,
		areaId: 4,
		code: 'VNHLG',
		cnName: '下龙湾',
		enName: 'Ha Long Bay',
		picture: 'port-halong',
		desc: '近两千座石灰岩岛立在平静的水面上，清晨有雾，最远的几座只剩淡淡的影子。换小船进溶洞，船夫熄了马达，就只听见水滴。',
		enDesc:
			'Nearly two thousand limestone islands stand in still water, the furthest no more than a shadow in the morning mist. A small boat takes you into the caves; when the boatman cuts the engine there is only the sound of dripping.',
	},
	{
		id: 502,
		areaId: 4,
		code: 'VNDAD',
		cnName: '岘港',
		enName: 'Da Nang',
		picture: 'port-danang',
		desc: '从岘港到会安半小时，黄墙老屋之间挂满绸灯。想走远些就上巴拿山，缆车穿过云层，山顶比海边凉十度。',
		enDesc:
			'Hoi An is half an hour away, its yellow houses strung with silk lanterns. For a longer day take the cable car up Ba Na through the cloud: it is ten degrees cooler at the top than on the beach.',
	},
	{
		id: 503,
		areaId: 4,
		code: 'VNNHA',
		cnName: '芽庄',
		enName: 'Nha Trang',
		picture: 'port-nhatrang',
		desc: '芽庄的海湾朝东，太阳从岛后面升起来。占婆人留下的婆那加塔已有一千二百年，红砖之间不见灰缝；塔下的河口停满蓝色渔船。',
		enDesc:
			'The bay faces east and the sun comes up from behind the islands. The Cham towers of Po Nagar are twelve hundred years old, red brick laid without visible mortar, above a river mouth full of blue fishing boats.',
	},
];

export type SeedPort = (typeof PORTS)[number];

const byCode = new Map(PORTS.map((port) => [port.code, port]));

/** Returns a port by its code. Throws for an unknown one. */
export function portByCode(code: string): SeedPort {
	const port = byCode.get(code);
	if (!port) throw new Error(`unknown port ${code}`);
	return port;
}
