import { AppError } from '#server/request/errors.ts';
import { UPSTREAM_NOT_FOUND } from '#shared/constants.ts';

/** What upstream was asked for; its word that there is no such thing becomes `not-found`, all other errors stay what they are. */
export async function orNotFound<T>(asked: Promise<T>, what: string): Promise<T> {
	try {
		return await asked;
	} catch (error) {
		if (!(error instanceof AppError) || error.err !== UPSTREAM_NOT_FOUND) throw error;
		throw new AppError('not-found', `upstream knows no ${what}`, { cause: error });
	}
}

/**
 * What an answer is made of, but isn't about: that upstream refuses it or has none says nothing of what the visitor asked for, and becomes
 * `upstream-unavailable`, in upstream's own words.
 */
export async function orUnavailable<T>(asked: Promise<T>): Promise<T> {
	try {
		return await asked;
	} catch (error) {
		if (!(error instanceof AppError) || (error.code !== 'upstream-business' && error.code !== 'not-found')) throw error;
		throw new AppError('upstream-unavailable', error.message, { shown: error.shown, cause: error });
	}
}
