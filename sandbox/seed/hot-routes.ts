import { addDays } from '#shared/rules/dates.ts';
import type { Database } from '../storage/database.ts';
import { HOME_PICTURES } from './advert-copy.ts';
import { leadingPictures } from './fitting-pictures.ts';
import type { Pictures } from './pictures.ts';
import { codeOf } from './prices.ts';
import { sailings } from './schedule.ts';

type Copy = { description_1: string; enDescription_1: string; description_2: string; enDescription_2: string };

const copy = (first: string, enFirst: string, second: string, enSecond: string): Copy => ({
	description_1: first,
	enDescription_1: enFirst,
	description_2: second,
	enDescription_2: enSecond,
});

const HOT_LINES: Copy[] = [
	copy(
		'广州南沙 — 下龙湾 — 岘港',
		'Guangzhou Nansha, Ha Long Bay, Da Nang',
		'岘港停到夜里十点，赶得上会安的灯',
		'In Da Nang until ten, in time for Hoi An’s lanterns',
	),
	copy(
		'天津 — 釜山 — 福冈',
		'Tianjin, Busan, Fukuoka',
		'两座港城的餐桌，只隔一夜航程',
		'Two cities that love to eat, one night apart',
	),
	copy(
		'厦门 — 宫古岛 — 石垣岛',
		'Xiamen, Miyakojima, Ishigaki',
		'连着两天下水，第五天午后到家',
		'Two days in the water, home on the fifth afternoon',
	),
	copy(
		'上海 — 长崎 — 鹿儿岛',
		'Shanghai, Nagasaki, Kagoshima',
		'六天走到九州南北两端，两港都停在城里',
		'Six days to both ends of Kyushu, alongside in both towns',
	),
	copy('上海 — 济州', 'Shanghai, Jeju', '请一天假的周末，岛上有整个下午', 'A long weekend with a whole afternoon on the island'),
	copy('香港 — 石垣岛 — 那霸', 'Hong Kong, Ishigaki, Naha', '先看珊瑚，再看王城', 'Coral first, then the royal castle'),
];

/** Regions of the hot routes, with the areas of the ports of call that they include. */
const REGIONS: { name: string; enName: string; areas: number[]; copy: Copy }[] = [
	{
		name: '日本九州',
		enName: 'Kyushu, Japan',
		areas: [1],
		copy: copy(
			'坡上的港，火山对面的城',
			'Ports on slopes, a city facing a volcano',
			'春看樱花，冬泡温泉，四季都有一条适合的航线。',
			'Blossom in spring, hot springs in winter, and a route for every season.',
		),
	},
	{
		name: '冲绳诸岛',
		enName: 'Okinawa Islands',
		areas: [2],
		copy: copy(
			'数得出七八种蓝',
			'Seven or eight kinds of blue',
			'那霸的红瓦，宫古与石垣的珊瑚，全年水温在二十度以上。',
			'Naha’s red roofs, the coral of Miyako and Ishigaki, and a sea that stays above 20 °C all year.',
		),
	},
	{
		name: '韩国',
		enName: 'Korea',
		areas: [3],
		copy: copy(
			'离得近，可以说走就走',
			'Near enough to go on a whim',
			'济州的火山与釜山的鱼市，四天起。',
			'Jeju’s craters and Busan’s fish market, from four days.',
		),
	},
	{
		name: '东南亚',
		enName: 'Southeast Asia',
		areas: [4],
		copy: copy(
			'往南，去过一个没有冬天的假期',
			'Head south and skip winter',
			'下龙湾、岘港、芽庄，从香港、南沙或三亚出发。',
			'Ha Long Bay, Da Nang and Nha Trang, from Hong Kong, Nansha or Sanya.',
		),
	},
];

const PER_REGION = 6;
const NOT_BEFORE_DAYS = 10;

/**
 * Returns home's hot lines and hot routes: for each region the next sailings with cabins left, of different lines as far as there are enough, with
 * pictures that home doesn't show elsewhere.
 */
export function seedHotRoutes(db: Database, { picture, has }: Pictures, today: string) {
	const byCode = new Map(sailings(today).map((sailing) => [codeOf(sailing), sailing]));
	db.run('DELETE FROM hot_group_voyage');
	db.insert(
		'hot_line',
		HOT_LINES.map((line, index) => ({ id: index + 1, ...line })),
	);
	for (const [index, region] of REGIONS.entries()) {
		const id = index + 1;
		db.insert('hot_group', [{ id, name: region.name, enName: region.enName, ...region.copy }]);
		const voyages = db.all<{ id: number; code: string }>(
			`SELECT id, code FROM (
				SELECT voyage.id, voyage.code, departureDate, row_number() OVER (PARTITION BY lineId ORDER BY departureDate) AS turn
				FROM voyage WHERE departureDate >= :from AND disCountPrice IS NOT NULL
					AND (SELECT sum(inventory) FROM voyage_category WHERE voyageId = voyage.id) > 0
					AND lineId IN (SELECT lineId FROM line_call JOIN port ON port.id = portId WHERE areaId IN (SELECT value FROM json_each(:areas)))
				ORDER BY turn, departureDate LIMIT :most) ORDER BY departureDate`,
			{ from: addDays(today, NOT_BEFORE_DAYS), areas: JSON.stringify(region.areas), most: PER_REGION },
		);
		const shown = new Set(HOME_PICTURES);
		db.insert(
			'hot_group_voyage',
			voyages.map((voyage, position) => {
				const sailing = byCode.get(voyage.code);
				const cover = sailing && leadingPictures(sailing).all.find((name) => has(name) && !shown.has(name));
				if (cover) shown.add(cover);
				return { groupId: id, voyageId: voyage.id, position: position + 1, cover: cover ? picture(cover) : '' };
			}),
		);
	}
}
