/** What strangers write to cost the site time, as the part that is repeated. `{n}` is another number each time. */
const PIECES: Readonly<Record<string, string>> = {
	'months in one another': '五一六月',
	'many terms': '三月 上海出发 五天 阳台房 去济州 三千以内 ',
	'many refusals': '不要上海，除了三月，避开周末，',
	'English terms': 'from shanghai or not march under 3000 ',
	'misspelt words': 'shanghia jeuj okinwa shagnhai ',
	'a long word': 'a',
	'sign by sign': '船 ',
	digits: '1391{n}',
	'short values': '{n},',
	escapes: '%25<&"\\',
	'combining signs': 'e\u0301👨‍👩‍👧',
};
/** Longer than any bound of a field. */
const LONGEST = 100_000;

export const ADVERSE_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(PIECES).map(([name, piece]) => {
		const parts: string[] = [];
		for (let length = 0, n = 1; length < LONGEST; n += 1) {
			const part = piece.replace('{n}', String(n));
			length += part.length;
			parts.push(part);
		}
		return [name, parts.join('')];
	}),
);

/** The text of those that costs most where a sentence is read. */
export const MANY_TERMS = ADVERSE_TEXTS['many terms'] ?? '';

const MONTHS = Array.from({ length: 36 }, (_, at) => `${2027 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`);
const NUMBERS = Array.from({ length: 200 }, (_, at) => String(at + 1)).join(',');

/** The filters of a search with as many values as they take, each of which is read. */
export const EVERY_FILTER: Readonly<Record<string, string>> = {
	date: MONTHS.join(','),
	leave: MONTHS.map((month) => `${month}-01_${month}-28`).join(','),
	port: NUMBERS,
	destination: NUMBERS,
	avoid: NUMBERS,
	cruise: NUMBERS,
	ids: NUMBERS,
	days: NUMBERS,
	weekday: '0,1,2,3,4,5,6',
	price: '0-3000,3000-5000,5000-8000,8000-',
	budget: '1-9999999',
	cabin: 'balcony',
	sort: 'price-asc',
	said: MANY_TERMS,
	q: MANY_TERMS,
};
