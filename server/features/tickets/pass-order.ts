import { section } from '#server/composition/failures.ts';
import { namesOf } from '#server/composition/members/names.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { PassOrder, PassView } from '#shared/catalogue/bff/tickets.ts';
import type { Section, VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { OrderPerson, Ticket } from '#shared/catalogue/openapi/check-in.ts';
import { type PassState, passFrom, passState } from '#shared/rules/boarding-pass.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { qrPath } from './qr-path.ts';

/** The ways to ask upstream for an order. */
export type AskedOrder = { orderId: string } | { orderNo: string; name: string };

/** Upstream's facts about the boarding of an order. */
type Boarding = { leavesAt: number | null; boardingAt: number | null; terminal: string; enTerminal: string };
const UNTOLD: Boarding = { leavesAt: null, boardingAt: null, terminal: '', enTerminal: '' };

type Sailing = { order: string; number: string; voyage: VoyageCard };
type Facts = Pick<FeatureScope, 'lang' | 'now'>;

/** More characters than any pass number has. A longer code couldn't be scanned from a phone. */
const LONGEST = 120;

/** Returns the state of a passenger's pass. A pass without a number that can be shown counts as failed. */
function stateOf(
	ticket: Ticket | undefined,
	checkedIn: boolean,
	{ voyage }: Sailing,
	leavesAt: number | null,
	now: Date,
): PassState {
	const usable = ticket && ticket.ticketNo !== '' && ticket.ticketNo.length <= LONGEST;
	const status = ticket?.status === 'READY' && !usable ? 'FAILED' : (ticket?.status ?? null);
	const sailing = { date: voyage.date, leavesAt };
	return passState(
		{ ticket: status, checkedIn, sailing, back: voyage.returnDate },
		{ now: now.getTime(), today: todayInShanghai(now) },
	);
}

function passOf(person: OrderPerson | Ticket, ticket: Ticket | undefined, state: PassState): PassView {
	const ready = state === 'ready' && ticket ? ticket : null;
	return {
		person: 'personId' in person ? person.personId : person.id,
		...namesOf(ticket?.pinyinLastName ? ticket : person),
		state,
		number: ready?.ticketNo ?? '',
		qr: ready && qrPath(ready.ticketNo),
		roomNum: ticket?.roomNum || person.roomNum,
		deck: ticket?.deck || person.deck,
		message: ready ? '' : (ticket?.message ?? ''),
		issuedAt: ready?.issuedAt ?? null,
		fileSize: ready?.fileSize ?? null,
	};
}

/** Composes the passes of an order. When its passengers are unavailable, those with a pass are taken. */
export function composePasses(
	sailing: Sailing,
	told: { boarding: Section<Boarding>; people: Section<OrderPerson[]>; tickets: Section<Ticket[]> },
	{ lang, now }: Facts,
): PassOrder {
	const tickets = told.tickets === 'unavailable' ? [] : told.tickets;
	const boarding = told.boarding === 'unavailable' ? (tickets[0] ?? UNTOLD) : told.boarding;
	const { leavesAt } = boarding;
	const people = told.people === 'unavailable' ? null : told.people;
	const passes = people
		? people.map((person) => {
				const ticket = tickets.find(({ personId }) => personId === person.id);
				const checkedIn = person.checkedIn || person.checkInStatus === 'DONE';
				return passOf(person, ticket, stateOf(ticket, checkedIn, sailing, leavesAt, now));
			})
		: tickets.map((ticket) => passOf(ticket, ticket, stateOf(ticket, true, sailing, leavesAt, now)));
	return {
		...sailing,
		port: sailing.voyage.ports[0] ?? '',
		terminal: (lang === 'EN' && boarding.enTerminal) || boarding.terminal,
		boardingAt: boarding.boardingAt,
		leavesAt,
		passFrom: passFrom({ date: sailing.voyage.date, leavesAt }),
		passes: told.tickets === 'unavailable' ? 'unavailable' : passes,
	};
}

/** Loads the passes of an order. Its parts are requested together, and each may be missing. */
export async function loadPasses(sailing: Sailing, asked: AskedOrder, scope: FeatureScope): Promise<PassOrder> {
	const { api } = scope;
	const [boarding, people, tickets] = await Promise.all([
		section('boarding', scope, () => api('GET /openapi/order/checkin', asked)),
		section('passengers of passes', scope, () => api('GET /openapi/order/persons', asked)),
		section('passes', scope, () => api('POST /openapi/order/getTicketUrl', asked)),
	]);
	return composePasses(sailing, { boarding, people, tickets }, scope);
}
