import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { voyagePath } from '#shared/paths.ts';
import { withoutRadicals } from '#shared/rules/unified-ideographs.ts';
import { expect, test } from './support/test.ts';

/** Returns a page's words on paper, and the words of all that is folded on the screen. */
async function printed(page: Page): Promise<{ paper: string; folded: string[] }> {
	// A face has one drawing for a character and its variant, and PDFs name either.
	const plain = (text: string) =>
		withoutRadicals(text)
			.normalize('NFKC')
			.replaceAll(/[戶戸]/g, '户')
			.replaceAll(/\s/g, '');
	const folded = await page
		.locator('main details:not([open]):not(form *) > :not(summary)')
		.evaluateAll((parts) => parts.map(({ textContent }) => textContent));
	const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf())));
	return { paper: plain(text.join('')), folded: folded.map((words) => plain(words).slice(0, 12)).filter(Boolean) };
}

test('every answer that is folded is on paper', async ({ page, open }) => {
	await open('/faq');
	const { paper, folded } = await printed(page);
	expect(folded.length).toBeGreaterThan(20);
	expect(folded.filter((words) => !paper.includes(words))).toEqual([]);
});

test('every folded part of a voyage is on paper', async ({ page, open, site }) => {
	const [voyage] = (await site.search('')).rows;
	await open(voyagePath(voyage as VoyageCard));
	const { paper, folded } = await printed(page);
	expect(folded.length).toBeGreaterThan(5);
	expect(folded.filter((words) => !paper.includes(words))).toEqual([]);
});
