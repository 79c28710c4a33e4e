/**
 * The names that people use for ports, beside those of the timetable. A row: the regions that a port lies in, and its names, with “_” for
 * a space. A port that no ship calls at is named as such; once the timetable has it, it is read.
 */
export const PORT_NAMES: readonly (readonly [regions: string, names: string])[] = [
	['CN east yangtze', '上海 沪 魔都 申城 吴淞口 吴淞 国客中心 宝山 上海港 上海吴淞口 shanghai wusongkou baoshan pvg'],
	[
		'CN north',
		'天津 津门 天津港 天津新港 东疆 天津东疆 北京 帝都 京津 tianjin dongjiang tianjin_dongjiang beijing peking tientsin tsn',
	],
	['CN east fujian', '厦门 鹭岛 厦门港 五通 东渡 xiamen amoy xmn'],
	['CN south pearl guangdong', '广州南沙 南沙 广州 羊城 广州港 南沙港 guangzhou nansha canton'],
	['CN south pearl', '香港 香江 启德 尖沙咀 海运码头 hong_kong hk hkg kai_tak'],
	['CN south', '三亚 三亚港 凤凰岛 海南 海南岛 sanya phoenix_island hainan syx'],
	['CN south pearl guangdong', '深圳 蛇口 shenzhen shekou'],
	['CN east north', '青岛 qingdao tsingtao'],
	['JP kyushu', '福冈 博多 福冈港 fukuoka hakata fuk'],
	['JP kyushu', '长崎 长崎港 nagasaki'],
	['JP kyushu', '鹿儿岛 kagoshima'],
	['JP kyushu', '佐世保 sasebo'],
	['JP kyushu', '熊本八代 熊本 八代 kumamoto yatsushiro'],
	['JP okinawa', '那霸 naha oka'],
	['JP okinawa', '宫古岛 宫古 miyakojima miyako'],
	['JP okinawa', '石垣岛 石垣 ishigaki ishigaki_island'],
	['JP', '大阪 osaka'],
	['JP', '东京 tokyo'],
	['KR', '济州 济州岛 jeju jeju_island cheju cju'],
	['KR', '釜山 釜山港 busan pusan pus'],
	['VN asean', '下龙湾 下龙 ha_long_bay ha_long'],
	['VN asean', '岘港 da_nang'],
	['VN asean', '芽庄 nha_trang'],
	['VN asean', '胡志明市 胡志明 西贡 ho_chi_minh_city ho_chi_minh saigon'],
	['VN asean', '富国岛 phu_quoc'],
	['SG asean', '新加坡 singapore'],
	['TH asean', '曼谷 bangkok'],
	['TH asean', '普吉 普吉岛 phuket'],
];

/** The names of regions: a country, or a part of one. A port belongs to a country by its code (JPNAH), too. */
export const REGION_NAMES: readonly (readonly [regions: string, names: string])[] = [
	['JP', '日本 霓虹 东瀛 japan japanese nippon jpn'],
	['KR', '韩国 南韩 大韩民国 korea south_korea korean'],
	['JP KR', '日韩 韩日 日本韩国 japan_korea japan_south_korea'],
	['VN', '越南 vietnam viet_nam vietnamese'],
	['asean', '东南亚 南洋 southeast_asia south_east_asia sea_region'],
	['kyushu', '九州 九州岛 日本九州 kyushu'],
	['okinawa', '冲绳 琉球 琉球群岛 冲绳诸岛 冲绳群岛 okinawa okinawan ryukyu okinawa_islands'],
	['SG', '狮城'],
	['TH', '泰国 thailand'],
	['TW', '台湾 taiwan'],
	['PH', '菲律宾 philippines'],
	['MY', '马来西亚 大马 malaysia'],
];

/** Parts of China that ships leave from. As the only word for a wish they may be somebody's home. */
export const DEPARTURE_AREAS: readonly (readonly [regions: string, names: string])[] = [
	['east', '华东 east_china east_of_china eastern_china'],
	['south', '华南 南方 south southern_china south_of_china'],
	['north', '华北 北方 north north_china northern_china north_of_china'],
	['east north', '东部沿海'],
	['yangtze', '长三角 江浙沪 江浙 浙江 yangtze_delta yangtze_river_delta'],
	['pearl', '珠三角 大湾区 粤港澳 pearl_river_delta greater_bay_area'],
	['fujian', '福建 fujian'],
	['guangdong', '广东 guangdong'],
];

/** Well-known places where no ship of ours calls: Chinese names, then English ones, the first of each to be shown. */
export const UNSERVED_NAMES: readonly (readonly [cn: string, en: string])[] = [
	['马尔代夫', 'the_Maldives Maldives'],
	['地中海', 'the_Mediterranean Mediterranean_sea Mediterranean'],
	['大西洋', 'the_Atlantic Atlantic_ocean Atlantic'],
	['加勒比 加勒比海', 'the_Caribbean Caribbean'],
	['阿拉斯加', 'Alaska'],
	['夏威夷', 'Hawaii'],
	['南极 南极洲', 'Antarctica'],
	['北欧 挪威 峡湾', 'Norway Norwegian_fjords fjords Scandinavia'],
	['欧洲', 'Europe'],
	['希腊 爱琴海 圣托里尼', 'Greece Greek_islands Santorini'],
	['意大利 威尼斯 罗马', 'Italy Venice Rome'],
	['美国 纽约 洛杉矶 迈阿密', 'America USA New_York Miami Los_Angeles'],
	['澳大利亚 澳洲 悉尼', 'Australia Sydney'],
	['巴厘岛', 'Bali'],
	['印尼 印度尼西亚', 'Indonesia'],
	['京都 奈良', 'Kyoto Nara'],
	['北海道 札幌', 'Hokkaido Sapporo'],
	['首尔', 'Seoul'],
	['澳门', 'Macau Macao'],
];
