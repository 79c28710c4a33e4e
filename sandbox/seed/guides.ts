import { article, type Entry, groupOf, listOf, tableOf } from './article.ts';

const CHOOSING = groupOf(401, '选一趟航程', 'Choosing a voyage');
const PACKING = groupOf(402, '出发之前', 'Before you leave');
const BOARDING = groupOf(403, '登船当天', 'Boarding day');
const AT_SEA = groupOf(404, '在海上', 'At sea');

export const GUIDES: readonly Entry[] = [
	{
		...article(
			'第一次坐邮轮，从选天数开始',
			'A first cruise begins with the number of days',
			[
				'不确定喜不喜欢，就从三到五天试起。',
				'三天的航程一晚去一晚回，没有空闲的海上日；五天有一到两个完整的海上日，最能知道自己是否喜欢船上的节奏。七天以上适合已经知道答案的人。',
			],
			[
				'If you are not sure you will like it, begin with three to five days.',
				'Three days are one night out and one night back, with no day at sea. Five have one or two, which is how you find out whether the pace suits you. Seven and more are for those who know.',
			],
			'ship-at-dawn',
		),
		group: CHOOSING,
	},
	{
		...article(
			'舱房怎么选',
			'How to choose a cabin',
			[
				'在舱房里待得少，选内舱；想醒来看海，选海景；想在睡衣里看海，选阳台。',
				'怕晃选中部低层，怕吵避开剧院正上方与电梯口。带孩子看家庭房和连通房；长辈同行，优先离电梯近的。',
				tableOf([
					['房型', '适合谁', '留意'],
					['内舱', '白天都在外面，想把预算留给岸上', '没有窗，睡得沉，记得定闹钟'],
					['海景', '想醒来先看一眼海', '窗不能打开'],
					['阳台', '想在睡衣里看日出，或带着长辈', '中部最稳，靠近电梯最方便'],
					['套房', '纪念日，或想要更大的客厅', '服务费每人每晚 160 元'],
				]),
			],
			[
				'If you are hardly in it, take an inside cabin; to wake to the sea, a window; to see it in pyjamas, a balcony.',
				'For less motion stay low and amidships, for quiet avoid the theatre ceiling and the lifts. With children look at family and connecting cabins, with older guests stay near a lift.',
				tableOf([
					['Cabin', 'For whom', 'Bear in mind'],
					['Inside', 'You are out all day and save for the shore', 'No window: set an alarm'],
					['Ocean view', 'To look at the sea first thing', 'The window does not open'],
					['Balcony', 'For sunrise in pyjamas, or with grandparents', 'Steadiest amidships, handiest near a lift'],
					['Suite', 'For an anniversary, or a larger sitting room', 'The service charge is CNY 160 per night'],
				]),
			],
			'cabin-balcony-md',
		),
		group: CHOOSING,
	},
	{
		...article(
			'证件清单',
			'The paper list',
			[
				'护照、电子登船凭证、签证或入境所需文件，三样缺一不可。',
				'护照至少有效到返航当日，建议返航后仍有六个月以上。未成年人与父母以外的成人同行，须带监护人同意书。所有证件拍照存手机，原件随身，不要放进托运行李。',
				listOf(
					'护照原件，至少有效到返航当日，建议返航后仍有六个月以上；至少两页空白。',
					'电子登船凭证，启航前四十八小时内生成。',
					'目的地要求的签证或入境文件，以航次页与主管部门公布的为准。',
					'未成年人：监护人同意书与亲属关系证明。',
				),
			],
			[
				'Passport, boarding pass, and whatever visa or form the destination asks for: none of the three may be missing.',
				'Passports must be valid until the day of return; six months beyond it are advised. A child travelling without a parent needs a guardian’s consent. Photograph everything, carry the originals, and pack none of them in the luggage you hand over.',
				listOf(
					'Your passport, valid until the day of return and better six months beyond it, with two blank pages.',
					'Your boarding pass, issued within forty-eight hours of departure.',
					'Visa or entry form, as the voyage page and the authorities say.',
					'For minors: a guardian’s consent and proof of kinship.',
				),
			],
			'guide-papers',
		),
		group: PACKING,
	},
	{
		...article(
			'行李里放什么',
			'What to pack',
			[
				'一件薄外套比想象中有用，甲板上总有风。',
				'带两双鞋：一双走路，一双晚餐。泳衣、墨镜、防晒放进手提包，登船后箱子要过几个小时才送到舱房。插座为国标与欧标两种，插线板会被代管。',
				listOf(
					'手提行李：护照、凭证、药品、泳衣、外套、充电器。',
					'托运行李：两件以内，单件不超过二十三公斤，贴好行李牌。',
					'不要带：电热水壶、熨斗、插线板、刀具、无人机。',
				),
			],
			[
				'A light jacket is more use than you think: there is always wind on deck.',
				'Two pairs of shoes, one for walking and one for dinner. Keep swimwear, sunglasses and sunscreen in your hand luggage, as cases take some hours to arrive. Sockets are Chinese and European; extension leads are taken into care.',
				listOf(
					'With you: passport, boarding pass, medicine, swimwear, a jacket, chargers.',
					'Handed over: two pieces, up to twenty-three kilograms each, with tags.',
					'At home: kettles, irons, extension leads, knives, drones.',
				),
			],
			'guide-packing',
		),
		group: PACKING,
	},
	{
		...article(
			'登船那一天',
			'Boarding day',
			[
				'按凭证上的时段到港，比早到更省时间。',
				'交行李，安检，办手续，过边检，全程约四十分钟。上船先吃午饭，再看舱房；四点的集合演习人人都要参加，十五分钟就结束。',
			],
			[
				'Coming at the time on your pass is quicker than coming early.',
				'Luggage, security, check-in and passport control take about forty minutes. Have lunch first and see the cabin later; the muster drill at four is for everyone and lasts a quarter of an hour.',
			],
		),
		group: BOARDING,
	},
	{
		...article(
			'集合演习：出发前的一刻钟',
			'The muster drill: a quarter of an hour before the sea',
			[
				'四点，七短一长的汽笛响过，全船只做一件事：找到自己的集合点。',
				'登船后先看房卡，集合点印在正面；再打开衣柜，救生衣每人一件，儿童的尺码由服务员送来。听到汽笛，穿平底鞋，走楼梯，不乘电梯；到了刷卡点名，看船员示范怎样穿、怎样系。十五分钟后解散，正好上甲板看船离岸。',
			],
			[
				'At four, after seven short blasts and one long, the whole ship does one thing: everyone finds their muster station.',
				'Once on board, look at your key card, where the station is printed, then in the wardrobe: there is a lifejacket for each of you, and your steward brings children’s sizes. When the signal sounds, put on flat shoes and take the stairs, not the lift. Your card is read at the station, the crew show how a jacket is worn and fastened, and in fifteen minutes you are free to watch the ship leave from the deck.',
			],
		),
		group: BOARDING,
	},
	{
		...article(
			'海上日怎么过',
			'What to do with a day at sea',
			[
				'前一晚看一眼每日指南，圈三件事，其余的留白。',
				'上午水疗便宜，中午甲板有现做的海鲜饭，下午三点喝茶，四点泳池人最少。晚上先看八点场的演出再吃饭，餐厅会安静许多。',
				listOf(
					'九点 沿甲板走三公里，风从船首来。',
					'十二点 泳池边的海鲜饭。',
					'三点 下午茶，靠窗的位置先坐满。',
					'八点 剧场演出，七点半进场。',
				),
			],
			[
				'Look at tomorrow’s programme, circle three things and leave the rest open.',
				'The spa is cheaper in the morning, seafood rice is cooked on deck at noon, tea is at three and the pool is quietest at four. See the eight o’clock show before dinner and the restaurant will be calmer.',
				listOf(
					'Nine: three kilometres on deck, with the wind from the bow.',
					'Noon: seafood rice by the pool.',
					'Three: afternoon tea, where window seats go first.',
					'Eight: the show; doors open at half past seven.',
				),
			],
			'life-pool',
		),
		group: AT_SEA,
	},
	{
		...article(
			'靠港日：跟团还是自己走',
			'In port: with a group or on your own',
			[
				'港口在城里就自己走，离景点远就跟团。',
				'长崎、那霸、厦门下船即是街道；八代、下龙湾路远，跟团省心，回船也有保障。自己走请设两个闹钟：回程一个，启航前六十分钟一个。',
			],
			[
				'Walk where the port is in town; join an excursion where it is not.',
				'In Nagasaki, Naha and Xiamen the street begins at the gangway. From Yatsushiro and in Ha Long Bay distances are long, and the ship waits for her own excursions. On your own set two alarms: one to turn back, one sixty minutes before sailing.',
			],
			'port-nagasaki',
		),
		group: AT_SEA,
	},
	{
		...article(
			'带孩子和长辈一起出行',
			'With children and grandparents',
			[
				'三代同行，最难的是让每个人都不迁就，船上恰好做得到。',
				'孩子去俱乐部，长辈听戏喝茶，年轻人下船走远，晚饭在同一张桌上见。家庭房与连通房数量不多，建议提前三个月预订；长辈的常用药请带足全程再加两天的量。',
			],
			[
				'With three generations the hard part is that nobody should have to give way, and a ship can manage it.',
				'Children have their club, grandparents opera and tea, the others go ashore, and everyone meets at one table. Family and connecting cabins are few, so book three months ahead; bring regular medicine for the voyage and two days more.',
			],
			'life-kids',
		),
		group: CHOOSING,
	},
];
