import { type ChildProcess, fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { AppError } from '#server/request/errors.ts';
import type { PictureType } from '#shared/catalogue/call.ts';

/**
 * A passport's picture must be of the type that its sender names; it becomes a JPEG with 4,096 pixels a side at most. A drawing is an SVG that this
 * server wrote; it becomes a PNG of `width` pixels. A card is a WebP of upstream's; it becomes a JPEG that fills its size.
 */
export type EncodeJob = { bytes: Buffer } & (
	| { use: 'passport'; type: PictureType }
	| { use: 'drawing'; width: number }
	| { use: 'card'; width: number; height: number }
);
/** The new picture, or the reason why the bytes are refused: they are no picture, or exceed a bound. */
export type EncodeReply = { bytes: Buffer } | { refused: string };

/** Settings of the C library by which the process gives the memory of each picture back: 34 MB after thirty drawings, 120 MB without them. */
const MEMORY = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

const PROGRAM = resolve(import.meta.dirname, 'picture-encoder-process.ts');
/** The process may get little of a busy processor, so the time is long. */
const TIMEOUT_MS = 8_000;
/** Milliseconds that a picture may wait: later it would wait in vain. `picture-bounds.ts` bounds the number. */
const WAITING_MS = 10_000;
/** Milliseconds without work after which the process is ended: it takes about 60 MB. */
const IDLE_MS = 60_000;
const busy = () => new AppError('upstream-unavailable', 'too many pictures at once', { status: 503, retryAfter: 2 });

/**
 * Decodes pictures and encodes them anew, upright and without metadata, one after the other in a process of its own with a lower
 * priority. A picture that takes too long, or too much memory, ends only that process.
 */
export function createPictureEncoder(timeoutMs = TIMEOUT_MS) {
	let child: ChildProcess | undefined;
	let working = false;
	const queue = new Set<() => void>();
	let idle: NodeJS.Timeout | undefined;
	let closed = false;

	function start(): ChildProcess {
		// The environment contains secrets, so the child gets nothing of it.
		const started = fork(PROGRAM, [], {
			env: MEMORY,
			execArgv: ['--max-semi-space-size=1', '--max-old-space-size=64'],
			serialization: 'advanced',
			stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
		});
		// The system ends this process first when memory is short, from its first moment on; some systems refuse.
		writeFile(`/proc/${started.pid}/oom_score_adj`, '1000').catch(() => {});
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

	function work(job: EncodeJob): Promise<EncodeReply> {
		if (closed) return Promise.reject(new AppError('upstream-unavailable', 'encoding ended'));
		clearTimeout(idle);
		child ??= start();
		const worker = child;
		return new Promise<EncodeReply>((done, fail) => {
			const lost = (reason: string) => () => {
				if (child === worker) stop();
				fail(new AppError('upstream-unavailable', reason));
			};
			const ended = lost('encoding ended');
			const late = setTimeout(lost('encoding took too long'), timeoutMs);
			const settle = () => {
				clearTimeout(late);
				worker.off('exit', ended).off('error', ended);
			};
			worker.once('exit', ended).once('error', ended);
			worker.once('message', (reply: EncodeReply) => {
				settle();
				done(reply);
			});
			worker.send(job, (error) => error && ended());
		}).finally(() => {
			idle = setTimeout(stop, IDLE_MS).unref();
		});
	}

	/** Resolves when the pictures before are done. */
	function turn(): Promise<void> | undefined {
		if (!working) {
			working = true;
			return;
		}
		return new Promise((done, fail) => {
			const begin = () => {
				clearTimeout(late);
				queue.delete(begin);
				done();
			};
			const late = setTimeout(() => {
				queue.delete(begin);
				fail(busy());
			}, WAITING_MS);
			queue.add(begin);
		});
	}

	return {
		/** Encodes a picture in turn. Throws `upstream-unavailable` when the process is ended or takes too long, or the picture waits too long. */
		async encode(job: EncodeJob): Promise<EncodeReply> {
			await turn();
			try {
				return await work(job);
			} finally {
				const [next] = queue;
				if (next) next();
				else working = false;
			}
		},
		/** Ends the process. Waiting pictures fail. */
		close(): void {
			closed = true;
			stop();
		},
		/** The id of the process at work, if there is one. */
		pid: () => child?.pid,
	};
}
