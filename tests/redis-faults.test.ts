import { expect, it } from 'vitest';
import { measure, REDIS_FAULTS } from './support/redis-faults.ts';

it.each(REDIS_FAULTS)('Redis $fault: $holds ($id)', async (fault) => {
	const { longestWait } = await measure(fault);
	expect(longestWait).toBeLessThanOrEqual(fault.bound);
});
