/**
 * The ideographs that the signs from U+2E80 to U+2EF3 (CJK Radicals Supplement) stand for, in their order: EquivalentUnifiedIdeograph.txt of Unicode 14.
 * © Unicode, Inc., under the Unicode License (https://www.unicode.org/license.txt).
 */
const OF_SUPPLEMENT = [
	...'⺀厂乛乚乙亻冂𠘨刀刂卜㔾小小兀尣尢𡯂巳幺彑彐忄心扌攵⺚旡日月歺母民氵氺灬爫爫丬牛犭王𤴔目示礻𥫗糹纟罓罒㓁冗𦉫羊𦍌𦍋耂',
	...'肀聿肉𦥑艹艹艹虎衤覀西见角𧢲讠贝𧾷车辶辶辶邑钅長镸长门𨸏阝雨青韦页风飞食𩙿飠饣𩠐马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟',
];
const FIRST = 0x2e80;

/** Radicals, which PDFs give in place of the characters that look like them: ⻢ for 马, ⾦ for 金. */
const RADICALS = /[\u2e80-\u2fdf]/g;

/** Returns a text with characters in place of radicals. */
export const withoutRadicals = (text: string): string =>
	text.replace(RADICALS, (radical) => OF_SUPPLEMENT[radical.charCodeAt(0) - FIRST] ?? radical.normalize('NFKC'));
