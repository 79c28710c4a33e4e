import { Writable } from 'node:stream';
import { createLog } from '#server/watch/log.ts';

/** A log, and the lines written to it so far, one JSON object each. */
export function capturedLog(level: string) {
	const lines: string[] = [];
	const destination = new Writable({
		write(chunk, _encoding, done) {
			lines.push(String(chunk));
			done();
		},
	});
	return { log: createLog(level, destination), lines };
}
