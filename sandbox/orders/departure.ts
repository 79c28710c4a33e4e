import type { Store } from '../context.ts';
import { changePasses } from './passes.ts';
import type { OrderRecord } from './store.ts';
import { BOARDING_BEFORE } from './times.ts';

type Terminal = { terminal: string; enTerminal: string };

/** Returns the moment at which an order's ship leaves: its own, or that of the itinerary. */
export const leavesAtOf = ({ leavesAt, departureDate, hour }: OrderRecord): number =>
	leavesAt ?? Date.parse(`${departureDate}T${hour}:00+08:00`);

/** Returns the time and place at which an order's passengers board. */
export function boardingOf({ db }: Pick<Store, 'db'>, order: OrderRecord) {
	const terminal = db.get<Terminal>(
		`SELECT pier AS terminal, enPier AS enTerminal FROM voyage JOIN line ON line.id = lineId JOIN port ON port.id = departurePortId
		WHERE voyage.id = :voyageId`,
		{ voyageId: order.voyageId },
	);
	const leavesAt = leavesAtOf(order);
	return {
		leavesAt,
		boardingAt: leavesAt - BOARDING_BEFORE,
		// A terminal's address begins with its name.
		terminal: terminal?.terminal.split('，', 1)[0] ?? '',
		enTerminal: terminal?.enTerminal.split(',', 1)[0] ?? '',
	};
}

/** Lets an order's ship leave at another time than the timetable says. Existing passes become out of date. */
export function moveSailing({ db }: Pick<Store, 'db'>, orderId: number, leavesAt: number): boolean {
	const { changes } = db.run('UPDATE sale_order SET leavesAt = :leavesAt WHERE id = :orderId', { orderId, leavesAt });
	if (changes !== 1) return false;
	changePasses({ db }, orderId);
	return true;
}
