import { afterAll, beforeAll, expect } from 'vitest';
import type { RedisConnection } from '#server/storage/redis.ts';
import type { CheckInFormView, CheckInView } from '#shared/catalogue/bff/check-in.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { addMonths, todayInShanghai } from '#shared/rules/dates.ts';
import { newMember } from './booking.ts';
import { openRedis, redisUrl } from './redis-url.ts';
import { startSite, type TestSite } from './site.ts';
import { BEHIND_HTTPS, control, type Visitor } from './visitor.ts';

export const CHECK_IN = 'POST /openapi/order/person/{id}/checkin';
const PHONE = 'device-of-a-phone';
export const LAPTOP = 'device-of-a-laptop';

/** The fields of a check-in that the order doesn't have. */
export const REST = {
	address: '上海市虹口区某路 5 号',
	emergencyPhone: '13900005678',
	health: 'well',
	agreed: 'yes',
	expiry: addMonths(todayInShanghai(new Date()), 60),
};

type Begun = { site: TestSite; member: Visitor & { mobile: string }; order: string; people: CheckInView['people'] };

/** A site with Redis and a clock of its own for the tests of one file, and the steps of a check-in. */
export function openCheckInLab() {
	let begun: Begun;
	let site: TestSite;
	let clock = 0;
	let redis: RedisConnection;
	beforeAll(async () => {
		redis = await openRedis();
		const now = () => new Date(Date.now() + clock);
		const env = { ...BEHIND_HTTPS, REDIS_URL: redisUrl(), UPSTREAM_TIMEOUT_MS: '1500' };
		site = await startSite(env, undefined, now);
	});
	afterAll(async () => {
		await site.close();
		redis.disconnect();
	});

	/** Makes a new member with an order of two adults and a child that sails in ten days. */
	async function newOrder() {
		const own = await newMember(site);
		const { id } = await control<{ id: string }>(site, '/orders', {
			mobile: own.mobile,
			status: ORDER_STATUSES['not-travelled'],
			daysToSail: 10,
			child: 1,
		});
		return { own, id };
	}
	const viewOf = async (member: Visitor, order: string): Promise<CheckInView> =>
		(await member.get(`/api/check-in?order=${order}`)).body.data;

	return {
		redis: () => redis,
		newOrder,
		/** Begins with a new member and a new order, without faults, at the real time. */
		async begin(): Promise<Begun> {
			clock = 0;
			site.sandbox.reset();
			const { own, id } = await newOrder();
			begun = { site, member: own, order: id, people: (await viewOf(own, id)).people };
			return begun;
		},
		/** Sets the server's clock so many milliseconds ahead. */
		setClock: (ahead: number) => {
			clock = ahead;
		},
		checkIn: () => viewOf(begun.member, begun.order),
		form: async (person: string, browser: Visitor = begun.member): Promise<CheckInFormView> =>
			(await browser.get(`/api/check-in/form?order=${begun.order}&person=${person}`)).body.data,
		save: async (person: string, values: object, more: { device?: string; since?: number; unsure?: string[] } = {}) =>
			(await begun.member.post('/api/check-in/save', { order: begun.order, person, values, device: PHONE, since: 0, ...more }))
				.body.data,
		submit: (person: string) => begun.member.post('/api/check-in/submit', { order: begun.order, person }),
		first: (): string => begun.people[0]?.id ?? expect.fail(),
		callsOf: (name: string) => site.sandbox.calls().calls.filter((call) => call.name === name),
	};
}
