/** Returns the description of a control for screen readers: its hint, and what is wrong with it. */
export const description = (control: Element): string =>
	(control.getAttribute('aria-describedby') ?? '')
		.split(' ')
		.map((id) => document.getElementById(id)?.textContent ?? '')
		.join(' ')
		.trim();
