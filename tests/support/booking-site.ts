import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Choice, findChoice, newMember } from './booking.ts';
import { redisUrl } from './redis-url.ts';
import { startSite, type TestSite } from './site.ts';
import { BEHIND_HTTPS, type Visitor } from './visitor.ts';

type BookingSite = { site: TestSite; choice: Choice; mei: Visitor & { mobile: string } };

/** Starts a site with a voyage to book and a member for the tests of one file, and hands them to `begin`. Faults end with each test. */
export function useBookingSite(begin: (given: BookingSite) => void): void {
	let site: TestSite;
	beforeAll(async () => {
		site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
		begin({ site, choice: await findChoice(site), mei: await newMember(site) });
	});
	afterEach(() => site.sandbox.reset());
	afterAll(() => site.close());
}
