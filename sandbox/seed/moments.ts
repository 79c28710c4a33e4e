/** An hour of a day on board; `picture` is empty where none shows it. */
export type Moment = { time: string; title: string; enTitle: string; desc: string; enDesc: string; picture: string };

const at = (
	time: string,
	picture: string,
	[title, enTitle]: readonly [string, string],
	[desc, enDesc]: readonly [string, string],
): Moment => ({ time, picture, title, enTitle, desc, enDesc });

const STARS = at(
	'22:00',
	'',
	['灯灭了，星星亮了', 'Lights out, stars on'],
	[
		'晴天的十点，顶层熄灯一小时。毯子自取，热可可也自取，没有人说话。',
		'At ten on clear nights the top deck goes dark for an hour. There are blankets and cocoa, and nobody talks.',
	],
);

export const AT_DAY: readonly Moment[] = [
	at(
		'06:00',
		'life-track',
		['顶层三圈', 'Three laps on top'],
		[
			'跑道还是湿的，风从船首来。三圈一公里，跑到第六圈，太阳刚好离开水面。',
			'The track is still wet and the wind comes from the bow. Three laps are a kilometre; on the sixth the sun leaves the water.',
		],
	),
	at(
		'11:00',
		'life-pool',
		['太阳照到第二排躺椅', 'The sun reaches the second row'],
		[
			'九点以前池里只有游泳的人，十一点音乐才响。九层的风小，一本书能看到午饭。',
			'Until nine the pool belonged to swimmers; now there is music. Deck 9 is sheltered, and a book lasts until lunch.',
		],
	),
	at(
		'14:00',
		'life-kitchen',
		['面包房改做饼干', 'The bakery turns to biscuits'],
		[
			'盐面包早上八点就卖完了，下午的面团用来做饼干。窗边的高凳正对着海，明信片从这里写起。',
			'The salted rolls were gone by eight, and the afternoon’s dough is for biscuits. The stools by the window face the sea: a good place to begin a postcard.',
		],
	),
	at(
		'16:00',
		'life-atrium',
		['琴盖里的点歌单', 'Requests under the lid'],
		[
			'中庭的光斜下来，有人坐到琴前。纸条放进琴盖，半小时内多半会弹到。',
			'The light in the atrium is low and somebody sits down to play. Slip your request under the lid; it usually comes within half an hour.',
		],
	),
	at(
		'17:30',
		'deck-rail',
		['栏杆还是暖的', 'The rail is still warm'],
		[
			'晒了一天的木扶手，落日时摸着还有温度。靠一会儿，什么也不用做。',
			'The wood has been in the sun all day and holds its warmth. Lean on it for a while; there is nothing else to do.',
		],
	),
	at(
		'18:30',
		'life-dining',
		['临窗的一桌', 'A table by the window'],
		[
			'主餐厅两层，窗边先到先坐。今天的鱼是昨天在港口买的，怎么做，问领班。',
			'Two storeys, and the window goes to whoever comes first. The fish was bought in yesterday’s port; ask how it is done tonight.',
		],
	),
	at(
		'21:00',
		'life-bar',
		['费里尼酒廊', 'The Fellini Lounge'],
		[
			'四人乐队开始第一曲。酒单印在电影票根上，第三晚调酒师会替你换一杯。',
			'The quartet begins. The list is printed on cinema stubs, and on the third evening the barman suggests something else.',
		],
	),
	STARS,
];

export const MD_DAY: readonly Moment[] = [
	at(
		'06:00',
		'life-promenade',
		['长廊上只有脚步声', 'Nothing but footsteps'],
		[
			'柚木被露水打湿，走一圈五百米。第三圈的时候，海的颜色从灰变成绿。',
			'The teak is wet with dew, five hundred metres to the round. About the third the sea turns from grey to green.',
		],
	),
	at(
		'08:00',
		'wake',
		['把早餐端到船尾', 'Breakfast, carried aft'],
		[
			'十层自助往后走，有二十张露天的桌子。风小，航迹在下面一直铺到天边。',
			'Past the buffet on Deck 10 are twenty tables in the open. It is sheltered there, and the wake runs from below you to the sky.',
		],
	),
	at(
		'10:00',
		'life-kitchen',
		['十组家庭的面粉', 'Flour for ten families'],
		[
			'海上日，七层的厨房里全是小围裙。做出来的点心，下午茶时端给全船的人。',
			'On sea days the kitchen on Deck 7 is full of small aprons. What they bake is served to the whole ship at tea.',
		],
	),
	at(
		'14:00',
		'life-spa',
		['热石与一窗海', 'Hot stones and a window'],
		[
			'木台上的石头还烫着，毛巾卷好放在旁边，窗外一艘渔船慢慢走过。',
			'The stones on the bench are still hot, the towels are rolled beside them, and a fishing boat passes the window.',
		],
	),
	at(
		'17:30',
		'life-pool',
		['萨克斯与最后的光', 'A saxophone and the last light'],
		[
			'船尾泳池两侧各八张躺椅，五点半以后没有空的。曲子不长，日落也不长。',
			'Eight loungers on each side of the aft pool, none of them free after half past five. The pieces are short, and so is the sunset.',
		],
	),
	at(
		'20:30',
		'life-teppanyaki',
		['第二轮的铁板', 'The second sitting'],
		[
			'十二个人围着一块铁板，厨师说海胆来自昨天那座岛。最后一道是蒜香炒饭，没有人剩。',
			'Twelve of you round one griddle, and the urchin is from yesterday’s island. The last course is garlic rice, and nobody leaves any.',
		],
	),
	STARS,
];

export const MC_DAY: readonly Moment[] = [
	at(
		'06:30',
		'',
		['步道上的第一个人', 'First on the Sky Walk'],
		[
			'日出前后，十六层的玻璃步道常常只有你一个人。脚下四十米的水从黑变蓝，只要一刻钟。',
			'About sunrise you may have the glass walk on Deck 16 to yourself. Forty metres down the water turns from black to blue in a quarter of an hour.',
		],
	),
	at(
		'09:00',
		'life-kids',
		['手环一扣，孩子进门', 'A wristband, and they are off'],
		[
			'七层的俱乐部开门，孩子跑进去，大人有了一个上午。十五层的泳池这时才放音乐。',
			'The club on Deck 7 opens, the children run in, and you have a morning. It is only now that the pool on Deck 15 turns the music on.',
		],
	),
	at(
		'11:00',
		'life-spa',
		['两层楼的安静', 'Two storeys of quiet'],
		[
			'水疗在十三、十四层，落地窗朝海。停靠日的上午几乎没有人，热石敷上，船在脚下轻轻靠稳。',
			'The spa is on Decks 13 and 14, with windows to the floor. On port mornings it is nearly empty: hot stones, and the ship lying still below you.',
		],
	),
	at(
		'15:00',
		'life-tea',
		['水烧到刚好', 'Water, just hot enough'],
		[
			'茶室每天这时教一课：什么茶等水开，什么茶等水静。四十个座位全部朝海，迟了要站着听。',
			'A lesson at this hour every day: which tea wants boiling water, and which wants it to rest. All forty seats face the sea; latecomers stand.',
		],
	),
	at(
		'18:00',
		'life-sunset',
		['只开两小时的酒吧', 'A bar for two hours'],
		[
			'开门的钟点每天不同，写在电梯口的黑板上。两杯酒的工夫，太阳正好落到水里。',
			'It opens at another time each day, chalked up by the lifts. Two drinks last exactly until the sun is in the water.',
		],
	),
	at(
		'20:00',
		'life-theatre',
		['没有一句台词', 'Not one word'],
		[
			'一千个座位，造船师的女儿从船头跑到船尾。散场时，邻座的日本老太太也在擦眼睛。',
			'A thousand seats, and the shipwright’s daughter runs from bow to stern. At the end the old lady from Nagasaki beside you is wiping her eyes too.',
		],
	),
	STARS,
];
