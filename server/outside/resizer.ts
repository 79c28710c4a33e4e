import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { AppError } from '#server/request/errors.ts';

export type PictureFormat = 'avif' | 'webp';
export type ResizeJob = { bytes: Buffer; width: number; format: PictureFormat };
export type ResizeReply = { bytes: Uint8Array } | { refused: string };

const PROGRAM = resolve(import.meta.dirname, 'resize-process.ts');
/** Long, as the process may get little of a busy processor. */
const TIMEOUT_MS = 20_000;
/** A process without work is ended after so long: it holds some 60 MB. */
const IDLE_MS = 60_000;
/** Pages come first: on a busy processor they get three times as much of it. A process with less still would be late for pictures. */
const NICE = 5;

/** The child gives way to this process, and is the first one to be ended when memory is short. Neither is to be had everywhere. */
function giveWay({ pid }: ChildProcess): void {
	if (!pid) return;
	try {
		setPriority(pid, NICE);
		writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
	} catch {
		// It works without; pages then wait a little longer.
	}
}

/**
 * Resizes pictures one after the other in a process of its own that gives way to this one. A picture that takes too long, or more than there is,
 * costs that process and nothing else.
 */
export function createResizer(timeoutMs = TIMEOUT_MS) {
	let child: ChildProcess | undefined;
	let last: Promise<unknown> = Promise.resolve();
	let idle: NodeJS.Timeout | undefined;
	let closed = false;

	function start(): ChildProcess {
		// Of the environment it gets nothing: there are secrets in it.
		const started = fork(PROGRAM, [], {
			env: { MALLOC_ARENA_MAX: '2' },
			execArgv: [],
			serialization: 'advanced',
			stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
		});
		giveWay(started);
		started.once('exit', () => {
			if (child === started) child = undefined;
		});
		return started;
	}

	function stop(): void {
		clearTimeout(idle);
		child?.kill('SIGKILL');
		child = undefined;
	}

	function work(job: ResizeJob): Promise<Buffer> {
		if (closed) return Promise.reject(new AppError('upstream-unavailable', 'resizing ended'));
		clearTimeout(idle);
		child ??= start();
		const worker = child;
		return new Promise<Buffer>((done, fail) => {
			const lost = (reason: string) => () => {
				if (child === worker) stop();
				fail(new AppError('upstream-unavailable', reason));
			};
			const ended = lost('resizing ended');
			const late = setTimeout(lost('resizing took too long'), timeoutMs);
			const settle = () => {
				clearTimeout(late);
				worker.off('exit', ended).off('error', ended);
			};
			worker.once('exit', ended).once('error', ended);
			worker.once('message', (reply: ResizeReply) => {
				settle();
				if ('bytes' in reply) done(Buffer.from(reply.bytes.buffer, reply.bytes.byteOffset, reply.bytes.byteLength));
				else fail(new AppError('not-found', reply.refused));
			});
			worker.send(job, (error) => error && ended());
		}).finally(() => {
			idle = setTimeout(stop, IDLE_MS).unref();
		});
	}

	return {
		/** The picture in this width, or its own if that is smaller. Throws `not-found` for what is no picture, `upstream-unavailable` when it can't be done. */
		resize(job: ResizeJob): Promise<Buffer> {
			const result = last.then(() => work(job));
			last = result.catch(() => {});
			return result;
		},
		/** Ends the process; what waits for it fails. */
		close(): void {
			closed = true;
			stop();
		},
		/** The process at work, if there is one. */
		pid: () => child?.pid,
	};
}

export type Resizer = ReturnType<typeof createResizer>;
