/** The fields that a line of the log may have. There is no name for personal data, so no line contains any. */
export const LOG_FIELDS = [
	'requestId',
	'method',
	'path',
	'route',
	'status',
	'ms',
	'sampled',
	'call',
	'field',
	'host',
	'code',
	'err',
	'reason',
	'section',
	'redis',
	'port',
	'build',
	'session',
	'loginMethod',
	'index',
	'expected',
	'got',
	'count',
	'breaker',
	'voyage',
	'price',
	'disCountPrice',
] as const;

export type LogFields = Partial<Record<(typeof LOG_FIELDS)[number], unknown>>;

/** Fields that are all on the list. Another field is an error of types, also when it comes from another object. */
export type Listed<F> = F & Record<Exclude<keyof F, keyof LogFields>, never>;

type WriteLine = <F extends LogFields>(fields: Listed<F>, message: string) => void;

/** The process's log for all other parts of the server. */
export type Log = Readonly<Record<'debug' | 'info' | 'warn' | 'error', WriteLine>>;
