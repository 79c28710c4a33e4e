import { IS_OF_A_TIME } from './chinese-refusals.ts';
import {
	CLAUSE_END,
	endsClause,
	type Group,
	isMark,
	isOfList,
	isTimePlaceOrShip,
	kindOf,
	type Marked,
	WANTED,
} from './groups.ts';
import { MAX_DAYS } from './length.ts';
import type { Meaning } from './piece.ts';
import { HAN } from './text.ts';

/** An unread word that says no: what stands behind it isn't wanted, whatever else the word says. */
const SAYS_NO =
	/[别不没无非勿]|\b(?:but|not|no|never|nor|non|un(?!der|til|i|limited|usual|wind|forget)\w+)\b|n['’]?t (?:have|need) to be$/;
/** Words with a no that are a wish of their own: 不要太长五天就行. */
const WHOLE_WISH = /(?:(?:别|不(?:[要想好]|能)?)太[长短久耐]|不(?:着?急|赶))$/;
/** Before people these words are about others: 他爸没空就我们娘俩. */
const OF_OTHERS = /(?:没(?:空|时间|假)|[去来走]不[了开]|不[去来])了?$/;
/** Words between a no and a time that it tells more of: 不加班的周末. */
const OF_TIME = /的(?:月份?|季节)?$/;

/** Such a no has nothing behind it: 周一不行周二不行. */
const IS_BEHIND = /不(?:行|可以|方便|合适)$/;
/** Behind the next name of its kind these words refuse it on its own: 韩国不要越南也不要. */
const ITS_OWN_NO =
	/^[也都]?(?:[不别没](?:[要去坐走住选停想行能好可以]|考虑|安排|喜欢|方便|合适|兴趣){1,3}|去不)了?(?=$|[ ,，。;；])/;

/** True for a no in Chinese that ends its clause, also before a mere space: 韩国我不想去 日本可以, 韩国不要日本可以. */
function isBehind(not: Marked, left: Marked | undefined, right: Marked | undefined, text: string): boolean {
	if (
		!left ||
		(left.found.kind === 'mark' && !isMark(left, 'refused', 'past', 'leaves')) ||
		endsClause(text, left.end, not.start)
	)
		return false;
	// One with a window, one without; 四月除了清明都行
	if (/^(?:without|except|exclud|apart from|aside from|other than|除[了开]?$)/.test(not.words)) return false;
	if (!right || endsClause(text, not.end, right.start)) return true;
	// 国庆就别去了十一月怎么样
	if (!isMark(left, 'leaves') && /^[^错]*(?:去|坐|走|要|考虑|推荐?|提|选|住)了/.test(text.slice(not.start, not.end + 1)))
		return true;
	const between = text.slice(left.end, not.start);
	// 去日本但不去 冲绳
	if (!HAN.test(not.words) || /[\s但]/.test(between)) return false;
	if (/\s/.test(text.slice(not.end, right.start))) return true;
	if (!/^的?$/.test(between)) return false;
	const rest = text.slice(right.end);
	// 国庆不走元宵走
	if (not.words.endsWith('走') && /^走(?=$|[ ,，。])/.test(rest)) return true;
	return IS_BEHIND.test(not.words) || WANTED.test(rest) || (kindOf(left) === kindOf(right) && ITS_OWN_NO.test(rest));
}

/** Returns the no directly before a group, unless it belongs to the name before it: 香港不去 三亚. */
export function noBefore({ before, first }: Group, pieces: readonly Marked[], text: string): Marked | undefined {
	const left = pieces[before];
	return left && isMark(left, 'not') && !isBehind(left, pieces[before - 1], first, text) ? left : undefined;
}

/** True for words in Chinese which say that somebody has been there. */
export const isPastIn = (piece: Marked | undefined): boolean => isMark(piece, 'past') && HAN.test(piece?.words ?? '');

/** True for a reason behind what was asked for: 六天的有吗 太短没意思, 最多四天 请不了假. */
function isBeside(refused: Marked, last: Marked, text: string): boolean {
	const between = text.slice(last.end, refused.start);
	return (
		/有(?:吗|么|没有?|不) $/.test(between) || (last.found.kind === 'length' && /\s/.test(between) && /假/.test(refused.words))
	);
}

/** What follows from a no is wanted: can't fly so must start from Guangzhou. */
const SO = /\bso(?! (?:much|many|keen|fond|far|long|often|interested)(?![a-z]))\b/;
/** A noun that no search knows, with a space behind it, takes the no to itself: 避开假期 3月. */
const OF_A_NOUN = /^(?:放?假期?|旅[游行]|出[游行]|时间)(?:期间|的|了|吧){0,2}(?: |$)/;

/** Behind a noun that no search knows, such a no ends what was said of it: 别的房型不要 上海. */
const ENDS_WITH_NO = /[^ ,，。;]{2}(?<![我们咱就也但还又再万对定好决人公婆爸妈友]|真的)不(?:要|行|考虑)了? $/;
/** Reasons that no search knows, for which a time is refused: 七八月高温不去. */
const REASON = /^(?:高温|酷暑|梅雨|雨季?|台风|下雨|人多|旺季|开学|考试|上课|加班)/;

/** The same for a place: 日本核辐射不去. */
const REASON_OF_A_PLACE = /^(?:核|辐射|地震|萨德|政局|疫情|治安|签证)/;

/** What a ship or a cabin may be, but a place or a person may be as well: my dad is too old to fly. */
const OF_A_THING = /too (?:old|small|tiny|cramped|dark)/;
/** Before a thing these words ask whether it is so: is Atlantica too old. */
const ASKS = /(?:^|[,.;!?] |\b(?:and|but|so|or) )(?:is|are)(?: the| your| an?)? $/;

/** Finds the word that rules a group out: before it, or behind it (韩国不去). */
export function ruledOutBy({ before, after, first, last }: Group, pieces: readonly Marked[], text: string): Marked | undefined {
	const next = isMark(pieces[after], 'join', 'leaves') ? after + 1 : after;
	const behind = pieces[next];
	// Korea? No thanks
	const isAnswer = /^no,? thank/.test(behind?.words ?? '') && /^[?,] $/.test(text.slice(last.end, behind?.start));
	const isThing = ['ship', 'cabin'].includes(kindOf(first));
	const isReasonElse =
		(kindOf(first) !== 'time' && IS_OF_A_TIME.test(behind?.words ?? '')) ||
		(OF_A_THING.test(behind?.words ?? '') && (!isThing || ASKS.test(text.slice(0, first.start))));
	const isRefused = behind && isMark(behind, 'refused') && !isBeside(behind, last, text) && !isReasonElse;
	if (isRefused && (isAnswer || !endsClause(text, last.end, behind.start))) return behind;
	// 七八月高温不去
	const no = pieces[next + 1];
	const reason = kindOf(first) === 'time' ? REASON : kindOf(first) === 'place' ? REASON_OF_A_PLACE : null;
	const isWhy = behind?.found.kind === 'unread' && behind.start === last.end && reason?.test(behind.words);
	const isSo = isWhy && no && isMark(no, 'not') && /^,?$/.test(text.slice(behind.end, no.start));
	if (isSo && /^(?:$|[\s,;。，；])/.test(text.slice(no.end))) return no;
	// 十一月有活动走不开
	const away = behind?.found.kind === 'unread' ? pieces.slice(next).find(({ found }) => found.kind !== 'unread') : undefined;
	const isBusy = kindOf(first) === 'time' && isMark(away, 'refused') && /^[去走]不[开了]/.test(away?.words ?? '');
	if (isBusy && !endsClause(text, last.end, away?.start)) return away;
	// 韩国去过了，不去了; 去过韩国了 不用再去
	const againAt = isPastIn(behind) ? next + 1 : isPastIn(pieces[before]) ? next : -1;
	const again = pieces[againAt];
	if (again && isMark(again, 'not') && (!pieces[againAt + 1] || endsClause(text, again.end, pieces[againAt + 1]?.start)))
		return again;
	for (let at = before; at >= 0; at -= 1) {
		const piece = pieces[at];
		if (!piece) break;
		if (isMark(piece, 'not') && !isBehind(piece, pieces[at - 1], first, text)) {
			if (OF_A_NOUN.test(text.slice(piece.end)) || ENDS_WITH_NO.test(text.slice(0, first.start))) return undefined;
			return SO.test(text.slice(piece.end, first.start)) ||
				endsClause(text, piece.end + (isOfList(piece) && /^ ,/.test(text.slice(piece.end)) ? 2 : 0), first.start)
				? undefined
				: piece;
		}
		const isListed = piece.found.kind === 'unread' && HAN.test(piece.words) && isMark(pieces[at + 1], 'join');
		if (!isListed && !isMark(piece, 'from', 'to', 'join', 'leaves')) break;
	}
	const isNo = behind && isMark(behind, 'not') && !OF_A_NOUN.test(text.slice(behind.end));
	return isNo && isBehind(behind, last, pieces[next + 1], text) ? behind : undefined;
}

/** A no before such a word is about something else: not too long, maybe 4 days. */
const MAYBE = /\b(?:maybe|perhaps|possibly|probably|ideally)\b/;
/** Words behind which “until” ends a time that somebody has for a voyage. */
const FREE = /\b(?:free|available|open|flexible|valid|offers?|sale|(?:not|n['’]t) (?:working|studying|teaching|busy))$/;

const STAYS_AWAY =
	/^\S+ (?:be |able to )*(?:com(?:e|ing)|join(?:ing)?|go(?:ing)?|travel(?:ling)?|make|sail(?:ing)?|fly(?:ing)?|want|like)(?![a-z])/;

/** True where something unread says no to a group: before it, or behind it as in “Shanghai isn't convenient”. */
export function isDenied({ before, after, first, last }: Group, pieces: readonly Marked[], text: string): boolean {
	const [left, right] = [pieces[before], pieces[after]];
	// Lectures until 12 May
	const isTaken = left?.found.kind === 'unread' && !FREE.test(text.slice(0, left.end)) && /^(?:until|till) /.test(first.words);
	if (isTaken && text.slice(left.end, first.start) === ' ') return true;
	if (left?.found.kind === 'unread' && SAYS_NO.test(left.words) && !WHOLE_WISH.test(left.words)) {
		const between = text.slice(left.end, first.start);
		if (OF_OTHERS.test(left.words) && kindOf(first) === 'people') return false;
		if (/^不(?![要想能])/.test(left.words) && kindOf(first) === 'time' && OF_TIME.test(between)) return false;
		if (!CLAUSE_END.test(between) && !MAYBE.test(between) && !(HAN.test(left.words) && /\s/.test(between))) return true;
	}
	// 不想去人多的国庆, 不要老旧的大西洋号, 不要最便宜的内舱
	const no = (left?.found.kind === 'unread' || left?.found.kind === 'order') && pieces[before - 1];
	const isKind = no && isMark(no, 'not') && /[要想去坐爱欢]$/.test(no.words) && no.end === left.start;
	if (isKind && `${left.words}${text.slice(left.end, first.start)}`.endsWith('的') && left.end + 1 >= first.start) return true;
	// 不想逛日本
	const isVerb =
		no &&
		left.found.kind === 'unread' &&
		isMark(no, 'not') &&
		no.end === left.start &&
		left.words.length === 1 &&
		kindOf(first) === 'place';
	if (isVerb && HAN.test(left.words) && left.end === first.start) return true;
	const between = text.slice(last.end, right?.start);
	// 周末 节假日都不行, 上海和苏州不去
	const isJoined = between === '、' || isMark(right, 'join');
	const [other, all] = pieces.slice(isMark(right, 'join') ? after + 1 : after);
	const isAll =
		isMark(all, 'not', 'refused') &&
		(isJoined ? /^[了的]?(?:$|[ ,，。])/.test(text.slice(all?.end)) : /^都/.test(all?.words ?? ''));
	if (
		isAll &&
		other?.found.kind === 'unread' &&
		all?.start === other.end &&
		HAN.test(other.words) &&
		/^[ 、]?$/.test(between) &&
		isTimePlaceOrShip(first)
	)
		return true;
	const isNegatedVerb =
		isMark(right, 'not') &&
		/^\w+n['’]?t/.test(right?.words ?? '') &&
		!CLAUSE_END.test(between) &&
		!/\b(?:that|which|if|unless)\b/.test(between);
	// Who can't do stairs may travel
	const isAbsent = kindOf(first) !== 'people' || STAYS_AWAY.test(text.slice(right?.start));
	return isNegatedVerb && isAbsent && pieces[after + 1]?.found.kind === 'unread';
}

/** True for a refusal that is only a case: if there is nothing in May, if July is full. */
export function isCondition({ members }: Group, pieces: readonly Marked[], text: string): boolean {
	const isCase = (at: number) => /\b(?:if|unless|in case)(?: the| in| on| from)? $/.test(text.slice(0, pieces[at]?.start));
	return members.some(isCase);
}

/** True for what is taken out of a refusal: not on weekdays except Friday. */
export function isException({ first }: Group, refused: Group | undefined, refusal: Marked | undefined): boolean {
	const isSame = refused !== undefined && kindOf(refused.first) === kindOf(first);
	return isSame && /^(?:except|other than|apart from|aside from|bar(?:ring)?(?![a-z]))/.test(refusal?.words ?? '');
}

/** Words behind an exception that refuse all others. */
const NO_OTHER =
	/^(?:[以之]外)?[ ,，]{0,2}(?:(?:(?:其[他它余]|别的|剩下|哪|啥|什么)[^ ,，。;；不没别]{0,6}|(?=都|全|一律|就))[都全也就]{0,2}(?:一律)?(?:不(?![错限贵挑急同太]|介意|是很)|没(?!问题|关系|事|意见|[去到玩坐来]过)|别(?!的))|不[要去坐停想看选考虑]{1,3}(?:别的|其[他它])|没有?(?:空|假|时间))/;
/** Finds the words that refuse all others than a group: 除了日本 别的都不考虑, 除了周末都没空. */
export function noOthersBy(group: Group, pieces: readonly Marked[], text: string): Marked[] | undefined {
	const { end } = group.last;
	const [words] = (/^除/.test(noBefore(group, pieces, text)?.words ?? '') && NO_OTHER.exec(text.slice(end))) || [];
	if (words === undefined) return undefined;
	return pieces
		.slice(group.after, group.after + 2)
		.filter((piece) => isMark(piece, 'not', 'refused') && piece.start < end + words.length);
}

const WEATHER = /^太[冷热晒]了?$/;
/** True for a time and a place of which one is too hot, where no search can tell which: 暑假去日本太热, Sanya is too hot in July. */
export function isTimeOrPlace({ before, first, after }: Group, pieces: readonly Marked[], text: string): boolean {
	const isTime = first.found.kind !== 'place';
	// 越南太热了 冬天去: where or only when
	const [weather, other] = pieces.slice(after, after + 2);
	const isOther =
		!isTime && isMark(weather, 'refused') && WEATHER.test(weather?.words ?? '') && other && kindOf(other) === 'time';
	if (isOther && /^再?去(?:$|[ ,，。吧])/.test(text.slice(other.end))) return true;
	const [subject, why, when] = pieces.slice(Math.max(0, isTime ? before - 1 : after - 1), (isTime ? before : after) + 2);
	if (subject?.found.kind === 'place' && why && isMark(why, 'refused') && when && kindOf(when) === 'time')
		return (
			/^ (?:in|on|over|during|at|around) /.test(text.slice(why.end)) &&
			/^ (?:[a-z]+ ){0,2}$/.test(text.slice(why.end, when.start))
		);
	const [time, to, place, refused] = pieces.slice(isTime ? after - 1 : before - 1, (isTime ? after : before) + 3);
	if (!time || !isMark(to, 'to') || place?.found.kind !== 'place' || !isMark(refused, 'refused')) return false;
	return kindOf(time) === 'time' && WEATHER.test(refused?.words ?? '') && !/[ ,，。]/.test(text.slice(time.end, refused?.start));
}

/** True for a time that tells why the place before it is refused: 不想去日本 夏天太热. */
export function isReason({ first, after }: Group, refusal: Marked | undefined, pieces: readonly Marked[], gap: string): boolean {
	const isWeather = refusal === pieces[after] && WEATHER.test(refusal?.words ?? '');
	return isWeather && kindOf(first) === 'time' && /^[走去了的吧 ,，]*(?:因为)?$/.test(gap);
}

/** What is too long rules out all that is longer, and what is too short all that is shorter. */
export function widened(meaning: Meaning, refusal: Marked | undefined): Meaning {
	if (meaning.kind !== 'length' || !refusal) return meaning;
	if (/too long|[太点微较偏]儿?[长久]/.test(refusal.words)) return { ...meaning, to: MAX_DAYS };
	return /too short|enough|[太点微较偏]儿?短|不够/.test(refusal.words) ? { ...meaning, from: 1 } : meaning;
}
