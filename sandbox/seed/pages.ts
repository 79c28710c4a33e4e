import type { FacilityGroup, ShipCode } from '#shared/constants.ts';
import type { Moment } from './moments.ts';
import { AT_DAY, MC_DAY, MD_DAY } from './moments.ts';

type Section = { title: string; enTitle: string; introduction: string; enIntroduction: string; picture: string };

const section = (
	picture: string,
	[title, enTitle]: [string, string],
	[introduction, enIntroduction]: [string, string],
): Section => ({
	picture,
	title,
	enTitle,
	introduction,
	enIntroduction,
});

/** Life on board of one ship: the introduction, a text for each group, and a day from morning to night. */
type LifePage = Section & { groups: Record<FacilityGroup, Section>; day: readonly Moment[] };

export const LIFE_PAGES: Readonly<Record<ShipCode, LifePage>> = {
	AT: {
		...section(
			'life-bar',
			['电影里的一艘船', 'A ship out of the cinema'],
			[
				'十二层甲板各以费里尼的一部电影为名，中庭的玻璃天花把正午收进来。酒廊记得你的酒，跑道记得你的圈数，第二天早上面包房的人已经认得你。',
				'Each of her twelve decks is named after a film by Fellini, and the glass over the atrium lets noon in. The lounge remembers your drink, the track your laps, and by the second morning the bakery knows you.',
			],
		),
		groups: {
			CABIN: section(
				'cabin-balcony',
				['醒来先看天亮没有', 'First, see whether it is light'],
				[
					'内舱房有船头的直播频道，海景房的窗台够坐一个人，阳台房可以把早餐叫到门外。一个人出门，二、三层有单人内舱房。',
					'Inside cabins have the view from the bow on television, ocean views a sill to sit on, balconies breakfast out of doors. Who travels alone finds single cabins on Decks 2 and 3.',
				],
			),
			CRUISE: section(
				'life-atrium',
				['四千片玻璃下的正午', 'Noon under four thousand pieces of glass'],
				[
					'中庭从二层一直通到顶，阳光整日落在穆拉诺玻璃上。下午四点有人弹琴，点歌写在纸条上，放进琴盖。',
					'The atrium rises from Deck 2 to the roof and daylight falls on Murano glass until evening. From four somebody plays; requests go under the lid on a slip of paper.',
				],
			),
			RESTAURANT: section(
				'life-kitchen',
				['四点的第一炉，夜里的最后一碗', 'The first loaf at four, the last bowl at eleven'],
				[
					'面包房凌晨四点开炉，自助的面档到夜里十一点才收。主餐厅在三、四层，临窗的一圈先到先坐。',
					'The ovens are lit at four in the morning, and the noodle counter closes at eleven at night. The main restaurant is on Decks 3 and 4, its window tables for whoever comes first.',
				],
			),
			ENTERTAINMENT: section(
				'life-track',
				['早上跑步，晚上听琴', 'Run at dawn, listen at night'],
				[
					'顶层三圈一公里，二层一支四人爵士乐队。中间的一整天，交给泳池和水疗。',
					'Three laps to the kilometre on the top deck, a jazz quartet on Deck 2, and between them a whole day for the pool and the spa.',
				],
			),
			PARENTCHILD: section(
				'life-kids',
				['大人看书，孩子揉面', 'A book for you, dough for them'],
				[
					'俱乐部按年龄分三间，早九点到晚十点。海上日上午，七层的亲子厨房收十组家庭，做当天下午茶要吃的点心。',
					'The club has three rooms by age, from nine in the morning to ten at night. On sea mornings the kitchen on Deck 7 takes ten families to bake what is served at tea.',
				],
			),
			HOT: section(
				'news-moon',
				['常客会先去的地方', 'Where regulars go first'],
				[
					'顶层的星空，十层的海图，五层出了领海才开门的商店。第一次来的人，多半到最后一晚才知道。',
					'The stars from the top deck, the chart on Deck 10, the shops on Deck 5 that open beyond territorial waters: first-time guests tend to hear of them on the last evening.',
				],
			),
		},
		day: AT_DAY,
	},
	MD: {
		...section(
			'ship-md-golden',
			['朝向航迹的日子', 'Days that face the wake'],
			[
				'地中海号不大声。三层的柚木长廊走一圈五百米，船尾的泳池正对航迹，晚饭围着一块铁板吃，厨师讲的是今天的海。',
				'Mediterranea keeps her voice down. The teak promenade on Deck 3 is five hundred metres round, the aft pool looks down the wake, and dinner is at a griddle, with a cook who talks about the sea you are on.',
			],
		),
		groups: {
			CABIN: section(
				'cabin-balcony-md',
				['浅木色的舱房，海绿色的窗', 'Pale wood and sea-green windows'],
				[
					'近三分之二的舱房有窗，其中三分之二带阳台。床品是长绒棉，双层帘拉上以后只有月光那么亮，枕头有六种可以挑。',
					'Nearly two cabins in three have a window, and two in three of those a balcony. The beds are made with long-staple cotton, the double curtains leave no more than moonlight, and there are six kinds of pillow.',
				],
			),
			CRUISE: section(
				'life-promenade',
				['绕船一圈，五百米', 'Five hundred metres round'],
				[
					'三层的柚木长廊有檐，下雨也能走。走到船尾停一停，航迹就从脚下开始，常常几小时遇不见一艘船。',
					'The promenade on Deck 3 is covered, so one walks in the rain too. Stop at the stern, where the wake begins under your feet and nothing else passes for hours.',
				],
			),
			RESTAURANT: section(
				'life-dining',
				['鱼从昨天的港口来', 'The fish is from yesterday’s port'],
				[
					'主餐厅两层临窗，自助在十层船尾，铁板烧只有十二个座位、一晚两轮。鱼怎么做，看前一天买到了什么。',
					'The main restaurant has two storeys of windows, the buffet is aft on Deck 10, and the griddle seats twelve, twice a night. What happens to the fish depends on what there was.',
				],
			),
			ENTERTAINMENT: section(
				'life-pool',
				['日落时，人都往船尾走', 'At sunset everybody walks aft'],
				[
					'前面的大池留给孩子和音乐，船尾的小池留给安静的人。十一层水疗的桑拿朝海开窗，停靠日的上午几乎没有人。',
					'The large pool forward is for children and music, the small one aft for quiet. The sauna on Deck 11 has a window on the sea and is nearly empty on port mornings.',
				],
			),
			PARENTCHILD: section(
				'life-kids',
				['教孩子看一张真海图', 'Children read a real chart'],
				[
					'俱乐部按年龄分三间，暑期的航海课由当值副驾驶来上，七岁以上、每班十二人。海上日的上午，全家可以进厨房。',
					'The club has three rooms by age; in summer the officers of the watch teach navigation from the age of seven, twelve to a class. On sea mornings the whole family may use the kitchen.',
				],
			),
			HOT: section(
				'hero-blue-hour',
				['灯灭之后', 'When the lights go out'],
				[
					'南海的夜最黑，星星最多。晴天十点甲板熄灯一小时，毯子与热可可自取；白天看不见的，海图上都有。',
					'Nights in the south are the darkest and have the most stars. At ten, when it is clear, the deck goes dark for an hour, with blankets and cocoa; what one can’t see by day is on the chart.',
				],
			),
		},
		day: MD_DAY,
	},
	MC: {
		...section(
			'ship-mc',
			['会走的一座城', 'A city that sails'],
			[
				'十六层，五千余位旅客，却不必赶场：早晨属于天空步道，下午属于茶室，入夜以后整条街都亮着。想安静时，七层有四十个朝海的座位。',
				'Sixteen decks and five thousand guests, and no need to hurry: mornings belong to the Sky Walk, afternoons to the tea room, and after dark the whole street is lit. For quiet there are forty seats on Deck 7, all facing the sea.',
			],
		),
		groups: {
			CABIN: section(
				'cabin-suite',
				['关上门，城就安静了', 'Close the door and the city is quiet'],
				[
					'四类舱房分布在四层到十四层，从没有窗的安静，到船东套房的整面海。家庭房在五到七层，离七层的儿童俱乐部不远。',
					'Four kinds of cabin between Decks 4 and 14, from the quiet without a window to the whole width of sea of the Owner’s Suite. Family cabins are on Decks 5 to 7, near the children’s club on Deck 7.',
				],
			),
			CRUISE: section(
				'life-track',
				['十六层，一层一种风', 'Sixteen decks, and a wind for each'],
				[
					'最高处是伸出船舷三米的天空步道，旁边的绿地种着熊本送来的蔺草。往下走一层，风就小一分。',
					'At the top a glass walk reaches three metres out over the side, beside a green of rushes from Kumamoto. With every deck down there is a little less wind.',
				],
			),
			RESTAURANT: section(
				'life-tea',
				['从红烧肉到一壶茶', 'From red-braised pork to a pot of tea'],
				[
					'全船二十余处餐饮，多半含在船票里。这里是旅客问得最多的四处：本帮小馆每晚只有四十份红烧肉，茶室三点的课迟了要站着听。',
					'There are twenty-odd places to eat, most of them part of the fare. These four are asked about most: the bistro has forty portions of pork a night, and for the tea lesson at three latecomers stand.',
				],
			),
			ENTERTAINMENT: section(
				'life-pool',
				['白天在水边，入夜进剧院', 'The water by day, the theatre by night'],
				[
					'白天的热闹在十五层的水边，晚上的在四到六层的剧院，八点与十点各一场。水疗占两层，落地窗朝海，上午人少。',
					'By day life is at the water on Deck 15, by night in the theatre on Decks 4 to 6, at eight and at ten. The spa takes two storeys with windows to the floor, and is quiet in the morning.',
				],
			),
			PARENTCHILD: section(
				'life-kids',
				['孩子有自己的船', 'Children have a ship of their own'],
				[
					'三到十二岁有俱乐部，一米二以上有滑道，全家一起有厨房。手环管接送，家长也能上岸走远一点。',
					'A club from three to twelve, slides from 1.2 metres, a kitchen for the whole family. Wristbands say who may collect whom, so parents can walk a little further ashore.',
				],
			),
			HOT: section(
				'life-sunset',
				['回去以后，会有人问你去了没有', 'What they will ask whether you did'],
				[
					'一间只开两小时的酒吧，一片关了灯的甲板，一张摊开的海图，一条出了领海才开门的街。',
					'A bar that opens for two hours, a deck with its lights out, a chart spread on a table, a street of shops that opens beyond territorial waters.',
				],
			),
		},
		day: MC_DAY,
	},
};
