import { z } from 'zod';
import { memberCall } from '../call.ts';
import { facts, id, number, text } from '../wire.ts';

/** A cashier's answer: the address or code to pay with, or the reason for a refusal. */
export const PayReply = z.object({
	biz_response: z.object({
		result_code: number,
		error_code: text,
		error_message: text,
		data: facts({
			cashier_url: text,
			/** The content of the QR code to pay with. */
			code_url: text,
		}).nullish(),
	}),
});
export type PayReply = z.output<typeof PayReply>;

const pay = (summary: string, needs: string) =>
	memberCall(summary, { needs, internal: true, mustFinish: true, input: z.object({ orderId: id }), output: PayReply });

export const payment = {
	'POST /openapi/order/union/pay': memberCall("UnionPay's cashier; scene 2 leads back to return_url", {
		needs: 'payment by UnionPay',
		internal: true,
		mustFinish: true,
		input: z.object({ orderId: id, scene: z.number().int(), return_url: z.string().max(500).optional() }),
		output: PayReply,
	}),
	'POST /openapi/order/alipay/pay': pay("Alipay's cashier", 'payment by Alipay'),
	'POST /openapi/order/wechat/pay': pay("WeChat's code to scan", 'payment by WeChat'),
	'POST /openapi/order/wxmini/pay': pay('Payment inside the mini-program', 'payment inside the mini-program'),
};
