import { MONTH_START } from './english-calendar.ts';
import { A_MUST } from './english-refusals.ts';
import { SEEN_IN } from './length.ts';
import { SMALL } from './numbers.ts';
import { wordReader } from './piece.ts';

/** Nothing is asked for where either would do: 有没有阳台无所谓, 没有窗也行. */
const SAME = '(?:无所谓|[也都]?(?:行|可以|没(?:关系|事)|无所谓))(?=$|[ ,，。了的吧])';
const BALCONY = '(?:阳台|露台|窗户?)';
const ALL_SAME = `(?<![要去坐停带])不(?:[去停要坐住选带]|停靠)[^ ,，。不]{1,3}也(?:行|可以|没(?:关系|事)|无所谓|ok)(?=$|[ ,，。了的吧])|(?:有没有${BALCONY}|([要去坐停到经])不\\1[^ ,，。]{1,6}?(?<!还是[^ ,，。]{1,5}))${SAME}|(?:没有?${BALCONY}|${BALCONY}没有)[也都]${SAME}`;

const UNTOLD = [
	// Cabins that no filter has
	'(?:家庭|亲子|连通)(?:房|舱|间)',
	'船的?中[间部段]',
	'最好的(?:房[间型]?|舱房?)|(?:房间?|舱房?)(?:想?要|选|住)?最好的',
	'family (?:cabin|room|state ?room)s?',
	'family(?= (?:(?:balcony|inside|ocean ?view|sea ?view) (?:cabin|room|state ?room)|suite))',
	'no (?:balcony|window|suite)s? (?:needed|required|necessary)',
	`${SMALL} (?:cabins?|rooms?)`,
	`${SMALL}间(?:房间?|舱房?)?`,
	'(?:没有?|无)窗户?的?(?:会|太|很|有点儿?|要)*(?:闷|憋|压抑)(?:得[慌很]|死|气)?(?:的?人)?',
	// Times that no filter has, or that no calendar here knows
	"(?:aussie|australian?|nz|new zealand|kiwi|south(?:ern)? (?:hemisphere|african))['’]?s? (?:spring|summer|autumn|winter)(?: (?:school )?(?:holidays?|hols|break|vacation))?",
	'去年|前年|[明后]年的?这个?(?:时候|时间)',
	`${SEEN_IN}in (?:${SMALL}|a) (?:days?|weeks?|months?)`,
	'双十一|双十二|七月半(?!个|天|年)|(?:christmas|xmas) (?:shopping|markets?)',
	`(?<!\\b(?:${MONTH_START}|summer|winter|easter|spring|autumn)[a-z]* )school (?:holidays?|hols|vacations?|breaks?)(?! (?:in |of )?(?:${MONTH_START}))`,
	'half[ -]terms?|mid[ -]terms?',
	'(?:法定|所有|公众|全部)*(?:节假日|节日|假日)(?:期间)?',
	'小(?:长假|黄金周)|public holidays?|bank holidays?',
	'(?:(?:college|school|uni(?:versity)?) )?spring breaks?(?: (?:in )?20\\d\\d)?',
	'最后一(?:周|个?星期)|第[一二三四]周',
	// Places and ways to travel that no filter has
	'(?:日本|韩国|越南)人(?![均多少太挤很真])',
	'one[ -]way|hoi an|(?:south|east) china sea|sea of japan|north korea|朝鲜|inside passage|window shopping',
	'(?:north|south|east|west) of (?!china)[a-z]+',
	'both(?! of)',
	'(?:一次|全)?都(?:要|想)?(?:去|到)(?![过了])',
	'just one(?= ?(?:$|[,.;!?]))',
	'(?:only|just) (?:one|a single) (?:port|stop)',
	`(?:各|每个?(?:港口?|地方|站))(?:都)?(?:玩|停|去|待|住)?${SMALL}(?:天|晚|个)`,
	`提[前早](?:${SMALL}天)?[去到](?=[^ ,，。]{2,4}[玩待住逛呆])`,
	'自由行|经济',
	'(?:不(?:要|想|用)?|别)?(?:跟|报|随)团(?!队)(?:游|走)?',
	'不(?:再|想|要)?(?:停靠?|经停|去|到|要)(?:别的?|其[他它]的?)(?:港口?|地方|国家|岛|站)?(?![都也])',
	'不?过夜|(?:无|没有?)目的地',
	// A no that refuses nothing
	'[级性类区告辞]别',
	'不一定(?:非)?[要得]?[去到坐]?|不是非[要得]?[去到坐]?',
	ALL_SAME,
	'除非',
	'不(?:用|想|需要?|必)?请假|可以?不(?:要|用)',
	'(?:也)?不要?太便宜',
	'不(?:要|想|光)?(?:只|光|仅)(?:去|到|是|有|走)?',
	`not ${A_MUST}`,
	"do(?:es)?n['’]?t (?:have|need) to be",
	'不?(?:包?含|包括?)(?:往返|来回)?(?:机票|签证|岸上游|小费)费?',
	// Questions about prices
	'多少钱(?:一个?人|一位|每人)?',
	'(?:一个?人|一位|每[人位])(?:要|是|得|大概)*(?:多少(?:钱)?|什么价格?)',
].join('|');

/** Reads words that a search could use, but this one can't tell: more than one cabin, all of several ports, a day counted from now. */
export const UNTOLD_READER = wordReader({ kind: 'unread' }, UNTOLD);
