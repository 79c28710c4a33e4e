import { afterAll, beforeAll, expect, it } from 'vitest';
import { GROUPS, isolate, NORMAL_WITHIN_MS, startIsolation } from './support/isolation.ts';
import { redisUrl } from './support/redis-url.ts';

let lab: Awaited<ReturnType<typeof startIsolation>>;
beforeAll(async () => {
	lab = await startIsolation({ REDIS_URL: redisUrl(), API_DEADLINE_MS: '1500', PAGE_DEADLINE_MS: '1500' });
});
afterAll(() => lab.site.close());

// One of each kind: public and cached, public and not cached, a member's; `npm run bench:isolation` has them all.
it.each(['content', 'holds', 'user'])(
	'a call that hangs (%s) holds up no other, is refused in time, and comes back',
	async (name) => {
		const { hanging, others, normalAfterMs } = await isolate(lab, name);
		expect(new Set(hanging)).toEqual(new Set([502]));
		expect(new Set(others)).toEqual(new Set([200]));
		expect(others.length).toBeGreaterThan(2 * (Object.keys(GROUPS).length - 1));
		expect(normalAfterMs).toBeLessThan(NORMAL_WITHIN_MS);
	},
);
