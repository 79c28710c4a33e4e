import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { layOut } from './page-checks.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe has against the page, a line each; proves that the rule on target size, which is off by default, was among those that ran.
 * Of rules that pass only one element is reported: on a long page the rest takes longer than the audit. The page counts as scrolled:
 * what lies far below is audited as it is seen, not as it waits to be laid out.
 */
export async function audit(page: Page): Promise<string[]> {
	await layOut(page);
	const { violations, passes } = await new AxeBuilder({ page })
		.withTags(TAGS)
		.options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
		.analyze();
	expect([...violations, ...passes].map(({ id }) => id)).toContain('target-size');
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.split('\n').slice(1).join(' ')}`),
	);
}
