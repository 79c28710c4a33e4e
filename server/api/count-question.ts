import type { Limits } from '#server/storage/limits.ts';

/** Who asks by a request. `counted` is there once the request asked what no cache can answer. */
export type Asker = { address: string; crawler: boolean; counted?: Promise<void> };

/** Counts a request, once however many questions it asks, for the limit of its address or that of all crawlers. Throws `rate-limited`. */
export async function countQuestion(asker: Asker | undefined, limits: Pick<Limits, 'take'>): Promise<void> {
	if (!asker) return;
	asker.counted ??= limits.take(asker.crawler ? 'crawl' : 'question', { address: asker.address, browser: '' });
	await asker.counted;
}
