/** Takes the link from a press that only closes what is open: the click that follows leads nowhere. Called with that press. */
export function withholdLink({ target }: Event): void {
	if (!(target instanceof Element && target.closest('a'))) return;
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
	// No click follows where the finger scrolled; what comes next is another press.
	for (const next of ['pointerdown', 'keydown']) addEventListener(next, end, options);
}
