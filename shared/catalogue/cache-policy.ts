/** Names of the caching policies; their numbers live in `server/storage/cache.ts`. */
export type CachePolicy = 'reference' | 'content' | 'sailings' | 'adverts';
