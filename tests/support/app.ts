import { Redis } from 'ioredis';
import { beforeAll } from 'vitest';
import { redisUrl } from './redis-url.ts';
import { moveAddress } from './visitor.ts';

// Files of one worker share its modules and its Redis: each begins with nothing counted and nothing kept.
beforeAll(async () => {
	moveAddress();
	const redis = new Redis(redisUrl());
	await redis.flushall();
	redis.disconnect();
});
