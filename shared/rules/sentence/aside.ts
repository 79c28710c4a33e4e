import { isInRoleOf } from './amended.ts';
import { PLAN } from './corrections.ts';
import { CLAUSE_END, endsClause, type Group, isFlyingTo, isMark, isTimePlaceOrShip, kindOf, type Marked } from './groups.ts';
import { isPastIn } from './refusals.ts';
import { HAN } from './text.ts';

/** A word such as “sorry” that takes a group back. `isBeside`: only unread words stand between. */
type TakenBack = { mark: Marked; isBeside: boolean };

/** True where groups say the same of a voyage, so that the later can stand for the earlier: from Shanghai, from Tianjin. */
const isLike = (one: Group, other: Group, pieces: readonly Marked[], isRoleAsked: boolean): boolean =>
	kindOf(one.first) === kindOf(other.first) &&
	(!isRoleAsked || isInRoleOf(one.first, other.first, pieces[one.before], pieces[other.before]));

/** What is wanted now, behind a plan. */
const CHANGED = /^(?:现在|后来|如今)/;
/** Behind an objection it leads to another time: 六月梅雨 那五月吧. */
const LEADS_TO_TIME = /^那/;
/** Finds the groups that are taken back (three nights, sorry, four): the last one like that behind the word, else the one before it. */
export function takenBackIn(
	groups: readonly Group[],
	pieces: readonly Marked[],
	text: string,
	isRefused: (group: Group) => boolean,
): Map<Group, TakenBack> {
	const found = new Map<Group, TakenBack>();
	for (const [at, mark] of pieces.entries()) {
		if (!isMark(mark, 'instead')) continue;
		// What is refused in words of its own stays so: 本来元旦，元旦没假，改成春节
		const before = groups.filter((group) => (group.members[0] ?? 0) < at && !isRefused(group)).toReversed();
		const later = groups.filter(({ members }) => (members[0] ?? 0) > at);
		const last = groups.findLast(({ members }) => (members[0] ?? 0) < at);
		// 本来两个人去日本 现在三个人去韩国: no part of the plan is sure to stand
		const plan = CHANGED.test(mark.words) ? text.slice(0, mark.start).search(PLAN) : -1;
		if (plan >= 0) {
			for (const group of before) if (group.first.start > plan) found.set(group, { mark, isBeside: group === last });
			continue;
		}
		const next = later[0];
		const like = (isRoleAsked: boolean) => next && before.find((group) => isLike(group, next, pieces, isRoleAsked));
		const beside = before.find(({ after }) => (isMark(pieces[after], 'leaves', 'to') ? after + 1 : after) === at);
		const group = like(true) ?? like(false) ?? (next ? beside : before[0]);
		if (!group || (LEADS_TO_TIME.test(mark.words) && kindOf(group.first) !== 'time')) continue;
		found.set(group, { mark, isBeside: group === last });
	}
	return found;
}

/** Words that lead from what was to what is wanted now. */
const NOW = /\b(?:so|now|but|and (?:want|now|we|i)|want(?:s|ed)?|would|this|then|looking|hop(?:e|ing)|next)\b/;
/** Words for what somebody thought of, which is over only where a “but” follows: “was thinking of Jeju but my wife prefers Naha”. */
const THOUGHT =
	/\b(?:was|were) (?:thinking|considering|looking|leaning|going|planning|hoping)\b|\b(?:wanted|hoped|intended|planned|thought|considered|usually|normally|always|often|(?:plan|idea|choice) was)\b/;
/** Where such a thought ends, with the commas in it. */
const THOUGHT_END = /,? ?\b(?:but|now|however)\b|[;!?]|\. /;
const isThought = ({ words }: Marked): boolean => THOUGHT.test(words);

/** A clause about a voyage that is over: “loved the Mediterranea in March”. */
type Past = { mark: Marked; end: number };

export const pastClauses = (pieces: readonly Marked[], text: string): Past[] =>
	pieces.flatMap((mark) => {
		if (!isMark(mark, 'past') || HAN.test(mark.words)) return [];
		const ends = (isThought(mark) ? [THOUGHT_END] : [CLAUSE_END, NOW])
			.map((sign) => text.slice(mark.end).search(sign))
			.filter((at) => at >= 0);
		return [{ mark, end: mark.end + Math.min(text.length, ...ends) }];
	});

/** Behind a thought these words leave it as it was: but it's far, but Korea is fine too. */
const BUT =
	/^,? ?(?:but|now|however)(?![a-z]| (?:it|that|they)(?![a-z]| (?:has|have|had|must|needs?|now|can only)(?![a-z])))(?![^.;!?]* (?:too|as well)(?: ?$|[,.;!?]))/;
/** Behind a thought these words say more of it, and no reason against it: but with my parents, but are flexible. */
const STILL_WANTED =
	/^,? ?(?:but|now|however) (?:for|with|as|(?:(?:(?:i|we)(?: ?['’]?(?:m|re| am| are))?|am|are) )?(?:still |quite |very |also )*(?:flexible|open|easy))(?![a-z])/;
/** Somebody with a wish or a trouble of their own, or something that is better: but my wife prefers it, but my son got ill. */
const WHO_OBJECTS = /^,? ?(?:but|now|however) (?:(?:my|our) [a-z]+ (?!(?:and|plus|with|who|as|in|too)(?![a-z]))[a-z]|is )/;
/** Something else is wanted now, even where it isn't said what: but not now. */
const NOW_ONLY = /^,? ?(?:(?:but|however) )?(?:not )?now(?![a-z])/;
/** True where what somebody thought of goes on with another thing of its kind, or with a reason: but Naha, but my boss said no, but only 5. */
function isDropped(kind: string, { end }: Past, pieces: readonly Marked[], text: string): boolean {
	const later = pieces.filter((one) => one.start >= end && !['mark', 'people', 'order'].includes(one.found.kind));
	const next = later.filter((one) => one.found.kind !== 'unread');
	const isNumber = (one: Marked) => kind === 'length' && one.found.kind === 'unread' && /\b[1-9]\b/.test(one.words);
	const isOther = (one: Marked) => kindOf(one) === kind && !/^,? ?but not(?![a-z])/.test(text.slice(end));
	const isNow = NOW_ONLY.test(text.slice(end)) && pieces.every((one) => one.start < end || one.found.kind === 'mark');
	const isReason = isNow || later.length > 0 || WHO_OBJECTS.test(text.slice(end));
	const isReasonAlone = next.length === 0 && isReason && !STILL_WANTED.test(text.slice(end));
	return BUT.test(text.slice(end)) && (isReasonAlone || next.some(isOther) || later.some(isNumber));
}

/** The clause about the past that a group stands in. */
export function pastOf({ first }: Group, clauses: readonly Past[], pieces: readonly Marked[], text: string): Past | undefined {
	if (!['place', 'time', 'ship', 'length'].includes(kindOf(first))) return undefined;
	const clause = clauses.find(({ mark, end }) => first.start >= mark.end && first.start < end);
	return clause && isThought(clause.mark) && !isDropped(kindOf(first), clause, pieces, text) ? undefined : clause;
}

/** Words in English for a way back or a flight. */
export const isFlight = (piece: Marked | undefined): boolean => isMark(piece, 'back') && /[a-z]/.test(piece?.words ?? '');

/** True for the time of a flight or a way home to a place that no ship calls at: flying home to London on 15 March. */
function isElsewhere(time: Marked, place: Marked | undefined, way: Marked | undefined, text: string): boolean {
	if (!way || !isFlight(way) || place?.found.kind !== 'unread' || kindOf(time) !== 'time') return false;
	// “Fly from London in May” may sail in May
	const isMeant = time.found.kind !== 'months' || /\b(?:back|home|return)/.test(way.words);
	return isMeant && !/[,;!?]|\. |\b(?:then|and|so|but|before|after|for)\b/.test(text.slice(way.end, time.start));
}

/** Finds the words that say where somebody has been, when somebody returns or where a voyage ends: no filter tells that. */
export function asideBy({ before, after, first, last }: Group, pieces: readonly Marked[], text: string): Marked | undefined {
	const [left, right] = [pieces[before], pieces[after]];
	if (!isTimePlaceOrShip(first)) return undefined;
	// 广州飞三亚上船, 天津坐高铁去上海上船: the ship doesn't leave from where the flight or the train does
	const isLeft = isFlyingTo(right) || (isMark(right, 'from') && /(?:[铁车驾巴])[去到]$/.test(right?.words ?? ''));
	if (right && isLeft && last.end === right.start && kindOf(first) === 'place') return right;
	// 去年坐过魔都号去福冈
	const [past, ship] = pieces.slice(Math.max(0, before - 2), before);
	const isWay =
		isMark(left, 'to') && !left?.words.startsWith('想') && isPastIn(past) && ship && ['place', 'ship'].includes(kindOf(ship));
	if (past && isWay && ship.end === left?.start && !/[\s,;。，；]/.test(text.slice(past.end, first.start))) return past;
	const away = isMark(left, 'from') ? pieces[before - 1] : left;
	const isWrittenTo = (name: Marked | undefined, mark: Marked) => name?.found.kind === 'place' && name.end === mark.start;
	// 福冈回上海, but 天津下船上海上船
	const isReturn = left?.end === first.start && /[回返]到?$/.test(left.words) && !isMark(right, 'leaves');
	// 周一回 上海出发: the return is on Monday; 开学前回来 8月下旬
	const time = pieces[before - 1];
	const isSaid =
		HAN.test(left?.words ?? '') && time?.end === left?.start && ['time', 'unread'].includes(time ? kindOf(time) : '');
	const isBefore = isReturn || !(isWrittenTo(time, left ?? first) || (isSaid && /\s/.test(text.slice(left?.end, first.start))));
	// 韩国去过好多次了 日本就好; been to Jeju last time so would like Naha
	const isOfLast = isMark(left, 'past') && time !== undefined && ['place', 'ship'].includes(kindOf(time));
	const isOver = (/[了次回]$/.test(left?.words ?? '') || isOfLast) && text[left?.end ?? 0] === ' ';
	const between = text.slice(left?.end, first.start);
	// 上次那条船 5月
	const isOfOther = HAN.test(left?.words ?? '') && /\p{Script=Han}{2} $/u.test(between);
	const isNow = isMark(left, 'past') && (isOver || isOfOther || NOW.test(between));
	if (left && isMark(left, 'past', 'back') && !isThought(left) && !endsClause(text, left.end, first.start) && isBefore && !isNow)
		return left;
	if (away && isFlight(away) && !endsClause(text, away.end, first.start)) return away;
	const way = pieces.slice(0, before + 1).findLast((piece) => !isMark(piece, 'from', 'to') && piece.found.kind !== 'unread');
	if (isElsewhere(first, left, way, text)) return way;
	if (!right || !isMark(right, 'past', 'back') || endsClause(text, last.end, right.start)) return undefined;
	const next = pieces[after + 1];
	if (HAN.test(right.words)) {
		// 想去石垣 上次去过那霸了: somebody has been to what stands behind
		if (isMark(right, 'past') && next && next.start === right.end && kindOf(next) === kindOf(first) && right.start > last.end)
			return undefined;
		// 1月10号走 回程要在18号之前: the return is on the later day
		const isTime = next && (kindOf(next) === 'time' || /^\d{1,2}号/.test(next.words));
		const isNext = isTime && !/[\s,;。，；]/.test(text.slice(right.end, next.start));
		if (isNext && /\s/.test(text.slice(last.end, right.start))) return undefined;
		// 天津回, but 福冈回上海
		const isEnd = !next || /[\s,;。，；]/.test(text.slice(right.end, next.start));
		return kindOf(first) === 'time' || isMark(right, 'past') || isEnd || /下船|终点/.test(right.words) ? right : undefined;
	}
	// Jeju last year, Jeju was nice but
	if (/^(?:last (?!week)|(?:was|were) )/.test(right.words)) return right;
	// Before March, when I go back to work
	if (/\b(?:when|because|since)\b/.test(text.slice(last.end, right.start))) return undefined;
	return isMark(right, 'back') && kindOf(first) === 'time' && (!next || endsClause(text, right.end, next.start))
		? right
		: undefined;
}

/** True where a group goes on with what the group before it says of a flight: the day behind the place, the place behind the day. */
export function goesOn(group: Group, last: Group | undefined, pieces: readonly Marked[], text: string): boolean {
	const [at = -1, next = -1] = [last?.members.at(-1), group.members[0]];
	const [end, first] = [pieces[at], pieces[next]];
	if (!end || !first || !['place', 'time'].includes(kindOf(first))) return false;
	// Back by 5 February for the New Year
	if (kindOf(first) === kindOf(end))
		return kindOf(first) === 'time' && /^,? (?:in time )?for (?:the )?$/.test(text.slice(end.end, first.start));
	// Arriving Hong Kong airport 4pm on 10 March
	const isNext = pieces.slice(at + 1, next).every((piece) => isMark(piece, 'from', 'to', 'not') || piece.found.kind === 'unread');
	return isNext && !/[,;。，；!?！？]|\. |\b(?:then|and|so|but)\b/.test(text.slice(end.end, first.start));
}
