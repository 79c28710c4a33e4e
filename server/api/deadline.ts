import { AppError } from '#server/request/errors.ts';

/**
 * Waits for `work` at most `milliseconds`, then throws `upstream-unavailable`. The work itself continues: other callers may wait
 * for it.
 */
export async function deadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(
			() => reject(new AppError('upstream-unavailable', `no answer within ${milliseconds} ms`, { late: true })),
			milliseconds,
		);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}
