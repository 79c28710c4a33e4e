import { AppError } from '#server/request/errors.ts';

type Bounds = { atOnce: number; waiting: number; timeoutMs: number };

const busy = () => new AppError('upstream-unavailable', 'too many pictures at once', { status: 503, retryAfter: 2 });

/** Runs `atOnce` works at the same time, while `waiting` others wait for `timeoutMs` at most. Later ones are refused at once. */
export function createTurns({ atOnce, waiting, timeoutMs }: Bounds) {
	let running = 0;
	const queue = new Set<() => void>();

	function turn(): Promise<void> | undefined {
		if (running < atOnce) {
			running += 1;
			return;
		}
		if (queue.size >= waiting) throw busy();
		return new Promise((done, fail) => {
			const begin = () => {
				clearTimeout(late);
				queue.delete(begin);
				done();
			};
			const late = setTimeout(() => {
				queue.delete(begin);
				fail(busy());
			}, timeoutMs);
			queue.add(begin);
		});
	}

	return async <T>(work: () => Promise<T>): Promise<T> => {
		await turn();
		try {
			return await work();
		} finally {
			const [next] = queue;
			// The next work takes the place of the finished one.
			if (next) next();
			else running -= 1;
		}
	};
}
