import { setTimeout as pause } from 'node:timers/promises';
import { type Choice, findChoice, newMember, ordered } from '../booking.ts';
import type { Visitor } from '../visitor.ts';
import type { Fleet } from './fleet.ts';

/** The result of the requests: their number, and a sentence for each that failed. */
export type Tally = { requests: number; orders: number; failures: string[] };

const HOST = { 'sec-fetch-site': 'same-origin' };
const PAGES = ['/', '/voyage-search', '/?lang=EN', '/destinations', '/news', '/api/search'];

/** A page is whole when it is answered with 200 and its document ends. */
async function look(fleet: Fleet, path: string, address: string, tally: Tally): Promise<void> {
	tally.requests += 1;
	try {
		const reply = await fetch(`${fleet.url}${path}`, { headers: { ...HOST, 'x-forwarded-for': address } });
		const text = await reply.text();
		if (reply.status !== 200) tally.failures.push(`GET ${path}: ${reply.status}`);
		else if (!path.startsWith('/api/') && !text.trimEnd().endsWith('</html>')) tally.failures.push(`GET ${path}: cut off`);
	} catch (error) {
		tally.failures.push(`GET ${path}: ${reason(error)}`);
	}
}

/** The pause between two acts of one browser. Without it the machine is overloaded, and Redis itself may not answer within its 500 ms. */
const BREATH_MS = 25;

const reason = (error: unknown): string =>
	error instanceof Error ? [error.message, error.cause instanceof Error ? error.cause.message : ''].join(' ').trim() : 'failed';

/** Changes of data: a favourite is added and taken away. */
async function press(member: Visitor, voyageId: string, tally: Tally): Promise<void> {
	for (const what of ['favorite', 'unfavorite']) {
		tally.requests += 1;
		try {
			const { status, text } = await member.post(`/api/openapi/user/voyage/${voyageId}/${what}`);
			if (status !== 200) tally.failures.push(`POST ${what}: ${status} ${text.slice(0, 80)}`);
		} catch (error) {
			tally.failures.push(`POST ${what}: ${reason(error)}`);
		}
	}
}

/** A booking from hold to order, which is cancelled so that its cabin is free again. */
async function book(member: Visitor, choice: Choice, tally: Tally): Promise<void> {
	tally.requests += 6;
	try {
		const id = await ordered(member, choice);
		tally.orders += 1;
		const { body } = await member.post('/api/order/cancel', { id, refund: 0, policy: true });
		if (body.data?.state !== 'done') throw new Error(`not cancelled: ${JSON.stringify(body)}`);
	} catch (error) {
		tally.failures.push(`booking: ${reason(error)}`);
	}
}

export type Crowd = { members: Visitor[]; choice: Choice };

/** Counts the members' orders. */
export async function ordersOf({ members }: Crowd): Promise<number> {
	const replies = await Promise.all(members.map((member) => member.get('/api/openapi/order/individual?pageSize=1')));
	return replies.reduce((sum, { body }) => sum + body.data.total, 0);
}

/** Members who are logged in, and cabins that they can book. */
export async function gather(fleet: Fleet, count: number): Promise<Crowd> {
	const choice = await findChoice(fleet);
	const members: Visitor[] = [];
	for (let index = 0; index < count; index++) members.push(await newMember(fleet, `10.1.0.${index + 1}`));
	return { members, choice };
}

/** Uses the site from many browsers at once until `done`: visitors read pages, and members change things and book. */
export async function useUntil(
	fleet: Fleet,
	{ members, choice }: Crowd,
	visitors: number,
	done: Promise<unknown>,
): Promise<Tally> {
	const tally: Tally = { requests: 0, orders: 0, failures: [] };
	let over = false;
	void done.finally(() => {
		over = true;
	});
	const again = async (act: (round: number) => Promise<void>): Promise<void> => {
		for (let round = 0; !over; round++) {
			await act(round);
			await pause(BREATH_MS);
		}
	};
	const paths = [...PAGES, `/api/voyage?id=${choice.voyageId}`] as const;
	await Promise.all([
		...Array.from({ length: visitors }, (_, index) =>
			again((round) => look(fleet, paths[(round + index) % paths.length] ?? '/', `10.2.0.${index + 1}`, tally)),
		),
		...members.map((member, index) =>
			again((round) =>
				index % 2 === 0 && round % 4 === 0 ? book(member, choice, tally) : press(member, choice.voyageId, tally),
			),
		),
	]);
	await done;
	return tally;
}
