/**
 * Names of the caching policies; their numbers live in `server/storage/cache.ts`. `timetable` is for the list of all voyages: one reply in both
 * languages answers every search, so only the question without filters is kept; it may be as large as `LARGE_REPLY_MB` says.
 */
export type CachePolicy = 'reference' | 'content' | 'sailings' | 'timetable' | 'adverts';
