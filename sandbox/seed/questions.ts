import { article, type Entry, groupOf } from './article.ts';
import { QUESTIONS_ON_BOARD } from './questions-on-board.ts';

const BOOKING = groupOf(301, '预订与价格', 'Booking and prices');
const PAPERS = groupOf(302, '证件与健康', 'Documents and health');
const BOARDING = groupOf(303, '登船之前', 'Before boarding');

const BEFORE_SAILING: readonly Entry[] = [
	{
		...article(
			'怎样预订航次？',
			'How do I book a voyage?',
			[
				'在“全部航次”里选好航次与舱房，填写每位旅客的证件信息，确认后付款即可。提交期间，舱房会为您保留五分钟。',
				'姓名请与护照逐字一致，中文姓名与拼音都要填写。下单后可在“我的订单”里查看付款时限与订单状态；完整流程见<a href="/policy/BOOKING">预订政策</a>。',
			],
			[
				'Choose a voyage and cabin under All voyages, enter each guest’s passport details, confirm and pay. The cabin is held for five minutes while you do so.',
				'Names must be exactly as in the passport. After ordering, your order shows how long you have to pay and what state it is in; every step is in the <a href="/policy/BOOKING">booking policy</a>.',
			],
		),
		group: BOOKING,
	},
	{
		...article(
			'价格里包含什么？',
			'What does the price include?',
			[
				'所标价格为每人含税价，包括住宿、主餐厅与自助餐厅的餐食、下午茶、剧院演出和大部分船上活动，港务费与税费也在其中。',
				'船上服务费（每人每晚 120 元，套房 160 元，四周岁以下免收）、特色餐厅、酒水、上网、水疗与岸上观光另计。逐项说明见<a href="/policy/COST_DESC">费用说明</a>。',
			],
			[
				'Prices are per person with taxes and port charges. They include the cabin, meals in the main restaurant and buffet, afternoon tea, the theatre and most activities.',
				'The service charge (CNY 120 per person per night, CNY 160 in suites, free under four), speciality restaurants, drinks, internet, spa and excursions are extra. See <a href="/policy/COST_DESC">what the price includes</a>.',
			],
		),
		group: BOOKING,
	},
	{
		...article(
			'可以先留舱、以后再付款吗？',
			'Can I hold a cabin and pay later?',
			[
				'下单后请在订单页标明的时限内付款，逾期订单自动取消，舱房释放。暂不提供长期留舱。',
				'想再考虑一下，可以先把航次加入收藏或把舱房放进购物车：价格与余位以提交订单时为准。',
			],
			[
				'Please pay within the time shown on the order; after that it is cancelled and the cabin released. Longer holds are not offered.',
				'To think it over, keep the voyage in your favourites. Prices and cabins left are those at the moment you order.',
			],
		),
		group: BOOKING,
	},
	{
		...article(
			'三人或四人可以住一间吗？',
			'Can three or four of us share a cabin?',
			[
				'可以。请选三人房或亲子家庭房，每间必须至少有一位年满十八周岁的成人。',
				'与两位成人同住的第三、四位旅客通常价格更低，以提交订单时显示的为准。家庭房与连通房数量不多，建议提前三个月预订。',
			],
			[
				'Yes: choose a triple or family cabin. Every cabin needs at least one adult of eighteen or over.',
				'Third and fourth guests who share with two adults usually pay less, as shown when you order. Family and connecting cabins are few, so book three months ahead.',
			],
		),
		group: BOOKING,
	},
	{
		...article(
			'一个人住要加钱吗？',
			'Do I pay more when I travel alone?',
			[
				'双人舱房单人入住须支付第二人的票价，但免收其港务费与税费；单人内舱房按一人计价。',
				'单人内舱房每艘船只有少量，旺季请尽早预订。',
			],
			[
				'In a cabin for two you pay the second fare without its port charges and taxes. Solo inside cabins are priced for one.',
				'Each ship has only a few solo cabins; book early for holidays.',
			],
		),
		group: BOOKING,
	},
	{
		...article(
			'护照要求是什么？',
			'What are the passport requirements?',
			[
				'护照至少有效到返航当日，建议返航后仍有六个月以上；并至少有两页空白签证页。',
				'登船当日请随身携带护照原件，不要放进托运行李。因证件不符合要求无法登船的，按<a href="/policy/REFUND">退改政策</a>处理。',
			],
			[
				'Passports must be valid until the day of return, and six months beyond it are advised. At least two visa pages must be blank.',
				'Carry the original with you on boarding day, never in the luggage you hand over. If boarding is refused because of documents, the <a href="/policy/REFUND">cancellation policy</a> applies.',
			],
		),
		group: PAPERS,
	},
	{
		...article(
			'去日本、韩国、越南要签证吗？',
			'Do I need a visa for Japan, Korea or Vietnam?',
			[
				'持中国大陆护照随船到日本、韩国，停靠期间上岸不用另办签证，登陆许可由船方统一办理；请随船离开。越南签证在船上办理，每人约 25 美元。',
				'持其他护照的旅客，请查明每个停靠国的入境规定并自行办妥签证；回程在中国入境的，另须备有可再次入境的签证，或符合免签条件。政策会变化，以主管部门公布的为准。',
			],
			[
				'With a mainland Chinese passport you need no visa to go ashore in Japan or Korea: the ship obtains permission to land for everybody, and you leave with the ship. The visa for Vietnam is issued on board for about USD 25 per person.',
				'With any other passport, please look up the entry rules of every country of call and obtain any visa yourself. To come back into China you also need a visa for a further entry, or to be exempt from one. Rules change; what the authorities publish prevails.',
			],
		),
		group: PAPERS,
	},
	{
		...article(
			'婴儿能上船吗？',
			'May infants travel?',
			[
				'登船当日须满六个月；航线中连续海上日达三天的，须满十二个月。婴儿同样占用舱房定员，并须持有效护照。',
				'婴儿床请在出发前七天告知客服，免费提供，数量有限。纸尿裤与配方奶粉请自备全程的量。',
			],
			[
				'Infants must be six months old on boarding day, or twelve months where a voyage has three days at sea in a row. They count towards the cabin and need a passport.',
				'Cots are free but few: please ask seven days ahead. Bring nappies and formula for the whole voyage.',
			],
		),
		group: PAPERS,
	},
	{
		...article(
			'孕妇可以参加吗？',
			'May I travel when pregnant?',
			[
				'航程结束时孕期不满二十四周可以登船，请携带医生出具的孕周与适航证明。',
				'船上医疗中心不设产科。其他需要留意的健康情形，见<a href="/policy/HEALTH">健康声明</a>。',
			],
			[
				'Yes, if you will be less than twenty-four weeks pregnant when the voyage ends. Please bring a doctor’s letter stating the week and that you are fit to travel.',
				'The medical centre has no maternity care. The <a href="/policy/HEALTH">health statement</a> tells what else to consider.',
			],
		),
		group: PAPERS,
	},
	{
		...article(
			'轮椅可以上船吗？',
			'Is the ship accessible by wheelchair?',
			[
				'三艘船均有无障碍舱房与电梯通达各层。部分港口需换乘接驳船，请预订时说明。',
				'轮椅、导盲犬等需求请在出发前七天告知客服，我们会安排码头协助与合适的集合点。',
			],
			[
				'All three ships have accessible cabins and lifts to every deck. Some ports use tenders, so please tell us when booking.',
				'Tell us seven days ahead about wheelchairs and guide dogs: we arrange help at the terminal and a muster station that suits.',
			],
		),
		group: PAPERS,
	},
	{
		...article(
			'什么时候可以在网上办理登船？',
			'When do I check in online?',
			[
				'请在出发前五天完成。页面十五分钟无操作会自动关闭，请备好护照与紧急联系人电话。',
				'紧急联系人不能是同行旅客本人。办理时可以选择到港时段，选定后请尽量按时到达。',
			],
			[
				'Five days before sailing, please. The page closes after fifteen minutes without activity, so have passports and an emergency number ready.',
				'The emergency contact must not travel with you. You choose your time of arrival while checking in; please keep to it.',
			],
		),
		group: BOARDING,
	},
	{
		...article(
			'电子登船凭证什么时候能拿到？',
			'When do I receive my boarding pass?',
			[
				'启航前四十八小时内生成，可下载到手机，纸质或手机出示均可。',
				'靠港与返船时也要用到，请保留到离船。当天的全部准备事项见<a href="/policy/BOARDING_TIP">登船提示</a>。',
			],
			[
				'Within forty-eight hours of departure, to save on your phone or print: either will do.',
				'You need it in port and for returning on board, so keep it until the end. What else to prepare is in our <a href="/policy/BOARDING_TIP">boarding tips</a>.',
			],
		),
		group: BOARDING,
	},
	{
		...article(
			'几点到码头合适？',
			'When should I arrive at the port?',
			[
				'请按凭证上的时段到达。启航前九十分钟停止登船，迟到者无法登船。',
				'交行李、安检、办手续、过边检全程约四十分钟。遇交通延误请立即致电客服，我们会告知码头，但无法保证等候。',
			],
			[
				'At the time on your pass. Boarding closes ninety minutes before departure, and late arrivals cannot board.',
				'Luggage, security, check-in and passport control take about forty minutes. If you are delayed, call us at once: we tell the terminal, but cannot promise that it waits.',
			],
		),
		group: BOARDING,
	},
	{
		...article(
			'行李有限制吗？',
			'Is there a luggage limit?',
			[
				'建议每人两件以内，单件不超过二十三公斤。电热水壶、熨斗、插线板、刀具与无人机不能带上船。',
				'托运行李登船后几个小时才送到舱房，药品、泳衣与外套请放在手提行李里。完整清单见<a href="/policy/PASSENGER_NOTICE">旅客须知</a>。',
			],
			[
				'We suggest two pieces each, up to twenty-three kilograms. Kettles, irons, extension leads, knives and drones may not be brought on board.',
				'Luggage reaches your cabin some hours after you do: keep medicine, swimwear and a jacket with you. The full list is in the <a href="/policy/PASSENGER_NOTICE">notice to passengers</a>.',
			],
		),
		group: BOARDING,
	},
];

export const QUESTIONS: readonly Entry[] = [...BEFORE_SAILING, ...QUESTIONS_ON_BOARD];
