import { article, type Entry } from './article.ts';

const question = (asked: string, enAsked: string, reply: string, enReply: string): Entry =>
	article(asked, enAsked, [reply], [enReply]);

export const QUESTIONS: readonly Entry[] = [
	question(
		'怎样预订航次？',
		'How do I book a voyage?',
		'在“全部航线”里选好航次与舱房，填写每位旅客的证件信息，确认后付款即可。提交后舱房会为您保留五分钟。',
		'Choose a voyage and cabin under All Voyages, enter each guest’s passport details, confirm and pay. The cabin is held for five minutes while you do so.',
	),
	question(
		'价格里包含什么？',
		'What does the price include?',
		'所标价格含税与港务费，包括住宿、主餐厅与自助餐厅的餐食、剧院演出和大部分船上活动。船上服务费、岸上观光、酒水与上网另计。',
		'Prices include taxes and port charges, the cabin, meals in the main restaurant and buffet, the theatre and most activities. The service charge, excursions, drinks and internet are extra.',
	),
	question(
		'可以先留舱、以后再付款吗？',
		'Can I hold a cabin and pay later?',
		'下单后请在订单页标明的时限内付款，逾期订单自动取消，舱房释放。暂不提供长期留舱。',
		'Please pay within the time shown on the order; after that it is cancelled and the cabin released. Longer holds are not offered.',
	),
	question(
		'三人或四人可以住一间吗？',
		'Can three or four of us share a cabin?',
		'可以。请选三人房或亲子家庭房，每间必须至少有一位年满十八周岁的成人。第三、四位旅客通常价格更低。',
		'Yes: choose a triple or family cabin. Every cabin needs at least one adult of eighteen or over, and the third and fourth guest usually pay less.',
	),
	question(
		'婴儿能上船吗？',
		'May infants travel?',
		'登船当日须满六个月；航线中连续海上日达三天的，须满十二个月。婴儿同样占用舱房定员，并须持有效护照。',
		'Infants must be six months old on boarding day, or twelve months where a voyage has three days at sea in a row. They count towards the cabin and need a passport.',
	),
	question(
		'孕妇可以参加吗？',
		'May I travel when pregnant?',
		'航程结束时孕期不满二十四周可以登船，请携带医生出具的孕周与适航证明。',
		'Yes, if you will be less than twenty-four weeks pregnant when the voyage ends. Please bring a doctor’s letter stating the week and that you are fit to travel.',
	),
	question(
		'护照要求是什么？',
		'What are the passport requirements?',
		'护照有效期须在航程结束后六个月以上，并至少有两页空白签证页。',
		'Passports must remain valid for six months after the voyage and have at least two blank visa pages.',
	),
	question(
		'去日本、韩国、越南要签证吗？',
		'Do I need a visa for Japan, Korea or Vietnam?',
		'要求因航线、国籍与当时的政策而异，请在预订前查看航次页的说明，并以目的地主管部门公布的为准。',
		'It depends on the line, your nationality and the rules of the day. Read the note on the voyage page before booking; what the destination’s authorities publish prevails.',
	),
	question(
		'什么时候办理网上登船手续？',
		'When do I check in online?',
		'请在出发前五天完成。页面十五分钟无操作会自动关闭，请备好护照与紧急联系人电话。',
		'Five days before sailing, please. The page closes after fifteen minutes without activity, so have passports and an emergency number ready.',
	),
	question(
		'登船凭证什么时候能拿到？',
		'When do I receive my boarding pass?',
		'开船前四十八小时内生成，可在“登船凭证”页面下载，纸质或手机出示均可。',
		'Within forty-eight hours of departure, to download under Boarding Pass. Paper or phone will do.',
	),
	question(
		'几点到码头合适？',
		'When should I arrive at the port?',
		'请按凭证上的时段到达。开船前九十分钟停止办理登船，迟到者无法登船。',
		'At the time on your pass. Check-in closes ninety minutes before departure, and late arrivals cannot board.',
	),
	question(
		'行李有限制吗？',
		'Is there a luggage limit?',
		'建议每人两件以内，单件不超过二十三公斤。电热水壶、熨斗、插线板与刀具不能带上船。',
		'We suggest two pieces each, up to twenty-three kilograms. Kettles, irons, extension leads and knives may not be brought on board.',
	),
	question(
		'船上穿什么？',
		'What should I wear on board?',
		'白天随意，晚餐整洁即可。五天以上的航程有一晚正装夜，不愿正装的客人可以去自助餐厅。',
		'Anything by day, smart casual at dinner. Voyages of five days and more have one formal evening, and the buffet welcomes those who would rather not.',
	),
	question(
		'会晕船吗？',
		'Will I be seasick?',
		'大船有稳定鳍，多数航程感觉不到摇晃。容易晕的客人请选中部、低层舱房；服务台备有晕船药。',
		'Stabilisers keep the ship steady on most voyages. If you are sensitive, choose a cabin low and amidships; Guest Services has tablets.',
	),
	question(
		'船上能上网吗？',
		'Is there internet on board?',
		'有卫星网络，按天或按航次购买，可覆盖全船。靠港时也可使用当地网络。',
		'There is satellite internet throughout, sold by the day or the voyage, and local networks in port.',
	),
	question(
		'船上怎样付款？',
		'How do I pay on board?',
		'房卡即账户，绑定银行卡或预存现金，离船前一晚结算。船上以人民币计价。',
		'Your key card is your account, linked to a bank card or a deposit and settled on the last evening. Prices on board are in Chinese yuan.',
	),
	question(
		'有素食或清真餐吗？',
		'Are vegetarian or halal meals available?',
		'主餐厅每餐都有素食。清真、无麸质、低敏等餐食请在出发前七天告知客服。',
		'The main restaurant has vegetarian dishes at every meal. For halal, gluten-free or low-allergen meals please tell us seven days ahead.',
	),
	question(
		'轮椅可以上船吗？',
		'Is the ship accessible by wheelchair?',
		'三艘船均有无障碍舱房与电梯通达各层。部分港口需换乘接驳船，请预订时说明。',
		'All three ships have accessible cabins and lifts to every deck. Some ports use tenders, so please tell us when booking.',
	),
	question(
		'岸上观光可以不参加吗？',
		'Do I have to take an excursion?',
		'可以自行活动，但须遵守当地的登陆政策，并在开船前六十分钟回船。',
		'You may go ashore on your own where landing rules allow, and must be back sixty minutes before departure.',
	),
	question(
		'怎样取消订单？',
		'How do I cancel?',
		'在“我的订单”中申请，按距开船天数计算取消费。退款在审核通过后四十八小时内退回原支付渠道。',
		'Apply under My Orders; the fee depends on the days left before departure. Refunds go to the original means of payment within forty-eight hours of approval.',
	),
	question(
		'可以更换旅客吗？',
		'Can I change a passenger’s name?',
		'开船七天之前可申请更换，每人收取 400 元手续费，每间舱房须至少保留一位原旅客。',
		'Up to seven days before departure, for CNY 400 per person; at least one original guest must remain in each cabin.',
	),
	question(
		'怎样开发票？',
		'How do I get an invoice?',
		'航程结束后在订单页申请，电子发票五个工作日内发送到您填写的邮箱。',
		'Apply on the order page after the voyage; the electronic invoice is sent to your e-mail within five working days.',
	),
	question(
		'遇到台风怎么办？',
		'What happens in a typhoon?',
		'安全优先，船长可能调整港口或时间，我们以短信通知。取消停靠的港务费与已购观光全额退还。',
		'Safety comes first: the captain may change ports or times, and we tell you by text message. Port charges and excursions of a dropped call are refunded in full.',
	),
	question(
		'船上有医生吗？',
		'Is there a doctor on board?',
		'有医疗中心，医生与护士二十四小时值守，费用按次计算，建议购买含医疗与转运的旅行保险。',
		'There is a medical centre with a doctor and nurses day and night, charged by visit. Insurance that covers treatment and evacuation is advisable.',
	),
];
