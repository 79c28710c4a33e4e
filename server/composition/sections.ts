import type { FeatureScope } from '#server/handler.ts';
import { AppError, failedAt } from '#server/request/errors.ts';
import type { Section } from '#shared/catalogue/bff/views.ts';

/** A part that may fail alone: its value, or `'unavailable'` after one line in the log. Never rejects. */
export async function section<T>(name: string, scope: Pick<FeatureScope, 'report'>, load: () => Promise<T>): Promise<Section<T>> {
	try {
		return await load();
	} catch (error) {
		const code = errorCode(error);
		const unreadable = error instanceof AppError && error.fault === 'shape';
		// Other failures of upstream's are noted where the call was made.
		if (unreadable || code !== 'upstream-unavailable') scope.report.lacksPart(unreadable ? 'unreadable' : 'unanswered');
		const more = code === 'unexpected' ? { err: error } : failedAt(error);
		scope.report.warn({ section: name, code, ...more }, 'section unavailable');
		return 'unavailable';
	}
}

/** The code of an expected failure; `unexpected` for anything else, which is a fault of ours. */
export const errorCode = (error: unknown): string =>
	typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : 'unexpected';
