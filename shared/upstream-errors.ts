import { LOGIN_ERRORS, ORDER_ERRORS, UPSTREAM_NOT_FOUND } from './constants.ts';

/**
 * Upstream's failures that have words or ways of their own here, by our numbers for them. Upstream's numbers may be others (the setting
 * `UPSTREAM_ERRORS`): they become ours where its replies are read, so that nothing else depends on the setting.
 */
export const UPSTREAM_ERRORS = { notFound: UPSTREAM_NOT_FOUND, ...ORDER_ERRORS, ...LOGIN_ERRORS } as const;
