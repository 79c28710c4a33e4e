import { AppError, shownIn } from '#server/request/errors.ts';
import type { Language } from '#shared/constants.ts';
import { type Envelope, ERRORS, type ErrorCode } from '#shared/errors.ts';
import cn from '#shared/locales/cn/errors.json' with { type: 'json' };
import en from '#shared/locales/en/errors.json' with { type: 'json' };

const TEXTS: Record<Language, Record<ErrorCode, string>> = { CN: cn, EN: en };

export const success = (data: unknown): Envelope => ({ err: 0, errMsg: '', data });

/** Failures whose text ends with the time to wait, if it is known: the beginning of that text. */
const LEADS: Partial<Record<ErrorCode, keyof typeof cn>> = {
	'rate-limited': 'rate-limited-lead',
	'hold-unclear': 'hold-unclear-lead',
	'order-unclear': 'order-unclear',
	'upstream-unavailable': 'upstream-unavailable-lead',
};

/**
 * Returns the sentence that names a time to wait, in seconds, minutes or hours. The number is above 1, since the texts have no
 * singular.
 */
function waitSentence(seconds: number, texts: typeof cn): string {
	const [text, count] =
		seconds <= 90
			? [texts['wait-seconds'], Math.max(2, seconds)]
			: seconds <= 90 * 60
				? [texts['wait-minutes'], Math.ceil(seconds / 60)]
				: [texts['wait-hours'], Math.ceil(seconds / 3_600)];
	return text.replace('{{count}}', String(count));
}

/**
 * Returns what visitors read of a failure: upstream's own words in their language first, else ours, with the time to wait where there is
 * one. Pages and forms show it as it is.
 */
export function failureWords(error: AppError, lang: Language): string {
	const { code, retryAfter } = error;
	const shown = shownIn(error, lang);
	const texts = lang === 'EN' ? en : cn;
	const lead = shown ?? (LEADS[code] && texts[LEADS[code]]);
	if (retryAfter === undefined || lead === undefined) return shown ?? texts[code];
	const between = lang === 'EN' ? ' ' : /[。！？.!?]$/.test(lead) ? '' : '。';
	return `${lead}${between}${waitSentence(retryAfter, texts)}`;
}

/**
 * Returns a failure's HTTP status and envelope, in the visitor's language. An unexpected error becomes `upstream-unavailable`
 * with status 500.
 */
export function failure(error: unknown, lang: Language): { status: number; body: Envelope<{ code: ErrorCode; field?: string }> } {
	const expected = error instanceof AppError ? error : null;
	const code = expected?.code ?? 'upstream-unavailable';
	const { status, err } = ERRORS[code];
	return {
		status: expected ? (expected.status ?? status) : 500,
		body: {
			err: expected?.err ?? err,
			errMsg: expected ? failureWords(expected, lang) : TEXTS[lang][code],
			data: { code, field: expected?.field },
		},
	};
}
