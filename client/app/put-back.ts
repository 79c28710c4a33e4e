/** Where the page is being put back to; null once the visitor moves it, who may have done so before anything was put back. */
let place: number | null = null;
let moved = false;

/** Notes, from the first moment of the document on, that the visitor moves the page: from then on it stays where they want it. */
export function watchMoves(): void {
	const letGo = () => {
		moved = true;
		place = null;
	};
	for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
		addEventListener(input, letGo, { capture: true, passive: true });
}

/** Whether the visitor has done anything to this document yet. */
export const hasMoved = (): boolean => moved;

/** Brings the page to a place at once, and with `null` leaves it there. A page that isn't long enough yet gets there as its parts come. */
export function putBack(to: number | null): void {
	place = to;
	if (to !== null) scrollTo({ top: to, behavior: 'instant' });
}

/** Whether the page is still being put back. A scroll to another place than that is the visitor's, by the scroll bar: it ends it. */
export function isPuttingBack(): boolean {
	if (place === null) return false;
	const below = document.documentElement.scrollHeight - innerHeight - scrollY;
	if (scrollY > place + 1 || (scrollY < place - 1 && below > 1)) place = null;
	return place !== null;
}

/** Puts the page back again whenever its length changes. Returns how to stop. */
export function followLength(): () => void {
	const observer = new ResizeObserver(() => putBack(place));
	observer.observe(document.body);
	return () => observer.disconnect();
}
