import { setTimeout as pause } from 'node:timers/promises';

/** Waits until a press of the same button is a new one, and not the second half of a double click (docs/rules.md, change-once). */
export const nextPress = (): Promise<void> => pause(600);
