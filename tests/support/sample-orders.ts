import { OrderDetail } from '#shared/catalogue/openapi/order-entities.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';

type OrderWire = Parameters<typeof OrderDetail.parse>[0] & object;

/** Returns an order of one cabin for two for 8,000, which waits for its payment, read through the catalogue's own schema. */
export const sampleOrder = (more: OrderWire = {}): OrderDetail =>
	OrderDetail.parse({
		id: '10000001',
		orderNo: '10000001',
		status: ORDER_STATUSES['waiting-payment'],
		createdAt: '2026-11-21 11:00:00',
		payUntil: '2026-11-21 13:00:00',
		voyage: {
			id: 1,
			departureDate: '2027-03-05 16:00:00',
			days: 5,
			line: { name: '上海-济州-上海', enName: '' },
			cruise: { id: 10, name: '大西洋号', enName: 'Atlantica' },
		},
		cabins: [{ categoryId: 'c', cabinId: 7, roomNum: '8101', deck: '8', adult: 2, child: 0, totalPrice: 8_000 }],
		totalPrice: 8_000,
		discount: 0,
		payPrice: 8_000,
		paidPrice: 0,
		payments: [],
		persons: [],
		logs: [],
		...more,
	});
