import { z } from 'zod';
import { type CallName, catalogue } from '#shared/catalogue/catalogue.ts';
import { exactId } from '#shared/rules/exact-id.ts';

/** The only call by default: all later calls of a booking or payment are made by members who hold cabins already. */
const HOLD = 'POST /booking/hold';

const list = (fallback: string) =>
	z
		.string()
		.default(fallback)
		.transform((text) => text.split(',').flatMap((part) => part.trim() || []));

const isGuardable = (name: string): name is CallName =>
	name.startsWith('POST ') && Object.hasOwn(catalogue, name) && catalogue[name as CallName].who === 'member';

/** The settings of a sale's waiting room (docs/operations.md). */
export const saleSettings = {
	WAITING_ROOM_OPENS: z.iso
		.datetime({ offset: true, error: 'a time with its offset, as 2027-03-01T10:00:00+08:00' })
		.transform((text) => Date.parse(text))
		.optional(),
	WAITING_ROOM_MINUTES: z.coerce.number().int().min(1).max(1_440).default(120),
	WAITING_ROOM_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).default(600),
	WAITING_ROOM_VOYAGES: list(''),
	WAITING_ROOM_CALLS: list(HOLD).superRefine((names, context) => {
		for (const name of names.filter((other) => !isGuardable(other)))
			context.addIssue({ code: 'custom', message: `${name} is no POST of members’` });
	}),
};

/** A sale that people wait for. Times in epoch milliseconds; no voyages means all. */
export type Sale = {
	opens: number;
	closes: number;
	/** Members let in each minute. */
	perMinute: number;
	voyages: ReadonlySet<string>;
	calls: ReadonlySet<string>;
};

type Settings = z.output<z.ZodObject<typeof saleSettings>>;

/** The sale of the settings; null without one. */
export function saleOf(settings: Settings): Sale | null {
	const { WAITING_ROOM_OPENS: opens, WAITING_ROOM_PER_MINUTE: perMinute } = settings;
	if (opens === undefined) return null;
	return {
		opens,
		closes: opens + settings.WAITING_ROOM_MINUTES * 60_000,
		perMinute,
		voyages: new Set(settings.WAITING_ROOM_VOYAGES.map(exactId)),
		calls: new Set(settings.WAITING_ROOM_CALLS),
	};
}
