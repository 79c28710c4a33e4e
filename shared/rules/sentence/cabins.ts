import { type Reader, wordReader } from './piece.ts';

/** A no that wants it all the same: no cabin without a window. */
const ONLY_WITH = '(?:(?:no|not an?|nothing)(?: (?:cabin|room)s?)? without(?: an?)? )?';

/** What people call the kinds of cabin. Airlines' economy class is the cheapest kind here, and the chip says which. */
export const CABIN_READERS: readonly Reader[] = [
	wordReader(
		{ kind: 'cabin', cabin: 'inside' },
		'内舱(?:房|间)?|没有?窗(?:户|房)?的?(?:房间|房|舱)?|无窗(?:房|舱)?|经济舱|经济房|inside(?: cabins?| rooms?)?|interior(?: cabins?| rooms?)?|economy(?: class| cabins?)?|windowless',
	),
	wordReader(
		{ kind: 'cabin', cabin: 'oceanview' },
		`${ONLY_WITH}(?:海景(?:房|舱|间)?|窗户房|靠窗(?:房|舱|的)?(?:房间)?|有窗(?:房|户|舱|的)?(?:房间)?|带窗(?:户)?|看(?:得|得?见|得?到)?大?海的(?:房间?|舱)|(?:ocean[ -]?views?|ov)(?: cabins?| rooms?)?|sea[ -]?views?(?: cabins?| rooms?)?|(?:sea|ocean)[ -]?(?:facing|front)(?: cabins?| rooms?)?|outside cabins?|portholes?(?: cabins?| rooms?)?|window (?:cabin|room|seat)s?|(?:a )?window(?! (?:of |between |from \\d))(?<!\\b(?:travel|dates?|time|holiday|vacation|booking|sailing|departure|our|that|this) window))`,
	),
	wordReader(
		{ kind: 'cabin', cabin: 'balcony' },
		`${ONLY_WITH}(?:(?:海景|观海|看海)?(?:带|有)?(?:私人)?(?:(?<!没有?)阳台海景|阳台|露台|[洋羊]台|亚台)(?:房|舱|间|的房间|的)?|balc(?:on(?:y|ies))?(?: cabins?| rooms?)?|verandah?s?(?: cabins?)?)`,
	),
	wordReader({ kind: 'cabin', cabin: 'suite' }, '(?:海景)?(?:豪华)?套房|套间|(?:mini|junior|grand|luxury)?[ -]?suites?'),
];
