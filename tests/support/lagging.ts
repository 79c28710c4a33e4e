import type { Response } from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { type Choice, findChoice, newMember } from './booking.ts';
import { redisUrl } from './redis-url.ts';
import { startSite, type TestSite } from './site.ts';
import { BEHIND_HTTPS, type Visitor } from './visitor.ts';

export type Member = Visitor & { mobile: string };
/** A member without changes yet, and cabins to book. */
type Lab = { site: TestSite; member: Member; choice: Choice };

/** A change that a member can make now, and what the site tells of it before and after. */
type Change = {
	change: () => Promise<Response>;
	told: () => Promise<unknown>;
	before: unknown;
	after: unknown;
	/** What is told while no reading shows the change; the same as after it unless said otherwise. */
	atOnce?: unknown;
	/** What is told when the change was refused after it was accepted; the same as before it unless said otherwise. */
	undone?: unknown;
};

const LAGS = [0, 1_500, 5_000];
/** Facts count for so many milliseconds (docs/rules.md, just-done). */
const FACT_MS = 10_000;

/** Starts a site whose time a test moves, before a backend whose readings lag behind by that time, and returns what tests of changes. */
export function openLaggingLab() {
	let site: TestSite;
	let choice: Choice;
	let members = 0;
	let ahead = 0;
	const now = () => new Date(Date.now() + ahead);
	const move = (ms: number) => {
		ahead += ms;
	};
	const lag = (ms: number) => site.sandbox.lag(ms, () => now().getTime());
	beforeAll(async () => {
		site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() }, undefined, now);
		choice = await findChoice(site);
	});
	afterEach(() => site.sandbox.reset());
	afterAll(() => site.close());

	async function newLab(): Promise<Lab> {
		members += 1;
		return { site, choice, member: await newMember(site, `10.51.0.${members}`) };
	}

	/** Tests one call of upstream's that changes something. `begin` prepares a change that wasn't made before. */
	function testChange(title: string, call: UpstreamCall, begin: (lab: Lab) => Promise<Change>): void {
		describe(title, () => {
			it.each(LAGS)('is shown at once, and stays, where readings lag %d ms behind', async (ms) => {
				const { change, told, before, after, atOnce = after } = await begin(await newLab());
				lag(ms);
				expect(await told()).toEqual(before);
				expect((await change()).status).toBe(200);
				expect(await told()).toEqual(ms === 0 ? after : atOnce);
				for (const later of [ms, FACT_MS]) {
					move(later);
					expect(await told()).toEqual(after);
				}
			});

			it('isn’t shown when it was refused', async () => {
				const { change, told, before } = await begin(await newLab());
				lag(1_500);
				expect(await told()).toEqual(before);
				site.sandbox.fault({ call, err: 1001, errMsg: '维护中', times: 1 });
				await change();
				expect(await told()).toEqual(before);
			});

			it('is shown for ten seconds when it was accepted and then refused', async () => {
				const { change, told, before, after, atOnce = after, undone = before } = await begin(await newLab());
				expect(await told()).toEqual(before);
				site.sandbox.fault({ call, undone: true, times: 1 });
				expect((await change()).status).toBe(200);
				expect(await told()).toEqual(atOnce);
				move(FACT_MS);
				expect(await told()).toEqual(undone);
			});
		});
	}
	return { testChange, lag, move, newLab };
}
