import type { TestProject } from 'vitest/node';
import { startRedis } from './redis.ts';

declare module 'vitest' {
	interface ProvidedContext {
		redisUrl: string;
	}
}

/** One real Redis for the run; each site uses its own keys by its build and port. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const redis = await startRedis();
	project.provide('redisUrl', redis.url);
	return redis.stop;
}
