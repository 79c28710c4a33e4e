/** Names of the caching policies; their numbers live in `server/storage/cache.ts`. */
export const CACHE_POLICIES = ['reference', 'content', 'sailings', 'adverts'] as const;
export type CachePolicy = (typeof CACHE_POLICIES)[number];
