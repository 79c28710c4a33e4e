import { pick } from '#server/composition/localise.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import { passFrom } from '#shared/rules/boarding-pass.ts';
import { checkInPhase, checkInWindow } from '#shared/rules/check-in-window.ts';

/** Upstream's facts about the boarding of a sailing. */
export type Boarding = { leavesAt: number | null; boardingAt: number | null; terminal: string; enTerminal: string };

/** Returns the times when a sailing's passengers can check in and board. `date` is the day of departure. */
export function windowOf(
	{ date, leavesAt, boardingAt, terminal, enTerminal }: Boarding & { date: string },
	{ lang, now, settings }: Pick<FeatureScope, 'lang' | 'now' | 'settings'>,
): CheckInSailing['window'] {
	const sailing = { date, leavesAt };
	const { opens, due, closes, leaves } = checkInWindow(sailing, settings.checkIn);
	return {
		phase: checkInPhase({ opens, due, closes, leaves }, now.getTime()),
		opens,
		due,
		closes,
		passFrom: passFrom(sailing),
		leavesAt,
		boardingAt,
		terminal: pick(lang, terminal, enTerminal),
	};
}
