import { replacedControls } from './replaced-controls.ts';
import type { Control, Shown } from './shown-controls.ts';

/** React's memory of a control's value: it reports a change where the two differ. A control has it from its hydration on. */
type Tracked = { _valueTracker?: { setValue: (value: string) => void } };

/** Milliseconds between two rounds, and the number of rounds, in which a part of the page may become alive. */
const PAUSE = 100;
const ROUNDS = 20;

const isBox = ({ type }: Control): boolean => type === 'checkbox' || type === 'radio';

/** True for a control that shows something else than the document said. Of radio buttons the chosen one counts. */
function isChanged([control, value, checked]: Shown): boolean {
	if (control instanceof HTMLSelectElement) return value !== [...control.options].find((option) => option.defaultSelected)?.value;
	if (!isBox(control)) return value !== control.defaultValue && control.type !== 'file';
	return checked !== (control as HTMLInputElement).defaultChecked && (checked || control.type === 'checkbox');
}

const notify = (control: Control, event: string) => control.dispatchEvent(new Event(event, { bubbles: true }));

/** Changes a control to what it showed, as the visitor does it: every handler learns it. */
function change([control, value, checked]: Shown): void {
	if (isBox(control)) {
		(control as HTMLInputElement).checked = !checked;
		control.click();
		return;
	}
	control.value = value;
	(control as Tracked)._valueTracker?.setValue(`${value} `);
	notify(control, 'input');
	notify(control, 'change');
}

/**
 * Presses a button again, or a link that acts as one; the control of the same name where another stands in its place by now. A
 * button that sends a form is left out, since the browser has sent it.
 */
function pressAgain(target: Element): void {
	const pressed = target.closest<HTMLElement>('button,[data-press]');
	const name = pressed?.getAttribute('aria-label');
	const other = name && !pressed?.isConnected ? document.querySelector<HTMLElement>(`[aria-label="${CSS.escape(name)}"]`) : null;
	// Pressed as it was wanted
	if (other?.getAttribute('aria-pressed') === 'true') return;
	const button = other ?? pressed;
	if (button instanceof HTMLButtonElement && button.type === 'submit' && button.form) return;
	button?.click();
}

const pause = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The changes that aren't repeated yet. */
const changes = new Map<Control, Shown>();

/** Repeats each change, then the presses of buttons in their order, with time for the page to answer each. */
async function repeatOnce(): Promise<void> {
	for (const [control, shown] of changes) {
		if (control.isConnected && !(control instanceof HTMLSelectElement) && !('_valueTracker' in control)) {
			// Makes React hydrate the part around it, as far as that has come
			notify(control, 'change');
			continue;
		}
		changes.delete(control);
		change(shown);
		await pause();
	}
	const presses = [...early];
	early.clear();
	for (const { target } of presses) {
		pressAgain(target as Element);
		await pause();
	}
}

let repeating = false;

/**
 * Repeats changes of controls and the presses that React hasn't taken. What meets a part of the page that isn't alive yet is
 * repeated again: a press that React doesn't take is among the early ones once more. Links and buttons that send a form are left
 * out, since the browser has followed them.
 */
export async function repeat(shown: readonly Shown[], before: readonly Shown[]): Promise<void> {
	const replaced = replacedControls(before.map(([control]) => control));
	for (const [control, value, checked] of before.filter(isChanged)) {
		const now = replaced.get(control);
		if (now) changes.set(now, [now, value, checked]);
		// React puts a text area back to the text that the document has for it
		else if (control instanceof HTMLTextAreaElement) changes.set(control, [control, value, checked]);
	}
	for (const own of shown.filter(isChanged)) changes.set(own[0], own);
	if (repeating) return;
	repeating = true;
	// A change that the visitor makes meanwhile is newer
	const forget = ({ target, isTrusted }: Event) => isTrusted && changes.delete(target as Control);
	addEventListener('input', forget, true);
	for (let round = 0; round < ROUNDS && changes.size + early.size > 0; round += 1) {
		await repeatOnce();
		await pause(PAUSE);
	}
	removeEventListener('input', forget, true);
	changes.clear();
	early.clear();
	repeating = false;
}
