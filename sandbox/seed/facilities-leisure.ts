import { FARE, type Facility, place } from './facility.ts';

const BY_THE_GLASS = '酒水按杯计价';

/** Places where guests spend the day. */
export const LEISURE: readonly Facility[] = [
	...place('ENTERTAINMENT', {
		on: { MC: '4–6' },
		picture: 'life-theatre',
		title: ['千人剧院', 'The Theatre'],
		desc: [
			'一千座，没有柱子，每晚八点与十点各一场。当季剧目讲一位造船师的女儿，全剧没有一句台词，各国旅客都看得懂。',
			'A thousand seats and no pillars, at eight and ten every night. This season’s piece is about a shipwright’s daughter and has not one word in it, so everybody understands.',
		],
		hours: ['20:00 与 22:00 两场', 'At 20:00 and 22:00'],
		costs: ['INCLUDED', '含在船票内，不必订座', 'Part of the fare, no booking needed'],
	}),
	...place('ENTERTAINMENT', {
		on: { AT: '9', MD: '9', MC: '15' },
		picture: 'life-pool',
		title: ['露天泳池', 'The Open-Air Pool'],
		desc: [
			'水温二十八度，天冷时顶棚合上。上午九点前只留给游泳的人，之后才有音乐。',
			'Kept at twenty-eight degrees, under a roof that closes in cool weather. It belongs to swimmers until nine; the music starts later.',
		],
		hours: ['07:00–22:00', '07:00–22:00'],
		costs: FARE,
	}),
	...place('ENTERTAINMENT', {
		on: { MD: '10' },
		title: ['船尾泳池', 'The Aft Pool'],
		desc: [
			'正对航迹的一方池水，两侧各八张躺椅，十六岁以下请走前面的大池。日落时分有一位萨克斯手。',
			'A square of water looking straight down the wake, eight loungers to a side; guests under sixteen use the large pool forward. A saxophone plays at sunset.',
		],
		hours: ['08:00–20:00', '08:00–20:00'],
		costs: FARE,
	}),
	...place('ENTERTAINMENT', {
		on: { AT: '11', MD: '11', MC: '13–14' },
		picture: 'life-spa',
		title: ['水疗中心', 'The Spa'],
		desc: [
			'热石、海藻与深层按摩，桑拿的窗朝海。停靠日的上午几乎没有人，价格也低两成。',
			'Hot stones, seaweed and deep massage, with a sauna window on the sea. On port mornings it is nearly empty and a fifth cheaper.',
		],
		hours: ['09:00–21:00', '09:00–21:00'],
		costs: ['EXTRA', '按疗程计价，停靠日上午低两成', 'Charged by treatment, a fifth less on port mornings'],
	}),
	...place('ENTERTAINMENT', {
		on: { AT: '12' },
		picture: 'life-track',
		title: ['环船跑道', 'The Running Track'],
		desc: [
			'顶层甲板，三圈约一公里，蓝色塑胶地面上画着白线。日出前后人最少，风从船首来，跑完正好吃早餐。',
			'On the top deck, three laps to the kilometre, white lines on blue. It is emptiest about sunrise, with the wind from the bow and breakfast at the finish.',
		],
		hours: ['05:30–22:00', '05:30–22:00'],
		costs: FARE,
	}),
	...place('ENTERTAINMENT', {
		on: { AT: '2' },
		picture: 'life-bar',
		title: ['费里尼酒廊', 'The Fellini Lounge'],
		desc: [
			'一支四人爵士乐队，一份写在电影票根上的酒单。调酒师记得住你前一晚喝了什么，第三晚会替你换一杯。',
			'A jazz quartet and a list printed on cinema stubs. The barman remembers what you drank last night, and on the third evening suggests something else.',
		],
		hours: ['17:00–01:00，乐队 21:00 起', '17:00–01:00, the band from 21:00'],
		costs: ['PARTLY', `听琴不收费，${BY_THE_GLASS}`, 'The music is free, drinks are charged by the glass'],
	}),

	...place('PARENTCHILD', {
		on: { AT: '7', MD: '7', MC: '7' },
		picture: 'life-kids',
		title: ['儿童俱乐部', 'The Children’s Club'],
		desc: [
			'三到十二岁，按年龄分三间，早九点到晚十点。接送凭手环，家长在岸上时也可托管。',
			'For ages three to twelve, in three rooms by age, from nine to ten at night. Wristbands say who may collect whom, and children may stay while parents are ashore.',
		],
		hours: ['09:00–22:00', '09:00–22:00'],
		costs: FARE,
	}),
	...place('PARENTCHILD', {
		on: { MC: '15' },
		title: ['水上乐园', 'The Water Park'],
		desc: [
			'两条滑道，一条快，一条慢；慢的那条大人更喜欢。身高一米二以上可独自滑，救生员全程在岗。',
			'Two slides, one fast and one slow; parents prefer the slow one. From 1.2 metres children may go alone, and lifeguards are always on duty.',
		],
		hours: ['10:00–18:00', '10:00–18:00'],
		costs: FARE,
	}),
	...place('PARENTCHILD', {
		on: { AT: '7', MD: '7', MC: '7' },
		picture: 'life-kitchen',
		title: ['亲子厨房', 'The Family Kitchen'],
		desc: [
			'每个海上日上午一课，做当天下午茶要吃的点心。名额十组，登船当日下午开始登记。',
			'One class on the morning of every sea day, baking what is served at tea. There is room for ten families; sign up from the afternoon of boarding.',
		],
		hours: ['海上日 10:00–11:30', 'Sea days, 10:00–11:30'],
		costs: ['INCLUDED', '含在船票内，需登记', 'Part of the fare, by the list'],
	}),

	...place('HOT', {
		on: { AT: '12', MD: '12', MC: '16' },
		title: ['观星甲板', 'The Star Deck'],
		desc: [
			'晴天夜里十点熄灯一小时，有人指给你看夏季大三角或猎户的腰带。毯子和热可可自取。',
			'On clear nights the lights go out for an hour at ten, and somebody points out the Summer Triangle or Orion’s belt. Blankets and cocoa are there for the taking.',
		],
		hours: ['晴天 22:00–23:00', 'Clear nights, 22:00–23:00'],
		costs: FARE,
	}),
	...place('HOT', {
		on: { MC: '15' },
		picture: 'life-sunset',
		title: ['日落酒吧', 'The Sunset Bar'],
		desc: [
			'只在日落前后两小时营业，开门时间每天不同，写在电梯口的黑板上。',
			'It opens for two hours around sunset and so at a different time each day: look for the blackboard by the lifts.',
		],
		hours: ['日落前后共两小时', 'Two hours around sunset'],
		costs: ['EXTRA', BY_THE_GLASS, 'Drinks are charged by the glass'],
	}),
	...place('HOT', {
		on: { AT: '10', MD: '9', MC: '12' },
		title: ['海图一小时', 'An Hour with the Chart'],
		desc: [
			'海上日的上午十一点，当值副驾驶把当天的海图摊在桌上，讲船此刻在哪里、为什么走这条线。问什么都可以，除了几点靠港。',
			'At eleven on sea days the officer of the watch spreads the day’s chart on the table and says where the ship is and why she takes this course. Ask anything but when we dock.',
		],
		hours: ['海上日 11:00–12:00', 'Sea days, 11:00–12:00'],
		costs: FARE,
	}),
	...place('HOT', {
		on: { AT: '5', MD: '5', MC: '5' },
		title: ['免税商店街', 'The Shops'],
		desc: [
			'领海之外才开门。最后一个海上日有一次样品特卖，行家会先去看表，再去看茶具。',
			'They open beyond territorial waters. On the last sea day there is a sample sale, and those who know go for watches first and teaware second.',
		],
		hours: ['驶出领海后 09:00–23:00', '09:00–23:00 beyond territorial waters'],
		costs: [null, '免税，以人民币结算', 'Tax free, charged in Chinese yuan'],
	}),
];
