import type { PageName } from '#shared/pages.ts';
import { conditionsOf, look } from './support/look.ts';
import { test } from './support/test.ts';

// All pages that exist in Chinese only show this one notice: a visitor's, and one that a member has to log in for.
for (const screen of ['news', 'cart'] as const satisfies readonly PageName[])
	test.describe(() => {
		test.use(conditionsOf(screen));
		test(`the notice in place of the screen ${screen} is sound: axe, targets, pictures, words, widths and spacing`, look(screen));
	});
