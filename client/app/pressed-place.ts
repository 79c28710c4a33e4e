/** Milliseconds in which what appears in the place of a pressed button takes no press: the second tap was meant for the button. */
const SETTLES_IN = 500;
/** Pixels between two taps of one place. */
const NEAR = 24;

type Press = { by: Element; x: number; y: number; at: number; scrolled: number };

const isInPlace = ({ by, x, y }: Press): boolean => by.contains(document.elementFromPoint(x, y));

/** Keeps the second tap of a button from what has come into its place (docs/rules.md, change-once). */
export function guardPressedPlace(): void {
	let last: Press | null = null;
	const noteChange = () => {
		if (!last || isInPlace(last)) return;
		last.at = performance.now();
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
			const isSecond =
				last && !last.by.contains(target) && Math.hypot(x - last.x, y - last.y) < NEAR && at - last.at < SETTLES_IN;
			if (last && isSecond && last.scrolled === scrollY && !isInPlace(last)) {
				event.preventDefault();
				return event.stopImmediatePropagation();
			}
			const by = target.closest('button, a[href]');
			last = by && { by, x, y, at, scrolled: scrollY };
			changes.disconnect();
			if (by) changes.observe(document.body, { childList: true, subtree: true });
		},
		true,
	);
}
