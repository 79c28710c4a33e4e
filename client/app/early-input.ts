import type { Control, Shown } from './shown-controls.ts';

declare global {
	/** The presses that React hasn't taken, in their order. */
	var early: Set<Event>;
}

/** Returns the controls of the document, with what they show. */
export function readControls(): Shown[] {
	const controls = document.querySelectorAll<Control & HTMLInputElement>('input,select,textarea');
	return [...controls].map((control) => [control, control.value, control.checked]);
}

/**
 * Repeats what the visitor did before the page was alive, so that its handlers learn it. `shown` is what the controls show,
 * `before` what they showed before React hydrated them. The code is loaded where a control may show something else than the
 * document said: chosen, typed, or restored by the browser.
 */
export async function repeatInput(shown: readonly Shown[] = [], before = shown): Promise<void> {
	const isChanged = ([control, value, checked]: Shown) =>
		value !== (control as HTMLInputElement).defaultValue || checked !== (control as HTMLInputElement).defaultChecked;
	if (early.size > 0 || [...before, ...shown].some(isChanged)) (await import('./repeat-input.ts')).repeat(shown, before);
}
