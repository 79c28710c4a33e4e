import { section } from '#server/composition/failures.ts';
import { namesOf } from '#server/composition/members/names.ts';
import { qrPath } from '#server/composition/qr-path.ts';
import { plannedDeparture } from '#server/composition/voyages/voyage-detail.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { PassOrder, PassView } from '#shared/catalogue/bff/tickets.ts';
import type { Section, VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { OrderPerson, Ticket } from '#shared/catalogue/openapi/check-in.ts';
import { passFrom, passState } from '#shared/rules/boarding-pass.ts';
import { personState } from '#shared/rules/check-in-state.ts';
import { checkInPhase, checkInWindow } from '#shared/rules/check-in-window.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { departureOf } from '#shared/rules/departure.ts';

/** Upstream's facts about the boarding of an order. */
type Boarding = { leavesAt: number | null; boardingAt: number | null; terminal: string; enTerminal: string };
const UNTOLD: Boarding = { leavesAt: null, boardingAt: null, terminal: '', enTerminal: '' };

type Sailing = { order: string; number: string; voyage: VoyageCard };

/** More characters than any pass number has. A longer code couldn't be scanned from a phone. */
const LONGEST = 120;

/** Returns upstream's status of a pass. A pass without a number that can be shown counts as failed. */
function statusOf({ status, ticketNo }: Ticket): Ticket['status'] {
	const isUsable = ticketNo !== '' && ticketNo.length <= LONGEST;
	return status === 'READY' && !isUsable ? 'FAILED' : status;
}

/** `planned`: the departure by the itinerary, null when unknown. */
type Told = {
	boarding: Section<Boarding>;
	people: Section<OrderPerson[]>;
	tickets: Section<Ticket[]>;
	planned: number | null;
};

type CheckInTold = Pick<OrderPerson, 'checkedIn' | 'checkInStatus' | 'checkInMessage'>;
/** Of passengers who aren't told, those with a pass have checked in. */
const CHECKED_IN: CheckInTold = { checkedIn: true, checkInMessage: '' };

/** Composes the passes of an order. When its passengers are unavailable, those with a pass are taken. */
export function composePasses(
	sailing: Sailing,
	told: Told,
	{ lang, now, settings }: Pick<FeatureScope, 'lang' | 'now' | 'settings'>,
): PassOrder {
	const tickets = told.tickets === 'unavailable' ? [] : told.tickets;
	const boarding = told.boarding === 'unavailable' ? (tickets[0] ?? UNTOLD) : told.boarding;
	const { date, returnDate: back, ports } = sailing.voyage;
	const departure = departureOf({ planned: told.planned, told: boarding.leavesAt, day: date });
	const { leavesAt } = departure;
	const at = { now: now.getTime(), today: todayInShanghai(now) };
	const window = checkInWindow({ date, leavesAt }, settings.checkIn);
	const phase = checkInPhase(window, at.now);

	function passOf(id: string, person: OrderPerson | Ticket, ticket: Ticket | undefined, told: CheckInTold): PassView {
		const checkedIn = told.checkedIn || told.checkInStatus === 'DONE';
		const state = passState({ ticket: ticket ? statusOf(ticket) : null, checkedIn, sailing: { date, leavesAt }, back }, at);
		const checkIn = personState({ phase, checkIn: told.checkInStatus ?? null, checkedIn, begun: false, pass: state });
		const ready = state === 'ready' && ticket ? ticket : null;
		return {
			person: id,
			...namesOf(ticket?.pinyinLastName ? ticket : person),
			state,
			checkIn,
			number: ready?.ticketNo ?? '',
			qr: ready && qrPath(ready.ticketNo),
			roomNum: ticket?.roomNum || person.roomNum,
			deck: ticket?.deck || person.deck,
			message: ready ? '' : ticket?.message || (checkIn === 'needs-help' ? told.checkInMessage : ''),
			issuedAt: ready?.issuedAt ?? null,
			fileSize: ready?.fileSize ?? null,
		};
	}

	const passes =
		told.people === 'unavailable'
			? tickets.map((ticket) => passOf(ticket.personId, ticket, ticket, CHECKED_IN))
			: told.people.map((person) => {
					const ticket = tickets.find(({ personId }) => personId === person.id);
					return passOf(person.id, person, ticket, person);
				});
	return {
		...sailing,
		port: ports[0] ?? '',
		terminal: (lang === 'EN' && boarding.enTerminal) || boarding.terminal,
		boardingAt: boarding.boardingAt,
		...departure,
		opens: window.opens,
		passFrom: passFrom({ date, leavesAt }),
		passes: told.tickets === 'unavailable' ? 'unavailable' : passes,
	};
}

/** Loads the passes of a member's order. Its parts are requested together, and each may be missing. */
export async function loadPasses(sailing: Sailing, scope: FeatureScope): Promise<PassOrder> {
	const { api } = scope;
	const asked = { orderId: sailing.order };
	const { id, date: departureDate } = sailing.voyage;
	const [boarding, people, tickets, planned] = await Promise.all([
		section('boarding', scope, () => api('GET /openapi/order/checkin', asked)),
		section('passengers of passes', scope, () => api('GET /openapi/order/persons', asked)),
		section('passes', scope, () => api('POST /openapi/order/getTicketUrl', asked)),
		plannedDeparture({ id, departureDate }, scope),
	]);
	return composePasses(sailing, { boarding, people, tickets, planned }, scope);
}
