import { article, type Entry } from './article.ts';

/** The texts name no year and no date, because the clock dates them. */
export const NOTICES: readonly Entry[] = [
	article(
		'网上办理登船：请在出发前五天完成',
		'Please check in online five days before you sail',
		[
			'自本月起，请按登船凭证上的时段到港，并在出发前五天在网上办理登船。',
			'电子登船凭证在启航前四十八小时内生成，纸质或手机出示均可。办理页面十五分钟无操作会自动关闭，请事先备好护照。',
		],
		[
			'Boarding is now by timed slot at every home port: yours is on your boarding pass. Please check in online five days before you sail.',
			'Your boarding pass is issued within forty-eight hours of departure and may be shown on paper or on the phone. The check-in page closes after fifteen minutes without activity, so have your passport at hand.',
		],
	),
	article(
		'护照有效期提醒',
		'A reminder about passports',
		[
			'护照至少有效到返航当日，建议返航后仍有六个月以上，请在预订前核对。',
			'在返航前到期的护照无法登船，票款按退改政策处理。护照换发后，请在“常用联系人与旅客”中更新号码。',
		],
		[
			'Passports must be valid until the day of return, and six months beyond it are advised; please check before you book.',
			'Guests whose passports expire before the return cannot board, and the cancellation policy applies. After renewing, please update the number under Contacts and guests.',
		],
	),
	article(
		'吴淞口码头周边道路调整',
		'Changed traffic around Wusongkou',
		[
			'宝杨路进港路段单向通行，自驾旅客请按新指示牌绕行，预留二十分钟。',
			'地铁三号线宝杨路站接驳巴士照常运行，船开前四小时起每十分钟一班。',
		],
		[
			'Baoyang Road is one-way towards the terminal; if you drive, follow the new signs and allow twenty minutes more.',
			'The shuttle from Baoyang Road on Metro Line 3 runs as usual, every ten minutes from four hours before departure.',
		],
	),
	article(
		'船上支付方式更新',
		'Paying on board',
		['房卡账户现可绑定更多境内外银行卡，离船前一晚二十二点关账。', '儿童房卡可由监护人设置每日限额，在五层服务台办理。'],
		[
			'More bank cards can now be linked to the onboard account, which closes at ten on the evening before you disembark.',
			'Parents can set a daily limit on children’s cards at the desk on Deck 5.',
		],
	),
	article(
		'台风季航线调整说明',
		'Itineraries in typhoon season',
		[
			'台风季期间，船长可能为安全调整停靠次序或港口，调整会第一时间以短信告知。',
			'如取消停靠，该港的港务费与已购岸上观光全额退还至原支付渠道。',
		],
		[
			'In typhoon season the captain may change the order of calls, or a call itself, for safety; we tell you by text message at once.',
			'If a call is dropped, its port charges and any excursion booked are refunded in full to the original means of payment.',
		],
	),
];
