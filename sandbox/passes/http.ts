import type { ServerResponse } from 'node:http';
import type { Store } from '../context.ts';
import { boardingOf } from '../orders/departure.ts';
import { personsOf } from '../orders/find-order.ts';
import { linkedPass } from '../orders/passes.ts';
import { findOrder } from '../orders/store.ts';
import { rowOf } from '../orders/wire.ts';
import { type PassFacts, passPdf } from './pdf.ts';

/** Returns the contents of the pass of an address; null when the address isn't valid. */
function factsOf(store: Store, token: string): PassFacts | null {
	const pass = linkedPass(store, token);
	const order = pass && findOrder(store, pass.orderId);
	const person = order && personsOf(store, order.id).find(({ id }) => id === pass.personId);
	if (!person) return null;
	const { leavesAt, boardingAt, enTerminal } = boardingOf(store, order);
	return {
		name: `${person.pinyinLastName} ${person.pinyinFirstName}`,
		ship: rowOf(store, order).voyage.cruise.enName,
		terminal: enTerminal,
		cabin: person.roomNum,
		deck: person.deck,
		ticketNo: pass.ticketNo,
		orderNo: String(order.id),
		boardingAt,
		leavesAt,
	};
}

/** Serves PDFs of boarding passes. */
export async function servePass(store: Store, file: string, response: ServerResponse): Promise<void> {
	const facts = factsOf(store, file.replace(/\.pdf$/, ''));
	if (!facts)
		return void response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not found\n');
	const pdf = await passPdf(facts);
	const headers = { 'content-type': 'application/pdf', 'content-length': pdf.length, 'cache-control': 'no-store' };
	response.writeHead(200, headers).end(pdf);
}
