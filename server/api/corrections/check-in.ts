import type { OrderPerson, Ticket } from '#shared/catalogue/openapi/check-in.ts';
import type { Corrections } from './correction.ts';

/** A check-in that upstream took; `HELP`: staff should speak to the passenger first. */
export type CheckedIn = { status: 'DONE' | 'HELP' };

const isSent = ({ checkedIn, checkInStatus, checkInAt }: OrderPerson): boolean =>
	checkedIn || checkInStatus === 'DONE' || (checkInStatus === 'HELP' && checkInAt !== null);

/** A passenger, by the person's id, who was checked in. */
export const checkedIn: Corrections<CheckedIn> = {
	'GET /openapi/order/persons': (people, { status }, { id, at }) => {
		if (people.some((person) => person.id === id && isSent(person))) return null;
		return people.map((person) =>
			person.id === id ? { ...person, checkedIn: status === 'DONE', checkInStatus: status, checkInAt: at } : person,
		);
	},
};

const NO_PASS: Omit<Ticket, 'personId' | 'status'> = {
	ticketNo: '',
	issuedAt: null,
	message: '',
	fileSize: null,
	lastName: '',
	firstName: '',
	pinyinLastName: '',
	pinyinFirstName: '',
	roomNum: '',
	deck: '',
	leavesAt: null,
	boardingAt: null,
	terminal: '',
	enTerminal: '',
};

/** A boarding pass, by its person's id, that is being made. Upstream may still tell of the pass before it, changed or failed. */
export const pass: Corrections<{ orderId: string }> = {
	'POST /openapi/order/getTicketUrl': (tickets, { orderId }, { input, id }) => {
		if (input.orderId !== orderId) return tickets;
		const before = tickets.find(({ personId }) => personId === id);
		if (before?.status === 'READY' || before?.status === 'MAKING') return null;
		const making: Ticket = { ...NO_PASS, ...before, personId: id, status: 'MAKING', message: '' };
		return [...tickets.filter((ticket) => ticket !== before), making];
	},
};
