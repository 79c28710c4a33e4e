import type { checkIn as calls } from '#shared/catalogue/openapi/check-in.ts';
import { ORDER_ERRORS } from '#shared/constants.ts';
import type { Context } from '../context.ts';
import { SandboxError } from '../errors.ts';
import { checkPersonIn, mustBePaid } from '../orders/check-in.ts';
import { boardingOf, leavesAtOf } from '../orders/departure.ts';
import { askedOrder, askedPersons, type PersonRow, personOf, personsOf } from '../orders/find-order.ts';
import { linkToPass, makePass, passOf } from '../orders/passes.ts';
import type { OrderRecord } from '../orders/store.ts';
import { rowOf } from '../orders/wire.ts';
import type { HandlersOf } from './handler.ts';

function ticketOf(context: Context, order: OrderRecord, person: PersonRow) {
	const { id, lastName, firstName, pinyinLastName, pinyinFirstName, roomNum, deck } = person;
	const pass = passOf(context, id);
	const isReady = pass?.status === 'READY';
	return {
		personId: id,
		ticketNo: isReady ? pass.ticketNo : '',
		status: pass?.status ?? 'NONE',
		issuedAt: isReady ? pass.readyAt : null,
		message: pass?.message ?? '',
		...{ lastName, firstName, pinyinLastName, pinyinFirstName, roomNum, deck },
		voyage: rowOf(context, order).voyage,
		...boardingOf(context, order),
	};
}

export const checkIn: HandlersOf<keyof typeof calls> = {
	'GET /openapi/order/checkin': (asked, context) => {
		const order = askedOrder(context, asked);
		const { id, orderNo, status, voyage } = rowOf(context, order);
		return { id, orderNo, status, voyage, ...boardingOf(context, order), contactMobile: order.contactMobile };
	},

	'GET /openapi/order/persons': (asked, context) => personsOf(context, askedOrder(context, asked).id),

	'POST /openapi/order/person/{id}/checkin': (form, context) => {
		checkPersonIn(context, askedOrder(context, form), form);
		return null;
	},

	'POST /openapi/order/person/{id}/ticket/create': ({ id, ...asked }, context) => {
		const order = askedOrder(context, asked);
		const person = personOf(context, order, id);
		mustBePaid(order);
		makePass(context, order, person, leavesAtOf(order));
		return null;
	},

	'POST /openapi/order/getTicketUrl': (asked, context) => {
		const { order, persons } = askedPersons(context, asked);
		return persons.map((person) => ticketOf(context, order, person));
	},

	'GET /openapi/order/getTicketDownloadUrl': ({ personId, ...asked }, context) => {
		const { order, persons } = askedPersons(context, asked);
		const person = persons.find(({ id }) => String(id) === personId);
		if (!person) throw new SandboxError(ORDER_ERRORS.orderUnknown, '未查询到订单，请核对输入信息');
		if (passOf(context, person.id)?.status !== 'READY') throw new SandboxError(ORDER_ERRORS.notInThisState, '登船凭证尚未生成');
		return linkToPass(context, { personId: person.id, orderId: order.id });
	},
};
