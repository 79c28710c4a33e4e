import { MAX_SAID } from '../search-params.ts';

/** Traditional and Cantonese characters of the words that searches use, each followed by its simplified form. */
const TRADITIONAL =
	'發发龍龙灣湾門门廣广沖冲繩绳沒没別别寫写話话應应該该樣样費费連连種种較较歡欢飯饭溫温實实學学員员戀恋禮礼觀观賞赏熱热涼凉遠远邏逻麵面濟济島岛長长兒儿岡冈宮宫韓韩國国陽阳臺台灘滩艙舱間间個个兩两萬万塊块錢钱節节慶庆聖圣誕诞內内過过從从媽妈帶带親亲隻只號号郵邮輪轮遊游東东華华莊庄峴岘關关時时週周歲岁點点為为這这幾几對对無无總总計计預预' +
	'夠够貴贵買买訂订請请問问們们還还會会麼么嗎吗來来難难樂乐廈厦橫横濱滨曆历農农單单雙双戶户團团價价際际後后裡里邊边陸陆車车離离選选項项類类寬宽豐丰經经頭头級级標标準准減减優优與与陰阴風风氣气閒闲開开貓猫餘余靜静歐欧給给復复唔不係系嘅的哋们冇没啲些嚟来喺在佢他媽妈爺爷婆婆孫孙嬰婴寶宝細细';
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
