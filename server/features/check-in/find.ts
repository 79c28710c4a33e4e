import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { ORDER_ERRORS, UPSTREAM_NOT_FOUND } from '#shared/constants.ts';
import { wholeName } from '#shared/rules/names.ts';
import { plainNumber } from '#shared/rules/typed-text.ts';
import { keepFound, loadCase } from './order.ts';

type Refused = Extract<CallOutput<'POST /check-in/find'>, { state: 'refused' }>;

const ORDER_NUMBER = /^\d{8}$/;
const MAX_NAME = 60;

/**
 * `POST /check-in/find`: asks upstream whether number and name belong together. The member may then check in that order for a
 * day.
 */
export const findCheckIn: Handler<'POST /check-in/find'> = async (typed, scope) => {
	const orderNo = plainNumber(typed.orderNo);
	const name = [...wholeName(typed.name)].slice(0, MAX_NAME).join('');
	const problems: Refused['problems'] = {};
	if (!orderNo) problems.orderNo = 'missing';
	else if (!ORDER_NUMBER.test(orderNo)) problems.orderNo = 'orderNo';
	if (!name) problems.name = 'missing';
	if (Object.keys(problems).length > 0) return { state: 'refused', problems, message: '' };
	try {
		const { id } = await scope.api('GET /openapi/order/checkin', { orderNo, name });
		// The member's own order needs no note that it was found.
		const checkIn = await loadCase(id, scope).catch(() => null);
		if (!checkIn?.own) await keepFound(scope, id, { orderNo, name });
		return { state: 'found', order: id };
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		const { err, shown: message = '' } = error;
		if (err === ORDER_ERRORS.nameMismatch) return { state: 'refused', problems: { name: 'nameMismatch' }, message };
		if (err !== ORDER_ERRORS.orderUnknown && err !== UPSTREAM_NOT_FOUND) throw error;
		return { state: 'refused', problems: { orderNo: 'notFound' }, message };
	}
};
