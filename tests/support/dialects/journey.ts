import type { Response } from 'supertest';
import type { BookingView } from '#shared/catalogue/bff/booking.ts';
import type { CheckInView } from '#shared/catalogue/bff/check-in.ts';
import { ERRORS } from '#shared/errors.ts';
import { dialled } from '#shared/rules/phone.ts';
import { type Choice, type OpenConfirm, POLICIES } from '../booking.ts';
import { REST } from '../check-in.ts';
import { codeOf, control } from '../visitor.ts';
import type { World } from './world.ts';

/** The member of every world. */
export const MOBILE = { mobile: '13655558800', mobilePre: '86' };
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

/** Takes a step until it succeeds, as long as it makes sense; time passes as the answers say. */
async function take<T>(world: World, step: string, ask: () => Promise<Response>): Promise<T> {
	for (let tries = 1; ; tries += 1) {
		const reply = await ask();
		if (reply.status === 200 && reply.body?.err === 0) return reply.body.data as T;
		const fault = faultOf(reply);
		if (fault) throw new Error(`${step} ${fault}`);
		if (tries === TRIES) throw new Stopped(`${step}: ${reply.status} ${reply.text}`);
		world.wait(Number(reply.headers['retry-after'] ?? PAUSE));
	}
}

/** Seconds after which a number may get another code. */
export const NEXT_CODE = 61;

/** Logs the member in, by the code that arrived. */
export async function logInBy(world: World): Promise<void> {
	const { browser } = world;
	await take(world, 'code', async () => {
		await world.endMinute(dialled(MOBILE));
		return browser.post('/api/openapi/message/sms/code', MOBILE);
	});
	await take(world, 'login', async () =>
		browser.post('/api/openapi/guest/pc/mobile/login', { ...MOBILE, code: await codeOf(world, MOBILE.mobile) }),
	);
	if ((await browser.who()) === null) throw new Error('the login succeeds, and the visitor is a guest');
}

/** A choice by the stand-in's ids. */
type Chosen = Choice & { idOf: (id: string) => string };

/** Holds a cabin for two; returns the draft's id. */
export async function holdBy(world: World, { voyageId, cabin, idOf }: Chosen): Promise<string> {
	const cabins = [{ categoryId: idOf(cabin.id), adult: 2, child: 0, count: 1 }];
	const { localId, missing } = await take<{ localId: string | null; missing: string[] }>(world, 'hold', () =>
		world.browser.post('/api/booking/hold', { voyageId: idOf(voyageId), cabins }),
	);
	if (localId === null) throw new Stopped(`none left of ${missing.join()}`);
	return localId;
}

/** The ids in a part of the booking; none of a part that is unavailable. */
const idsIn = (part: unknown): string[] => (Array.isArray(part) ? part.map(({ id }: { id: string }) => id) : []);

/** Names two passengers and a contact. */
export async function fillBy(world: World, localId: string): Promise<void> {
	const { browser } = world;
	const { passengers, contacts } = await take<BookingView>(world, 'booking', () =>
		browser.get(`/api/booking?localId=${localId}`),
	);
	const beds = idsIn(passengers).slice(0, 2);
	if (beds.length < 2) throw new Stopped('there are no passengers to choose');
	const filled = { localId, beds: [beds], contactId: idsIn(contacts)[0] ?? null };
	const { complete } = await take<{ complete: boolean }>(world, 'save', () => browser.post('/api/booking/save', filled));
	if (!complete) throw new Stopped('the booking isn’t complete');
}

/** Checks the first passenger of an order in; it is done then. */
export async function checkInBy(world: World, order: string): Promise<void> {
	const { browser } = world;
	const view = () => take<CheckInView>(world, 'check-in', () => browser.get(`/api/check-in?order=${order}`));
	const person = (await view()).people[0]?.id ?? '';
	await take(world, 'check-in form', () => browser.get(`/api/check-in/form?order=${order}&person=${person}`));
	const form = { order, person, values: REST, device: 'device-of-a-phone', since: 0 };
	await take(world, 'check-in saved', () => browser.post('/api/check-in/save', form));
	await take(world, 'checked in', () => browser.post('/api/check-in/submit', { order, person }));
	const state = (await view()).people.find(({ id }) => id === person)?.state;
	if (state !== 'done') throw new Stopped(`the passenger is ${state}`);
}

/** Makes the order at the price shown; returns its id. */
export async function orderBy(world: World, localId: string): Promise<string> {
	const { browser } = world;
	const { total } = await take<OpenConfirm>(world, 'confirm', () =>
		browser.get(`/api/booking/confirm?localId=${localId}&propose=yes`),
	);
	const made = await take<{ state: string; orderId: string }>(world, 'order', () =>
		browser.post('/api/booking/create', { localId, total, policies: POLICIES }),
	);
	if (made.state !== 'created') throw new Stopped(`the order is ${made.state}`);
	return made.orderId;
}

/** Pays an order at the cashier; it is paid then. `id` is the stand-in's. */
export async function payBy(world: World, orderId: string, id: string): Promise<void> {
	const { browser } = world;
	const begun = await take<{ state: string; url: string }>(world, 'pay', () =>
		browser.post('/api/order/pay', { orderId, method: 'union', from: 'booking' }),
	);
	if (begun.state !== 'go') throw new Stopped(`the payment is ${begun.state}`);
	const { status, headers } = await browser.get(begun.url);
	if (status !== 303 || !String(headers.location).startsWith('https://cashier.good.test/'))
		throw new Error(`the payment leads to ${headers.location}`);
	await control(world, '/orders/pay', { id, outcome: 'pay' });
	const { state } = await take<{ state: string }>(world, 'paid', () => browser.get(`/api/order/payment?id=${orderId}`));
	if (state !== 'paid') throw new Stopped(`the order paid is ${state}`);
}
