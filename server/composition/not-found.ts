import { AppError } from '#server/request/errors.ts';
import { UPSTREAM_NOT_FOUND } from '#shared/constants.ts';

/** Awaits a call for one thing. Throws `not-found` when upstream says that it doesn't exist; other errors pass unchanged. */
export async function orNotFound<T>(asked: Promise<T>, what: string): Promise<T> {
	try {
		return await asked;
	} catch (error) {
		if (!(error instanceof AppError) || error.err !== UPSTREAM_NOT_FOUND) throw error;
		throw new AppError('not-found', `upstream knows no ${what}`, { cause: error });
	}
}

/**
 * Awaits a call for a part of an answer. When upstream refuses the part or doesn't find it, the thing that the visitor asked for
 * may still exist, so the error becomes `upstream-unavailable`, with upstream's own text.
 */
export async function orUnavailable<T>(asked: Promise<T>): Promise<T> {
	try {
		return await asked;
	} catch (error) {
		if (!(error instanceof AppError) || (error.code !== 'upstream-business' && error.code !== 'not-found')) throw error;
		throw new AppError('upstream-unavailable', error.message, { shown: error.shown, cause: error });
	}
}
