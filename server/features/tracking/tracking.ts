import type { FeatureServices, Handler } from '#server/handler.ts';
import { TRACKED_EVENTS, type TrackedEvent } from '#shared/catalogue/bff/tracking.ts';

const isKnown = (name: string): name is keyof typeof TRACKED_EVENTS => Object.hasOwn(TRACKED_EVENTS, name);

/**
 * Reads a sent event: keeps the fields on the list and counts the others. The event is null when it isn't on the list or lacks a
 * required field.
 */
function read(sent: { event: string }): { event: TrackedEvent | null; refused: number } {
	const schema = isKnown(sent.event) ? TRACKED_EVENTS[sent.event] : null;
	const fields = Object.keys(sent);
	if (!schema) return { event: null, refused: fields.length };
	const refused = fields.filter((field) => !Object.hasOwn(schema.shape, field)).length;
	const { data } = schema.safeParse(sent);
	return data ? { event: data, refused } : { event: null, refused: fields.length };
}

/** Creates the handler of `POST /events`: passes on the events and fields that are on the list (docs/rules.md, tracking). */
export const createTrack =
	(passOn: FeatureServices['track']): Handler<'POST /events'> =>
	async ({ events }) => {
		const all = events.map(read);
		const accepted = all.flatMap(({ event }) => event ?? []);
		const refused = all.reduce((sum, { refused: count }) => sum + count, 0);
		passOn(accepted, refused);
		return { accepted: accepted.length, refused };
	};
