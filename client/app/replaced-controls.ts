import type { Control } from './shown-controls.ts';

/** Controls of the same kind, name and, where it is ticked, value are told apart by their order in the document. */
function kindOf({ type, name, value }: Control): string {
	return [type, name, type === 'checkbox' || type === 'radio' ? value : ''].join();
}

/** Returns the controls by their kind and their place among those of it. */
export function byPlace(controls: Iterable<Control>): Map<string, Control> {
	const counts = new Map<string, number>();
	const places = new Map<string, Control>();
	for (const control of controls) {
		const kind = kindOf(control);
		const count = counts.get(kind) ?? 0;
		counts.set(kind, count + 1);
		places.set(`${kind},${count}`, control);
	}
	return places;
}

/**
 * Returns the new controls by the old ones, in whose places they stand: React renders a document anew whose texts a translator
 * has changed.
 */
export function replacedControls(old: Iterable<Control>): Map<Control, Control> {
	const places = byPlace(document.querySelectorAll<Control>('input,select,textarea'));
	const replaced = new Map<Control, Control>();
	for (const [place, control] of byPlace(old)) {
		const now = places.get(place);
		if (now && !control.isConnected) replaced.set(control, now);
	}
	return replaced;
}
