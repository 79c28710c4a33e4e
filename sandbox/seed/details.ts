import { addDays } from '#shared/rules/dates.ts';
import { lunarDay } from './calendar.ts';
import type { ItineraryDay, Line } from './lines.ts';
import type { Pictures } from './pictures.ts';
import { MID_AUTUMN, NEW_YEAR, SPRING_FESTIVAL, type Theme } from './themes.ts';

const JAPAN = [1, 2];
const KOREA = 3;
const VIETNAM = 4;

const INCLUDED = [
	['所选房型的住宿', 'Accommodation in the cabin chosen'],
	['主餐厅、自助餐厅与下午茶', 'Meals in the main restaurant and buffet, afternoon tea'],
	['剧院演出、讲座与甲板活动', 'Theatre, talks and deck activities'],
	['泳池、健身房与桑拿', 'Pools, gym and sauna'],
	['儿童俱乐部（3–12 岁）', 'Children’s club (ages 3–12)'],
	['港务费与税费', 'Port charges and taxes'],
] as const;

const EXCLUDED = [
	[
		'船上服务费：每人每晚 120 元，套房 160 元，四周岁以下免收，离船前从房卡账户结算',
		'Service charge: CNY 120 per person per night, CNY 160 in suites, free under four, settled from the onboard account',
	],
	['岸上观光', 'Shore excursions'],
	['特色餐厅、酒水与上网套餐', 'Speciality restaurants, drinks and internet packages'],
	['往返登船港的交通与旅行保险', 'Travel to and from the port, and travel insurance'],
] as const;

function excluded(line: Line) {
	const areas = new Set(line.calls.map((port) => port.areaId));
	return [
		...EXCLUDED,
		...(JAPAN.some((area) => areas.has(area))
			? ([
					[
						'日本国际观光旅客税与各地入境税，按当地标准代收',
						'Japan’s international tourist tax and local visitor taxes, collected at the rates in force',
					],
				] as const)
			: []),
		...(areas.has(KOREA)
			? ([['韩国岸上停留所需的签证或登陆许可', 'Visa or landing permit for time ashore in Korea, where required']] as const)
			: []),
		...(areas.has(VIETNAM)
			? ([['越南落地签证费：每人约 25 美元', 'Vietnam visa on arrival: about USD 25 per person']] as const)
			: []),
	];
}

/** Days at sea show the sea and the deck; a sailing's own pictures on board begin with none of these. */
const SEA_DAYS = ['wake', 'deck-rail', 'life-promenade', 'life-track'];

/** Uses each picture once: a port of departure and return is shown on the first day, the sea on the last. */
function itinerary(days: readonly ItineraryDay[], { picture }: Pictures) {
	let atSea = 0;
	return days.map(({ day, port, arrive, depart, title, enTitle, desc, enDesc }) => {
		const ashore = port && day < days.length ? port.picture : undefined;
		return {
			day,
			portId: port?.id ?? null,
			port: port?.cnName ?? '海上航行',
			enPort: port?.enName ?? 'At Sea',
			arrive,
			depart,
			title,
			enTitle,
			desc,
			enDesc,
			image: picture(ashore ?? (port ? 'horizon' : (SEA_DAYS[atSea++ % SEA_DAYS.length] ?? 'wake'))),
		};
	});
}

/** What holders of mainland passports need to go ashore, by area of the ports of call. */
const VISAS: readonly (readonly [areas: readonly number[], visa: string, enVisa: string])[] = [
	[
		JAPAN,
		'持中国大陆护照在日本停靠港上岸，无需另办签证：登陆许可由船方统一办理，请随船离开。',
		'With a mainland Chinese passport you need no visa for Japan: the ship obtains permission to land for everybody, and you leave with the ship.',
	],
	[
		[KOREA],
		'持中国大陆护照在韩国停靠港上岸，无需另办签证：登陆许可由船方统一办理，请随船离开。',
		'With a mainland Chinese passport you need no visa for Korea: the ship obtains permission to land for everybody, and you leave with the ship.',
	],
	[
		[VIETNAM],
		'持中国大陆护照的越南签证在船上办理，每人约 25 美元，不含在票价里。',
		'With a mainland Chinese passport the visa for Vietnam is issued on board, for about USD 25 per person, which the fare doesn’t include.',
	],
];

/** Writes a line's usual detail in the form of the wire. */
export function lineDetail(line: Line, pictures: Pictures) {
	const without = excluded(line);
	const visas = VISAS.filter(([areas]) => line.calls.some(({ areaId }) => areas.includes(areaId)));
	return {
		itinerary: itinerary(line.days, pictures),
		desc: line.desc,
		enDesc: line.enDesc,
		visa: visas.map(([, visa]) => visa).join(''),
		enVisa: visas.map(([, , enVisa]) => enVisa).join(' '),
		included: INCLUDED.map(([text]) => text),
		enIncluded: INCLUDED.map(([, text]) => text),
		excluded: without.map(([text]) => text),
		enExcluded: without.map(([, text]) => text),
	};
}

type Festival = {
	theme: Theme;
	on: (day: string) => boolean;
	evening: string;
	enEvening: string;
	desc: string;
	enDesc: string;
	gift: readonly [string, string];
};

const FESTIVALS: readonly Festival[] = [
	{
		theme: SPRING_FESTIVAL,
		on: (day) => lunarDay(day) === '1/1',
		evening: '今天是正月初一，早餐有饺子和汤圆，舞狮从中庭一路走到泳池，孩子们跟在后面讨红包。',
		enEvening:
			'Today is the first of the new year: dumplings for breakfast, a lion dance from the atrium to the pool, and a tail of children hoping for red envelopes.',
		desc: '今年的年夜饭摆在海上。主餐厅按家乡分桌，南北菜单各一份；不放鞭炮，零点汽笛长鸣。',
		enDesc:
			'This year’s reunion dinner is at sea, at tables arranged by home province with a menu for north and south. There are no firecrackers; at midnight the ship’s horn does the work.',
		gift: ['除夕年夜饭与新春礼包', 'Reunion dinner and a new-year gift'],
	},
	{
		theme: NEW_YEAR,
		on: (day) => day.endsWith('12-31'),
		evening: '今晚跨年：晚宴从七点开始，十一点半乐队移到露天甲板，倒数由船长来念。',
		enEvening:
			'New Year’s Eve tonight: dinner from seven, the band on the open deck from half past eleven, and the captain counting down.',
		desc: '一年的最后一个晚上在甲板上过，新年的第一个早晨从海平线升起。零点每人一杯起泡酒，孩子那杯是苹果汁。',
		enDesc:
			'The last evening of the year is on deck and the first morning comes up over the horizon. There is a glass of sparkling wine for everyone at midnight, apple juice for the children.',
		gift: ['跨年晚宴与零点起泡酒', 'New Year’s Eve dinner and a glass of sparkling wine at midnight'],
	},
	{
		theme: MID_AUTUMN,
		on: (day) => lunarDay(day) === '8/15',
		evening: '今晚是中秋，九点起顶层甲板熄灯赏月，茶席上有厨房当天做的鲜肉月饼。',
		enEvening:
			'Mid-Autumn tonight: the lights on the top deck go out at nine for the moon, and there is tea with pork mooncakes made in the galley today.',
		desc: '海上的月亮没有楼挡着。十五这晚顶层甲板熄灯两小时，茶席、古琴和天文望远镜都备好，想安静的人请到船尾。',
		enDesc:
			'At sea nothing stands in front of the moon. On the fifteenth the top deck goes dark for two hours, with tea, a guqin and a telescope; those who prefer silence should go aft.',
		gift: ['中秋茶席与手工月饼', 'Mid-Autumn tea and handmade mooncakes'],
	},
];

/** Writes the detail of a sailing that is at sea on the festival itself; null for all others, which have their line's. */
export function ownDetail(line: Line, theme: Theme, departs: string, pictures: Pictures) {
	const festival = FESTIVALS.find(
		(candidate) => candidate.theme === theme && line.days.some(({ day }) => candidate.on(addDays(departs, day - 1))),
	);
	if (!festival) return null;
	const usual = lineDetail(line, pictures);
	return {
		...usual,
		desc: `${festival.desc}${usual.desc}`,
		enDesc: `${festival.enDesc} ${usual.enDesc}`,
		itinerary: usual.itinerary.map((day) =>
			festival.on(addDays(departs, day.day - 1))
				? { ...day, desc: `${day.desc}${festival.evening}`, enDesc: `${day.enDesc} ${festival.enEvening}` }
				: day,
		),
		included: [...usual.included, festival.gift[0]],
		enIncluded: [...usual.enIncluded, festival.gift[1]],
	};
}
