import { article, type Entry, groupOf, listOf } from './article.ts';

const ON_BOARD = groupOf(304, '船上生活', 'On board');
const IN_PORT = groupOf(305, '靠港与天气', 'In port and the weather');
const CHANGES = groupOf(306, '更改、退款与发票', 'Changes, refunds, invoices');

/** Questions about the time from the first evening on, and about changes before it. */
export const QUESTIONS_ON_BOARD: readonly Entry[] = [
	{
		...article(
			'船上穿什么？',
			'What should I wear on board?',
			[
				'白天随意，晚餐整洁即可。五天以上的航程有一晚正装夜，不愿正装的旅客可以去自助餐厅。',
				'甲板上总有风，一件薄外套最有用；岸上走路带一双合脚的鞋。浴袍与泳装请不要穿进餐厅。',
			],
			[
				'Anything by day, smart casual at dinner. Voyages of five days and more have one formal evening, and the buffet welcomes those who would rather not.',
				'There is always wind on deck, so a light jacket helps; bring shoes to walk in ashore. Robes and swimwear stay out of the restaurants.',
			],
		),
		group: ON_BOARD,
	},
	{
		...article(
			'会晕船吗？',
			'Will I be seasick?',
			[
				'大船有稳定鳍，多数航程感觉不到摇晃。容易晕的旅客请选中部、低层舱房；服务台备有晕船药。',
				'觉得不适时到甲板上看远处的地平线，比躺着更快好转。冬季东海与台湾海峡风浪稍大，春秋最平稳。',
			],
			[
				'Stabilisers keep the ship steady on most voyages. If you are sensitive, choose a cabin low and amidships; Guest Services has tablets.',
				'When you feel unwell, look at the horizon from the deck: it helps sooner than lying down. The sea is calmest in spring and autumn.',
			],
		),
		group: ON_BOARD,
	},
	{
		...article(
			'船上有 Wi-Fi 吗？能上网吗？',
			'Is there Wi-Fi on board?',
			[
				'有卫星网络，按天或按航次购买，可覆盖全船。靠港时也可使用当地网络。',
				'卫星网络适合聊天与浏览，看视频会慢。出海后手机可能接入卫星漫游，资费较高，建议开启飞行模式再连船上网络。',
			],
			[
				'There is satellite internet throughout, sold by the day or the voyage, and local networks in port.',
				'It is good for messages and reading, slow for films. Phones may roam by satellite at sea, which is costly: switch to flight mode and use the ship’s network.',
			],
		),
		group: ON_BOARD,
	},
	{
		...article(
			'船上怎样付款？',
			'How do I pay on board?',
			[
				'房卡即账户，绑定银行卡或预存现金，船上以人民币计价。账户在离船前一晚二十二点关账。',
				'消费明细随时可在服务台查看；对账单有疑问，请在离船之前提出。',
			],
			[
				'Your key card is your account, linked to a bank card or a deposit. Prices on board are in Chinese yuan, and the account closes at ten on the last evening.',
				'Guest Services shows your account at any time. Please raise questions before you leave the ship.',
			],
		),
		group: ON_BOARD,
	},
	{
		...article(
			'有素食或清真餐吗？',
			'Are vegetarian or halal meals available?',
			[
				'主餐厅每餐都有素食。清真、无麸质、低敏等餐食请在出发前七天告知客服。',
				'登船后请在服务台确认一次，主餐厅会为您安排固定的餐桌与服务员。',
			],
			[
				'The main restaurant has vegetarian dishes at every meal. For halal, gluten-free or low-allergen meals please tell us seven days ahead.',
				'Confirm it once at Guest Services after boarding: the restaurant gives you a table and a waiter who know.',
			],
		),
		group: ON_BOARD,
	},
	{
		...article(
			'船上有医生吗？',
			'Is there a doctor on board?',
			[
				'有医疗中心，医生与护士二十四小时值守，费用按次计算，建议购买含医疗与转运的旅行保险。',
				'医疗中心可处理常见病与急症稳定，不能替代医院。慢性病用药请带足全程再加两天的量，并随身携带处方。',
			],
			[
				'There is a medical centre with a doctor and nurses day and night, charged by visit. Insurance that covers treatment and evacuation is advisable.',
				'It treats common illness and stabilises emergencies, but does not replace a hospital. Bring regular medicine for the voyage and two days more, with its prescription.',
			],
		),
		group: ON_BOARD,
	},
	{
		...article(
			'岸上观光可以不参加吗？',
			'Do I have to take an excursion?',
			[
				'可以自行活动，但须遵守当地的登陆政策，并在启航前六十分钟回船。',
				'时间以船上时间为准，逾时船舶不等候。港口离城区远的地方，跟船方的观光团更省心：返程晚了，船会等自己的团。',
			],
			[
				'You may go ashore on your own where landing rules allow, and must be back sixty minutes before departure.',
				'Ship’s time applies, and the ship does not wait. Where the port is far from town our own excursions are easier: for those the ship does wait.',
			],
		),
		group: IN_PORT,
	},
	{
		...article(
			'遇到台风怎么办？',
			'What happens in a typhoon?',
			[
				'安全优先，船长可能调整港口或时间，我们以短信通知。取消停靠的港务费与已购观光全额退还。',
				'因承运人原因取消整个航次的，全额退款，不收取任何费用。出发前请留意短信与本站公告。',
			],
			[
				'Safety comes first: the captain may change ports or times, and we tell you by text message. Port charges and excursions of a dropped call are refunded in full.',
				'If we cancel the whole voyage, everything is refunded without a fee. Please watch your messages before you leave.',
			],
		),
		group: IN_PORT,
	},
	{
		...article(
			'怎样取消订单？',
			'How do I cancel?',
			[
				'在“我的订单”中申请，按提交时距启航的天数计算取消费。退款在审核通过后四十八小时内退回原支付渠道。',
				'取消费随航程长短与距启航天数递增：',
				listOf(
					'三至四天的航程：启航前三十一天以上每人 200 元；',
					'五至六天：四十六天以上每人 300 元；',
					'七天及以上：六十一天以上每人 500 元。',
				),
				'更近的日子按船票全款的百分比计算，逐级列在<a href="/policy/REFUND">退改政策</a>与每个航次的页面上。',
			],
			[
				'Apply under My orders; the fee depends on the days left before departure. Refunds go to the original means of payment within forty-eight hours of approval.',
				'Fees rise with the length of the voyage and as departure comes nearer:',
				listOf(
					'Three to four days: CNY 200 per guest until 31 days before.',
					'Five to six days: CNY 300 until 46 days before.',
					'Seven days and more: CNY 500 until 61 days before.',
				),
				'Closer to departure it is a share of the full fare, listed step by step in <a href="/policy/REFUND">Cancellation &amp; Refunds</a> and on each voyage’s page.',
			],
		),
		group: CHANGES,
	},
	{
		...article(
			'可以更换旅客吗？',
			'Can I change a guest’s name?',
			[
				'启航七天之前可申请更换，每人收取 400 元手续费，每间舱房须至少保留一位原旅客。',
				'七天以内不可更换。姓名拼写有误请尽快致电客服，登船时以护照为准。',
			],
			[
				'Up to seven days before departure, for CNY 400 per person; at least one original guest must remain in each cabin.',
				'After that it is not possible. If a name is misspelt, call us soon: at boarding the passport decides.',
			],
		),
		group: CHANGES,
	},
	{
		...article(
			'怎样开发票？',
			'How do I get an invoice?',
			[
				'航程结束后在订单页申请，电子发票五个工作日内发送到您填写的邮箱。',
				'可开个人或公司抬头，公司抬头请备好纳税人识别号。使用优惠券抵扣的部分不计入发票金额。',
			],
			[
				'Apply on the order page after the voyage; the electronic invoice is sent to your e-mail within five working days.',
				'It can be made out to a person or a company, for which you need the tax number. What a coupon paid for is not part of it.',
			],
		),
		group: CHANGES,
	},
];
