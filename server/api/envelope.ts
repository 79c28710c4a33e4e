import { AppError } from '#server/errors.ts';
import type { Language } from '#shared/constants.ts';
import { type Envelope, ERRORS, type ErrorCode } from '#shared/errors.ts';
import cn from '#shared/locales/cn/errors.json' with { type: 'json' };
import en from '#shared/locales/en/errors.json' with { type: 'json' };

const TEXTS: Record<Language, Record<ErrorCode, string>> = { CN: cn, EN: en };

export const success = (data: unknown): Envelope => ({ err: 0, errMsg: '', data });

/** Says when to try again, in seconds, minutes or hours, with a number above 1: the texts have no singular. */
function tooOften(seconds: number, lang: Language): string {
	const texts = lang === 'EN' ? en : cn;
	const [text, count] =
		seconds <= 90
			? [texts['rate-limited-seconds'], Math.max(2, seconds)]
			: seconds <= 90 * 60
				? [texts['rate-limited-minutes'], Math.ceil(seconds / 60)]
				: [texts['rate-limited-hours'], Math.ceil(seconds / 3_600)];
	return text.replace('{{count}}', String(count));
}

/** A failure as HTTP status and envelope, in the visitor's language. Anything unexpected is told as `upstream-unavailable` with status 500. */
export function failure(error: unknown, lang: Language): { status: number; body: Envelope<{ code: ErrorCode; field?: string }> } {
	const expected = error instanceof AppError ? error : null;
	const code = expected?.code ?? 'upstream-unavailable';
	const { status, err } = ERRORS[code];
	const wait = code === 'rate-limited' ? expected?.retryAfter : undefined;
	const text = wait ? tooOften(wait, lang) : TEXTS[lang][code];
	return {
		status: expected ? (expected.status ?? status) : 500,
		body: { err: expected?.err ?? err, errMsg: expected?.shown ?? text, data: { code, field: expected?.field } },
	};
}
