import type { Side } from './moments.ts';

/** Words before a time that leave one side of it open. */
export const OPEN: readonly (readonly [RegExp, Side])[] = [
	[/(?:(?:也?[不别](?:要|能|想|可以)?)早于|最早(?:也要|得|是|在)?)/y, 'from'],
	[/(?:[呆待留]|住)到/y, 'until'],
	[/(?:晚于|迟于|等?过(?:完了?|了)(?!年)|出了?(?=正月))/y, 'after'],
	[/早于/y, 'before'],
	[/(?:(?:也?[不别](?:要|能|想|可以)?)[晚迟]于|最晚(?:也要|得|是|在|到)?|最迟(?:也要|得|是|在|到)?|截止到?|截至)/y, 'until'],
];
export const BEFORE = / ?(?:以前|之前|前(?![后往半夜]))/y;
/** The same behind it. */
export const OPEN_BEHIND: readonly (readonly [RegExp, Side])[] = [
	[/ ?(?:[及和]|\(?含(?:当天)?\)?) ?(?:以后|之后)/y, 'from'],
	[/ ?(?:[及和]|\(?含(?:当天)?\)?) ?(?:以前|之前)/y, 'until'],
	[/ ?(?:起(?!航|程|步)|开始)(?:之后|以后)?/y, 'from'],
	[/ ?(?:下午|中午)[以之]后/y, 'from'],
	[/ ?结束[之以]?前/y, 'until'],
	[/ ?(?:晚上?(?=[以之]后)|结束(?=[之以]?后))?(?:以后|之后|过后|过(?:完了?|了)(?!年)|往后|后(?!天|年|面|半))/y, 'after'],
	[BEFORE, 'before'],
];

/** What a day is called: 三月八号妇女节那几天. */
const FEAST = '(?: ?(?:[一-龥]{1,2}节|圣诞|元旦|国庆|五一|平安夜|跨年|除夕)(?:当天|那天)?)?';
/** 提前或延后几天 */
const SHIFTED = '[ ,，]*提?前[和或、]?者?(?:延|推|往)?后[推延移]?(?:个?[几一两三]{1,2}天)';
/** Around a day. */
export const ABOUT = new RegExp(
	`${FEAST}(?: ?(?:左右|前后|上下)|${SHIFTED}|[ ,，]*[我们就想要希望]*那(?:几天|段时间)(?!.{0,4}[不没别]))`,
	'y',
);
/** A day that is spent on board. */
export const ABOARD = new RegExp(
	`${FEAST} ?(?:[要想会能]|正好|刚好|必须|一定)*在(?:海|船|邮轮|游轮)上(?:过|度过|庆祝)?(?![\\d一二两三四五六七八九]+[天晚])`,
	'y',
);
