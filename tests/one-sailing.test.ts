import { describe, expect, it } from 'vitest';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { LANGUAGES, type Language } from '#shared/constants.ts';
import {
	bookingPath,
	checkInFormPath,
	checkInPath,
	confirmPath,
	orderPath,
	paths,
	paymentPath,
	ticketPath,
	voyagePath,
} from '#shared/paths.ts';
import { formatDate, formatMoment } from '#shared/rules/dates.ts';
import { documentsUntil } from '#shared/rules/document-validity.ts';
import { withLanguage } from '#shared/rules/language.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { bookingOf, confirmOf, create } from './support/booking.ts';
import { useBookingSite } from './support/booking-site.ts';
import type { TestSite } from './support/site.ts';
import { control, type Visitor } from './support/visitor.ts';

let site: TestSite;
let mei: Visitor & { mobile: string };

useBookingSite((given) => {
	({ site, mei } = given);
});

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');
/** What a reader sees or hears of a page, without spaces; the entries of lists are kept apart. */
const wordsOf = (html: string): string =>
	withoutSpaces(
		html
			.replace(/<(script|style|title)[\s>].*?<\/\1>/gs, '')
			.replaceAll(/<\/(li|dd)>/g, '|')
			.replace(/<[^>]*>/g, '')
			.replaceAll('&#x27;', "'")
			.replaceAll('&amp;', '&'),
	);

/** The ways in which pages tell a ship's hour of departure. */
const DEPARTURES: Record<Language, RegExp> = {
	CN: /(?<hour>\d\d:\d\d)启航|启航时间(?:\d+年\d+月\d+日)?(?<told>\d\d:\d\d)/g,
	EN: /(?:departs|[Dd]eparture|leaveson|departing)(?:\d+[A-Z][a-z]+\d{4},)?(?<hour>\d\d:\d\d)/g,
};
const hoursIn = (words: string, lang: Language): string[] =>
	[...words.matchAll(DEPARTURES[lang])].map(({ groups }) => groups?.hour ?? groups?.told ?? '');

const RULE: Record<Language, (back: string, advised: string) => string> = {
	CN: (back, advised) => `护照至少有效到${back}（返航当日），建议有效到${advised}之后。`,
	EN: (back, advised) => `A passport valid at least until ${back}, the day of return; validity beyond ${advised} is advised.`,
};
const ANY_RULE: Record<Language, RegExp> = {
	CN: /有效到|有效期须|仍然有效/g,
	EN: /validatleast|mustbevalid|muststayvalid|validuntil/gi,
};

/** A name lists so many ports of call in full. */
const MOST_PLACES = 3;

/** Returns the list with the first sailing on sale that calls at no other ports, and this sailing in both languages. */
async function sailingTo(ports: readonly string[]): Promise<{ listed: string; voyages: Record<Language, VoyagePage> }> {
	for (let page = 1; ; page++) {
		const listed = `?sort=date-asc&page=${page}`;
		const { rows, pages } = (await mei.get(withLanguage(`/api/search${listed}`, 'CN'))).body.data as SearchResult;
		const found = rows.find(
			({ state, places: [first, ...rest] }) =>
				state === 'on-sale' && first && rest.length < MOST_PLACES && [first, ...rest].every((port) => ports.includes(port)),
		);
		const pageIn = async (lang: Language): Promise<VoyagePage> =>
			(await mei.get(withLanguage(`/api/voyage?id=${found?.id}`, lang))).body.data;
		if (found) return { listed, voyages: { CN: await pageIn('CN'), EN: await pageIn('EN') } };
		if (page >= pages) throw new Error(`no sailing to ${ports.join()}`);
	}
}

/** Holds a cabin of a kind that is sold at once, for one adult, and names the adult and a contact. */
async function begin({ id: voyageId, categories }: VoyagePage): Promise<string> {
	const all = categories === 'unavailable' ? [] : categories;
	const cabin = all.find(({ state, code, left }) => state === 'on-sale' && /^[NHB]/.test(code) && (left ?? 0) > 0);
	const cabins = [{ categoryId: cabin?.id, adult: 1, child: 0, count: 1 }];
	const { localId } = (await mei.post('/api/booking/hold', { voyageId, cabins })).body.data;
	const { passengers, contacts } = await bookingOf(mei, localId);
	const beds = [[passengers[0]?.id]];
	const saved = await mei.post('/api/booking/save', { localId, beds, contactId: contacts[0]?.id });
	expect(saved.body.data).toEqual({ complete: true });
	return localId;
}

type Told = {
	hour?: true;
	rule?: true;
	total?: number;
	/** Of a page of several sailings, the card that links to this one. */
	card?: string;
	/** The page exists in one language. */
	only?: Language;
};

/** Returns the card of a list that has a link with these words. */
const cardIn = (html: string, link: string): string =>
	[...html.matchAll(/<article[\s>].*?<\/article>/gs)].find(([card]) => card.includes(link))?.[0] ?? '';

/** Returns a function that reads a page of a sailing in each language, and checks what it says of the sailing. */
function readerOf(voyages: Record<Language, VoyagePage>, hour: string) {
	return async (address: string, told: Told = {}): Promise<void> => {
		for (const lang of told.only ? [told.only] : LANGUAGES) {
			const { status, text } = await mei.get(withLanguage(address, lang));
			const words = wordsOf(told.card ? cardIn(text, told.card) : text);
			const { places, title, returnDate } = voyages[lang];
			const name = new RegExp(`${withoutSpaces(places.join('·'))}[，,]?${withoutSpaces(title)}`, 'g');
			const day = (date: string) => formatDate(date, 'day', lang);
			const rule = withoutSpaces(RULE[lang](day(returnDate), day(documentsUntil(returnDate))));
			const times = (part: string): number => words.split(withoutSpaces(part)).length - 1;
			const facts = {
				address,
				status,
				named: name.test(words),
				namedOtherwise:
					words.replaceAll(name, '').match(new RegExp(`.{0,20}(?<![，,·])${withoutSpaces(title)}.{0,20}`, 'g')) ?? [],
				hours: [...new Set(hoursIn(words, lang))],
				hour: words.includes(hour),
				rule: times(rule) > 0,
				otherRules: (words.replaceAll(rule, '').match(ANY_RULE[lang]) ?? []).length,
				price: told.total === undefined || words.includes(withoutSpaces(formatMoney(told.total, lang))),
			};
			expect({ ...facts, hours: facts.hours.filter((one) => one !== hour) }).toEqual({
				address,
				status: 200,
				named: true,
				namedOtherwise: [],
				hours: [],
				hour: told.hour ?? facts.hour,
				rule: told.rule ?? facts.rule,
				otherRules: 0,
				price: true,
			});
		}
	};
}

describe('one sailing', () => {
	it.each([
		['Japan', ['福冈', '长崎', '鹿儿岛', '佐世保', '熊本八代', '那霸', '宫古岛', '石垣岛']],
		['Korea', ['济州', '釜山']],
		['Vietnam', ['下龙湾', '岘港', '芽庄', '三亚']],
	])('to %s has one hour, one name, one rule of documents and one price on every page', async (_country, ports) => {
		const { listed, voyages } = await sailingTo(ports);
		const { itinerary } = voyages.CN;
		const hour = itinerary === 'unavailable' ? '' : (itinerary[0]?.depart ?? '');
		expect(hour).toMatch(/^\d\d:\d\d$/);
		const read = readerOf(voyages, hour);
		await read(`${paths.search}${listed}`, { card: `id=${voyages.CN.id}` });
		await read(voyagePath(voyages.CN), { hour: true, rule: true });
		const localId = await begin(voyages.CN);
		// The confirmation puts the member's best coupon on the booking.
		await mei.get(confirmPath(localId));
		const { total } = await confirmOf(mei, localId);
		await read(bookingPath(localId), { hour: true, rule: true, total });
		await read(confirmPath(localId), { hour: true, rule: true, total });
		const { orderId } = (await create(mei, localId, total)).body.data;
		await read(paymentPath(orderId), { hour: true, total });
		await read(`${paths.orders}?tab=todo`, { hour: true, total, card: `id=${orderId}` });
		await mei.post('/api/order/pay', { orderId, method: 'union' });
		await control(site, '/orders/pay', { id: orderId });
		await read(paymentPath(orderId), { hour: true, total });
		await read(orderPath(orderId), { hour: true, rule: true, total });
		await read(`${paths.orders}?tab=upcoming`, { hour: true, total, card: `id=${orderId}` });
		await read(checkInPath(orderId), { hour: true, only: 'CN' });
		await read(ticketPath(orderId), { hour: true });
		const [person] = (await mei.get(`/api/check-in?order=${orderId}`)).body.data.people;
		if (person.state === 'not-started')
			await read(checkInFormPath({ order: orderId, person: person.id, step: 'document' }), {
				rule: true,
				hour: true,
				only: 'CN',
			});
	});

	it('whose order leaves at another time says both times on the order, its check-in and its pass', async () => {
		const { id } = await control<{ id: string }>(site, '/orders', { mobile: mei.mobile, status: 3, daysToSail: 20 });
		const planned = (await mei.get(`/api/order?id=${id}`)).body.data.leavesAt;
		await control(site, '/orders/sailing', { id, leavesInMinutes: 6 * 24 * 60 });
		const { leavesAt, changedFrom } = (await mei.get(`/api/order?id=${id}`)).body.data;
		expect([changedFrom, leavesAt !== planned]).toEqual([planned, true]);
		const change = `启航时间由 ${formatMoment(planned, 'CN')} 改为 ${formatMoment(leavesAt, 'CN')}`;
		for (const address of [orderPath(id), checkInPath(id), ticketPath(id)])
			expect([address, (await mei.get(withLanguage(address, 'CN'))).text.includes(change)]).toEqual([address, true]);
	});
});
