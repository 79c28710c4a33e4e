import { afterAll, beforeAll, expect, it } from 'vitest';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { paths } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { serviceCharge } from '#shared/rules/service-charge.ts';
import { type Choice, confirmOf, create, filledDraft, findChoice, newMember } from './support/booking.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, type Visitor } from './support/visitor.ts';

let site: TestSite;
let mei: Visitor;
let choice: Choice;
let voyage: VoyagePage;
beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl(), PAGE_CACHE_SECONDS: '0' });
	mei = await newMember(site);
	choice = await findChoice(site);
	voyage = (await mei.get(`/api/voyage?id=${choice.voyageId}`)).body.data;
});
afterAll(() => site.close());

/** Returns the text of a page from the server, without its data. */
async function wordsOf(path: string): Promise<string> {
	const { status, text } = await mei.get(path, { accept: 'text/html' });
	expect([path, status]).toEqual([path, 200]);
	return text.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<[^>]*>|<!--.*?-->/gs, '');
}

it.each(['CN', 'EN'] as const)(
	'one price, for each and in all, is the same text on every page from the list to the order, and so is the service charge (%s) (M25)',
	async (lang) => {
		const localId = await filledDraft(mei, choice);
		// The confirmation proposes the member's best coupon.
		await wordsOf(`/booking/confirm?localId=${localId}`);
		const { total } = await confirmOf(mei, localId);
		const { price, total: ofCabin, suite } = choice.cabin;
		const money = (amount: number | null | undefined) => formatMoney(amount ?? Number.NaN, lang);
		const inAll = money(total);
		const each = money(price?.from);
		const charge = money(serviceCharge(voyage.serviceRates, voyage.nights, [{ adult: 2, child: 0, suite }])?.total);
		const has = async (path: string, ...words: string[]) => {
			const page = await wordsOf(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
			expect([path, words.filter((word) => !page.includes(word))]).toEqual([path, []]);
		};
		await has(`${paths.search}?ids=${voyage.id}`, money(voyage.price?.from));
		await has(`/route?id=${voyage.id}`, money(voyage.price?.from), each, money(ofCabin));
		for (const path of ['/booking', '/booking/confirm']) await has(`${path}?localId=${localId}`, inAll, money(ofCabin), charge);
		const { orderId } = (await create(mei, localId, total)).body.data;
		for (const path of ['/pay/return', '/order']) await has(`${path}?id=${orderId}`, inAll, charge);
		await has('/orders?tab=todo', inAll);
		await has(`/order/price?id=${orderId}`, inAll, each, money(ofCabin));
	},
);
