import { isObject } from '#shared/catalogue/wire.ts';

/** A value that a page shows: its path in the page's data, and the name of its owner, which is the same on every page. */
type Shown = { path: string; own: string; value: unknown };

/** Keys of money, days and moments, people, and numbers of people and cabins in the data of pages. */
const MONEY = [
	'from',
	'reference',
	'total',
	'amount',
	'paid',
	'due',
	'refunded',
	'refund',
	'fee',
	'price',
	'perPerson',
	'minPrice',
];
const TIMES = [
	...[
		'date',
		'returnDate',
		'days',
		'nights',
		'day',
		'placedAt',
		'payBy',
		'nextBy',
		'at',
		'by',
		'until',
		'end',
		'deadline',
		'paidAt',
		'sentAt',
	],
	...['requestedAt', 'reviewedAt', 'refundedAt', 'refundBy', 'birthday', 'expiry', 'issue', 'updated', 'arrive', 'depart'],
];
const PEOPLE = [
	...['pinyin', 'numberMasked', 'mobileMasked', 'emailMasked', 'email', 'nickname', 'number', 'gender', 'checkedIn', 'mobile'],
	...['lastName', 'firstName', 'pinyinLastName', 'pinyinFirstName', 'emergencyPhone'],
];
const COUNTS = ['adult', 'child', 'left', 'roomNum', 'passengers', 'cabins', 'maxPassengers'];
const GUARDED = new Set([...MONEY, ...TIMES, ...PEOPLE, ...COUNTS]);
/** Owners of a `name` that may be called by a shorter one: a ship or a category. */
const PERSON = /(^|\.)(passengers|contacts?|persons|user)[.#]/;
/** Keys that are left out although their names would fit: options to choose from, and counts of rows shown. */
const OTHERWISE = /(^|\.)(now|facets|countries|search|calendar|menu|banners|query|amenities)(\.|$)|(^|\.)result\.total$/;
/** The lowest price of what is on sale on a compared voyage. A category without a readable price or count isn't sold, so that it may be a higher one. */
const LOWEST = /(^|\.)compared#[^.]*(\.kinds\.[^.]*)?\.from$/;
/** The last of an order's next steps, which is shown once an earlier one is missing: it is the order's departure. */
const DEPARTURE = /(^|\.)steps#step=terminal\.at$/;
const IDENTITIES = [
	'id',
	'person',
	'order',
	'voyageId',
	'categoryId',
	'date',
	'month',
	'day',
	'value',
	'tab',
	'step',
	'kind',
	'name',
	'at',
	// The figures of offers and lines are those of their voyages, whatever the offer is called.
	'link',
	'title',
	'hours',
	'from',
	'until',
] as const;

/** Things that are the same on every page: the card of a voyage, or of news. */
const cardOf = (value: unknown): 'voyage' | 'entry' | null =>
	isObject(value) ? ('nights' in value ? 'voyage' : 'intro' in value ? 'entry' : null) : null;

/** A name for a row of a list that doesn't depend on the rows before it. */
function nameOf(row: unknown, list: string): string {
	if (!isObject(row)) return String(row);
	const kind = cardOf(row) ?? list;
	const identity = IDENTITIES.find((key) => row[key] !== undefined && row[key] !== null && row[key] !== '');
	return `${kind}#${identity ? `${identity}=${String(row[identity])}` : ''}`;
}

/** Returns the values in a page's data. */
export function shownIn(view: unknown): Shown[] {
	const found: Shown[] = [];
	const walk = (value: unknown, path: readonly string[], own: readonly string[]): void => {
		if (Array.isArray(value)) {
			const seen = new Map<string, number>();
			for (const row of value) {
				const name = nameOf(row, path.at(-1) ?? '');
				const times = seen.get(name) ?? 0;
				seen.set(name, times + 1);
				const step = times === 0 ? name : `${name}~${times}`;
				walk(row, [...path, step], isObject(row) && 'id' in row ? [step] : [...own, step]);
			}
		} else if (isObject(value)) {
			for (const [key, child] of Object.entries(value)) {
				const card = cardOf(child);
				// The news beside an article depend on the list of all news.
				const step = card === 'entry' && isObject(child) ? `${key}#id=${String(child.id)}` : key;
				walk(child, [...path, step], card && isObject(child) ? [`${card}#id=${String(child.id)}`] : [...own, step]);
			}
		} else found.push({ path: path.join('.'), own: own.join('.'), value });
	};
	walk(view, [], []);
	return found;
}

/** The values of clean pages, by their place on the page and by their owner. */
export type World = {
	byPage: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
	byOwner: ReadonlyMap<string, ReadonlySet<unknown>>;
	/** People's names in the letters of their documents. */
	letters: ReadonlySet<unknown>;
};

/** Reads clean pages by their names. */
export function worldOf(views: ReadonlyMap<string, unknown>): World {
	const byPage = new Map<string, Map<string, unknown>>();
	const byOwner = new Map<string, Set<unknown>>();
	for (const [page, view] of views) {
		const shown = shownIn(view);
		byPage.set(page, new Map(shown.map(({ path, value }) => [path, value])));
		for (const { own, value } of shown) byOwner.set(own, (byOwner.get(own) ?? new Set()).add(value));
	}
	const letters = new Set([...byPage.values()].flatMap((page) => namesOn(page, 'pinyin')));
	return { byPage, byOwner, letters };
}

/** Returns the owner's name of a row that stands twice, as if it stood once. */
const once = (own: string): string => own.replaceAll(/~\d+/g, '');

export const isMissing = (value: unknown): boolean =>
	value === null || value === undefined || value === '' || value === 'unavailable' || value === false;

/** Returns the names of all people on a page: a person with an incomplete name isn't found by it. */
const namesOn = (page: ReadonlyMap<string, unknown>, key: string): unknown[] =>
	[...page].flatMap(([path, value]) => (PERSON.test(path) && path.endsWith(`.${key}`) ? [value] : []));

const HOUR = 3_600_000;
/** True for the first moment of a day in China on which a clean moment lies: it stands for a day with an unknown hour. */
const isDayOf = (value: unknown, clean: Iterable<unknown>): boolean =>
	typeof value === 'number' &&
	(value + 8 * HOUR) % (24 * HOUR) === 0 &&
	[...clean].some((moment) => typeof moment === 'number' && moment >= value && moment < value + 24 * HOUR);

/** True for a name with a missing part, or in the letters of the document instead: it is still the same person's. */
const isPartOf = (value: unknown, clean: Iterable<unknown>): boolean =>
	typeof value === 'string' && [...clean].some((whole) => typeof whole === 'string' && whole.includes(value));

/** Returns the prices, sums, days and people in which a page differs from the clean one, as sentences. Missing ones are fine. */
export function differences(page: string, view: unknown, world: World): string[] {
	const clean = world.byPage.get(page) ?? new Map<string, unknown>();
	return shownIn(view).flatMap(({ path, own, value }) => {
		const key = path.split('.').at(-1) ?? '';
		const isPerson = PERSON.test(path);
		if (!(GUARDED.has(key) || (key === 'name' && isPerson)) || OTHERWISE.test(path) || isMissing(value)) return [];
		const known = clean.has(path)
			? [clean.get(path)]
			: DEPARTURE.test(path)
				? [...clean].flatMap(([other, moment]) => (other.endsWith('.leavesAt') ? [moment] : []))
				: [...(world.byOwner.get(own) ?? world.byOwner.get(once(own)) ?? []), ...(isPerson ? namesOn(clean, key) : [])];
		// A name in Chinese may stand in the letters of the document.
		if (isPerson && key === 'name' && world.letters.has(value)) return [];
		if (LOWEST.test(path) && known.length > 0 && known.every((one) => Number(one) < Number(value))) return [];
		if (known.some((one) => one === value) || isPartOf(value, known) || isDayOf(value, known)) return [];
		return [
			`${path} is ${JSON.stringify(value)} instead of ${known.map((one) => JSON.stringify(one)).join(' or ') || 'nothing'}`,
		];
	});
}

/** Texts that no visitor may read: words of the code, and sums of 0. */
const NONSENSE = /\bNaN\b|\bundefined\b|\bnull\b|Invalid Date|\[object|(?:[¥￥]|\bCNY)\s?0(?![\d.,])|1970[-年/]/;

/** A separator without text on one side. */
const DANGLING = /^[·–,，、]|[·–,，、]$|·\s*·|–\s*–/;

/** Returns a line of a page that is no text for a visitor; null when the page has none that the clean page doesn't have. */
export function nonsenseIn(text: string, clean: string): string | null {
	const known = new Set(linesOf(clean));
	return linesOf(text).find((line) => (NONSENSE.test(line) || DANGLING.test(line)) && !known.has(line)) ?? null;
}

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim());
