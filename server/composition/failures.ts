import type { FeatureScope } from '#server/handler.ts';
import { AppError, failedAt } from '#server/request/errors.ts';
import type { Section } from '#shared/catalogue/bff/views.ts';
import { UPSTREAM_NOT_FOUND } from '#shared/constants.ts';

/**
 * Loads a part of a page that may be missing. Returns its value, or `'unavailable'` after one line in the log. Rejects only with
 * `rate-limited`: the page is then refused as a whole, with a time to come again, and isn't shown with gaps.
 */
export async function section<T>(name: string, scope: Pick<FeatureScope, 'report'>, load: () => Promise<T>): Promise<Section<T>> {
	try {
		return await load();
	} catch (error) {
		const code = errorCode(error);
		if (code === 'rate-limited') throw error;
		const unreadable = error instanceof AppError && error.fault === 'shape';
		// `invoke` has already noted other failures of upstream.
		if (unreadable || code !== 'upstream-unavailable') scope.report.lacksPart(unreadable ? 'unreadable' : 'unanswered');
		const more = code === 'unexpected' ? { err: error } : failedAt(error);
		scope.report.warn({ section: name, code, ...more }, 'section unavailable');
		return 'unavailable';
	}
}

/** Loads a part that an answer can do without. Returns its value, or `fallback` after one line in the log. Rejects like `section`. */
export async function sectionOr<T, F>(
	name: string,
	scope: Pick<FeatureScope, 'report'>,
	fallback: F,
	load: () => Promise<T>,
): Promise<T | F> {
	const loaded = await section(name, scope, load);
	return loaded === 'unavailable' ? fallback : loaded;
}

/** Returns the code of an expected failure, or `unexpected` for a fault of our own. */
export const errorCode = (error: unknown): string =>
	typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : 'unexpected';

/**
 * Awaits a call for one thing. Throws `not-found` when upstream says that it doesn't exist, or answers with one of `alsoUnknown`,
 * the numbers of further errors; other errors pass unchanged.
 */
export async function orNotFound<T>(asked: Promise<T>, what: string, alsoUnknown: readonly number[] = []): Promise<T> {
	try {
		return await asked;
	} catch (error) {
		if (!(error instanceof AppError) || ![UPSTREAM_NOT_FOUND, ...alsoUnknown].includes(error.err ?? 0)) throw error;
		throw new AppError('not-found', `upstream knows no ${what}`, { cause: error });
	}
}

/** Turns `not-found` into null, for a thing that an answer can do without. Throws other errors again. */
export function nullWhenNotFound(error: unknown): null {
	if (errorCode(error) === 'not-found') return null;
	throw error;
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
