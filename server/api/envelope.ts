import { AppError } from '#server/errors.ts';
import type { Language } from '#shared/constants.ts';
import { type Envelope, ERRORS, type ErrorCode } from '#shared/errors.ts';
import cn from '#shared/locales/cn/errors.json' with { type: 'json' };
import en from '#shared/locales/en/errors.json' with { type: 'json' };

const TEXTS: Record<Language, Record<ErrorCode, string>> = { CN: cn, EN: en };

export const success = (data: unknown): Envelope => ({ err: 0, errMsg: '', data });

/** A failure as HTTP status and envelope, in the visitor's language. Anything unexpected is told as `upstream-unavailable` with status 500. */
export function failure(error: unknown, lang: Language): { status: number; body: Envelope<{ code: ErrorCode; field?: string }> } {
	const expected = error instanceof AppError ? error : null;
	const code = expected?.code ?? 'upstream-unavailable';
	const { status, err } = ERRORS[code];
	return {
		status: expected ? status : 500,
		body: { err: expected?.err ?? err, errMsg: expected?.shown ?? TEXTS[lang][code], data: { code, field: expected?.field } },
	};
}
