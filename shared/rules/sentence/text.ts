import { MAX_SAID } from '../search-params.ts';

/** Traditional and Cantonese characters of the words that searches use, each followed by its simplified form. */
const TRADITIONAL =
	'發发龍龙灣湾門门廣广沖冲繩绳沒没別别寫写話话應应該该樣样費费連连種种較较歡欢飯饭溫温實实學学員员戀恋禮礼觀观賞赏熱热涼凉遠远邏逻麵面濟济島岛長长兒儿岡冈宮宫韓韩國国陽阳臺台灘滩艙舱間间個个兩两萬万塊块錢钱節节慶庆聖圣誕诞內内過过從从媽妈帶带親亲隻只號号郵邮輪轮遊游東东華华莊庄峴岘關关時时週周歲岁點点為为這这幾几對对無无總总計计預预' +
	'夠够貴贵買买訂订請请問问們们還还會会麼么嗎吗來来難难樂乐廈厦橫横濱滨曆历農农單单雙双戶户團团價价際际後后裡里邊边陸陆車车離离選选項项類类寬宽豐丰經经頭头級级標标準准減减優优與与陰阴風风氣气閒闲開开貓猫餘余靜静歐欧給给復复唔不係系嘅的哋们冇没啲些嚟来喺在佢他媽妈爺爷婆婆孫孙嬰婴寶宝細细' +
	'線线綫线約约動动勞劳黃黄適适亞亚鐵铁紅红葉叶櫻樱婦妇業业畢毕師师純纯結结紀纪頂顶順顺隨随興兴層层樓楼獨独趕赶報报張张幫帮尋寻導导謝谢詢询調调試试認认記记誰谁許许題题遲迟數数圓圆幣币盡尽儘尽願愿擇择滿满擠挤鬧闹暈晕懷怀當当於于專专場场區区縣县鄉乡處处飛飞機机護护證证簽签籤签轉转達达啟启啓启鳳凤鷺鹭吳吴寧宁蘇苏愛爱漢汉麗丽齊齐隊队賓宾雲云電电燈灯馬马鮮鲜體体聯联聽听舊旧艦舰藝艺衛卫裝装補补覺觉覽览設设詳详課课軍军輕轻輛辆違违運运遙遥遷迁醫医鎮镇階阶險险靈灵靚靓顧顾颱台飄飘駛驶驗验鬆松魯鲁鯨鲸鹽盐齡龄歸归淺浅測测爭争獎奖環环產产畫画確确稅税稱称穩稳範范簡简納纳紙纸組组統统綜综綠绿維维網网緊紧編编緣缘績绩續续羅罗義义習习職职腳脚臉脸臨临舉举術术製制' +
	'討讨論论評评說说説说談谈講讲識识議议讀读變变讓让貨货責责資资賣卖質质購购贈赠輸输辦办鄭郑針针銀银錄录錯错鐘钟閉闭闊阔陣阵陳陈雖虽霧雾響响須须領领頻频額额養养館馆騎骑麥麦倆俩備备傳传僅仅億亿儀仪凍冻劃划務务勝胜匯汇協协參参單单嚇吓嘗尝嚐尝嚴严圍围園园圖图執执堅坚壞坏壽寿夢梦娛娱將将峽峡嶺岭嶼屿幹干廚厨廟庙廳厅強强悅悦慣惯憶忆懶懒戲戏換换擔担攜携暢畅書书楊杨極极榮荣構构樹树橋桥檢检權权歷历況况湊凑湯汤滅灭漁渔漲涨潛潜澤泽濃浓濕湿灑洒煙烟煩烦燒烧營营獲获現现瑪玛異异瘋疯盤盘眾众碼码積积窩窝籌筹終终絕绝聲声萊莱蓋盖藍蓝蘭兰虧亏衝冲複复規规視视訪访誠诚諒谅諮咨賀贺賽赛贊赞趙赵軟软輔辅輩辈遞递鏡镜飲饮駐驻裏里羣群妳你傢家搵找揾找睇看諗想咗了畀给俾给嗰那';
const SIMPLIFIED = new Map(
	Array.from(
		{ length: [...TRADITIONAL].length / 2 },
		(_, at) => [[...TRADITIONAL][at * 2], [...TRADITIONAL][at * 2 + 1]] as const,
	),
);

/** A day to come in figures, 20270501, is no number of a person; behind the 0 of a city it may be a telephone. */
const DAY = '(?<!(?<!\\d)0\\d{2,3}[ -]?)20(?:2[6-9]|3\\d)(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?!\\d)';
const LONG_NUMBER = new RegExp(
	`(?<!\\d)(?!${DAY})[a-z]{0,2}\\d{7,}x?|1[3-9]\\d[ -]\\d{4}[ -]\\d{4}|\\+\\d{1,3}(?:[ -]?\\d){6,}`,
	'gi',
);
const ADDRESS = /[^\s@，,]{1,64}@[^\s@，,]{1,64}/g;

/**
 * Returns what was typed as one line of half-width signs, cut at its longest. Numbers of 7 digits or more that are no day to come, and
 * e-mail addresses, which may be a person's, become “…”.
 */
export function sentenceOf(typed: string): string {
	const line = typed
		.slice(0, MAX_SAID * 4)
		.replace(/ ?[①-⑳]/gu, ';')
		.normalize('NFKC')
		.replace(/[\p{Cc}\p{Cf}\p{Zs}]+/gu, ' ')
		.replace(/[\p{Dash}～〜]/gu, '-')
		.trim()
		.slice(0, MAX_SAID);
	return line.replace(ADDRESS, '…').replace(LONG_NUMBER, '…');
}

const plainCharacter = (character: string): string => {
	const simple = SIMPLIFIED.get(character);
	if (simple !== undefined) return simple;
	if (character === 'đ' || character === 'Đ') return 'd';
	const plain = character.normalize('NFD').slice(0, 1).toLowerCase();
	return plain.length === 1 && character.length === 1 ? plain : character;
};

/** The first two numbers of a list: 1.厦门 2.8月, 一、上海 二、五月. */
const LIST = /(?:^|[ ,:;。(])(?:1[.、)](?!\d)|一、(?![二三四五六七八九十])).*[ ,;。(](?:2[.、)]|二、)/;
const LIST_NUMBER = /(?<=^|[ ,:;。(])[1-9一二三四五六七八九][.、)]/g;

/** Returns a sentence as it is compared, at the same places: small letters without accents, simplified characters, no numbers of a list. */
export function comparable(sentence: string): string {
	const text = sentence.replace(/[^\p{ASCII}]|[A-Z]/gu, plainCharacter);
	return LIST.test(text) ? text.replace(LIST_NUMBER, '; ') : text;
}

/** Returns a name as it is looked up: comparable, without spaces, signs and remarks in brackets. */
export const nameKey = (name: string): string =>
	comparable(name.normalize('NFKC').replace(/\([^)]{0,40}\)/g, '')).replace(/[^\p{L}\p{N}]/gu, '');

export const HAN = /\p{Script=Han}/u;
