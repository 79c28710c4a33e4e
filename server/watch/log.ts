import { type DestinationStream, pino, stdTimeFunctions } from 'pino';
import { LOG_FIELDS, type Log } from './log-fields.ts';

const FIELDS: ReadonlySet<string> = new Set(LOG_FIELDS);

/** Keeps only the fields on the list, whatever the types let pass. */
const allowed = (fields: Record<string, unknown>): Record<string, unknown> =>
	Object.fromEntries(Object.entries(fields).filter(([name]) => FIELDS.has(name)));

/** Creates the process's log: JSON lines with an allow-list of fields. */
export function createLog(level: string, destination?: DestinationStream): Log {
	const options = { level, base: {}, timestamp: stdTimeFunctions.isoTime, formatters: { log: allowed } };
	return destination ? pino(options, destination) : pino(options);
}
