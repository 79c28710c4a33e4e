import { toDataURL as drawQr } from 'qrcode';
import { section, sectionOr } from '#server/composition/failures.ts';
import { readOrder } from '#server/composition/members/orders.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { noteOpened, type Visit } from '#server/storage/cashier-link.ts';
import type { CallOutput, ParsedInput } from '#shared/catalogue/catalogue.ts';
import type { PayReply } from '#shared/catalogue/openapi/payment.ts';
import { PAY_SCENES, PAY_SUCCESS } from '#shared/constants.ts';
import { paths } from '#shared/paths.ts';
import { cashierLink } from './cashier.ts';
import { rememberMethod } from './last-method.ts';
import { onePress } from './one-press.ts';
import { cashierOf, mayBePaidAt, type PaymentState, paymentState } from './payment.ts';

type Asked = ParsedInput<'POST /order/pay'>;
type Answer = CallOutput<'POST /order/pay'>;

const MAX_MESSAGE_LENGTH = 200;

/**
 * `POST /order/pay`: makes one call upstream for a double click. A refusal is shown in upstream's own words, and no money is
 * paid.
 */
export const pay: Handler<'POST /order/pay'> = (asked, scope) => onePress(asked, scope, () => begin(asked, scope));

/** States in which nothing is to be paid now: the order's page says why, and no cashier opens. */
const SETTLED: readonly PaymentState[] = ['paid', 'processing', 'late', 'closed', 'unconfirmed'];

/**
 * Opens a cashier, unless nothing is to be paid now. While another one may still be paid at, the member is asked first, who says with
 * `another` that they didn't pay there (docs/rules.md, pay-asked).
 */
async function begin(asked: Asked, scope: FeatureScope): Promise<Answer> {
	const { orderId, method, another } = asked;
	const open = await cashierOf(orderId, scope);
	const read = () => readOrder(orderId, scope);
	// Without another cashier a payment can begin although the order can't be read.
	const order = open ? await read() : await sectionOr('order before its payment', scope, null, read);
	const state = order && paymentState(order, scope.now.getTime());
	if (state && SETTLED.includes(state)) return { state: 'settled' };
	if (open && mayBePaidAt(open, state) && !another) {
		const { method: before, at, as, afterFailure } = open;
		return { state: 'opened', method: before, at, as, afterFailure };
	}
	return openCashier(asked, { orderId, method, afterFailure: state === null || state === 'failed' }, scope);
}

async function openCashier(asked: Asked, visit: Visit, scope: FeatureScope): Promise<Answer> {
	const { result_code, error_code, error_message, data } = (await ask(asked, scope)).biz_response;
	await rememberMethod(asked.method, scope);
	if (result_code !== PAY_SUCCESS)
		return { state: 'refused', code: shown(error_code ?? result_code), message: shown(error_message) };
	const jumps = asked.phone && Boolean(data?.cashier_url);
	if (asked.method === 'wechat' && data?.code_url && !jumps) {
		const { member, vault } = scope;
		if (member) await section('cashier opened', scope, () => noteOpened(visit, 'code', member.id, vault));
		return { state: 'qr', image: await qrOf(data.code_url) };
	}
	if (!data?.cashier_url) throw new AppError('upstream-unavailable', 'no cashier_url');
	return { state: 'go', url: await cashierLink(data.cashier_url, visit, scope) };
}

function ask({ orderId, method, from }: Asked, { api, settings }: FeatureScope): Promise<PayReply> {
	if (method !== 'union') return api(`POST /openapi/order/${method}/pay`, { orderId });
	const scene = PAY_SCENES[from];
	const back = `${settings.cashier.siteUrl}${paths.orders}?${new URLSearchParams({ order: orderId })}`;
	return api('POST /openapi/order/union/pay', { orderId, scene, ...(from === 'orders' && { return_url: back }) });
}

/** Returns a cashier's text without markup, cut to a bounded length. */
const shown = (words: string | number): string => String(words).replace(/[<>]/g, '').slice(0, MAX_MESSAGE_LENGTH);

/** Draws a QR code as PNG, which phones can save and WeChat can read. */
const qrOf = (text: string): Promise<string> =>
	drawQr(text.slice(0, 1_024), { type: 'image/png', width: 480, margin: 2, errorCorrectionLevel: 'M' });
