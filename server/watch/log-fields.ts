/** The fields that a line of the log may have. Nothing personal has a name here, so nothing personal reaches a line. */
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

/** Fields that are all on the list. One that isn't is an error of types, also when it comes out of another object. */
export type Listed<F> = F & Record<Exclude<keyof F, keyof LogFields>, never>;

type WriteLine = <F extends LogFields>(fields: Listed<F>, message: string) => void;

/** The process's log, as everything but its making sees it. */
export type Log = Readonly<Record<'debug' | 'info' | 'warn' | 'error', WriteLine>>;
