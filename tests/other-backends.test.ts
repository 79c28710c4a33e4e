import { describe, expect, it } from 'vitest';
import type { ConfirmView } from '#shared/catalogue/bff/confirm.ts';
import { orderPath, paths } from '#shared/paths.ts';
import type { ListedBooking } from './support/booking.ts';
import { answer, replyTo } from './support/dirty/answers.ts';
import { useDirtySite } from './support/dirty/dirty-site.ts';
import type { DirtyLab, FreshSite } from './support/dirty/lab.ts';
import { visitor } from './support/visitor.ts';

const TIMETABLE = 'POST /openapi/voyage/all';
const TOURISTS = 'GET /openapi/user/tourist';
const ORDER = 'GET /openapi/order/individual/{id}';

let lab: DirtyLab;
let site: FreshSite;
useDirtySite({
	opened: (given) => {
		lab = given;
	},
	fresh: (given) => {
		site = given;
	},
});

describe('a timetable that upstream refuses', () => {
	it.each(['business-error', 'no-such-thing', 'http-404', 'http-403', 'http-500'] as const)(
		'by %s makes the search unavailable: search engines come again, and drop nothing',
		async (way) => {
			lab.upstream.spoil({ call: TIMETABLE, way, seed: 1 });
			const guest = visitor(site);
			for (const path of [paths.search, paths.filter, '/api/search', '/sitemap.xml']) {
				const { status, headers } = await guest.get(path);
				expect([path, status]).toEqual([path, 502]);
				expect(headers['cache-control'], path).toMatch(/no-store/);
			}
		},
	);
});

it('a search with a port isn’t answered with all voyages while ports are unavailable', async () => {
	lab.upstream.spoil({ call: 'GET /openapi/voyage/port', way: 'http-500', seed: 1 });
	expect((await site.see(`${paths.search}?port=1`)).status).toBe(502);
	const { status, view } = await site.see('/api/search');
	expect([status, (view as { total: number }).total > 10]).toEqual([200, true]);
});

it('favourites may come as plain ids', async () => {
	const ids = (await replyTo<{ voyageId: unknown }[]>(lab, 'GET /openapi/user/favorite/all', paths.favourites)).map(
		({ voyageId }) => voyageId,
	);
	const { view: before } = await site.see('/api/favourites');
	const idsIn = (view: unknown) => (view as { voyages: { id: string }[] }).voyages.map(({ id }) => id);
	expect(ids.length).toBeGreaterThan(1);
	for (const form of [ids.map(Number), ids.map(String)]) {
		answer(lab, 'GET /openapi/user/favorite/all', form);
		const { status, view } = await site.see('/api/favourites');
		expect([status, idsIn(view)]).toEqual([200, idsIn(before)]);
	}
});

it('a passenger with an identity card, and without a kind of document in upstream’s reply, can be booked', async () => {
	const tourists = await replyTo<Record<string, unknown>[]>(lab, TOURISTS, paths.contacts);
	const {
		documentType: _type,
		passport: _passport,
		passportExpiry: _expiry,
		passportIssue: _issue,
		gender: _gender,
		...first
	} = tourists[0] ?? {};
	const carded = { ...first, idcard: '110105199003078019' };
	answer(lab, TOURISTS, [{ ...carded, birthday: '1990-03-07' }, ...tourists.slice(1)]);
	const { view } = await site.see(`/api/booking?localId=${lab.made.localId}`);
	const [shown] = (view as ListedBooking).passengers;
	expect(shown).toMatchObject({ id: String(first.id), documentType: 'ID_CARD', gender: 1, attention: null });
	expect(shown?.numberMasked).toBe('11••••••19');
	const guest = visitor(site, { cookie: lab.cookie() });
	// The cabin that this booking held is an order's by now.
	await guest.post('/api/booking/hold-again', { localId: lab.made.localId });
	const confirm = (await site.see(`/api/booking/confirm?localId=${lab.made.localId}`)).view as ConfirmView;
	expect(confirm).toMatchObject({ state: 'open', complete: true });
	const made = await guest.post('/api/booking/create', {
		localId: lab.made.localId,
		total: confirm.state === 'open' ? confirm.total : 0,
		policies: { booking: true, contract: true, privacy: true },
		otherDocuments: [String(first.id)],
	});
	expect(made.body.data).toMatchObject({ state: 'created' });
});

it.each([
	['GET /openapi/user/contact', '林知远'],
	['GET /openapi/user/tourist', '@'],
] as const)(
	'without %s the page of passengers and contacts shows the other list, and says what is missing',
	async (call, shown) => {
		lab.upstream.spoil({ call, way: 'http-500', seed: 1 });
		const { status, text } = await site.see(paths.contacts);
		expect(status).toBe(200);
		expect(text).toContain('暂时无法显示，请稍后再试。');
		expect(text).toContain(shown);
	},
);

describe('unknown sums of an order aren’t shown as 0', () => {
	it.each([
		['its cabins', { cabins: null }, /¥0|0 间舱房|0 位/],
		[
			'the price of a cabin',
			{ cabins: [{ categoryId: 207, roomNum: '7001', deck: '7', adult: 2, child: 0, totalPrice: null }] },
			/¥0(?!\d)/,
		],
		['what was paid, and the payments', { paidPrice: null, payments: null }, /¥0(?!\d)/],
		['the refund', { refund: { amount: null } }, /¥0(?!\d)/],
	])('%s', async (_, change, nothing) => {
		const path = orderPath(lab.made.refunded);
		const order = await replyTo<object>(lab, ORDER, path);
		answer(lab, ORDER, { ...order, ...change });
		for (const address of [path, path.replace(paths.order, paths.orderPrice)]) {
			const { status, text } = await site.see(address);
			expect([address, status]).toEqual([address, 200]);
			expect(text).not.toMatch(nothing);
			expect(text).toMatch(/¥\d/);
		}
	});
});
