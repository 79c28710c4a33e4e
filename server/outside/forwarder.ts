import { request } from 'undici';
import type { TrackedEvent } from '#shared/catalogue/bff/tracking.ts';

/** Milliseconds for which events are gathered, that a service may take, and that it is left alone after a failure. */
const PAUSE = { gather: 2_000, answer: 3_000, rest: 30_000 };
const BATCH = 200;
/** Events that wait for one service at most; the oldest are dropped first. */
const MAX_WAITING = 2_000;

/** Sends events to one service, batch by batch. One that is slow, away or refuses costs its own events and nothing else. */
function createService(url: string, pause: typeof PAUSE, lost: (count: number) => void) {
	let waiting: TrackedEvent[] = [];
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
		if (!arrived) lost(events.length);
		if (waiting.length > 0) later(arrived ? 0 : pause.rest);
	}

	return {
		add(events: readonly TrackedEvent[]): void {
			waiting.push(...events);
			const over = waiting.length - MAX_WAITING;
			if (over > 0) {
				waiting = waiting.slice(over);
				lost(over);
			}
			if (waiting.length > 0) later(pause.gather);
		},
		async close(): Promise<void> {
			clearTimeout(timer);
			await send();
		},
	};
}

/** Log the number of events that a service didn't get, and of fields that aren't on the list. */
export type ForwarderFaults = { eventsLost: (count: number) => void; eventFieldsRefused: (count: number) => void };

type Options = {
	urls: readonly string[];
	faults: ForwarderFaults;
	pause?: typeof PAUSE;
};

/** Passes events on to the analytics and the statistics service, in the background. */
export function createForwarder({ urls, faults, pause = PAUSE }: Options) {
	const services = urls.map((url) => createService(url, pause, faults.eventsLost));
	return {
		/** Takes events that are on the list, and the number of fields that weren't. */
		passOn(events: readonly TrackedEvent[], refused: number): void {
			if (refused > 0) faults.eventFieldsRefused(refused);
			for (const service of services) service.add(events);
		},
		/** Sends what still waits, as far as it can be had. */
		close: async (): Promise<void> => void (await Promise.all(services.map((service) => service.close()))),
	};
}
