import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until a press of the same button, or of one that has come into its place, is a new one, not the second half of a double click
 * (docs/rules.md, change-once).
 */
export const nextPress = (): Promise<void> => pause(600);
