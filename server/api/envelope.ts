import { AppError } from '#server/request/errors.ts';
import type { Language } from '#shared/constants.ts';
import { type Envelope, ERRORS, type ErrorCode } from '#shared/errors.ts';
import cn from '#shared/locales/cn/errors.json' with { type: 'json' };
import en from '#shared/locales/en/errors.json' with { type: 'json' };

const TEXTS: Record<Language, Record<ErrorCode, string>> = { CN: cn, EN: en };

export const success = (data: unknown): Envelope => ({ err: 0, errMsg: '', data });

/** Failures that name the time to wait in their text, with the texts for each unit of time. */
const TIMED = {
	'rate-limited': { seconds: 'rate-limited-seconds', minutes: 'rate-limited-minutes', hours: 'rate-limited-hours' },
	'hold-unclear': { seconds: 'hold-unclear-seconds', minutes: 'hold-unclear-minutes', hours: 'hold-unclear-minutes' },
} as const;

const isTimed = (code: ErrorCode): code is keyof typeof TIMED => code in TIMED;

/**
 * Returns the text with the time to wait in seconds, minutes or hours. The number is above 1, since the texts have no singular.
 */
function withTime(code: keyof typeof TIMED, seconds: number, lang: Language): string {
	const texts = lang === 'EN' ? en : cn;
	const { seconds: inSeconds, minutes, hours } = TIMED[code];
	const [name, count] =
		seconds <= 90
			? [inSeconds, Math.max(2, seconds)]
			: seconds <= 90 * 60
				? [minutes, Math.ceil(seconds / 60)]
				: [hours, Math.ceil(seconds / 3_600)];
	return texts[name].replace('{{count}}', String(count));
}

/**
 * Returns a failure's HTTP status and envelope, in the visitor's language. An unexpected error becomes `upstream-unavailable`
 * with status 500.
 */
export function failure(error: unknown, lang: Language): { status: number; body: Envelope<{ code: ErrorCode; field?: string }> } {
	const expected = error instanceof AppError ? error : null;
	const code = expected?.code ?? 'upstream-unavailable';
	const { status, err } = ERRORS[code];
	const wait = expected?.retryAfter;
	const text = isTimed(code) && wait ? withTime(code, wait, lang) : TEXTS[lang][code];
	return {
		status: expected ? (expected.status ?? status) : 500,
		body: { err: expected?.err ?? err, errMsg: expected?.shown ?? text, data: { code, field: expected?.field } },
	};
}
