import { setTimeout as pause } from 'node:timers/promises';

/** Waits until a press of the same button is a new one, and not the second half of a double click (`client/ui/use-press.ts`). */
export const nextPress = (): Promise<void> => pause(550);
