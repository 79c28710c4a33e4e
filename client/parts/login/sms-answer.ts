import type { SubmissionResult } from '@conform-to/react';

/** What can be wrong with the form as a whole. */
export type FormProblem = 'unavailable' | 'refused' | 'outdated' | 'tooManyCodes' | 'tooManyTries';

/** How a press of one of the form's buttons ended. `serial` tells two answers of one kind apart. */
export type SmsAnswer = { serial: string; result: SubmissionResult<string[]> } & (
	| { kind: 'in'; memberId: string }
	| { kind: 'sent'; to: string }
	| { kind: 'captcha' }
	| { kind: 'invalid' }
	| { kind: 'failed'; problem: FormProblem; text: string; wait: number | null }
);
