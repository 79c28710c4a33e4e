import { UPSTREAM_NOT_FOUND } from '#shared/constants.ts';

/** A business error: HTTP 200, `err` and a message for the visitor. */
export class SandboxError extends Error {
	readonly err: number;

	constructor(err: number, errMsg: string) {
		super(errMsg);
		this.name = 'SandboxError';
		this.err = err;
	}
}

export const CHANNEL_MISSING = 9001;
export const INPUT_INVALID = 9002;
export const BODY_UNREADABLE = 9003;
export const NOT_LOGGED_IN = 700;
export const VOYAGE_CLOSED = 3001;
export const CABIN_LIMIT = 3002;

export const notFound = (what: string) => new SandboxError(UPSTREAM_NOT_FOUND, `${what}不存在或已下线`);
