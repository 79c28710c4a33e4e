import type { Log } from '#server/watch/log-fields.ts';
import type { Misfit } from './read-reply.ts';

const EVERY_MS = 60_000;
/** More kinds of lines than this at once are a fault of all of upstream: the oldest are forgotten. */
const MAX_KINDS = 2_000;

/**
 * Says what is wrong with upstream's replies: the first time at once, then once a minute for each call and field, with how often it came.
 */
export function createFaultLog(log: Pick<Log, 'warn' | 'info'>, now: () => number = Date.now) {
	const kinds = new Map<string, { saidAt: number; count: number }>();

	function countOf(key: string, by = 1): number | null {
		const known = kinds.get(key) ?? { saidAt: Number.NEGATIVE_INFINITY, count: 0 };
		known.count += by;
		kinds.delete(key);
		kinds.set(key, known);
		const [oldest] = kinds.keys();
		if (kinds.size > MAX_KINDS && oldest !== undefined) kinds.delete(oldest);
		if (now() - known.saidAt < EVERY_MS) return null;
		const { count } = known;
		known.saidAt = now();
		known.count = 0;
		return count;
	}

	return {
		/** Values of a reply that didn't fit. */
		misfits(call: string, misfits: readonly Misfit[]): void {
			for (const [field, { index, expected, got }] of new Map(misfits.map((misfit) => [misfit.field, misfit]))) {
				const count = countOf(`${call} ${field}`);
				if (count !== null) log.warn({ call, field, index, expected, got, count }, 'reply does not fit');
			}
		},
		/** A call that wasn't answered. */
		outage(call: string, reason: string): void {
			const count = countOf(`${call} outage ${reason}`);
			if (count !== null) log.warn({ call, reason, count }, 'no answer from upstream');
		},
		/** A picture of a host that isn't in the settings: it isn't shown. */
		picture(field: string): void {
			const count = countOf(`picture ${field}`);
			if (count !== null) log.warn({ field, count }, 'picture of a host that is not in PICTURE_HOSTS');
		},
		/** A foreign picture that can't be shown. The host is one of the settings. */
		foreignPicture(host: string, reason: string): void {
			const count = countOf(`foreign picture ${host} ${reason}`);
			if (count !== null) log.warn({ host, reason, count }, 'foreign picture not shown');
		},
		/** Events of visits that a service didn't get. */
		eventsLost(lost: number): void {
			const count = countOf('events lost', lost);
			if (count !== null) log.warn({ count }, 'tracking events lost');
		},
		/** Fields of sent events that aren't on the list. Their names come from browsers, so they aren't logged. */
		eventFieldsRefused(refused: number): void {
			const count = countOf('event fields refused', refused);
			if (count !== null) log.warn({ count }, 'fields of tracking events refused');
		},
		/** A call's breaker opens, tries again, or closes. */
		breaker(call: string, state: 'open' | 'closed'): void {
			log.warn({ call, breaker: state }, 'breaker changed');
		},
	};
}

export type FaultLog = ReturnType<typeof createFaultLog>;
