import { expect, it } from 'vitest';
import type { CheckInView } from '#shared/catalogue/bff/check-in.ts';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import type { TicketsView } from '#shared/catalogue/bff/tickets.ts';
import { ORDER_STATUSES, type OrderStatus } from '#shared/constants.ts';
import { CREATE, confirmOf, create, filledDraft, ordered } from './support/booking.ts';
import { CHECK_IN, LAPTOP, REST } from './support/check-in.ts';
import { type Member, openLaggingLab } from './support/lagging.ts';
import type { TestSite } from './support/site.ts';
import { control } from './support/visitor.ts';

const { testChange, lag, move, newLab } = openLaggingLab();

const orderOf = async (member: Member, id: string): Promise<OrderView> => (await member.get(`/api/order?id=${id}`)).body.data;

async function rowOf(member: Member, id: string): Promise<OrderView | undefined> {
	const { rows } = (await member.get('/api/orders?tab=all')).body.data as { rows: OrderView[] };
	return rows.find((row) => row.id === id);
}

/** Makes the only order of a member in a state, with its sailing in so many days. */
async function sampleOrder(site: TestSite, { mobile }: Member, status: OrderStatus, daysToSail: number): Promise<string> {
	await control(site, '/orders/none', { mobile });
	return (await control<{ id: string }>(site, '/orders', { mobile, status: ORDER_STATUSES[status], daysToSail })).id;
}

testChange('an order', CREATE, async ({ site, member, choice }) => {
	await control(site, '/orders/none', { mobile: member.mobile });
	const localId = await filledDraft(member, choice);
	const { total } = await confirmOf(member, localId);
	let id = '';
	const change = async () => {
		const reply = await create(member, localId, total);
		id = reply.body.data?.orderId ?? '';
		return reply;
	};
	const told = async () => {
		const { status, body } = await member.get(`/api/order/payment?id=${id || 'none'}`);
		if (status === 404) return null;
		const { bookedCabins, amount, voyage, isNew } = await orderOf(member, id);
		const people = bookedCabins.flatMap(({ passengers }) => passengers.map(({ name }) => name !== ''));
		const listed = (await rowOf(member, id)) !== undefined;
		return { payment: body.data.state, amount: amount === total, voyage: voyage !== null, isNew, people, listed };
	};
	const made = { amount: true, voyage: true, people: [true, true], listed: true };
	return {
		change,
		told,
		before: null,
		atOnce: { ...made, isNew: true, payment: 'made' },
		after: { ...made, isNew: false, payment: 'waiting' },
	};
});

const CANCEL = 'POST /openapi/order/individual/{id}/cancel';
const statesOf = (member: Member, id: string) => async () => [
	(await orderOf(member, id)).status,
	(await rowOf(member, id))?.status,
	(await orderOf(member, id)).can.cancel,
];

testChange('an order that is cancelled before it is paid', CANCEL, async ({ site, member }) => {
	const id = await sampleOrder(site, member, 'waiting-payment', 60);
	const change = () => member.post('/api/order/cancel', { id, refund: 0, policy: true });
	const before = ['waiting-payment', 'waiting-payment', true];
	return { change, told: statesOf(member, id), before, after: ['cancelled', 'cancelled', false] };
});

testChange('a paid order that is cancelled', CANCEL, async ({ site, member }) => {
	const id = await sampleOrder(site, member, 'not-travelled', 60);
	const { refund } = (await member.get(`/api/order/refund?id=${id}`)).body.data;
	const change = () => member.post('/api/order/cancel', { id, refund, policy: true });
	const before = ['not-travelled', 'not-travelled', true];
	return { change, told: statesOf(member, id), before, after: ['cancelling', 'cancelling', false] };
});

testChange('another cabin for an order', 'POST /openapi/order/lockCabin', async ({ member, choice }) => {
	const id = await ordered(member, choice);
	const { rooms, roomNum } = (await member.get(`/api/order/rooms?id=${id}&cabin=0`)).body.data;
	const wanted = rooms.at(-1);
	const told = async () => (await orderOf(member, id)).bookedCabins[0]?.roomNum;
	const change = () => member.post('/api/order/room', { id, cabin: 0, roomId: wanted.id });
	return { change, told, before: roomNum, after: wanted.roomNum };
});

testChange('an invoice that is asked for', 'POST /openapi/order/invoice/apply', async ({ site, member }) => {
	const id = await sampleOrder(site, member, 'not-travelled', 60);
	const { paid } = await orderOf(member, id);
	const told = async () => {
		const { invoice, can } = await orderOf(member, id);
		return { state: invoice?.state, amount: invoice?.amount, again: can.invoice };
	};
	const change = () =>
		member.post('/api/order/invoice', { id, titleType: 'individual', title: '林梅', email: 'mei@example.com' });
	const before = { state: undefined, amount: undefined, again: true };
	return { change, told, before, after: { state: 'applied', amount: paid, again: false } };
});

testChange('a check-in', CHECK_IN, async ({ site, member }) => {
	const order = await sampleOrder(site, member, 'not-travelled', 10);
	const view = async (): Promise<CheckInView> => (await member.get(`/api/check-in?order=${order}`)).body.data;
	const person = (await view()).people[0]?.id ?? '';
	const { facts } = (await member.get(`/api/check-in/form?order=${order}&person=${person}`)).body.data;
	const values = { ...REST, birthday: facts.birthday };
	await member.post('/api/check-in/save', { order, person, values, device: LAPTOP, since: 0 });
	const told = async () => {
		const { people, sailing } = await view();
		const { bookedCabins } = await orderOf(member, order);
		const tags = bookedCabins.flatMap(({ passengers }) => passengers).filter(({ checkedIn }) => checkedIn);
		const listed = (await rowOf(member, order))?.checkedIn;
		return { state: people[0]?.state, done: sailing.people?.done, listed, tags: tags.length };
	};
	const none = { done: 0, listed: 0, tags: 0 };
	const before = { ...none, state: 'begun' };
	const after = { state: 'done', done: 1, listed: 1, tags: 1 };
	return {
		change: () => member.post('/api/check-in/submit', { order, person }),
		told,
		before,
		after,
		undone: { ...none, state: 'not-started' },
	};
});

testChange('a boarding pass', 'POST /openapi/order/person/{id}/ticket/create', async ({ site, member }) => {
	const order = await sampleOrder(site, member, 'not-travelled', 10);
	await control(site, '/orders/sailing', { id: order, leavesInMinutes: 40 * 60 });
	await control(site, '/orders/checked-in', { id: order });
	const passes = async () => {
		const [found] = ((await member.get(`/api/tickets?order=${order}`)).body.data as TicketsView).orders;
		return found && found.passes !== 'unavailable' ? found.passes : expect.fail('no passes');
	};
	const person = (await passes())[0]?.person ?? '';
	// The stand-in makes a pass within three seconds of its own clock.
	const told = async () => (await passes()).map(({ state }) => (state === 'ready' ? 'making' : state));
	const change = () => member.post('/api/ticket/create', { order, person });
	return { change, told, before: ['due', 'due'], after: ['making', 'due'] };
});

it('a payment’s page waits for the payment at a cashier that was opened, whatever the reading says', async () => {
	const { site, member } = await newLab();
	const orderId = await sampleOrder(site, member, 'waiting-payment', 60);
	const view = async () => (await member.get(`/api/order/payment?id=${orderId}`)).body.data;
	expect(await view()).toMatchObject({ state: 'waiting', opened: false });
	const { url } = (await member.post('/api/order/pay', { orderId, method: 'alipay', from: 'orders' })).body.data;
	await member.get(url);
	lag(5_000);
	// A change of another kind: from here on readings show the order as it was.
	await member.post('/api/contact', { name: '周一新', mobile: '13800000077', email: 'zhou@example.com' });
	await control(site, '/orders/pay', { id: orderId, outcome: 'pay' });
	expect(await view()).toMatchObject({ state: 'waiting', opened: true });
	move(5_000);
	expect(await view()).toMatchObject({ state: 'paid', opened: false });
});
