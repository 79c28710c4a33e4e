import { CHECK_IN_DAYS } from '../constants.ts';
import { addDays } from './dates.ts';

/** When a ship sails: the day in China, and the moment where upstream tells it. */
export type SailingTime = { date: string; leavesAt: number | null };
/** The settings of check-in: it opens so many days before sailing and closes so many hours before. */
export type CheckInTerms = { opensDays: number; closesHours: number };
/** Moments in epoch milliseconds: check-in opens, should be done, closes; and when the ship leaves. */
export type CheckInWindow = { opens: number; due: number; closes: number; leaves: number };

/** `early`: not open yet; `late`: open still, past the day by which it should be done. */
export const CHECK_IN_PHASES = ['early', 'open', 'late', 'closed', 'departed'] as const;
export type CheckInPhase = (typeof CHECK_IN_PHASES)[number];

const HOUR = 3_600_000;

/** The first moment of a day in China, epoch milliseconds. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

/** When a ship leaves at the earliest: the moment told, else the first of its day, so that nothing is promised too late. */
export const leavesFrom = ({ date, leavesAt }: SailingTime): number => leavesAt ?? startOfDay(date);

/** When a sailing's passengers can check in online (docs/rules.md, check-in-window). It never closes before the day by which it should be done is over. */
export function checkInWindow(sailing: SailingTime, { opensDays, closesHours }: CheckInTerms): CheckInWindow {
	const due = startOfDay(addDays(sailing.date, 1 - CHECK_IN_DAYS));
	const leaves = leavesFrom(sailing);
	return {
		opens: startOfDay(addDays(sailing.date, -opensDays)),
		due,
		closes: Math.max(due, leaves - closesHours * HOUR),
		leaves,
	};
}

/** Where a moment lies in a window. */
export function checkInPhase({ opens, due, closes, leaves }: CheckInWindow, now: number): CheckInPhase {
	if (now >= leaves) return 'departed';
	if (now >= closes) return 'closed';
	if (now >= due) return 'late';
	return now >= opens ? 'open' : 'early';
}

/** Whether people can be checked in at that phase. */
export const canCheckIn = (phase: CheckInPhase): boolean => phase === 'open' || phase === 'late';
