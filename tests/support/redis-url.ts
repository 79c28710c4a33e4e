import { inject } from 'vitest';

/** The address of this worker's own Redis: what one test file counts in it, no other file changes meanwhile. */
export function redisUrl(): string {
	const url = inject('redisUrls')[Number(process.env.VITEST_POOL_ID) - 1];
	if (!url) throw new Error(`no Redis for worker ${process.env.VITEST_POOL_ID}`);
	return url;
}
