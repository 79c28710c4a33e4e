/** Milliseconds in which what appears in the place of a pressed button takes no press: the second tap was meant for the button. */
const SETTLES_IN = 500;
/** Pixels between two taps of one place. */
const NEAR = 24;

/** `top`: of the button in the window, at the press. */
type Press = { by: Element; x: number; y: number; at: number; scrolled: number; top: number };

const isInPlace = ({ by, x, y }: Press): boolean => by.contains(document.elementFromPoint(x, y));

/** A page that grows above the button scrolls too, and the button stays where it was. */
const isScrolledAway = ({ by, scrolled, top }: Press): boolean =>
	scrolled !== scrollY && by.isConnected && by.getBoundingClientRect().top !== top;

/** Keeps the second tap of a button from what has come into its place (docs/rules.md, change-once). */
export function guardPressedPlace(): void {
	let last: Press | null = null;
	const noteChange = () => {
		if (!last || isInPlace(last)) return;
		last.at = performance.now();
		changes.disconnect();
	};
	const changes = new MutationObserver(() => requestAnimationFrame(noteChange));
	addEventListener(
		'click',
		(event) => {
			// The time of the hand: a busy page hears of it later
			const { target, isTrusted, detail, clientX: x, clientY: y, timeStamp: at } = event;
			const byHand = isTrusted && detail > 0;
			if (!byHand || !(target instanceof Element)) return;
			const isSecond =
				last && !last.by.contains(target) && Math.hypot(x - last.x, y - last.y) < NEAR && at - last.at < SETTLES_IN;
			if (last && isSecond && !isInPlace(last) && !isScrolledAway(last)) {
				event.preventDefault();
				return event.stopImmediatePropagation();
			}
			const by = target.closest('button, a[href]');
			last = by && { by, x, y, at, scrolled: scrollY, top: by.getBoundingClientRect().top };
			changes.disconnect();
			if (by) changes.observe(document.body, { childList: true, subtree: true });
		},
		true,
	);
}
