import { type DestinationStream, pino, stdTimeFunctions } from 'pino';
import { createLogDestination } from './log-destination.ts';
import { LOG_FIELDS, type Log } from './log-fields.ts';

const FIELDS: ReadonlySet<string> = new Set(LOG_FIELDS);

/** Keeps only the fields on the list, whatever the types let pass. */
const allowed = (fields: Record<string, unknown>): Record<string, unknown> =>
	Object.fromEntries(Object.entries(fields).filter(([name]) => FIELDS.has(name)));

/** Creates a log: JSON lines with an allow-list of fields. */
export function createLog(level: string, destination: DestinationStream): Log {
	return pino({ level, base: {}, timestamp: stdTimeFunctions.isoTime, formatters: { log: allowed } }, destination);
}

/** Creates the log of a process, on its standard output. `lost` returns the number of lines that couldn't be written; `end` waits for the last ones. */
export function createProcessLog(level: string) {
	const destination = createLogDestination((count) => log.warn({ count }, 'lines of the log were lost'));
	const log = createLog(level, destination);
	// What packages write there must not end the process when it can't be written.
	process.stderr.on('error', () => {});
	return { log, lost: destination.lost, end: destination.end };
}
