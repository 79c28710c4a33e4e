import { request } from 'undici';
import type { Log } from '#server/log-fields.ts';
import type { TrackedEvent } from '#shared/catalogue/bff/tracking.ts';

/** Milliseconds for which events are gathered, that a service may take, and that it is left alone after a failure. */
const PAUSE = { gather: 2_000, answer: 3_000, rest: 30_000 };
const BATCH = 200;
/** Events that wait for one service at most; the oldest are dropped first. */
const MAX_WAITING = 2_000;
const SAY_EVERY_MS = 60_000;

/** Sends events to one service, batch by batch. One that is slow, away or refuses costs its own events and nothing else. */
function createService(url: string, pause: typeof PAUSE) {
	let waiting: TrackedEvent[] = [];
	let lost = 0;
	let timer: NodeJS.Timeout | undefined;

	const later = (ms: number): void => {
		timer ??= setTimeout(() => {
			timer = undefined;
			void send();
		}, ms).unref();
	};

	async function send(): Promise<void> {
		const events = waiting.slice(0, BATCH);
		waiting = waiting.slice(BATCH);
		if (events.length === 0) return;
		const arrived = await request(url, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ events }),
			signal: AbortSignal.timeout(pause.answer),
		}).then(
			async ({ statusCode, body }) => {
				await body.dump();
				return statusCode < 300;
			},
			() => false,
		);
		if (!arrived) lost += events.length;
		if (waiting.length > 0) later(arrived ? 0 : pause.rest);
	}

	return {
		add(events: readonly TrackedEvent[]): void {
			waiting.push(...events);
			const over = waiting.length - MAX_WAITING;
			if (over > 0) {
				waiting = waiting.slice(over);
				lost += over;
			}
			if (waiting.length > 0) later(pause.gather);
		},
		/** How many events were lost since this was last asked. */
		takeLost(): number {
			const count = lost;
			lost = 0;
			return count;
		},
		async close(): Promise<void> {
			clearTimeout(timer);
			await send();
		},
	};
}

/**
 * Passes events on to the analytics and the statistics service, in the background. What was refused and what was lost is counted, and said
 * once a minute.
 */
export function createForwarder({
	urls,
	log,
	pause = PAUSE,
	now = Date.now,
}: {
	urls: readonly string[];
	log: Pick<Log, 'warn'>;
	pause?: typeof PAUSE;
	now?: () => number;
}) {
	const services = urls.map((url) => createService(url, pause));
	let refusals = 0;
	let saidAt = Number.NEGATIVE_INFINITY;

	function say(): void {
		if (now() - saidAt < SAY_EVERY_MS) return;
		const lost = services.reduce((sum, service) => sum + service.takeLost(), 0);
		if (lost > 0) log.warn({ count: lost }, 'tracking events lost');
		if (refusals > 0) log.warn({ count: refusals }, 'fields of tracking events refused');
		if (lost > 0 || refusals > 0) saidAt = now();
		refusals = 0;
	}

	return {
		/** Takes events that are on the list, and the number of fields that weren't. */
		passOn(events: readonly TrackedEvent[], refused: number): void {
			refusals += refused;
			for (const service of services) service.add(events);
			say();
		},
		/** Sends what still waits, as far as it can be had. */
		close: async (): Promise<void> => void (await Promise.all(services.map((service) => service.close()))),
	};
}
