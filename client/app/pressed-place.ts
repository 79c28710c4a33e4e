/** Milliseconds in which what appears in the place of a pressed button takes no press: the second tap was meant for the button. */
const SETTLES_IN = 500;
/** Pixels between two taps of one place. */
const NEAR = 24;

/** `at`: the time of the press, then of what has come into its place (`changed`). */
type Press = { by: Element; x: number; y: number; at: number; changed: boolean; scrolled: number };

const isInPlace = ({ by, x, y }: Press): boolean => by.contains(document.elementFromPoint(x, y));

/** Keeps the second tap of a button from what has come into its place (docs/rules.md, change-once). */
export function guardPressedPlace(): void {
	let last: Press | null = null;
	const noteChange = () => {
		if (!last || isInPlace(last)) return;
		last.at = performance.now();
		last.changed = true;
		changes.disconnect();
	};
	const changes = new MutationObserver(() => requestAnimationFrame(noteChange));
	// What moves with a scroll isn't a change of the place. The event of a scroll before the press may come after it
	addEventListener('scroll', () => {
		if (last?.scrolled !== scrollY) last = null;
	});
	addEventListener(
		'click',
		(event) => {
			// The time of the hand: a busy page hears of it later
			const { target, isTrusted, detail, clientX: x, clientY: y, timeStamp: at } = event;
			const byHand = isTrusted && detail > 0;
			if (!byHand || !(target instanceof Element)) return;
			// On a busy page the change may have come already, and wait for its frame
			const settlesIn = last?.changed ? SETTLES_IN : 2 * SETTLES_IN;
			const isSecond = last && !last.by.contains(target) && Math.hypot(x - last.x, y - last.y) < NEAR && at - last.at < settlesIn;
			if (last && isSecond && !isInPlace(last)) {
				event.preventDefault();
				return event.stopImmediatePropagation();
			}
			const by = target.closest('button, a[href]');
			last = by && { by, x, y, at, changed: false, scrolled: scrollY };
			changes.disconnect();
			if (by) changes.observe(document.body, { childList: true, subtree: true });
		},
		true,
	);
}
