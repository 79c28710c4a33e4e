import { expect, it } from 'vitest';
import { measure, REDIS_FAULTS } from './support/redis-faults.ts';

it.each(REDIS_FAULTS)('$id Redis $fault: $holds', async (fault) => {
	const { slowest } = await measure(fault);
	expect(slowest).toBeLessThanOrEqual(fault.bound);
});
