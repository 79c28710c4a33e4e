import type { TestProject } from 'vitest/node';
import { startRedis } from './redis.ts';

declare module 'vitest' {
	interface ProvidedContext {
		redisUrls: string[];
	}
}

/** One real Redis for each worker: files that run at the same time don't meet in one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const servers = await Promise.all(Array.from({ length: project.vitest.config.maxWorkers }, () => startRedis()));
	project.provide(
		'redisUrls',
		servers.map(({ url }) => url),
	);
	return async () => {
		await Promise.all(servers.map(({ stop }) => stop()));
	};
}
