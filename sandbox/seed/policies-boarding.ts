import type { PolicyText } from './policy-text.ts';

export const BEFORE_BOARDING: Record<'HEALTH' | 'PASSENGER_NOTICE' | 'BOARDING_TIP', PolicyText> = {
	HEALTH: {
		title: '健康声明',
		enTitle: 'Health Statement',
		sections: [
			['请如实申报', '登船前请为每位旅客填写健康申报。隐瞒病情可能影响本人与他人安全，承运人有权拒绝登船。'],
			[
				'暂不适合登船的情形',
				[
					'出发前四十八小时内有发热、呕吐、腹泻或不明皮疹。',
					'处于传染病隔离期或医学观察期。',
					'航程结束时怀孕满二十四周。',
					'婴儿登船当日未满六个月；连续海上日达三天的航线未满十二个月。',
				],
			],
			[
				'慢性病与手术',
				'心脑血管疾病、近期手术或依赖医疗设备的旅客，请携带医生出具的适航证明与足量药品，药品须有处方并放在手提行李中。',
			],
			['七十周岁及以上', '建议由成年家属陪同，并在登船时提交健康状况说明。'],
			[
				'船上医疗',
				'医疗中心二十四小时值守，可处理常见病与急症稳定，不能替代医院。费用按次计算，转运费用由旅客承担，建议购买保险。',
			],
			['卫生习惯', '进餐前请洗手；出现不适请留在舱房并致电医疗中心，医生会上门。'],
		],
		enSections: [
			[
				'Please be truthful',
				'A health statement is completed for every guest before boarding. Concealing an illness endangers you and others, and boarding may be refused.',
			],
			[
				'When not to board',
				[
					'Fever, vomiting, diarrhoea or an unexplained rash within forty-eight hours of departure.',
					'Isolation or medical observation for an infectious disease.',
					'Twenty-four weeks of pregnancy or more when the voyage ends.',
					'Infants under six months on boarding day, or under twelve months where three sea days follow each other.',
				],
			],
			[
				'Chronic illness and operations',
				'With heart or vascular disease, a recent operation or medical equipment, bring a doctor’s letter that you are fit to travel and enough medicine, with prescription, in your hand luggage.',
			],
			['Seventy and over', 'We advise travelling with an adult relative and ask for a note on your health at boarding.'],
			[
				'Care on board',
				'The medical centre is staffed day and night for common illness and to stabilise emergencies; it does not replace a hospital. Visits are charged, evacuation is at the guest’s expense, and insurance is advisable.',
			],
			[
				'Hygiene',
				'Wash your hands before meals. If you feel unwell, stay in your cabin and call the medical centre: the doctor comes to you.',
			],
		],
	},
	PASSENGER_NOTICE: {
		title: '旅客须知',
		enTitle: 'Notice to Passengers',
		sections: [
			['证件与签证', '请自行确认护照有效期与目的地入境要求。多次往返、落地签与免签政策会变化，以主管部门公布的为准。'],
			['未成年人', '未满十八周岁须由成人陪同并同住或相邻。与父母以外的成人同行，须出示监护人同意书与关系证明。'],
			[
				'行李与违禁品',
				[
					'每人建议两件，单件不超过二十三公斤。',
					'禁止携带刀具、易燃易爆物品、电热器具、无人机与麻醉品。',
					'靠港购得的生鲜与植物不得带上船。',
				],
			],
			['安全演习', '启航前的集合演习为法定要求，人人参加。听到七短一长的汽笛，请前往房卡上标注的集合点。'],
			['吸烟与饮酒', '舱房与阳台禁止吸烟，请使用指定区域。未满十八周岁不供应酒类。'],
			['岸上时间', '时间以船上时间为准。请在启航前六十分钟返船，逾时船舶不等候，后续交通自理。'],
			['邻里', '夜间十一点至早七点请放低声音。泳池与剧院不留座，离开三十分钟后物品由工作人员代管。'],
		],
		enSections: [
			[
				'Passports and visas',
				'Please check the validity of your passport and the destination’s rules yourself. Visa policies change; what the authorities publish prevails.',
			],
			[
				'Minors',
				'Guests under eighteen travel with an adult, in the same or the next cabin. Without a parent they need a guardian’s consent and proof of kinship.',
			],
			[
				'Luggage and forbidden articles',
				[
					'Two pieces each are suggested, up to twenty-three kilograms.',
					'No knives, inflammables, heating appliances, drones or narcotics.',
					'Fresh food and plants bought ashore may not be brought on board.',
				],
			],
			[
				'Safety drill',
				'The muster drill before sailing is required by law and everyone takes part. At seven short blasts and one long, go to the station printed on your key card.',
			],
			[
				'Smoking and alcohol',
				'Cabins and balconies are smoke-free; please use the marked areas. Alcohol is not served to guests under eighteen.',
			],
			[
				'Time ashore',
				'Ship’s time applies. Be back sixty minutes before departure: the ship does not wait, and onward travel is your own.',
			],
			[
				'Neighbours',
				'Please keep voices low from eleven at night to seven in the morning. Seats at the pool and theatre are not reserved; after thirty minutes the crew takes belongings into care.',
			],
		],
	},
	BOARDING_TIP: {
		title: '登船提示',
		enTitle: 'Boarding Tips',
		sections: [
			['出发前五天', ['在网上办理登船，核对护照与紧急联系人。', '选择到港时段。页面十五分钟无操作会自动关闭。']],
			['出发前两天', '电子登船凭证在启航前四十八小时内生成，下载到手机或打印，靠港与返船时也要用到，请保留至离船。'],
			[
				'当天带什么',
				['护照与电子登船凭证。', '当天要用的药品、泳衣与外套，放在手提行李里。', '行李牌，每件托运行李一张，写上舱房号。'],
			],
			['到港流程', ['在入口交付托运行李。', '安检，核对凭证，领取房卡。', '边检出境，登船。全程约四十分钟。']],
			['截止时间', '启航前九十分钟停止登船。遇交通延误请致电客服，我们会告知码头，但无法保证等候。'],
			['上船以后', '舱房通常在十三点半前备好。先去用午餐，再到服务台确认晚餐时间；集合演习前请回到舱房查看救生衣。'],
		],
		enSections: [
			[
				'Five days before',
				[
					'Check in online and verify passports and the emergency contact.',
					'Choose a time of arrival. The page closes after fifteen minutes without activity.',
				],
			],
			[
				'Two days before',
				'Your boarding pass is issued within forty-eight hours of departure. Save or print it and keep it until the end: it is needed in port and for returning on board.',
			],
			[
				'What to have with you',
				[
					'Passport and boarding pass.',
					'Medicine, swimwear and a jacket for the day, in your hand luggage.',
					'Luggage tags, one for each piece, with your cabin number.',
				],
			],
			[
				'At the terminal',
				[
					'Hand in luggage at the entrance.',
					'Security, boarding pass, key card.',
					'Passport control and the gangway: about forty minutes in all.',
				],
			],
			[
				'Closing time',
				'Boarding closes ninety minutes before departure. If you are delayed, call customer service; we tell the terminal but cannot promise that it waits.',
			],
			[
				'Once on board',
				'Cabins are usually ready by half past one. Have lunch, confirm your dinner time at Guest Services, and look for the life jackets in your cabin before the drill.',
			],
		],
	},
};
