/** The weight of a finding: the value is read as it is meant; it is missing or doubtful on a page; it would be shown or used wrongly. */
export type Weight = 'tolerated' | 'gap' | 'breaks';

/** What is found in raw replies, each kind with its weight and the sentence that says it. */
export const KINDS = {
	'asked-to-wait': ['tolerated', 'the backend was too busy (429 or 503): a visitor is told how long to wait'],
	'byte-order-mark': ['tolerated', 'a byte order mark comes before the reply'],
	'other-charset': ['tolerated', 'the header declares another charset than UTF-8'],
	'not-utf-8': ['breaks', 'bytes aren’t UTF-8, and the header declares no other charset'],
	'packed-twice': ['breaks', 'the body is still compressed: it was compressed twice, or no header says so'],
	'words-for-programmers': [
		'tolerated',
		'errMsg isn’t for visitors (an exception, or err 500–599): the site says words of its own',
	],
	'false-data': ['tolerated', 'data is false where err says success: it is read as nothing'],
	'empty-body': ['tolerated', 'an empty body stands for the envelope'],
	'inner-envelope': ['tolerated', 'an envelope is within the envelope'],
	reference: ['tolerated', '`$ref` stands for an object (fastjson): it is followed within its reply; better send the object'],
	'wide-id': ['tolerated', 'integers beyond 2^53 are sent bare: they are read exactly here, other readers round them'],
	'wide-number': ['gap', 'numbers beyond 2^53 stand where no id is, and can’t be read exactly'],
	'inexact-id': [
		'breaks',
		'ids have lost digits: they are numbers with an exponent or a fraction, or different rows share one beyond 2^53',
	],
	'id-twice': ['tolerated', 'a row comes twice in a list, and counts once'],
	'shared-id': ['gap', 'different rows have one id: only the first counts, and no price or number of cabins left'],
	'id-by-case': ['tolerated', 'one UUID is written in both cases, and is read in lower case'],
	'ids-by-case': ['gap', 'ids differ by case only, and count as two'],
	'day-as-moment': ['tolerated', 'a moment (a time with a zone, or a number) stands for a day: it counts as that day in China'],
	'time-form': [
		'tolerated',
		'times come in another form than 2026-12-05T16:30:00, such as `/Date(…)/`, a list of parts, or words',
	],
	'hour-with-seconds': ['tolerated', 'hours have seconds, which are left out'],
	'unread-hour': ['gap', 'hours can’t be read: they are shown as they came, and nothing is reckoned with them'],
	'day-of-zone': ['tolerated', 'a day is written as its first moment in China, in another zone'],
	'day-moves': ['gap', 'a time of a day stands for a day, and it is another day in China than in its own zone'],
	'zero-time': ['tolerated', 'a zero time stands for nothing'],
	'damaged-text': ['gap', 'texts have replacement characters (U+FFFD)'],
	'garbled-text': ['gap', 'texts look as if they were decoded by a wrong charset'],
	entities: ['tolerated', 'plain texts have entities of HTML'],
	cdata: ['tolerated', 'texts are wrapped in CDATA'],
	'flag-for-text': ['tolerated', 'true or false stands where a text is expected'],
	'unknown-word': ['gap', 'words that aren’t known, and a usual one stands in'],
	'unknown-flag': ['gap', 'flags that are neither yes nor no, and count as no'],
	'word-in-object': ['tolerated', 'an object stands for a word or number, such as `{"code":3,"name":"未出行"}`: its code counts'],
	'value-in-object': [
		'tolerated',
		'values stand in objects of their library, such as `{"String":"x","Valid":true}` or `{"$oid":"…"}`',
	],
	'other-names': ['tolerated', 'names are written otherwise, such as `OrderNo` or `order_no`: they are read as `orderNo`'],
	'minus-one': ['gap', '−1 stands where a number from 0 on is meant: it is read as −1 or left out, never as “unknown” or “any”'],
	'no-children': ['tolerated', 'a party comes without its number of children: it counts as 0'],
	'fine-price': ['tolerated', 'amounts have more than two decimals'],
	'other-list-key': ['tolerated', 'a list is under another key than `rows`'],
	'null-list': ['tolerated', 'a page without rows has no list: it is empty'],
	'list-by-key': ['tolerated', 'a list comes as an object with a key for each row'],
	'bare-list': ['tolerated', 'a bare list stands where a page is expected'],
	'page-for-list': ['tolerated', 'a page stands where a list is expected'],
	'list-for-object': ['tolerated', 'a list of one, or an empty one, stands where an object is expected'],
	'id-alone': ['tolerated', 'an id alone stands where an object is expected'],
	'id-by-other-name': ['tolerated', 'a new thing’s id has another name than `id`'],
	'some-lack': ['gap', 'some rows lack what screens need'],
	'read-late': ['tolerated', 'what was written is read only later: for ten seconds the site remembers it itself'],
	'not-read-back': ['gap', 'what was written isn’t there three seconds later, or is gone again'],
	unpublished: ['gap', 'policies that aren’t published: their pages are 404, with ways on'],
	'null-row': ['tolerated', 'lists have rows that are null'],
} as const satisfies Readonly<Record<string, readonly [Weight, string]>>;

export type Kind = keyof typeof KINDS;

/** One kind of finding in the replies to a call: how often, and the first fields where. Never a value, as it may be a person's. */
export type Note = { kind: Kind; weight: Weight; says: string; count: number; fields: readonly string[] };

/** Notes a finding at a field, such as `[].id`; an empty field is the whole reply. */
export type Say = (kind: Kind, field: string) => void;

const MAX_FIELDS = 3;

/** Collects findings: each kind once, with its count and its first fields. */
export function createNotes(): { say: Say; taken: () => Note[] } {
	const fields = new Map<Kind, string[]>();
	return {
		say: (kind, field) => {
			const known = fields.get(kind);
			if (known) known.push(field);
			else fields.set(kind, [field]);
		},
		taken: () =>
			[...fields].map(([kind, where]) => {
				const [weight, says] = KINDS[kind];
				return { kind, weight, says, count: where.length, fields: [...new Set(where)].filter(Boolean).slice(0, MAX_FIELDS) };
			}),
	};
}
