import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'express';
import { AppError } from '#server/request/errors.ts';

const EVERY_MS = 1_500;
const MAX_DURATION_MS = 300_000;
/** The most streams of one browser in this process: a page needs one, and hidden tabs close theirs. */
const MAX_STREAMS = 5;
const RETRY_AFTER_SECONDS = 5;

export type EventStream = {
	events: AsyncIterator<unknown, unknown>;
	response: Response;
	left: AbortSignal;
	isDraining: () => boolean;
};

/**
 * Sends server-sent events: asks for one every 1.5 s and doesn't repeat the same one. Ends with the last event, when the visitor
 * leaves the page, when this server drains, and after five minutes; the browser then asks again.
 */
export async function sendEvents({ events, response, left, isDraining }: EventStream): Promise<void> {
	response.writeHead(200, {
		'content-type': 'text/event-stream; charset=utf-8',
		'cache-control': 'private, no-store',
		'x-accel-buffering': 'no',
	});
	response.flushHeaders();
	const end = performance.now() + MAX_DURATION_MS;
	let last = '';
	while (!left.aborted && !isDraining() && performance.now() < end) {
		const { value, done } = await events.next();
		if (left.aborted) return;
		const text = JSON.stringify(value);
		response.write(text === last ? ': still\n\n' : `data: ${text}\n\n`);
		last = text;
		if (done) break;
		await pause(EVERY_MS, undefined, { signal: left }).catch(() => {});
	}
	response.end();
}

/** Counts the streams of each browser. `run` throws `rate-limited` when one has too many open. */
export function createStreamCount() {
	const open = new Map<string, number>();
	return {
		async run(browser: string, send: () => Promise<void>): Promise<void> {
			const others = open.get(browser) ?? 0;
			if (others >= MAX_STREAMS) throw new AppError('rate-limited', 'too many streams', { retryAfter: RETRY_AFTER_SECONDS });
			open.set(browser, others + 1);
			try {
				await send();
			} finally {
				const left = (open.get(browser) ?? 1) - 1;
				if (left > 0) open.set(browser, left);
				else open.delete(browser);
			}
		},
	};
}
