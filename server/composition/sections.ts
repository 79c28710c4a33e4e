import type { FeatureScope } from '#server/handler.ts';
import { AppError, failedAt } from '#server/request/errors.ts';
import type { Section } from '#shared/catalogue/bff/views.ts';

/** Loads a part of a page that may be missing. Returns its value, or `'unavailable'` after one line in the log. Never rejects. */
export async function section<T>(name: string, scope: Pick<FeatureScope, 'report'>, load: () => Promise<T>): Promise<Section<T>> {
	try {
		return await load();
	} catch (error) {
		const code = errorCode(error);
		const unreadable = error instanceof AppError && error.fault === 'shape';
		// `invoke` has already noted other failures of upstream.
		if (unreadable || code !== 'upstream-unavailable') scope.report.lacksPart(unreadable ? 'unreadable' : 'unanswered');
		const more = code === 'unexpected' ? { err: error } : failedAt(error);
		scope.report.warn({ section: name, code, ...more }, 'section unavailable');
		return 'unavailable';
	}
}

/** Loads a part that an answer can do without. Returns its value, or `fallback` after one line in the log. Never rejects. */
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
