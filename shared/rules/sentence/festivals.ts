import { FESTIVALS, type Festival } from '../../constants.ts';
import { monthOf } from '../dates.ts';
import { isOffered } from '../month-picker.ts';
import { yearOf } from './dates.ts';
import { type Around, festivalDays } from './festival-days.ts';
import { matchAt, type Reader, WORD_END } from './piece.ts';

/** What people call a festival, in Chinese and in English. “Golden week” is that of October, the one Chinese voyages are sold for. */
const NAMES: Readonly<Record<Festival, readonly [cn: string, en: string]>> = {
	'new-year': ['元旦|跨年|新年(?!.{0,2}春节)|阳历年', "new year'?s?(?: eve| day)?|nye"],
	valentine: ['情人节', "(?:st\\.? )?valentine'?s?(?: day)?"],
	'spring-festival': [
		'春节|过年|农历新年|大年(?:三十|初[一二三四五六七])|年三十|除夕|新春|过大年|中国年|春运',
		"(?:chinese|lunar) new year'?s?(?: eve)?|spring festival|cny(?! ?\\d)",
	],
	lantern: ['元宵节?|正月十五', 'lantern festival'],
	easter: ['复活节', 'easter(?: (?:weekend|sunday|break|holidays?))?'],
	qingming: ['清明节?', 'qing ?ming(?: festival)?|tomb[ -]sweeping(?: day| festival)?'],
	labour: ['五一(?:劳动节)?|5[.·]1(?!\\d)|劳动节|五一黄金周', 'labou?r day|may day|may holidays?|may golden week'],
	'dragon-boat': ['端午节?|龙舟节', 'dragon[ -]?boat(?: festival)?'],
	qixi: ['七夕节?', "qi ?xi(?: festival)?|chinese valentine'?s?(?: day)?"],
	'mid-autumn': ['中秋节?|八月十五', 'mid[ -]?autumn(?: festival)?|moon(?:cake)? festival'],
	national: [
		'国庆节?|十一(?![月天日号晚夜个人岁点楼万千百口周至到\\d一二三四五六七八九十-])|黄金周|双节',
		"(?:china'?s |chinese )?national (?:day|holidays?)|(?:october |national day )?golden week|october holidays?",
	],
	'double-ninth': ['重阳节?', 'double ninth(?: festival)?|chong ?yang(?: festival)?'],
	halloween: ['万圣节', "hallowe'?en"],
	thanksgiving: ['感恩节', 'thanksgiving'],
	christmas: ['圣诞节?|平安夜', 'christmas(?: eve| day)?|xmas|x-mas'],
};

const CN_YEAR = '(20\\d\\d年?|\\d\\d年|今年|明年|后年)?(?:的| )?';
const CN_AFTER = '(?:(?:黄金周|小?长假|假期|期间|放假|那几天|那会儿?|左右|前后)|(之前|以前|前(?!往))|(之后|以后|后))?';
const EN_BEFORE = '(?:(before|after|just before|right after) )?(?:the )?';
const EN_AFTER = `(?: (?:holidays?|week|break|time|period|season))?(?:,? (20\\d\\d))?${WORD_END}`;

const PATTERNS = FESTIVALS.map((festival) => {
	const [cn, en] = NAMES[festival];
	return {
		festival,
		cn: new RegExp(`${CN_YEAR}(?:${cn})${CN_AFTER}`, 'y'),
		en: new RegExp(`${EN_BEFORE}(?:${en})${EN_AFTER}`, 'y'),
	};
});

/** Reads festivals as the days on which a voyage over them leaves: of the year that is named, else the next ones. */
export const festivalReader =
	(today: string): Reader =>
	(text, at) => {
		let best: ReturnType<Reader> = null;
		const take = (festival: Festival, match: RegExpExecArray | null, year: string | undefined, around: Around) => {
			if (!match || (best && at + match[0].length <= best.end)) return;
			const given = festivalDays(festival, yearOf(year, today), around, today);
			// “This year's” festival that is over is the coming one
			const days = given ?? (year === '今年' ? festivalDays(festival, null, around, today) : null);
			const isOn = days && isOffered(monthOf(days.to), today);
			best = { end: at + match[0].length, found: isOn ? { kind: 'leave', ...days, festival } : { kind: 'unread' } };
		};
		for (const { festival, cn, en } of PATTERNS) {
			const chinese = matchAt(cn, text, at);
			take(festival, chinese, chinese?.[1], chinese?.[2] ? 'before' : chinese?.[3] ? 'after' : 'over');
			const english = matchAt(en, text, at);
			const when = english?.[1] ?? '';
			take(festival, english, english?.[2], when.endsWith('before') ? 'before' : when.endsWith('after') ? 'after' : 'over');
		}
		return best;
	};
