import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { layOut } from './page-checks.ts';

/** This build is half the size of the package's default, and is loaded in half the time, once for each page. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that pass report one element only: on a long page the full report takes longer than the audit. */
const OPTIONS = {
	runOnly: { type: 'tag', values: TAGS },
	rules: { 'target-size': { enabled: true } },
	resultTypes: ['violations'],
} satisfies axe.RunOptions;

/**
 * Runs axe on the page and returns a line for each violation; proves that the rule on target size, which is off by default, has run. The page counts
 * as scrolled, so that parts far below are audited as laid out. `within` is a part that was opened on a page that was audited before.
 */
export async function audit(page: Page, within?: Locator): Promise<string[]> {
	const { origin } = new URL(page.url());
	const own = page.frames().filter((frame) => URL.parse(frame.url())?.origin === origin);
	expect(own, 'axe looks into no frames: only the chat, a page of another site, is in one').toHaveLength(1);
	await layOut(page);
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
	const { rules, violations } = await page.evaluate(
		async ({ options, part }) => {
			const found = await (window as typeof window & { axe: typeof axe }).axe.run(part ?? document, options);
			return {
				rules: [...found.violations, ...found.passes].map(({ id }) => id),
				violations: found.violations.flatMap(({ id, nodes }) =>
					nodes.map(
						({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.split('\n').slice(1).join(' ')}`,
					),
				),
			};
		},
		{ options: OPTIONS, part: (await within?.elementHandle()) ?? null },
	);
	if (!within) expect(rules).toContain('target-size');
	return violations;
}
