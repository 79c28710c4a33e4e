import { AT, type Facility, facility, MC, MD } from './facility.ts';

/** Where guests spend the day. */
export const LEISURE: readonly Facility[] = [
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
