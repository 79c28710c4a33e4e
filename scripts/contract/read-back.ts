import { setTimeout as pause } from 'node:timers/promises';
import type { Ask, Asked } from './ask.ts';
import type { Known, ReadBack } from './probe.ts';

/** Milliseconds between readings. */
const STEP_MS = 500;

type Terms = { ask: Ask; token: string | undefined; lastMs: number };

/**
 * Reads back what a call has written: at once, then every half second until it is there, and when `lastMs` have passed. Notes of the call how late it is
 * read, or that it isn't.
 */
export async function readBack(
	made: Asked,
	{ name, shows }: ReadBack,
	known: Known,
	{ ask, token, lastMs }: Terms,
): Promise<void> {
	const begun = performance.now();
	let seenAfter: number | null = null;
	for (let at = 0; at <= lastMs; at += STEP_MS) {
		const isLast = at + STEP_MS > lastMs;
		await pause(Math.max(0, begun + at - performance.now()));
		if (seenAfter !== null && !isLast) continue;
		const after = at === 0 ? 0 : performance.now() - begun;
		const { data, error } = await ask(name, {}, { token });
		seenAfter = !error && shows(data, known) ? (seenAfter ?? after) : null;
	}
	if (seenAfter === null) made.notes.push(['not-read-back', name.replace('/openapi', '')]);
	else if (seenAfter > 0) made.notes.push(['read-late', `${(seenAfter / 1_000).toFixed(1)} s`]);
}
