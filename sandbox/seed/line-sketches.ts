/** A day between leaving and returning: at sea, or a call `PORT arrive depart`, with `#n` for the n-th text of that port. */
type Leg = 'sea' | `${string} ${string} ${string}`;

export type Sketch = {
	title: string;
	enTitle: string;
	desc: string;
	enDesc: string;
	from: string;
	leaves: string;
	returns: string;
	legs: Leg[];
	/** The ports that the title speaks of, where these aren't all calls: the first picture is one of theirs. */
	speaksOf?: string[];
	weight: number;
};

export const SKETCHES: readonly Sketch[] = [
	{
		title: '济州周末',
		enTitle: 'A Long Weekend in Jeju',
		from: 'CNSHA',
		leaves: '17:00',
		returns: '08:30',
		weight: 3,
		legs: ['KRCJU 12:00 21:00', 'sea'],
		desc: '请一天假就够的航程。第二天中午到济州，有整个下午和一顿晚饭；第三天什么也不必做，第四天早上回到上海上班。',
		enDesc:
			'One day’s leave is enough. Jeju on the second day gives you a whole afternoon and dinner, the third asks nothing of you, and on the fourth morning you are back in Shanghai.',
	},
	{
		title: '博多的灯笼',
		enTitle: 'The Lanterns of Hakata',
		from: 'CNSHA',
		leaves: '16:30',
		returns: '07:30',
		weight: 3,
		legs: ['sea', 'JPHKD 08:00 19:00', 'sea'],
		desc: '五天四晚，只为福冈的一个长日。来去各有一天在海上，适合第一次坐邮轮的人：船与岸各占一半，不赶路。',
		enDesc:
			'Five days for one long day in Fukuoka, with a day at sea on either side. It suits a first cruise: half ship, half shore, and no hurry.',
	},
	{
		title: '济州与福冈',
		enTitle: 'Jeju & Fukuoka',
		from: 'CNSHA',
		leaves: '16:00',
		returns: '08:00',
		weight: 3,
		legs: ['KRCJU 11:00 20:00', 'JPHKD#2 09:00 18:30', 'sea'],
		desc: '五天走两个国家，一座火山岛，一座美食城。每天早上窗外都换一片岸，晚餐时又只剩下海。',
		enDesc:
			'Two countries in five days: a volcanic island and a city that thinks about dinner. The shore outside the window is new every morning, and by evening there is only sea.',
	},
	{
		title: '火山与港湾',
		enTitle: 'Volcano & Harbour',
		from: 'CNSHA',
		leaves: '16:00',
		returns: '09:00',
		weight: 3,
		speaksOf: ['JPKOJ', 'JPNGS'],
		legs: ['sea', 'JPNGS 08:00 21:00', 'JPKOJ 08:30 18:00', 'sea'],
		desc: '九州南北两端，一座是坡上的旧港，一座是火山对面的城。两天都靠码头，走下舷梯就是街道，不必换乘小船。',
		enDesc:
			'The two ends of Kyushu: an old port on its slopes and a city across from a volcano. The ship ties up both days, so the street begins at the foot of the gangway.',
	},
	{
		title: '那霸五日',
		enTitle: 'Five Days to Naha',
		from: 'CNSHA',
		leaves: '17:00',
		returns: '09:00',
		weight: 2,
		legs: ['sea', 'JPNAH 09:00 21:00', 'sea'],
		desc: '从江南往南一天半，海水由绿变蓝。那霸停到晚上九点，可以吃完晚饭再回船，这在五天的航程里不多见。',
		enDesc:
			'A day and a half south of the Yangtze the water turns from green to blue. We stay in Naha until nine, so dinner can be ashore, which is rare on a voyage of five days.',
	},
	{
		title: '琉球三岛',
		enTitle: 'Three Islands of the Ryukyus',
		from: 'CNSHA',
		leaves: '16:00',
		returns: '08:00',
		weight: 2,
		speaksOf: ['JPISG', 'JPHRR', 'JPNAH'],
		legs: ['sea', 'JPNAH#2 09:00 19:00', 'JPHRR 08:00 17:30', 'JPISG 07:30 17:00', 'sea'],
		desc: '连着三天上岸，三座岛三种蓝。带上泳镜和一双不怕湿的鞋；傍晚回船冲过澡，甲板上的烤架刚好热起来。',
		enDesc:
			'Three days ashore in a row, three islands, three blues. Bring goggles and shoes that may get wet; by the time you have showered the grill on deck is hot.',
	},
	{
		title: '韩日环游',
		enTitle: 'Round the Korea Strait',
		from: 'CNSHA',
		leaves: '16:00',
		returns: '10:00',
		weight: 2,
		legs: ['KRCJU#2 13:00 21:00', 'KRPUS 10:00 20:00', 'JPHKD 08:00 17:30', 'JPNGS#2 07:30 17:00', 'sea'],
		desc: '七天四港，沿对马海峡走一圈。行李只打开一次，早餐看济州，晚餐离釜山，第五天在长崎的坡上数教堂的尖顶。',
		enDesc:
			'Four ports in seven days around the Tsushima Strait. Unpack once: Jeju at breakfast, Busan falling behind at dinner, and the church spires of Nagasaki on the fifth day.',
	},
	{
		title: '九州大环线',
		enTitle: 'The Grand Kyushu Circle',
		from: 'CNSHA',
		leaves: '16:00',
		returns: '14:00',
		weight: 1,
		speaksOf: ['JPKOJ', 'JPSSB', 'JPNGS', 'JPYAT'],
		legs: [
			'sea',
			'JPKOJ 08:00 18:00',
			'JPYAT 08:00 17:30',
			'JPNGS 07:30 21:00',
			'JPSSB 08:00 17:00',
			'KRPUS 09:00 19:00',
			'KRCJU#2 08:00 16:00',
		],
		desc: '九天，六个港口，只有一个完整的海上日。从火山到榻榻米的原乡，从锁国的窗口到二百零八座岛，是船队里停靠最密的一条航线。',
		enDesc:
			'Nine days, six ports and one full day at sea. From a volcano to the fields where tatami begins, from the window of a closed country to two hundred and eight islands: no other line of ours calls so often.',
	},
	{
		title: '渤海之外',
		enTitle: 'Beyond the Bohai',
		from: 'CNTSN',
		leaves: '16:00',
		returns: '08:00',
		weight: 3,
		legs: ['sea', 'KRCJU 08:00 18:00', 'sea'],
		desc: '北方旅客的第一条国际航线：天津出发，绕过山东半岛，第三天清早就是济州。往返两天在海上，够把一本书读完。',
		enDesc:
			'The first international line for guests from the north: out of Tianjin, round the Shandong peninsula, and Jeju on the third morning. The two days at sea are enough for a book.',
	},
	{
		title: '对马两岸的餐桌',
		enTitle: 'Two Tables across the Tsushima Strait',
		from: 'CNTSN',
		leaves: '15:30',
		returns: '09:00',
		weight: 2,
		legs: ['sea', 'KRPUS 09:00 19:30', 'JPHKD 08:00 18:00', 'sea', 'sea'],
		desc: '釜山的鱼市与福冈的屋台只隔一夜航程，味道却完全两样。七天里有三天在海上，厨房会把当地买到的鱼端上来作比较。',
		enDesc:
			'One night’s sailing separates the fish market of Busan from the stalls of Fukuoka, and they taste nothing alike. On three days at sea the galley serves what it bought in both, for comparison.',
	},
	{
		title: '北方出发的九州',
		enTitle: 'Kyushu from the North',
		from: 'CNTSN',
		leaves: '15:30',
		returns: '09:00',
		weight: 2,
		speaksOf: ['JPHKD', 'JPNGS'],
		legs: ['sea', 'KRCJU#2 10:00 20:00', 'JPNGS 08:00 21:00', 'JPHKD#2 08:00 18:00', 'sea', 'sea'],
		desc: '八天从容地走三个港口，每一站都停十小时以上。长辈可以只逛码头附近，年轻人走远，傍晚在同一张桌上说各自的一天。',
		enDesc:
			'Eight unhurried days and three ports, ten hours or more in each. Parents may stay near the pier while the young go further, and everyone tells their day at the same table.',
	},
	{
		title: '下龙与岘港',
		enTitle: 'Ha Long & Da Nang',
		from: 'CNNSA',
		leaves: '18:00',
		returns: '08:30',
		weight: 3,
		legs: ['sea', 'VNHLG 08:00 18:00', 'VNDAD 11:00 22:00', 'sea'],
		desc: '从珠江口到红河口外的石头森林，再到会安的灯笼底下。岘港停到夜里十点，老城的灯亮起来之后才是它最好的时候。',
		enDesc:
			'From the Pearl River to a forest of stone, then to the lanterns of Hoi An. We stay in Da Nang until ten, because the old town is at its best after dark.',
	},
	{
		title: '南海之南',
		enTitle: 'South of the South Sea',
		from: 'CNNSA',
		leaves: '18:00',
		returns: '09:00',
		weight: 2,
		speaksOf: ['VNNHA'],
		legs: ['CNSYX 14:00 23:00', 'sea', 'VNNHA 07:00 18:00', 'sea'],
		desc: '先到三亚吃一顿海鲜，再往南到芽庄看占婆人的塔。两处都有沙滩，一处热闹，一处安静，隔着一天的海。',
		enDesc:
			'Seafood in Sanya first, then south to the Cham towers of Nha Trang. Both have beaches, one lively and one quiet, with a day of sea between them.',
	},
	{
		title: '三亚三日',
		enTitle: 'Three Days to Sanya',
		from: 'HKHKG',
		leaves: '17:00',
		returns: '13:00',
		weight: 2,
		legs: ['CNSYX 11:00 20:00'],
		desc: '周五下班出发也来得及。睡一晚，醒来就是三亚；再睡一晚，回到维港还赶得上午饭，是认识邮轮最短的一条路。',
		enDesc:
			'Leave after work on a Friday if you like. One night and it is Sanya; another and you are back for a late lunch by the harbour. There is no shorter way to find out whether you like ships.',
	},
	{
		title: '八重山与首里',
		enTitle: 'Yaeyama & Shuri',
		from: 'HKHKG',
		leaves: '18:00',
		returns: '11:00',
		weight: 3,
		legs: ['sea', 'JPISG 09:00 18:00', 'JPNAH 09:00 19:00', 'sea'],
		desc: '从香港向东，一天半到石垣岛，比飞过去慢得多，也安静得多。先看珊瑚，再看王城，回程整整一天留给甲板。',
		enDesc:
			'East from Hong Kong and a day and a half to Ishigaki: far slower than flying, and far quieter. Coral first, then the royal castle, and a full day on deck on the way home.',
	},
	{
		title: '越南海岸三港',
		enTitle: 'Three Ports of Vietnam',
		from: 'HKHKG',
		leaves: '18:00',
		returns: '12:00',
		weight: 2,
		legs: ['sea', 'VNHLG 08:00 18:00', 'VNDAD 11:00 22:00', 'VNNHA 12:00 21:00', 'sea'],
		desc: '由北往南走一条海岸：石头、灯笼、砖塔。越往南咖啡越浓，阳光越斜；七天之后，香港的空气显得格外凉。',
		enDesc:
			'Down one coast from north to south: stone, lanterns, brick. The coffee grows stronger and the light lower as we go, and after seven days the air of Hong Kong feels cool.',
	},
	{
		title: '一水之隔',
		enTitle: 'Across the Water',
		from: 'CNXMN',
		leaves: '17:00',
		returns: '09:00',
		weight: 3,
		legs: ['sea', 'JPNAH 08:00 20:00', 'sea'],
		desc: '当年去琉球的封舟正是从闽南启航，顺风七日。今天只要一天半，那霸的孔庙和久米村里，还听得见几个闽南话的词。',
		enDesc:
			'Envoys to the Ryukyu kings once sailed from this coast and needed seven days of fair wind. It takes a day and a half now, and in Naha’s Kume quarter a few words of Hokkien are still in use.',
	},
	{
		title: '先岛蓝',
		enTitle: 'Sakishima Blue',
		from: 'CNXMN',
		leaves: '16:00',
		returns: '14:00',
		weight: 3,
		legs: ['sea', 'JPHRR 08:00 18:00', 'JPISG 07:30 17:00'],
		desc: '宫古与石垣，一南一北两座珊瑚岛，都在厦门正东。连着两天下水，第五天午后就到家，晒痕还是新的。',
		enDesc:
			'Miyako and Ishigaki are coral islands due east of Xiamen. Two days in the water one after the other, home on the fifth afternoon, and the tan lines still fresh.',
	},
	{
		title: '北部湾四日',
		enTitle: 'Four Days on the Gulf',
		from: 'CNSYX',
		leaves: '17:00',
		returns: '10:00',
		weight: 3,
		legs: ['VNHLG 10:00 20:00', 'VNDAD 12:00 22:00'],
		desc: '从三亚出发，四天走完北部湾的一南一北。白天在岸上，夜里赶路，醒来就是下一个港口，适合把假期用得很满的人。',
		enDesc:
			'Four days from Sanya to both ends of the Gulf. Ashore by day, under way by night, and a new port at breakfast: for those who like a holiday full to the edges.',
	},
	{
		title: '冬日芽庄',
		enTitle: 'Nha Trang in Winter',
		from: 'CNSYX',
		leaves: '18:00',
		returns: '09:00',
		weight: 3,
		speaksOf: ['VNNHA'],
		legs: ['sea', 'VNNHA 08:00 18:00', 'VNDAD 10:00 22:00'],
		desc: '十二月的芽庄刚过雨季，海水二十五度。先躺一天，再去会安走一走，第五天早晨回到三亚，行李里多半会有一袋咖啡。',
		enDesc:
			'In December the rains have left Nha Trang and the water is at twenty-five degrees. A day of doing nothing, a walk through Hoi An, and on the fifth morning Sanya, probably with a bag of coffee.',
	},
];
