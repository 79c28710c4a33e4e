export type ActivityCopy = {
	code: string;
	picture: string;
	/** The end of the campaign: with the banner's countdown, with the year, or never. */
	ends: 'sale' | 'year' | 'none';
	/** The search for its voyages; words in capitals stand for values that depend on the day (`activities.ts`). */
	link: string;
	title: string;
	enTitle: string;
	introduction: string;
	enIntroduction: string;
	content: string;
	enContent: string;
	/** What each cabin of its voyages gets. */
	gift?: string;
	enGift?: string;
};

const rows = (cells: readonly (readonly string[])[]): string =>
	cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
const table = (caption: string, heads: readonly string[], cells: readonly (readonly string[])[]): string =>
	`<table><caption>${caption}</caption><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows(cells)}</tbody></table>`;
const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Campaigns. Ports, hours, cabins and fees are those of the voyages that they lead to. */
export const ACTIVITIES: readonly ActivityCopy[] = [
	{
		code: 'early-booking',
		picture: 'ad-early',
		ends: 'sale',
		link: '/voyage-search?date=MONTHS_AHEAD',
		title: '早订从容',
		enTitle: 'Book early, choose well',
		introduction: '提前 90 天预订，每间赠 ¥300 船上消费额度；房型也最齐。',
		enIntroduction: 'Book 90 days ahead for CNY 300 to spend on board with each cabin, and the widest choice.',
		gift: '提前 90 天预订，每间赠 ¥300 船上消费额度',
		enGift: 'Book 90 days ahead for CNY 300 to spend on board',
		content: `<p>好舱房总是先被早做打算的人选走：船尾阳台只有十来间，亲子家庭房也不过二十多间。提前三个月看，多半都还在。</p><h2>怎样参加</h2>${list(
			[
				'活动期间，预订九十天以后启航的任一航次并完成付款。',
				'额度按舱房计，登船当日记入房卡账户，不必输入优惠码。',
				'额度可用于餐厅、酒水、水疗与商店，不找零，不抵船上服务费。',
			],
		)}<h2>不受影响的事</h2><p>所见价格仍是每人含税价，退改仍按航次页面所列的规则；取消订单时，额度随订单一并取消。详见<a href="/policy/REFUND">退改政策</a>。</p>`,
		enContent: `<p>Good cabins go first to those who plan: there are a dozen aft balconies to a ship and some two dozen family cabins. Three months ahead most of them are still there.</p><h2>How to take part</h2>${list(
			[
				'Book and pay for any voyage that sails more than ninety days from now while the offer lasts.',
				'The credit is for each cabin and is on your onboard account on boarding day. There is no code to enter.',
				'Spend it in restaurants, bars, the spa and the shops. It is not paid out, and does not cover the onboard service charge.',
			],
		)}<h2>What stays the same</h2><p>Prices are per person with tax included, as always, and each voyage keeps its own cancellation policy; if an order is cancelled, its credit goes with it. See <a href="/policy/REFUND">cancellations and refunds</a>.</p>`,
	},
	{
		code: 'family-cabin',
		picture: 'life-kids',
		ends: 'none',
		link: '/voyage-search?date=SUMMER',
		title: '一家四口，一间舱房',
		enTitle: 'Four of you, one cabin',
		introduction: '亲子家庭房住四个人，每人的价格与普通内舱房相近。',
		enIntroduction: 'A family cabin sleeps four, and each of you pays about what an inside cabin costs.',
		content: `<p>带孩子出门，最怕分住两间。三艘船都有亲子家庭房：一张大床，两张上铺，十八到二十平方米。要宽敞些，就住家庭套房，另有阳台。</p>${table(
			'两种能住四人的舱房',
			['舱房', '面积', '床', '魔都号所在甲板'],
			[
				['亲子家庭房', '18–20 ㎡', '一张大床，两张上铺', '5–7 层'],
				['亲子家庭套房', '40–44 ㎡', '一张大床，两张单人床', '12 层'],
			],
		)}<h2>给孩子的</h2>${list([
			'儿童俱乐部三到十二岁，早九点到晚十点，不另收费。',
			'十三周岁以下按儿童计，六个月以上可以登船；四周岁以下免收船上服务费。',
			'每间舱房至少有一位年满十八周岁的成人。',
		])}<p>四个人一起选，价格在航次页面会按你们的人数算好。</p>`,
		enContent: `<p>Nobody with children wants two cabins. All three ships have family cabins of eighteen to twenty square metres, with a double bed and two upper berths. For more room there is the family suite, which has a balcony.</p>${table(
			'Two cabins for four',
			['Cabin', 'Size', 'Beds', 'Decks on Magic City'],
			[
				['Family Cabin', '18–20 m²', 'One double bed and two upper berths', '5–7'],
				['Family Suite', '40–44 m²', 'One king bed and two single beds', '12'],
			],
		)}<h2>For the children</h2>${list([
			'The children’s club takes ages three to twelve, from nine in the morning to ten at night, at no charge.',
			'Guests under thirteen count as children and may sail from six months; under four there is no onboard service charge.',
			'Each cabin needs one adult of eighteen or over.',
		])}<p>Choose your party on the voyage’s page and the price is worked out for all of you.</p>`,
	},
	{
		code: 'new-year-at-sea',
		picture: 'footer-new-year',
		ends: 'year',
		link: '/voyage-search?ids=NEW_YEAR',
		title: '海上跨年',
		enTitle: 'New Year at sea',
		introduction: '零点的汽笛，甲板上的第一杯，和一年里最早的日出。',
		enIntroduction: 'The horn at midnight, the first glass on deck, and the earliest sunrise of the year.',
		content: `<p>跨年航次的最后一晚不排座次：顶层甲板从十点起摆好暖炉和热饮，乐队在船尾，孩子们可以晚睡。零点由船长拉响汽笛，随后是甲板上的第一杯。</p><h2>那一晚的安排</h2>${table(
			'十二月三十一日',
			['时间', '去处', '做什么'],
			[
				['18:00', '主餐厅', '跨年晚餐，两轮入席'],
				['20:00 与 22:00', '剧院', '全年最后一场演出'],
				['22:00', '顶层甲板', '乐队、暖炉与热饮'],
				['00:00', '顶层甲板', '汽笛，第一杯'],
				['日出', '船头甲板', '面包刚出炉，望远镜已经架好'],
			],
		)}<p>跨年晚餐与演出都含在票价里。舱房比平日走得快，尤其是阳台房。</p>`,
		enContent: `<p>There is no seating plan for the last night of the year: from ten there are heaters and hot drinks on the top deck, the band is aft, and children may stay up. At midnight the captain sounds the horn, and then comes the first glass.</p><h2>The evening</h2>${table(
			'31 December',
			['Time', 'Place', 'What happens'],
			[
				['18:00', 'Main restaurant', 'New Year’s dinner, in two sittings'],
				['20:00 and 22:00', 'Theatre', 'The last show of the year'],
				['22:00', 'Top deck', 'The band, heaters and hot drinks'],
				['00:00', 'Top deck', 'The horn, and the first glass'],
				['Sunrise', 'Forward deck', 'Bread from the oven, telescopes in place'],
			],
		)}<p>Dinner and show are part of the fare. Cabins go faster than at other times, balconies first.</p>`,
	},
	{
		code: 'three-days',
		picture: 'port-sanya-dusk',
		ends: 'none',
		link: '/voyage-search?days=3,4',
		title: '三天，先试一次',
		enTitle: 'Three days to try it',
		introduction: '香港往返三亚，或一个济州的周末：认识邮轮最短的两条路。',
		enIntroduction: 'Hong Kong to Sanya and back, or a weekend in Jeju: the two shortest ways to find out.',
		content: `<p>不确定自己喜不喜欢，就不必一上来订七天。三四天足够睡几个晚上、看两场日出、把船走熟，也够知道自己晕不晕。</p>${table(
			'两条短航线',
			['航线', '天数', '停靠', '岸上'],
			[
				['香港 – 三亚 – 香港', '3', '三亚', '11:00 – 20:00'],
				['上海 – 济州 – 上海', '4', '济州', '12:00 – 21:00'],
			],
		)}<h2>第一次，记住三件事</h2>${list([
			'护照至少有效到返航当日，建议返航后仍有六个月以上。',
			'怕晃就选中部低层的舱房，晕船药提前半小时吃。',
			'出发前五天在网上办理登船，到港不用排长队。',
		])}`,
		enContent: `<p>If you are not sure you will like it, do not begin with a week. Three or four days are enough to sleep a few nights, see two sunrises, learn the ship, and know whether you are a sailor.</p>${table(
			'Two short routes',
			['Route', 'Days', 'Call', 'Ashore'],
			[
				['Hong Kong – Sanya – Hong Kong', '3', 'Sanya', '11:00 – 20:00'],
				['Shanghai – Jeju – Shanghai', '4', 'Jeju', '12:00 – 21:00'],
			],
		)}<h2>Three things to remember</h2>${list([
			'Passports must be valid until the day of return; six months beyond it are advised.',
			'For less motion choose a low cabin amidships, and take tablets half an hour before.',
			'Check in online five days before you sail, and there is hardly a queue.',
		])}`,
	},
	{
		code: 'winter-south',
		picture: 'port-halong',
		ends: 'none',
		link: '/voyage-search?destination=501,502,503',
		title: '往南，去一个没有冬天的假期',
		enTitle: 'Head south and skip winter',
		introduction: '下龙湾、岘港、芽庄，水温常年二十度以上。',
		enIntroduction: 'Ha Long Bay, Da Nang and Nha Trang, where the sea stays above 20 °C all year.',
		content: `<p>十二月的三亚，一二月的香港，都有地中海号往南。越南的海岸由北往南一天一个样子：先是立在静水里的石头，再是河上的灯，最后是一整片朝东的海湾。</p>${table(
			'香港往返，越南海岸三港',
			['天', '港', '在港'],
			[
				['第 3 天', '<a href="/destination/detail?id=501">下龙湾</a>', '08:00 – 18:00'],
				['第 4 天', '<a href="/destination/detail?id=502">岘港</a>', '11:00 – 22:00'],
				['第 5 天', '<a href="/destination/detail?id=503">芽庄</a>', '12:00 – 21:00'],
			],
		)}<h2>带什么</h2><p>一件薄外套给甲板上的风，泳衣放进手提包，现金换一点越南盾。越南落地签证每人约 25 美元，在船上办理，不含在票价里。</p>`,
		enContent: `<p>Mediterranea goes south from Sanya in December and from Hong Kong in January and February. The coast of Vietnam changes every day on the way down: stones in still water, lamps on a river, and at last a whole bay that faces east.</p>${table(
			'Three ports of Vietnam, from Hong Kong and back',
			['Day', 'Port', 'In port'],
			[
				['Day 3', '<a href="/destination/detail?id=501">Ha Long Bay</a>', '08:00 – 18:00'],
				['Day 4', '<a href="/destination/detail?id=502">Da Nang</a>', '11:00 – 22:00'],
				['Day 5', '<a href="/destination/detail?id=503">Nha Trang</a>', '12:00 – 21:00'],
			],
		)}<h2>What to bring</h2><p>A light jacket for the wind on deck, swimwear in your hand luggage, and a little Vietnamese money. The visa on arrival is about USD 25 per person; it is arranged on board and not part of the fare.</p>`,
	},
];
