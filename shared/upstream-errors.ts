import { ORDER_ERRORS, UPSTREAM_NOT_FOUND } from './constants.ts';
import { LOGIN_ERRORS } from './login-errors.ts';

/**
 * Upstream's failures that the site handles on their own, by our numbers for them. Upstream's numbers may be others (the setting
 * `UPSTREAM_ERRORS`): they become ours where its replies are read, so that nothing else depends on the setting.
 */
export const UPSTREAM_ERRORS = { notFound: UPSTREAM_NOT_FOUND, ...ORDER_ERRORS, ...LOGIN_ERRORS } as const;
