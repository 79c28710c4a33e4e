import type { Response } from 'supertest';
import type { BookingView } from '#shared/catalogue/bff/booking.ts';
import type { CheckInView } from '#shared/catalogue/bff/check-in.ts';
import { ERRORS } from '#shared/errors.ts';
import { type OpenConfirm, POLICIES } from '../booking.ts';
import { REST } from '../check-in.ts';
import { codeOf, control } from '../visitor.ts';
import { MOBILE, type World } from './world.ts';

/** Tries of one step: its call may be refused once, and the site may then ask for some time. */
const TRIES = 3;
/** Seconds until the next try where an answer names none. */
const PAUSE = 5;

/** The way of a booking ends, with words for the member: only where a dialect can't be read. Any other error on the way is a fault. */
export class Stopped extends Error {}

const STATUSES: ReadonlySet<number> = new Set(Object.values(ERRORS).map(({ status }) => status));

/** Returns what is wrong with a failure's answer: it has to be one of the closed set, with a text. */
function faultOf({ status, body }: Response): string | null {
	const { err, errMsg, data } = (body ?? {}) as { err?: number; errMsg?: string; data?: { code: string } | null };
	if (!STATUSES.has(status)) return `is ${status}`;
	if (!err || !errMsg) return `has no words: ${JSON.stringify(body)}`;
	return data && data.code in ERRORS ? null : `has an unknown code: ${JSON.stringify(data)}`;
}

/** Sends a request until it succeeds, as long as it makes sense; time passes as the answers say. */
async function ask<T>(world: World, path: string, body?: object): Promise<T> {
	for (let tries = 1; ; tries += 1) {
		const reply = await (body ? world.browser.post(path, body) : world.browser.get(path));
		if (reply.status === 200 && reply.body?.err === 0) return reply.body.data as T;
		const fault = faultOf(reply);
		if (fault) throw new Error(`${path} ${fault}`);
		if (tries === TRIES) throw new Stopped(`${path}: ${reply.status} ${reply.text}`);
		await world.wait(Number(reply.headers['retry-after'] ?? PAUSE));
	}
}

/** Logs the member in, by the code that arrived. */
export async function logInBy(world: World): Promise<void> {
	await ask(world, '/api/openapi/message/sms/code', MOBILE);
	const code = await codeOf(world, MOBILE.mobile);
	await ask(world, '/api/openapi/guest/pc/mobile/login', { ...MOBILE, code });
	if ((await world.browser.who()) === null) throw new Error('the login succeeds, and the visitor is a guest');
}

/** Holds a cabin for two; returns the draft's id. */
export async function holdBy(world: World, voyageId: string, categoryId: string): Promise<string> {
	const chosen = { voyageId, cabins: [{ categoryId, adult: 2, child: 0, count: 1 }] };
	const { localId, missing } = await ask<{ localId: string | null; missing: string[] }>(world, '/api/booking/hold', chosen);
	if (localId === null) throw new Stopped(`none left of ${missing.join()}`);
	return localId;
}

/** The ids in a part of the booking; none of a part that is unavailable. */
const idsIn = (part: unknown): string[] => (Array.isArray(part) ? part.map(({ id }: { id: string }) => id) : []);

/** Names two passengers and a contact. */
export async function fillBy(world: World, localId: string): Promise<void> {
	const { passengers, contacts } = await ask<BookingView>(world, `/api/booking?localId=${localId}`);
	const beds = idsIn(passengers).slice(0, 2);
	if (beds.length < 2) throw new Stopped('there are no passengers to choose');
	const filled = { localId, beds: [beds], contactId: idsIn(contacts)[0] ?? null };
	const { complete } = await ask<{ complete: boolean }>(world, '/api/booking/save', filled);
	if (!complete) throw new Stopped('the booking isn’t complete');
}

/** Checks the first passenger of an order in; it is done then. */
export async function checkInBy(world: World, order: string): Promise<void> {
	const view = () => ask<CheckInView>(world, `/api/check-in?order=${order}`);
	const person = (await view()).people[0]?.id ?? '';
	await ask(world, `/api/check-in/form?order=${order}&person=${person}`);
	await ask(world, '/api/check-in/save', { order, person, values: REST, device: 'device-of-a-phone', since: 0 });
	await ask(world, '/api/check-in/submit', { order, person });
	const state = (await view()).people.find(({ id }) => id === person)?.state;
	if (state !== 'done') throw new Stopped(`the passenger is ${state}`);
}

/** Makes the order at the price shown; returns its id. */
export async function orderBy(world: World, localId: string): Promise<string> {
	const { total } = await ask<OpenConfirm>(world, `/api/booking/confirm?localId=${localId}&propose=yes`);
	const order = { localId, total, policies: POLICIES };
	const made = await ask<{ state: string; orderId: string }>(world, '/api/booking/create', order);
	if (made.state !== 'created') throw new Stopped(`the order is ${made.state}`);
	return made.orderId;
}

/** Pays an order at the cashier; it is paid then. `id` is the stand-in's. */
export async function payBy(world: World, orderId: string, id: string): Promise<void> {
	const payment = { orderId, method: 'union', from: 'booking' };
	const begun = await ask<{ state: string; url: string }>(world, '/api/order/pay', payment);
	if (begun.state !== 'go') throw new Stopped(`the payment is ${begun.state}`);
	const { status, headers } = await world.browser.get(begun.url);
	if (status !== 303 || !String(headers.location).startsWith('https://cashier.good.test/'))
		throw new Error(`the payment leads to ${headers.location}`);
	await control(world, '/orders/pay', { id, outcome: 'pay' });
	const { state } = await ask<{ state: string }>(world, `/api/order/payment?id=${orderId}`);
	if (state !== 'paid') throw new Stopped(`the order paid is ${state}`);
}
