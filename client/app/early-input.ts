declare global {
	/** Events that React hasn't handled, in their order: the visitor's presses, and the probes of `isAlive`. */
	var early: Set<Event>;
}

/** An element that a visitor fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control that shows something else than the document said, by its place (`byPlace`). */
type Change = { control: Control; place: string; value: string; checked: boolean };

/** Milliseconds between two rounds, and the number of rounds, in which a part of the page may become alive. */
const PAUSE = 100;
const ROUNDS = 20;

const isBox = ({ type }: Control): boolean => type === 'checkbox' || type === 'radio';

/** Returns the controls of the document by kind, name and, where they are ticked, value, and by their order among those that are alike. */
export function byPlace(): Map<string, Control> {
	const counts = new Map<string, number>();
	const places = new Map<string, Control>();
	for (const control of document.querySelectorAll<Control>('input,select,textarea')) {
		const kind = [control.type, control.name, isBox(control) ? control.value : ''].join();
		counts.set(kind, (counts.get(kind) ?? 0) + 1);
		places.set(`${kind},${counts.get(kind)}`, control);
	}
	return places;
}

/** True for a control that shows something else than the document said. Of radio buttons the chosen one counts. */
function isChanged(control: Control): boolean {
	if (control instanceof HTMLSelectElement) {
		const options = [...control.options];
		return control.value !== (options.find((option) => option.defaultSelected) ?? options[0])?.value;
	}
	if (!isBox(control)) return control.value !== control.defaultValue && control.type !== 'file';
	const { checked, defaultChecked } = control as HTMLInputElement;
	return checked !== defaultChecked && (checked || control.type === 'checkbox');
}

/** Returns what was typed, ticked, chosen or restored by the browser. */
export const readChanges = (): Change[] =>
	[...byPlace()].flatMap(([place, control]) =>
		isChanged(control) ? [{ control, place, value: control.value, checked: (control as HTMLInputElement).checked }] : [],
	);

const send = (control: Control, event: string) => control.dispatchEvent(new Event(event, { bubbles: true }));

/** True where React handles the events of a control: then `document.tsx` takes the probe out of `early`. The probe makes React hydrate that part. */
function isAlive(control: Control): boolean {
	const probe = new Event('input', { bubbles: true });
	early.add(probe);
	control.dispatchEvent(probe);
	return !early.delete(probe);
}

/** Changes a control as its visitor did, so that its handlers learn it. React ignores an event without a change since it last looked. */
function change(control: Control, value: string, checked: boolean): void {
	if (isBox(control)) {
		(control as HTMLInputElement).checked = !checked;
		control.click();
		return;
	}
	control.value = `${value} `;
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
	send(control, 'input');
	send(control, 'change');
}

/** Repeats a change where its part is alive. Returns false while it has to wait. */
function isRepeated({ control, place, value, checked }: Change): boolean {
	// React renders a document anew whose texts a translator has changed
	const now = control.isConnected ? control : byPlace().get(place);
	if (now && !isAlive(now)) return false;
	if (now) change(now, value, checked);
	return true;
}

/**
 * Presses a button again, or a link that acts as one; the control of the same name where another stands in its place by now. The
 * browser itself has followed other links, and sent forms.
 */
function pressAgain({ target }: Event): void {
	const pressed = (target as Element).closest<HTMLElement>('button,[data-press]');
	const name = pressed?.getAttribute('aria-label');
	const other = name && !pressed?.isConnected ? document.querySelector<HTMLElement>(`[aria-label="${CSS.escape(name)}"]`) : null;
	const button = other ?? pressed;
	const isSent = button instanceof HTMLButtonElement && button.type === 'submit' && button.form;
	// Pressed as it was wanted
	if (!isSent && other?.getAttribute('aria-pressed') !== 'true') button?.click();
}

const pause = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let isRepeating = false;

/**
 * Repeats what a visitor did before the page, or a part of it, was alive: the changes of controls, then the presses in their order,
 * with time for the page to answer each. What meets a part that isn't alive yet is repeated again.
 */
export async function repeatInput(changes: readonly Change[] = []): Promise<void> {
	if (isRepeating) return;
	isRepeating = true;
	let waiting = changes;
	const forget = (change: Change) => {
		waiting = waiting.filter((other) => other !== change);
	};
	// A change that the visitor makes meanwhile is newer
	const onInput = ({ target, isTrusted }: Event) => {
		for (const each of waiting) if (isTrusted && each.control === target) forget(each);
	};
	addEventListener('input', onInput, true);
	for (let round = 0; round < ROUNDS && waiting.length + early.size > 0; round += 1) {
		if (round > 0) await pause(PAUSE);
		for (const each of waiting) {
			if (waiting.includes(each) && isRepeated(each)) forget(each);
			await pause();
		}
		const presses = [...early];
		early.clear();
		for (const press of presses) {
			pressAgain(press);
			await pause();
		}
	}
	removeEventListener('input', onInput, true);
	early.clear();
	isRepeating = false;
}
