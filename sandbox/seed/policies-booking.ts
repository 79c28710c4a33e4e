import type { PolicyText } from './policy-text.ts';

export const BOOKING_TERMS: Record<'BOOKING' | 'REFUND' | 'COST_DESC', PolicyText> = {
	BOOKING: {
		title: '预订政策',
		enTitle: 'Booking Policy',
		sections: [
			[
				'预订流程',
				[
					'选择航次与房型。',
					'填写旅客信息，姓名须与护照一致。',
					'确认价格与条款后提交；提交期间舱房保留五分钟。',
					'在订单标明的时限内付款，逾期自动取消。',
				],
			],
			[
				'入住人数',
				'每间舱房至少一位年满十八周岁的成人。十三周岁及以上按成人计，六个月以上未满十三周岁按儿童计。实际入住人数不得超过舱房定员。',
			],
			['联系方式', '同一手机号码最多可登记四位旅客；紧急联系人电话不得与旅客本人相同。'],
			['证件', '护照至少有效到返航当日，建议返航后仍有六个月以上。因证件不符合要求无法登船的，按退改政策处理。'],
			['更改旅客', '启航七天之前可申请更换旅客，每人收取手续费 400 元，每间舱房须至少保留一位原旅客；七天以内不可更换。'],
			['特殊需求', '轮椅、导盲犬、特殊餐食与婴儿床请在出发前七天告知客服，我们会尽力安排。'],
		],
		enSections: [
			[
				'How to book',
				[
					'Choose a voyage and a cabin category.',
					'Enter guests exactly as in their passports.',
					'Check prices and terms and submit; the cabin is held for five minutes meanwhile.',
					'Pay within the time shown on the order, after which it is cancelled.',
				],
			],
			[
				'Guests per cabin',
				'Every cabin needs at least one adult of eighteen or over. From thirteen guests count as adults, from six months to under thirteen as children. A cabin’s capacity may not be exceeded.',
			],
			['Contact details', 'One mobile number serves at most four guests, and the emergency number must not be a guest’s own.'],
			[
				'Documents',
				'Passports must be valid until the day of return; six months beyond it are advised. If boarding is refused because of documents, the cancellation policy applies.',
			],
			[
				'Changing a guest',
				'Up to seven days before departure a guest may be replaced for CNY 400 per person, as long as one original guest remains in each cabin; after that it is not possible.',
			],
			[
				'Special needs',
				'Please tell us seven days ahead about wheelchairs, guide dogs, diets and cots. We do our best to arrange them.',
			],
		],
	},
	REFUND: {
		title: '退改政策',
		enTitle: 'Cancellation Policy',
		sections: [
			['怎样申请', '请在“我的订单”中提交申请，以提交时间为准计算距启航天数，启航当日不计入。'],
			[
				'取消费',
				'取消费随航程长短与距启航天数递增，下表供参考，具体以航次页所列为准：',
				{
					table: [
						['航程', '启航前', '取消费'],
						['三至四天', '三十一天以上', '每人 200 元'],
						['三至四天', '三十至十五天', '船票全款的 30%'],
						['三至四天', '十四至八天', '60%'],
						['三至四天', '七天以内', '100%'],
						['五至六天', '四十六天以上', '每人 300 元'],
						['五至六天', '四十五至二十九天', '船票全款的 25%'],
						['五至六天', '二十八至十五天', '50%'],
						['五至六天', '十四至八天', '75%'],
						['五至六天', '七天以内', '100%'],
						['七天及以上', '六十一天以上', '每人 500 元'],
						['七天及以上', '六十至四十二天', '船票全款的 25%'],
						['七天及以上', '四十一至二十九天', '40%'],
						['七天及以上', '二十八至十五天', '60%'],
						['七天及以上', '十四至八天', '80%'],
						['七天及以上', '七天以内', '100%'],
					],
				},
			],
			['退款', '审核通过后四十八小时内退回原支付渠道，到账时间以银行为准。已使用的优惠券不退还，未过期的可再次使用。'],
			['部分取消', '同一舱房部分旅客取消的，其余旅客的价格按实际入住人数重新计算。'],
			['未登船', '未按时登船、中途离船或因证件问题被拒绝登船的，视为七天以内取消。'],
			['由我们取消', '因承运人原因取消航次的，全额退款，不收取任何费用。'],
		],
		enSections: [
			[
				'How to apply',
				'Apply under My Orders. The days before departure are counted from the moment you submit; the day of sailing is not counted.',
			],
			[
				'Fees',
				'Fees rise with the length of the voyage and as departure comes nearer. This is a guide; what the voyage page lists is binding:',
				{
					table: [
						['Voyage', 'Before departure', 'Fee'],
						['3–4 days', '31 days or more', 'CNY 200 per guest'],
						['3–4 days', '30 to 15 days', '30% of the full fare'],
						['3–4 days', '14 to 8 days', '60%'],
						['3–4 days', '7 days or fewer', '100%'],
						['5–6 days', '46 days or more', 'CNY 300 per guest'],
						['5–6 days', '45 to 29 days', '25% of the full fare'],
						['5–6 days', '28 to 15 days', '50%'],
						['5–6 days', '14 to 8 days', '75%'],
						['5–6 days', '7 days or fewer', '100%'],
						['7 days or more', '61 days or more', 'CNY 500 per guest'],
						['7 days or more', '60 to 42 days', '25% of the full fare'],
						['7 days or more', '41 to 29 days', '40%'],
						['7 days or more', '28 to 15 days', '60%'],
						['7 days or more', '14 to 8 days', '80%'],
						['7 days or more', '7 days or fewer', '100%'],
					],
				},
			],
			[
				'Refunds',
				'Within forty-eight hours of approval to the original means of payment; when it arrives depends on the bank. Used coupons are not returned in cash, but may be used again while they are valid.',
			],
			[
				'Cancelling for some guests',
				'If some guests of a cabin cancel, the price of the others is calculated anew for the number who travel.',
			],
			[
				'Not boarding',
				'Guests who arrive late, leave on the way or are refused for their documents are treated as cancelling within seven days.',
			],
			['When we cancel', 'If the carrier cancels the voyage, everything is refunded without any fee.'],
		],
	},
	COST_DESC: {
		title: '费用说明',
		enTitle: 'What the Price Includes',
		sections: [
			['价格含义', '页面显示的价格为每人含税价，按所选舱房的标准入住人数计算；参考价为零售指导价，供比较之用。'],
			[
				'已包含',
				['所选舱房的住宿。', '主餐厅、自助餐厅与下午茶。', '剧院演出、讲座、泳池、健身房与儿童俱乐部。', '港务费与税费。'],
			],
			[
				'未包含',
				[
					'船上服务费：每人每晚 120 元，套房 160 元；四周岁以下免收。',
					'特色餐厅、酒水、上网、水疗与照片。',
					'岸上观光与当地税费。',
					'登船港的往返交通、签证与保险。',
				],
			],
			['单人入住', '双人舱房单人入住须支付第二人的票价，免收其港务费与税费；单人内舱房按一人计价。'],
			['第三、四人', '与两位成人同住的第三、四位旅客享受优惠价，以提交订单时显示的为准。'],
			['船上结算', '船上消费以人民币计价，记入房卡账户，离船前一晚二十二点关账。'],
		],
		enSections: [
			[
				'What a price means',
				'Prices are per person with taxes, for the usual number of guests in that cabin. The reference price is the retail guide price, shown for comparison.',
			],
			[
				'Included',
				[
					'Your cabin.',
					'Meals in the main restaurant and buffet, and afternoon tea.',
					'Theatre, talks, pools, gym and the children’s club.',
					'Port charges and taxes.',
				],
			],
			[
				'Not included',
				[
					'The service charge of CNY 120 per person per night, CNY 160 in suites; children under four are free.',
					'Speciality restaurants, drinks, internet, spa and photographs.',
					'Excursions and local taxes.',
					'Travel to and from the port, visas and insurance.',
				],
			],
			[
				'Travelling alone',
				'A single guest in a cabin for two pays the second fare without its port charges and taxes. Solo inside cabins are priced for one.',
			],
			['Third and fourth guests', 'Those who share with two adults pay a reduced fare, as shown when you order.'],
			[
				'Paying on board',
				'Prices on board are in Chinese yuan and go to the account of your key card, which closes at ten on the last evening.',
			],
		],
	},
};
