/** Our numbers for upstream's failures of a login that have their own texts (docs/decisions.md). */
export const LOGIN_ERRORS = {
	codeWrong: 1002,
	codeExpired: 1003,
	captchaAsked: 1004,
	captchaWrong: 1005,
	tooManyTries: 1006,
	tooManyCodes: 1007,
	linkUsed: 1010,
	qrExpired: 1011,
	oldCodeWrong: 1012,
	numberTaken: 1013,
} as const;
