import type { Log, LogFields } from '#server/watch/log-fields.ts';
import type { Misfit } from './read-reply.ts';

const EVERY_MS = 60_000;
/** With more kinds of lines at once all of upstream is at fault; the oldest kinds are forgotten. */
const MAX_KINDS = 2_000;

/** Creates the log of upstream's faults: the first line at once, then one a minute for each call and field, with its count. */
export function createFaultLog(log: Pick<Log, 'warn' | 'info'>, now: () => number = Date.now) {
	const kinds = new Map<string, { saidAt: number; count: number }>();

	/** Writes a line for a kind of fault, unless one was written within a minute; the count of the others comes with the next line. */
	function say(kind: string, fields: LogFields, message: string, by = 1): void {
		const known = kinds.get(kind) ?? { saidAt: Number.NEGATIVE_INFINITY, count: 0 };
		known.count += by;
		kinds.delete(kind);
		kinds.set(kind, known);
		const [oldest] = kinds.keys();
		if (kinds.size > MAX_KINDS && oldest !== undefined) kinds.delete(oldest);
		if (now() - known.saidAt < EVERY_MS) return;
		log.warn({ ...fields, count: known.count }, message);
		known.saidAt = now();
		known.count = 0;
	}

	return {
		/** Logs values of a reply that didn't fit. */
		misfits(call: string, misfits: readonly Misfit[]): void {
			for (const [field, { index, expected, got }] of new Map(misfits.map((misfit) => [misfit.field, misfit])))
				say(`${call} ${field}`, { call, field, index, expected, got }, 'reply does not fit');
		},
		/** Logs a call that wasn't answered. */
		outage: (call: string, reason: string): void => say(`${call} outage ${reason}`, { call, reason }, 'no answer from upstream'),
		/** Logs a picture that isn't shown, as its host isn't in the settings. */
		picture: (field: string): void => say(`picture ${field}`, { field }, 'picture of a host that is not in PICTURE_HOSTS'),
		/** Logs events of visits that a service didn't get. */
		eventsLost: (lost: number): void => say('events lost', {}, 'tracking events lost', lost),
		/** Logs fields of sent events that aren't on the list. Their names come from browsers, so they aren't logged. */
		eventFieldsRefused: (refused: number): void => say('event fields refused', {}, 'fields of tracking events refused', refused),
		/** Logs that a call's breaker opens, tries again, or closes. */
		breaker: (call: string, state: 'open' | 'closed'): void => log.warn({ call, breaker: state }, 'breaker changed'),
	};
}

export type FaultLog = ReturnType<typeof createFaultLog>;
