/**
 * Stops the link of a press that only closes what is open: the click that follows reaches no listener. Returns whether there was
 * a link.
 */
export function withholdLink({ target }: Event): boolean {
	if (!(target instanceof Element && target.closest('a'))) return false;
	const over = new AbortController();
	const options = { capture: true, signal: over.signal };
	const end = () => over.abort();
	addEventListener(
		'click',
		(event) => {
			event.preventDefault();
			event.stopPropagation();
			end();
		},
		options,
	);
	// No click follows when the finger scrolled; the next event is another press.
	for (const next of ['pointerdown', 'keydown']) addEventListener(next, end, options);
	return true;
}
