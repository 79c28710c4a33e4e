import type { PolicyText } from './policy-text.ts';

export const LEGAL_TERMS: Record<'BILL_CONTRACT' | 'PRIVACY' | 'DISCLAIMER', PolicyText> = {
	BILL_CONTRACT: {
		title: '旅客票据合同',
		enTitle: 'Passenger Ticket Contract',
		sections: [
			[
				'合同与当事人',
				'本合同由您与承运人订立，自订单付款成功时生效。为他人预订的，您确认已获授权，并会将本合同内容告知同行旅客。',
			],
			[
				'船票',
				[
					'船票记名使用，不得转让。',
					'票面载明航次、房型与旅客姓名；舱房号可能在登船前调整至同类或更高类别。',
					'船票不含登船港与住所之间的交通。',
				],
			],
			[
				'旅客的义务',
				[
					'持有效护照及目的地要求的签证或入境文件。',
					'如实申报健康状况与同行未成年人信息。',
					'遵守船上安全规定，参加启航前的集合演习。',
					'不携带武器、易燃易爆物品、违禁药品及船方公示的其他物品。',
				],
			],
			[
				'航线与时间',
				'为保障生命安全、救助遇险者或应对天气、港口管制等情形，船长有权改变航线、停靠次序与时间，或取消停靠。取消停靠的，退还该港的港务费与已购岸上观光费用。',
			],
			['航次取消', '因承运人原因取消航次的，您可以选择全额退款或改签至其他航次；因不可抗力取消的，退还未提供服务部分的费用。'],
			[
				'责任',
				'承运人对旅客人身伤亡、行李灭失或损坏的责任，依照适用法律及国际公约确定，并受其中责任限额约束。贵重物品请存入舱房保险箱。',
			],
			['争议', '本合同适用中华人民共和国法律。双方应先行协商；协商不成的，提交登船港所在地有管辖权的海事法院。'],
		],
		enSections: [
			[
				'The contract and its parties',
				'This contract is between you and the carrier and takes effect when your order is paid. If you book for others, you confirm that they have authorised you and that you will tell them what it says.',
			],
			[
				'The ticket',
				[
					'Tickets carry a name and cannot be transferred.',
					'They state voyage, cabin category and guest; the cabin number may change before boarding to one of the same or a higher category.',
					'Travel between your home and the port is not included.',
				],
			],
			[
				'What is asked of guests',
				[
					'A valid passport and any visa or entry form the destination requires.',
					'Truthful statements about your health and about minors travelling with you.',
					'Compliance with safety rules on board, including the muster drill before sailing.',
					'No weapons, inflammables, unlawful drugs or other articles on the published list.',
				],
			],
			[
				'Route and times',
				'To protect life, to help those in distress, or because of weather or port control, the captain may change the route, the order and times of calls, or drop a call. When a call is dropped its port charges and any excursion booked there are refunded.',
			],
			[
				'Cancelled voyages',
				'If the carrier cancels a voyage for reasons of its own, you may choose a full refund or another voyage. If it is cancelled by force majeure, services not provided are refunded.',
			],
			[
				'Liability',
				'Liability for death, injury, and lost or damaged luggage follows the applicable law and international conventions and their limits. Please keep valuables in the cabin safe.',
			],
			[
				'Disputes',
				'This contract is governed by the law of the People’s Republic of China. We first try to agree; failing that, the maritime court competent for the port of departure decides.',
			],
		],
	},
	PRIVACY: {
		title: '隐私政策',
		enTitle: 'Privacy Policy',
		sections: [
			[
				'我们收集的信息',
				'我们只收集提供服务所必需的信息：',
				[
					'账户：手机号码、昵称、语言偏好。',
					'预订：旅客姓名、性别、生日、证件号码与有效期、联系方式。',
					'支付：支付结果与订单号，银行卡信息由支付机构处理，我们不保存。',
					'设备：浏览器类型、访问时间与页面，用于排查故障与防范风险。',
				],
			],
			['用途', ['完成预订、登船与出入境申报。', '发送与订单有关的通知。', '经您同意后，推荐航次与活动。']],
			[
				'共享',
				'法律要求时，旅客名单会提交出入境、海关与港口主管部门；岸上观光、支付与短信由受托方完成，受托方只能按我们的指示处理。我们不出售个人信息。',
			],
			['保存期限', '订单信息在航程结束后保存五年，法律另有规定的从其规定；到期后删除或匿名化处理。'],
			['您的权利', '您可以查阅、更正、复制与删除个人信息，撤回同意，或注销账户。请通过客服提出，我们在十五个工作日内答复。'],
			['未成年人', '未满十四周岁者的信息须由监护人提供并同意，只用于其本人出行。'],
			['Cookie', '我们使用必要的 Cookie 保持登录与语言设置。您可以在浏览器中清除，但登录状态会随之失效。'],
		],
		enSections: [
			[
				'What we collect',
				'Only what the service needs:',
				[
					'Account: mobile number, nickname, language.',
					'Booking: guests’ names, sex, birthday, passport number and expiry, contact details.',
					'Payment: result and order number; card data is handled by the payment provider and not kept by us.',
					'Device: browser, times and pages, to find faults and prevent abuse.',
				],
			],
			[
				'What it is for',
				[
					'Booking, boarding and immigration declarations.',
					'Messages about your order.',
					'With your consent, suggestions of voyages and offers.',
				],
			],
			[
				'Who receives it',
				'Passenger lists go to immigration, customs and port authorities where the law requires. Excursions, payment and text messages are carried out by processors who may act only on our instructions. We do not sell personal data.',
			],
			[
				'How long it is kept',
				'Orders are kept for five years after the voyage unless the law says otherwise, and then deleted or made anonymous.',
			],
			[
				'Your rights',
				'You may see, correct, copy and delete your data, withdraw consent, or close your account. Ask customer service; we reply within fifteen working days.',
			],
			[
				'Minors',
				'Data of children under fourteen is given and consented to by a guardian and used for the child’s own journey only.',
			],
			[
				'Cookies',
				'We use necessary cookies to keep you logged in and to remember your language. You may clear them in the browser, which also logs you out.',
			],
		],
	},
	DISCLAIMER: {
		title: '免责声明',
		enTitle: 'Disclaimer',
		sections: [
			[
				'信息的准确性',
				'我们尽力保证网站信息准确、及时。舱房图片、平面图与面积为同类舱房的示例，个别舱房的朝向、床位与布局会有差别。',
			],
			[
				'价格与余位',
				'价格与余位随时变化，以提交订单时页面显示并经确认的为准。因明显的系统错误出现的价格，我们会在二十四小时内联系您，您可以选择按正确价格继续或全额退款。',
			],
			['第三方服务', '岸上观光、地面交通、支付与地图由第三方提供，其服务由提供方负责；我们会协助您与其沟通。'],
			['外部链接', '网站中的外部链接仅为方便浏览，我们不对其内容负责。'],
			[
				'网络与不可抗力',
				'因网络故障、自然灾害、公共卫生事件、政府行为等无法合理控制的原因造成的服务中断，我们会尽快恢复，并依法免除相应责任。',
			],
			['知识产权', '网站的文字、图片、影像与标识受法律保护，未经许可不得用于商业用途。'],
		],
		enSections: [
			[
				'Accuracy',
				'We take care that this site is correct and up to date. Pictures, plans and sizes show an example of the category; single cabins differ in outlook, beds and layout.',
			],
			[
				'Prices and availability',
				'Both change at any time; what the page showed and confirmed when you ordered is binding. If a price was plainly a system error we contact you within twenty-four hours, and you may continue at the right price or take a full refund.',
			],
			[
				'Services of others',
				'Excursions, ground transport, payment and maps are provided by others, who answer for them. We help you to reach them.',
			],
			['Links', 'Links to other sites are a convenience; we are not responsible for what they contain.'],
			[
				'Networks and force majeure',
				'Where service is interrupted by network failure, natural disaster, public-health events, acts of government or other causes beyond reasonable control, we restore it as soon as we can and are released from liability to the extent the law allows.',
			],
			[
				'Intellectual property',
				'Texts, pictures, films and marks on this site are protected and may not be used commercially without permission.',
			],
		],
	},
};
