import { useTranslation } from 'react-i18next';
import { SMS_CODE_LENGTH } from '#shared/constants.ts';
import type { SmsAnswer } from './sms-action.ts';
import type { FieldError } from './sms-fields.ts';

const MINUTE = 60;
const HOUR = 3_600;

/** Words the problems of a field and of the form: our own words for problems that we know, else upstream's. */
export function useSmsWords() {
	const { t, i18n } = useTranslation('login');
	const time = (seconds: number): string => {
		if (seconds < 2 * MINUTE) return t('time.seconds', { count: seconds });
		if (seconds < 2 * HOUR) return t('time.minutes', { count: Math.ceil(seconds / MINUTE) });
		return t('time.hours', { count: Math.ceil(seconds / HOUR) });
	};
	return {
		ofField(errors: readonly string[] | undefined): string | undefined {
			const [error] = errors ?? [];
			if (!error) return undefined;
			return i18n.exists(`login:error.${error}`) ? t(`error.${error as FieldError}`, { length: SMS_CODE_LENGTH }) : error;
		},
		ofProblem({ problem, text, wait }: Extract<SmsAnswer, { kind: 'failed' }>): string {
			if (problem === 'tooManyCodes' || problem === 'tooManyTries')
				return wait === null ? text || t('error.refused') : t(`error.${problem}`, { time: time(wait) });
			return text || t(`error.${problem}`);
		},
	};
}
