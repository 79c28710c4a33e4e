import { canLeave, endsClause, type Group, isFlyingTo, isMark, kindOf, type Marked } from './groups.ts';
import { noBefore } from './refusals.ts';
import { HAN } from './text.ts';

/** True for a word such as “departing” that leads to a place. “Departure” belongs to what it stands behind: Hong Kong departure, Vietnam. */
export function leads({ before, first }: Group, pieces: readonly Marked[], text: string): boolean {
	const [last, left] = [pieces[before - 1], pieces[before]];
	if (!left || !isMark(left, 'leaves') || !/[a-z]/.test(left.words) || endsClause(text, left.end, first.start)) return false;
	// Sailing round Japan goes there
	if (left.words === 'sailing' && !canLeave(first)) return false;
	const isBehind = last && (canLeave(last) || kindOf(last) === 'time') && !endsClause(text, last.end, left.start);
	return !(isBehind && /^(?:dep(?:arture)?s?(?![a-z])|embarkation)/.test(left.words));
}

/** True for a place before a word such as “departing”, which may lead to the next one as well: Japan departing Shanghai. */
function isLeft({ last, after }: Group, pieces: readonly Marked[], text: string): boolean {
	const right = pieces[after];
	if (!right || !isMark(right, 'leaves') || endsClause(text, last.end, right.start)) return false;
	// 去天津坐船 boards there, 去日本坐船 is about a voyage to it
	if (/^[坐乘搭]/.test(right.words)) return canLeave(last);
	// Korea leaving in May
	if (!canLeave(last) && /ing$/.test(right.words)) return false;
	return HAN.test(right.words) || canLeave(last) || !canLeave(pieces[after + 1]);
}

/** True for an area that has ports which ships leave from. */
const isArea = (piece: Marked | undefined): boolean => piece?.found.kind === 'place' && piece.found.place.within !== undefined;

const isSamePort = (one: Marked, other: Marked | undefined): boolean =>
	canLeave(one) && one.found.kind === 'place' && other?.found.kind === 'place' && one.found.place === other.found.place;

/** True for the second of two ports that stand alone in English: hkg sanya, Shanghai - Hong Kong. */
function isRouteEnd({ members, first: here, before, after }: Group, pieces: readonly Marked[], text: string): boolean {
	const left = pieces[before];
	const isAlone = [pieces[before - 1], pieces[after]].every(
		(piece) => (piece?.found.kind !== 'place' || isSamePort(piece, left)) && !isMark(piece, 'join', 'not'),
	);
	if (!left || members.length > 1 || !isAlone || HAN.test(text.slice(left.start, here.end))) return false;
	const isCalledAt = here.found.kind === 'place' && here.found.place.calls.length > 0;
	return canLeave(left) && canLeave(here) && isCalledAt && /^(?: | ?-+>? ?)$/.test(text.slice(left.end, here.start));
}

/** True for 去 that ends what is said of a time or of people, so that it doesn't lead to the port behind a space: 2月去 上海 日本. */
export function isEndedBy(at: number, pieces: readonly Marked[], text: string): boolean {
	const [last, to, first] = pieces.slice(Math.max(0, at - 1), at + 2);
	if (!last || !to || !first || !/^想?去$/.test(to.words) || !canLeave(first)) return false;
	if (!/^(?:一定|必须?|肯定|最|[很都也想])*要?$/.test(text.slice(last.end, to.start))) return false;
	// 济州想去 上海走
	const isCalledAt = last.found.kind === 'place' && !canLeave(last);
	return (isCalledAt || ['time', 'people'].includes(kindOf(last))) && /^ |[吗么嘛] /.test(text.slice(to.end, first.start));
}

/** Where somebody lives: 我住天津, 人在上海. */
const LIVES = /(?:住在?|家在|人在|(?:^|[ ,，。])我们?在|坐标|来自|老家[在是])$/;
const isHomeTown = ({ first }: Group, text: string): boolean => canLeave(first) && LIVES.test(text.slice(0, first.start));

/** True for things of which each would do: Okinawa or Miyakojima. */
export const isChoice = ({ members }: Group, pieces: readonly Marked[]): boolean =>
	members.slice(1).some((at) => isMark(pieces[at - 1], 'join') && /\bor\b|或|还是/.test(pieces[at - 1]?.words ?? ''));

/** How the words around a place say that ships leave from it or go there; undefined where they don't. */
export function roleOf(group: Group, pieces: readonly Marked[], text: string): 'port' | 'destination' | undefined {
	const { members, first, last, before, after } = group;
	const [left, right] = [pieces[before], pieces[after]];
	if (left && isMark(left, 'from') && !endsClause(text, left.end, first.start)) return 'port';
	if (isLeft(group, pieces, text) || isHomeTown(group, text)) return 'port';
	if (leads(group, pieces, text)) return 'port';
	// Who flies to a port from elsewhere boards there: 广州飞三亚
	const isFlown = left && isFlyingTo(left) && (left.words !== '飞' || pieces[before - 1]?.end === left.start);
	if (isFlown && canLeave(first)) return 'port';
	if (left && isMark(left, 'to') && !/[,，;；。]|哪/.test(text.slice(left.end, first.start)))
		return isEndedBy(before, pieces, text) ? undefined : 'destination';
	const no = noBefore(group, pieces, text)?.words;
	if (no) {
		if (/^(?:相?比|与其)/.test(no) && isMark(right, 'from') && canLeave(first)) return 'port';
		if (/[从坐]|(?<!apart |aside )from|leaving/.test(no)) return 'port';
		if (/去|到|经|停|\b(?:to|stop\w*|calls?|calling|visit|see)\b/.test(no)) return 'destination';
	}
	// An overnight stay in Hong Kong is a call there
	if (
		left?.found.kind === 'unread' &&
		/\bovernights?(?: stays?)?$/.test(left.words) &&
		/^ (?:in|at) $/.test(text.slice(left.end, first.start))
	)
		return 'destination';
	if (isRouteEnd(group, pieces, text)) return 'destination';
	const { end } = last;
	// 香港有船就从香港走 names the port twice
	const isAgain = members.some((at) => isSamePort(pieces[at] as Marked, pieces[after + 1]));
	const isOther = !isAgain && !/就$/.test(text.slice(end, right?.start));
	if (isMark(right, 'from') && isOther && !endsClause(text, end, right?.start)) return 'destination';
	// Where one of a choice is only called at, so are the others: 三亚或者越南
	if (isChoice(group, pieces) && members.some((at) => canLeave(pieces[at])) && !members.every((at) => canLeave(pieces[at])))
		return members.every((at) => canLeave(pieces[at]) || isArea(pieces[at])) ? 'port' : 'destination';
	return canLeave(first) && isMark(right, 'to') && pieces[after + 1]?.found.kind === 'place' ? 'port' : undefined;
}

/** True where “to” leads to a verb before the name: want to go on the Atlantica, 想去坐大西洋号. */
export function isInfinitive({ before, first }: Group, pieces: readonly Marked[], text: string): boolean {
	const left = pieces[before];
	if (!left || !isMark(left, 'to')) return false;
	return /\p{L}/u.test(text.slice(left.end, first.start).replace(/\b(?:the|an?)\b/g, ''));
}

/** True for the town of somebody who leaves from another port: 住上海 从天津走. */
export function isOnlyHome(group: Group, groups: readonly Group[], pieces: readonly Marked[], text: string): boolean {
	const isOther = ({ members }: Group) => !members.some((at) => isSamePort(group.first, pieces[at]));
	return (
		isHomeTown(group, text) &&
		groups.some((one) => isOther(one) && !isHomeTown(one, text) && roleOf(one, pieces, text) === 'port')
	);
}
