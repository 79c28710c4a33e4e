import { CHECK_IN_DAYS } from '../constants.ts';
import { addDays } from './dates.ts';

/** A ship's departure: the day in China, and the moment, null when unknown. */
export type SailingTime = { date: string; leavesAt: number | null };
/** The settings of check-in: it opens so many days before sailing and closes so many hours before. */
export type CheckInTerms = { opensDays: number; closesHours: number };
/** Moments in epoch milliseconds at which check-in opens, should be done and closes, and the ship leaves. */
export type CheckInWindow = { opens: number; due: number; closes: number; leaves: number };

/** `early`: not open yet; `late`: open still, past the day by which it should be done. */
export const CHECK_IN_PHASES = ['early', 'open', 'late', 'closed', 'departed'] as const;
export type CheckInPhase = (typeof CHECK_IN_PHASES)[number];

const HOUR = 3_600_000;

/** Returns the last day of departure whose passengers should have been checked in before `today`, a day in China. */
export const lastLateDay = (today: string): string => addDays(today, CHECK_IN_DAYS - 1);

/** The first moment of a day in China, epoch milliseconds. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

/** Returns the earliest moment of a ship's departure: the known one, else the first of its day, so that nothing is promised too late. */
export const leavesFrom = ({ date, leavesAt }: SailingTime): number => leavesAt ?? startOfDay(date);

/**
 * Returns the moments of a sailing's online check-in (docs/rules.md, check-in-window). It never closes before the end of the day by which
 * it should be done.
 */
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

/** Returns the phase of a window at a moment. */
export function checkInPhase({ opens, due, closes, leaves }: CheckInWindow, now: number): CheckInPhase {
	if (now >= leaves) return 'departed';
	if (now >= closes) return 'closed';
	if (now >= due) return 'late';
	return now >= opens ? 'open' : 'early';
}

/** Returns the next moment by which a check-in is to be done: the day it should be, then its end; null when it has closed. */
export function checkInBy({ due, closes }: CheckInWindow, now: number): number | null {
	if (now < due) return due;
	return now < closes ? closes : null;
}

/** True when passengers can be checked in during that phase. */
export const canCheckIn = (phase: CheckInPhase): boolean => phase === 'open' || phase === 'late';
