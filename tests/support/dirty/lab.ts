import { resolve } from 'node:path';
import { Agent } from 'undici';
import { createSandbox } from '#sandbox/server.ts';
import { loadBuiltRenderer } from '#server/pages/renderer.ts';
import { createServices } from '#server/services.ts';
import { readConfig } from '#server/settings/config.ts';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { inOrder } from '#shared/rules/search-params.ts';
import { bookingOf, type Choice, confirmOf, create, filledDraft, findChoice } from '../booking.ts';
import { capturedLog } from '../captured-log.ts';
import { openApp } from '../open-app.ts';
import { BEHIND_STAND_IN, STAND_IN } from '../site.ts';
import { BEHIND_HTTPS, control, cookieHeader, logIn, type Visitor, visitor } from '../visitor.ts';
import { readBody, type Seen } from './read-body.ts';
import { startDirtyUpstream } from './upstream.ts';
import { visitedPages } from './visited-pages.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Each lab's member has a number of their own, since codes to one number are limited. */
let lastMobile = 13_655_558_800;
/** Each site keeps its caches apart from all others in the same Redis. */
let sites = 0;

type Line = { msg?: string; call?: string; field?: string; [name: string]: unknown };
/** A site with empty caches. */
export type FreshSite = {
	url: string;
	see: (path: string, as?: 'member' | 'guest') => Promise<Seen>;
	lines: () => Line[];
	close: () => Promise<void>;
};

/**
 * A stand-in behind a proxy that spoils its replies, a member with things of every kind, and sites with empty caches, one for each
 * case. Sessions and drafts are kept in the Redis at `redisUrl`.
 */
export async function openDirtyLab(redisUrl: string, settings: Readonly<Record<string, string>> = {}) {
	const sandbox = createSandbox(STAND_IN);
	const { url: sandboxUrl } = await sandbox.listen(0, '127.0.0.1');
	const upstream = await startDirtyUpstream(sandboxUrl);
	const renderer = await loadBuiltRenderer(ROOT);
	const agent = new Agent();
	const config = readConfig({
		NODE_ENV: 'production',
		...BEHIND_HTTPS,
		UPSTREAM_URL: upstream.url,
		REDIS_URL: redisUrl,
		...BEHIND_STAND_IN,
		LOG_LEVEL: 'info',
		PAGE_CACHE_SECONDS: '0',
		...settings,
	});
	lastMobile += 1;
	const mobile = String(lastMobile);
	let cookie = '';

	async function fresh(): Promise<FreshSite> {
		sites += 1;
		const build = `dirty-${process.pid}-${sites}`;
		const address = `10.9.${(sites >> 8) & 255}.${sites & 255}`;
		const { log, lines: written } = capturedLog(config.LOG_LEVEL);
		const services = createServices({ config, upstreamUrl: upstream.url, build, log });
		await services.connected(10_000);
		const { url, close } = await openApp({ config, services, renderer, log, mediaUrl: upstream.url });
		const headers = {
			host: 'www.good.test',
			'x-forwarded-for': address,
			'x-forwarded-proto': 'https',
			'accept-language': 'zh-CN',
			// A crawler gets pages whole, after all parts have come or failed.
			'user-agent': 'Googlebot/2.1',
		};
		return {
			url,
			see: async (path, as = 'member') => {
				const reply = await agent.request({
					origin: url,
					path,
					method: 'GET',
					headers: { ...headers, ...(as === 'member' && cookie && { cookie }) },
				});
				const body = await reply.body.text();
				const { statusCode: status } = reply;
				return { status, location: String(reply.headers.location ?? ''), ...readBody(body) };
			},
			lines: () => written.map((line) => JSON.parse(line) as Line),
			close,
		};
	}

	/** A member with orders in several states, a full cart, favourites, passengers of all kinds, and a booking that has begun. */
	async function prepare() {
		const site = await fresh();
		const backed = { url: site.url, sandboxUrl };
		const browser = visitor(backed);
		const entered = await logIn(backed, browser, mobile);
		if (entered.status !== 200) throw new Error(`not logged in: ${entered.status} ${entered.text}`);
		const makeOrder = async (status: number, daysToSail: number): Promise<string> =>
			(await control<{ id: string }>(backed, '/orders', { mobile, status, daysToSail })).id;
		const open = await makeOrder(ORDER_STATUSES['waiting-payment'], 90);
		const paid = await makeOrder(ORDER_STATUSES['not-travelled'], 70);
		const refunded = await makeOrder(ORDER_STATUSES.refunded, 80);
		const sailing = await makeOrder(ORDER_STATUSES['not-travelled'], 20);
		const { people } = (await browser.get(`/api/check-in?order=${sailing}`)).body.data as { people: { id: string }[] };
		const choice = await findChoice(backed);
		const localId = await filledDraft(browser, choice);
		const couponed = await orderWithCoupon(browser, choice);
		// The confirmation proposes the best coupon once; afterwards its page and the one before it show the same sums in any order.
		await browser.get(`/api/booking/confirm?${new URLSearchParams({ localId, propose: 'yes' })}`);
		const begun = (await browser.post('/api/booking/hold', heldOf(choice))).body.data as { localId: string };
		const { passengers, contacts, voyage } = await bookingOf(browser, localId);
		const month = voyage.date.slice(0, 7);
		const { rows } = (await browser.get(`/api/search?date=${month}`)).body.data as SearchResult;
		// The first by their ids: among them are voyages with and without a detail of their own.
		const some = rows.map(({ id }) => id).toSorted(inOrder);
		const listed = { ids: some.join(','), adult: 2, child: 1 };
		const together = (await browser.post('/api/together', listed)).body.data as { id: string };
		const shared = (await browser.post('/api/order/our-voyage', { id: paid, shared: true })).body.data as { address: string };
		const ordered = [open, paid, refunded, sailing, couponed].map((id) => browser.get(`/api/order?id=${id}`));
		const booked = (await Promise.all(ordered)).map(({ body }) => (body.data as OrderView).voyage?.id ?? '');
		// Once the list has shown the new order, what it says is shown as it is (docs/rules.md, just-done).
		await browser.get('/api/orders');
		cookie = cookieHeader(browser);
		const checkIn = { sailing, person: people[0]?.id ?? '' };
		const ids = {
			...checkIn,
			open,
			paid,
			refunded,
			couponed,
			localId,
			begun: begun.localId,
			voyage: voyage.id,
			category: choice.cabin.id,
			together: together.id,
			ourVoyage: shared.address,
			month,
			booked: booked.join(','),
		};
		await site.close();
		return { ...ids, passenger: passengers[0]?.id ?? '', contact: contacts[0]?.id ?? '' };
	}

	const made = await prepare();
	const pages = visitedPages(made);
	const { open, paid, refunded, couponed, voyage, category } = made;
	upstream.remember([open, paid, refunded, couponed, voyage, category], (call, body) =>
		call === 'POST /openapi/voyage/all' ? fewerVoyages(body, made) : null,
	);
	return {
		upstream,
		sandboxUrl,
		pages,
		made,
		/** The cookies of the member. */
		cookie: (): string => cookie,
		fresh,
		close: async (): Promise<void> => {
			await agent.destroy();
			await upstream.close();
			sandbox.reset();
		},
	};
}

const heldOf = ({ voyageId, cabin }: Choice) => ({
	voyageId,
	cabins: [{ categoryId: cabin.id, adult: 1, child: 0, count: 2 }],
});

/** A timetable of the voyages of one month, of those that the member has ordered, and of some others. */
function fewerVoyages(body: Buffer, { month, booked }: { month: string; booked: string }): Buffer {
	const { data, ...envelope } = JSON.parse(body.toString('utf8')) as { data: { id: unknown; departureDate: string }[] };
	const ordered = new Set(booked.split(','));
	const some = data.filter(
		({ id, departureDate }, index) => departureDate.startsWith(month) || ordered.has(String(id)) || index % 8 === 0,
	);
	return Buffer.from(JSON.stringify({ ...envelope, data: some }));
}

/** An order that one of the member's own coupons has made cheaper. */
async function orderWithCoupon(browser: Visitor, choice: Choice): Promise<string> {
	const localId = await filledDraft(browser, choice);
	const { crmCoupons } = await confirmOf(browser, localId);
	const coupon = crmCoupons === 'unavailable' ? undefined : crmCoupons.find(({ usable }) => usable);
	const chosen = await browser.post('/api/booking/coupon', { localId, crmId: coupon?.id });
	const { total } = await confirmOf(browser, localId);
	const { body } = await create(browser, localId, total);
	if (chosen.body.data?.state !== 'applied' || body.data?.state !== 'created')
		throw new Error(`no order with a coupon: ${JSON.stringify(body)}`);
	return body.data.orderId;
}

export type DirtyLab = Awaited<ReturnType<typeof openDirtyLab>>;
