/** How our ports stand for a place that no ship calls at: they lie near it, are as warm, or have such cities, old towns or coasts. */
export const LIKENESSES = ['near', 'warm', 'city', 'old', 'coast'] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** A row: places by one of their names, and our ports that stand for them, the best first. */
export const LIKE_PORTS: readonly (readonly [how: Likeness, places: string, ports: string])[] = [
	['warm', '马尔代夫 巴厘岛 夏威夷 加勒比 斐济 塞班岛 毛里求斯 塞舌尔 大溪地', '三亚 芽庄 石垣岛'],
	['warm', '普吉 富国岛 苏梅岛 长滩岛 沙巴 菲律宾 马来西亚 印尼 泰国', '芽庄 三亚 岘港'],
	['warm', '澳大利亚 新西兰', '石垣岛 宫古岛 三亚'],
	['near', '新加坡 狮城 曼谷 胡志明市 柬埔寨 缅甸', '芽庄 岘港 下龙湾'],
	['near', '台湾', '石垣岛 宫古岛 厦门'],
	['near', '东京 大阪 京都 北海道 横滨', '福冈 长崎 鹿儿岛'],
	['near', '广岛', '福冈 佐世保 长崎'],
	['near', '首尔', '釜山 济州'],
	['near', '澳门 深圳 珠海', '香港 广州南沙'],
	['near', '青岛 大连', '天津 济州'],
	['near', '俄罗斯', '釜山 福冈'],
	['coast', '北欧 阿拉斯加 冰岛 南极 加拿大', '下龙湾 鹿儿岛 佐世保'],
	['old', '欧洲 希腊 意大利 地中海 西班牙 法国 土耳其 埃及 印度', '长崎 岘港 那霸'],
	['city', '美国 大西洋 英国 迪拜', '香港 釜山 福冈'],
];
