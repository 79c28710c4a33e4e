import { expect, it } from 'vitest';
import { Facility, ManagementEntry } from '#shared/catalogue/content-entities.ts';
import { PortInfo, VoyageDetail } from '#shared/catalogue/entities.ts';
import { CheckInOrder } from '#shared/catalogue/openapi/check-in.ts';
import { NEWS_TYPES, ORDER_STATUSES } from '#shared/constants.ts';
import { type Replies, refuse, scopeWith } from '#tests/support/feature-scope.ts';
import { sampleOrder } from '#tests/support/sample-orders.ts';
import { fleet, sailing } from '#tests/support/sample-voyages.ts';
import { myVoyage } from './my-voyage.ts';

const ID = '10000001';
const notice = (id: string, customPushDate: string) =>
	ManagementEntry.parse({ id, type: NEWS_TYPES.NOTICE, title: `通知 ${id}`, content: '<p>内容</p>', customPushDate });
const place = (id: string, more: object) => Facility.parse({ id, group: 'RESTAURANT', title: `去处 ${id}`, deck: '9', ...more });

const told: Replies = {
	...fleet(sailing(1, '2027-03-05', '上海-济州-上海')),
	'GET /openapi/voyage/v2detail/{id}': () =>
		VoyageDetail.parse({
			voyageId: 1,
			itinerary: [
				{ day: 1, portId: 1, port: '上海', depart: '16:00' },
				{ day: 2, portId: 3, port: '济州', arrive: '08:00', depart: '18:00' },
				{ day: 5, portId: 1, port: '上海', arrive: '07:00' },
			],
			excluded: ['服务费：每人每晚 120 元', '岸上观光', '洗衣 30 元起'],
		}),
	'GET /openapi/cruise/port/{id}': ({ id }) => PortInfo.parse({ id, cnName: '上海', pier: '码头离市区 25 公里' }),
	'GET /openapi/page/facility/all': () => [
		place('hers', { cruiseId: 10, hours: '18:00–22:00', charge: 'EXTRA', fee: '每位 198 元' }),
		place('another ship’s', { cruiseId: 20 }),
		place('cabin', { cruiseId: 10, group: 'CABIN' }),
	],
	'GET /openapi/management': () => ({
		rows: [notice('a', '2026-12-04'), notice('b', '2026-12-05'), notice('c', '2027-03-09'), notice('d', '2027-03-10')],
		total: 4,
	}),
	'GET /openapi/order/checkin': () =>
		CheckInOrder.parse({
			id: ID,
			orderNo: ID,
			status: ORDER_STATUSES['not-travelled'],
			voyage: sampleOrder().voyage,
			terminal: '宝山港',
			boardingAt: '2027-03-05 11:00:00',
		}),
};

/** Returns the page of an order in a state, with what upstream answers besides. */
async function pageOf(status: keyof typeof ORDER_STATUSES, more: Replies = {}) {
	const found = sampleOrder({ status: ORDER_STATUSES[status] });
	return myVoyage({ id: ID }, scopeWith({ ...told, 'GET /openapi/order/individual/{id}': () => found, ...more }).scope);
}

it('a paid order has its days, pier, places on board, extras and notices by date', async () => {
	const { order: own, days, pier, places, extras, chargeSource, notices } = await pageOf('not-travelled');
	expect(own.voyage?.date).toBe('2027-03-05');
	expect(days).toMatchObject([{ depart: '16:00' }, { kind: 'port', arrive: '08:00', depart: '18:00' }, { kind: 'disembark' }]);
	expect(pier).toEqual({
		portId: '1',
		port: '上海',
		terminal: '宝山港',
		text: '码头离市区 25 公里',
		boardingAt: Date.parse('2027-03-05T11:00:00+08:00'),
	});
	expect(places).toEqual([
		{ id: 'hers', group: 'RESTAURANT', name: '去处 hers', deck: '9', hours: '18:00–22:00', charge: 'EXTRA', cost: '每位 198 元' },
	]);
	expect(extras).toEqual(['岸上观光', '洗衣 30 元起']);
	expect(chargeSource).toBe('voyage');
	expect(own.onBoard?.charge?.total).toBe(960);
	expect(notices).toMatchObject([{ id: 'c' }, { id: 'b' }]);
});

it('names the member’s other paid orders of the same voyage', async () => {
	const { voyage } = sampleOrder();
	const paid = sampleOrder({ status: ORDER_STATUSES['not-travelled'] });
	const elsewhere = { ...paid, id: '3', voyage: voyage ? { ...voyage, id: '99' } : null };
	const rows = [
		{ ...paid, id: ID },
		{ ...paid, id: '2' },
		elsewhere,
		{ ...sampleOrder({ status: ORDER_STATUSES.cancelled }), id: '4' },
	];
	const { others } = await pageOf('not-travelled', { 'GET /openapi/order/individual': () => ({ rows, total: rows.length }) });
	expect(others.map(({ id }) => id)).toEqual(['2']);
	expect((await pageOf('not-travelled', { 'GET /openapi/order/individual': refuse })).others).toEqual([]);
});

it.each(['waiting-payment', 'cancelled'] as const)('an order that is %s has no such page', async (status) => {
	await expect(pageOf(status)).rejects.toMatchObject({ code: 'not-found' });
});

it('each part that upstream doesn’t tell is missing alone, and what isn’t told is null', async () => {
	const page = await pageOf('not-travelled', {
		'GET /openapi/voyage/v2detail/{id}': refuse,
		'GET /openapi/voyage/v2detail-default/{id}': refuse,
		'GET /openapi/page/facility/all': refuse,
		'GET /openapi/management': refuse,
		'GET /openapi/order/checkin': refuse,
	});
	expect(page).toMatchObject({
		days: 'unavailable',
		places: 'unavailable',
		notices: 'unavailable',
		extras: 'unavailable',
		chargeSource: null,
		pier: { portId: '', terminal: '', boardingAt: null },
		order: { onBoard: { charge: null } },
	});
});
