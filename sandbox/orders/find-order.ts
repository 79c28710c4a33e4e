import { ORDER_ERRORS } from '#shared/constants.ts';
import { plainNumber } from '#shared/rules/typed-text.ts';
import type { Context, Store } from '../context.ts';
import { SandboxError } from '../errors.ts';
import type { TouristRow } from './create.ts';
import { findOrder, type OrderRecord } from './store.ts';

type Asked = { orderId?: string; orderNo?: string; name?: string };

export type PersonRow = TouristRow & {
	id: number;
	orderId: number;
	cabin: number;
	checkedIn: number;
	checkInStatus: 'NONE' | 'DONE' | 'HELP';
	checkInAt: number | null;
	checkInMessage: string;
	roomNum: string;
	deck: string;
};

const unknown = () => new SandboxError(ORDER_ERRORS.orderUnknown, '未查询到订单，请核对输入信息');

const plainName = (name: string): string => name.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

/** Returns a passenger's names: in Chinese, and in pinyin in either order. */
const namesOf = ({ lastName, firstName, pinyinLastName, pinyinFirstName }: PersonRow): string[] =>
	[lastName + firstName, pinyinLastName + pinyinFirstName, pinyinFirstName + pinyinLastName].map(plainName).filter(Boolean);

/** Returns the passengers of an order, each with their present cabin. */
export const personsOf = ({ db }: Pick<Store, 'db'>, orderId: number): PersonRow[] =>
	db.all<PersonRow>(
		`SELECT order_person.*, roomNum, deck FROM order_person
		JOIN order_cabin ON order_cabin.orderId = order_person.orderId AND order_cabin.position = order_person.cabin JOIN cabin ON cabin.id = cabinId
		WHERE order_person.orderId = :orderId ORDER BY order_person.cabin, order_person.id`,
		{ orderId },
	);

/** Finds an order: a member's own by its id, or any by its number and the name of one of its passengers. */
export function askedOrder(context: Context, { orderId, orderNo, name }: Asked): OrderRecord {
	const order = findOrder(context, Number(orderId ?? orderNo) || 0);
	if (!order || context.memberId === 0) throw unknown();
	if (orderId) {
		if (order.memberId !== context.memberId) throw unknown();
		return order;
	}
	const wanted = plainName(name ?? '');
	if (!wanted || !personsOf(context, order.id).some((person) => namesOf(person).includes(wanted))) throw unknown();
	return order;
}

/** Returns a passenger of an order. */
export function personOf(context: Context, order: OrderRecord, id: string): PersonRow {
	const person = personsOf(context, order.id).find((one) => String(one.id) === id);
	if (!person) throw unknown();
	return person;
}

/** Finds the passengers for a request for passes: all of a member's order, or one by the order's number and the document's. */
export function askedPersons(
	context: Context,
	{ documentNumber, ...asked }: Asked & { documentNumber?: string },
): { order: OrderRecord; persons: PersonRow[] } {
	if (!documentNumber) {
		const order = askedOrder(context, asked);
		return { order, persons: personsOf(context, order.id) };
	}
	const order = findOrder(context, Number(asked.orderNo) || 0);
	const number = plainNumber(documentNumber);
	const persons = order ? personsOf(context, order.id).filter(({ passport, idcard }) => (passport || idcard) === number) : [];
	if (!order || persons.length === 0) throw unknown();
	return { order, persons };
}
