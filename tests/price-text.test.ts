import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatMoney } from '#shared/rules/money.ts';
import { type Choice, confirmOf, create, filledDraft, findChoice, newMember } from './support/booking.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, type Visitor } from './support/visitor.ts';

let site: TestSite;
let mei: Visitor;
let choice: Choice;
beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl(), PAGE_CACHE_SECONDS: '0' });
	mei = await newMember(site);
	choice = await findChoice(site);
});
afterAll(() => site.close());

/** Returns the text of a page from the server, without its data. */
async function wordsOf(path: string): Promise<string> {
	const { status, text } = await mei.get(path, { accept: 'text/html' });
	expect([path, status]).toEqual([path, 200]);
	return text.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<[^>]*>|<!--.*?-->/gs, '');
}

it.each(['CN', 'EN'] as const)(
	'one price is the same text on every page, from the voyage to the order (%s) (M25)',
	async (lang) => {
		const localId = await filledDraft(mei, choice);
		// The confirmation proposes the member's best coupon.
		await wordsOf(`/booking/confirm?localId=${localId}`);
		const { total } = await confirmOf(mei, localId);
		const perPerson = formatMoney(choice.cabin.price?.from ?? 0, lang);
		const inAll = formatMoney(total, lang);
		expect(await wordsOf(`/route?id=${choice.voyageId}&lang=${lang}`)).toContain(perPerson);
		for (const path of ['/booking', '/booking/confirm'])
			expect([path, await wordsOf(`${path}?localId=${localId}&lang=${lang}`)]).toEqual([path, expect.stringContaining(inAll)]);
		const { orderId } = (await create(mei, localId, total)).body.data;
		for (const path of [`/pay/return?id=${orderId}`, `/order?id=${orderId}`, `/order/price?id=${orderId}`, '/orders?tab=todo'])
			expect([path, await wordsOf(`${path}&lang=${lang}`)]).toEqual([path, expect.stringContaining(inAll)]);
		expect(await wordsOf(`/order/price?id=${orderId}&lang=${lang}`)).toContain(perPerson);
	},
);
