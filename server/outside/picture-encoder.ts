import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { AppError } from '#server/request/errors.ts';
import type { PictureType } from '#shared/catalogue/call.ts';

export type PictureFormat = 'avif' | 'webp';
/**
 * A picture for pages is made `width` pixels wide at most. A passport's picture must be of the type that its sender names; it becomes a JPEG with 4,096
 * pixels a side at most. A picture that is smaller keeps its size. A drawing is an SVG that this server wrote; it becomes a PNG.
 */
export type EncodeJob = { bytes: Buffer } & (
	| { use: 'page'; width: number; format: PictureFormat }
	| { use: 'passport'; type: PictureType }
	| { use: 'drawing'; width: number }
);
/** The new picture, or the reason why the bytes are refused: they are no picture, or exceed a bound. */
export type EncodeReply = { bytes: Buffer } | { refused: string };

const PROGRAM = resolve(import.meta.dirname, 'picture-encoder-process.ts');
/** The process may get little of a busy processor, so the time is long. */
const TIMEOUT_MS = 20_000;
/** Milliseconds without work after which the process is ended: it takes about 60 MB. */
const IDLE_MS = 60_000;
/**
 * Decodes pictures and encodes them anew, upright and without metadata, one after the other in a process of its own with a lower
 * priority. A picture that takes too long, or too much memory, ends only that process.
 */
export function createPictureEncoder(timeoutMs = TIMEOUT_MS) {
	let child: ChildProcess | undefined;
	let last: Promise<unknown> = Promise.resolve();
	let idle: NodeJS.Timeout | undefined;
	let closed = false;

	function start(): ChildProcess {
		// The environment contains secrets, so the child gets nothing of it.
		const started = fork(PROGRAM, [], {
			env: { MALLOC_ARENA_MAX: '2' },
			execArgv: [],
			serialization: 'advanced',
			stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
		});
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

	return {
		/** Encodes a picture when those before it are done. Throws `upstream-unavailable` when the process is ended or takes too long. */
		encode(job: EncodeJob): Promise<EncodeReply> {
			const result = last.then(() => work(job));
			last = result.catch(() => {});
			return result;
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

export type PictureEncoder = ReturnType<typeof createPictureEncoder>;
