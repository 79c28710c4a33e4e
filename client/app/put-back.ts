/**
 * The position to which the page is being put back; null once the visitor moves the page, which may happen before it was put back
 * at all.
 */
let place: number | null = null;
let moved = false;

/** Notes when the visitor moves the page, from the first moment of the document on: from then on it stays where they want it. */
export function watchMoves(): void {
	const letGo = () => {
		moved = true;
		place = null;
	};
	for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
		addEventListener(input, letGo, { capture: true, passive: true });
}

/** True once the visitor has done anything to this document. */
export const hasMoved = (): boolean => moved;

/**
 * Scrolls the page to a position at once, or with `null` leaves it where it is. A page that isn't long enough yet gets there as
 * its parts come.
 */
export function putBack(to: number | null): void {
	place = to;
	if (to !== null) scrollTo({ top: to, behavior: 'instant' });
}

/**
 * True while the page is being put back. A scroll to another position is made by the visitor with the scroll bar, and ends it.
 */
export function isPuttingBack(): boolean {
	if (place === null) return false;
	const below = document.documentElement.scrollHeight - innerHeight - scrollY;
	if (scrollY > place + 1 || (scrollY < place - 1 && below > 1)) place = null;
	return place !== null;
}

/** Puts the page back again whenever its length changes. Returns a function that stops this. */
export function followLength(): () => void {
	const observer = new ResizeObserver(() => putBack(place));
	observer.observe(document.body);
	return () => observer.disconnect();
}
