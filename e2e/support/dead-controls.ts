import type { Page } from '@playwright/test';

/**
 * Returns the controls of a page that can be seen and do nothing without scripts: buttons that neither send a form nor open something by the
 * browser's own means, and fields that no form sends. Each is named by its text and its place.
 */
export const deadControls = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const CONTROLS = 'button, input, select, textarea, [role=button], [role=switch], [role=tab], [role=slider], [role=combobox]';
		const isShown = (element: Element): boolean =>
			element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getClientRects().length > 0;
		const sends = (form: HTMLFormElement | null): boolean =>
			form?.hasAttribute('action') === true &&
			[...form.elements].some((control) => control.matches('button:not([type=button]), input[type=submit]') && isShown(control));
		const opens = (button: HTMLButtonElement): boolean => {
			button.focus();
			const panel = button.nextElementSibling;
			return button.hasAttribute('aria-expanded') && panel !== null && isShown(panel);
		};
		const isAlive = (control: Element): boolean => {
			if (control.closest('a[href], summary')) return true;
			if (control.matches(':disabled, input[type=hidden]')) return true;
			if (control instanceof HTMLButtonElement) return control.type === 'submit' ? sends(control.form) : opens(control);
			if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)
				return sends(control.form);
			return false;
		};
		const nameOf = (control: Element): string => {
			const { tagName, textContent } = control;
			const labels =
				control instanceof HTMLInputElement ? [...(control.labels ?? [])].map((label) => label.textContent).join() : '';
			const name =
				control.getAttribute('aria-label') || textContent?.trim() || labels || control.getAttribute('name') || control.id;
			const place = control.closest('header, footer, nav, section, form, main')?.tagName.toLowerCase() ?? 'body';
			return `${tagName.toLowerCase()} “${name.slice(0, 40)}” in ${place} .${control.className.toString().slice(0, 60)}`;
		};
		return [...document.querySelectorAll(CONTROLS)].filter((control) => isShown(control) && !isAlive(control)).map(nameOf);
	});

/** Returns the texts of forms that change something and can't be seen, unless they are in something that one can open. */
export const hiddenForms = (page: Page): Promise<string[]> =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLFormElement>('form[method=post]')]
			.filter((form) => !form.checkVisibility() && !form.closest('details:not([open])'))
			.map(({ textContent }) => String(textContent).slice(0, 80)),
	);
