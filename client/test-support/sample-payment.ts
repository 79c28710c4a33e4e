import type { PaymentView } from '#shared/catalogue/bff/payment.ts';
import { ON_BOARD } from './sample-booking.ts';
import { sampleVoyage } from './sample-voyage.ts';

/** An order that waits an hour and a half to be paid, by UnionPay, Alipay or WeChat. */
export function samplePayment(changes: Partial<PaymentView> = {}): PaymentView {
	const now = Date.now();
	return {
		orderId: 'o1',
		number: '20270001',
		voyage: sampleVoyage(),
		leavesAt: null,
		changedFrom: null,
		before: null,
		amount: 8_000,
		onBoard: ON_BOARD,
		payBy: now + 5_400_000,
		now,
		state: 'waiting',
		failure: null,
		paidAt: null,
		steps: [],
		documents: null,
		opened: false,
		rebooking: null,
		lastMethod: null,
		methods: ['union', 'alipay', 'wechat', 'wxmini'],
		...changes,
	};
}
