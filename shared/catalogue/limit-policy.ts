/** Names of the limits on calls that cost money or can be guessed at; their numbers live in `server/storage/limits.ts`. */
export type LimitPolicy =
	| 'send-code'
	| 'try-code'
	| 'captcha'
	| 'enter'
	| 'ocr'
	| 'coupon'
	| 'find-order'
	| 'check-in'
	| 'find-pass'
	| 'follow'
	| 'share'
	| 'like'
	| 'question'
	| 'events'
	| 'csp-report';
