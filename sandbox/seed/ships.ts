/** The three ships. `prime` is a factor on the price of a night. */
export const SHIPS = [
	{
		id: 1,
		code: 'AT',
		cnName: '大西洋号',
		enName: 'Atlantica',
		tonnage: 85_619,
		length: 292.5,
		guests: 2_680,
		decks: 12,
		year: 2000,
		/** Places along the ship, from 0 at the bow to 1 at the stern. */
		lifts: [0.3, 0.66],
		prime: 0.94,
		desc: '大西洋号的十二层甲板以意大利导演费里尼的电影命名，中庭从二层一直通到顶层，阳光整日落在穆拉诺玻璃上。船不算大，常客之间叫得出名字，调酒师记得住口味。她从天津与厦门出发，是北方与闽南旅客最熟悉的一艘。',
		enDesc:
			'Each of Atlantica’s twelve decks takes its name from a Fellini film, and her atrium rises from Deck 2 to the roof so that daylight falls on Murano glass all day. She is small enough for the bar staff to remember your order by the second evening. Tianjin and Xiamen are her home ports.',
	},
	{
		id: 2,
		code: 'MD',
		cnName: '地中海号',
		enName: 'Mediterranea',
		tonnage: 85_619,
		length: 292.5,
		guests: 2_680,
		decks: 12,
		year: 2003,
		lifts: [0.3, 0.66],
		prime: 1,
		desc: '地中海号常年航行在南海与东海之间，冬天住在香港和三亚，春秋两季停靠南沙。船尾的露天泳池朝向航迹，是看日落最好的位置；三层的步行长廊绕船一周，走一圈约五百米。过半舱房有窗，有窗的又过半带阳台。',
		enDesc:
			'Mediterranea keeps to warm water: Hong Kong and Sanya in winter, Guangzhou Nansha in spring and autumn. Her aft pool looks straight down the wake and is the place to be at sunset, while the promenade on Deck 3 makes a full circuit of about five hundred metres. More than half of her cabins have a window, and more than half of those a balcony.',
	},
	{
		id: 3,
		code: 'MC',
		cnName: '魔都号',
		enName: 'Magic City',
		tonnage: 135_500,
		length: 323.6,
		guests: 5_246,
		decks: 16,
		year: 2023,
		lifts: [0.26, 0.5, 0.76],
		prime: 1.12,
		desc: '魔都号是船队里最年轻的一艘，全年以上海为家。千人剧院、两层高的水疗中心和十六层的室外运动甲板让海上的一天并不短；二十余处餐饮，从本帮小馆到海上茶室，多半不另收费。家庭房与连通房集中在同一侧，带孩子出行省心。',
		enDesc:
			'Magic City is the youngest of the fleet and sails from Shanghai all year. A thousand-seat theatre, a two-storey spa and an open-air sports deck on Deck 16 make short work of a day at sea, and most of her twenty-odd places to eat, from a Shanghai bistro to a tea room, are part of the fare. Family and connecting cabins sit together on one side, which parents notice.',
	},
] as const;

export type Ship = (typeof SHIPS)[number];

export const SUBCATEGORIES = [
	{ id: 1, code: 'INSIDE', cnName: '内舱房', enName: 'Inside' },
	{ id: 2, code: 'OCEANVIEW', cnName: '海景房', enName: 'Ocean View' },
	{ id: 3, code: 'BALCONY', cnName: '阳台房', enName: 'Balcony' },
	{ id: 4, code: 'SUITE', cnName: '套房', enName: 'Suite' },
];
