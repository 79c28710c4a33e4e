/** What describes a control to somebody who can't see it: its hint, and what is wrong with it. */
export const description = (control: Element): string =>
	(control.getAttribute('aria-describedby') ?? '')
		.split(' ')
		.map((id) => document.getElementById(id)?.textContent ?? '')
		.join(' ')
		.trim();
