import { fstatSync, writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const STDOUT = 1;
/** The most characters that wait for a reader who is slow. */
const MAX_WAITING = 1_000_000;
const END_MS = 1_000;
const NEWLINE = Buffer.from('\n');

type Write = (line: string) => boolean;

/** Writes lines to a file or a device. After a half line the next one begins with a new line, so that a reader loses only the half one. */
function toFile(): Write {
	let isTorn = false;
	return (line) => {
		const bytes = Buffer.concat(isTorn ? [NEWLINE, Buffer.from(line)] : [Buffer.from(line)]);
		let written = 0;
		try {
			while (written < bytes.length) written += writeSync(STDOUT, bytes, written);
			isTorn = false;
			return true;
		} catch {
			isTorn ||= written > 0;
			return false;
		}
	};
}

/** Writes lines to a pipe or a socket. Node never waits for its reader, and keeps what the reader hasn't taken yet. */
function toReader(): Write {
	let isGone = false;
	process.stdout.on('error', () => {
		isGone = true;
	});
	return (line) => {
		if (isGone || process.stdout.writableLength + line.length > MAX_WAITING) return false;
		process.stdout.write(line);
		return true;
	};
}

/**
 * Creates the destination of the process's log: standard output. A line that can't be written, as on a full disk, is dropped and counted, and never
 * delays the process: pino's own destination repeats a failed write for ever. `onRecovered` is called with the number of lines that were lost since
 * the last call, when a line is written again.
 */
export function createLogDestination(onRecovered: (lost: number) => void) {
	const facts = fstatSync(STDOUT);
	const hasReader = facts.isFIFO() || facts.isSocket();
	const write = hasReader ? toReader() : toFile();
	let lost = 0;
	let toldOf = 0;
	return {
		write(line: string): void {
			if (!write(line)) lost += 1;
			else if (lost > toldOf) {
				const untold = lost - toldOf;
				toldOf = lost;
				onRecovered(untold);
			}
		},
		/** The number of lines that were lost since the process began. */
		lost: () => lost,
		/** Waits until the reader has taken all lines, a second at most. */
		async end(): Promise<void> {
			for (const end = performance.now() + END_MS; hasReader && performance.now() < end; await pause(10))
				if (process.stdout.writableLength === 0) return;
		},
	};
}
