import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

const FIELDS = new Set([
	'requestId',
	'method',
	'path',
	'status',
	'ms',
	'call',
	'code',
	'err',
	'reason',
	'section',
	'redis',
	'url',
	'port',
	'signal',
	'build',
	'settings',
	'cache',
	'session',
	'loginMethod',
	'field',
	'index',
	'expected',
	'got',
	'count',
	'breaker',
	'voyage',
	'price',
	'disCountPrice',
]);

/** Keeps only the fields on the list: what isn't named here can't reach a log line, so nothing personal does. */
const allowed = (fields: Record<string, unknown>): Record<string, unknown> =>
	Object.fromEntries(Object.entries(fields).filter(([name]) => FIELDS.has(name)));

/** The process's logger: JSON lines with an allow-list of fields. */
export function createLog(level: string, destination?: DestinationStream): Logger {
	const options = { level, base: {}, timestamp: stdTimeFunctions.isoTime, formatters: { log: allowed } };
	return destination ? pino(options, destination) : pino(options);
}
