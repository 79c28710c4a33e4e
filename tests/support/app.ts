import { beforeAll } from 'vitest';
import { empty, openRedis } from './redis-url.ts';
import { moveAddress } from './visitor.ts';

// Files of one worker share its modules and its Redis: each begins with empty counters and stores.
beforeAll(async () => {
	moveAddress();
	const redis = await openRedis();
	await empty(redis);
	redis.disconnect();
});
