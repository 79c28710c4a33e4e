import type { Page } from '@playwright/test';
import { alive } from './test.ts';

/** Waits until a document has come whole, with its styles: without them, what they hide counts as visible. */
export async function arrived(page: Page): Promise<void> {
	await page.locator('#site-footer').waitFor({ state: 'attached' });
	await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet);
}

/**
 * Opens a page whose scripts don't come yet, as on a slow line. Returns a function that lets them come and waits until they have
 * taken over.
 */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
	const gate = Promise.withResolvers<void>();
	await page.route('**/*.js', async (route) => {
		await gate.promise;
		await route.continue();
	});
	await page.goto(path, { waitUntil: 'commit' });
	await arrived(page);
	return async () => {
		gate.resolve();
		await alive(page);
	};
}

/** The lines of text that a visitor types in. */
export const TEXTS = 'input:is([type=text],[type=tel],[type=email],[type=search]), textarea';

type Texts = Record<string, string>;

/** Types into every line of text in the main part. Returns the texts by the names of their fields. */
export async function typeEverywhere(page: Page): Promise<Texts> {
	const fields = page.getByRole('main').locator(TEXTS).filter({ visible: true });
	for (const field of await fields.all()) await field.fill('1');
	return textsIn(page);
}

/** Returns what the lines of text in the main part show. */
export const textsIn = (page: Page): Promise<Texts> =>
	page.getByRole('main').evaluate((main, texts) => {
		const fields = main.querySelectorAll<HTMLInputElement>(texts);
		return Object.fromEntries(
			[...fields].filter((field) => field.checkVisibility()).map(({ name, id, value }) => [name || id, value]),
		);
	}, TEXTS);
