import type { PageName } from '#shared/pages.ts';
import { conditionsOf, look } from './support/look.ts';
import { test } from './support/test.ts';

// All pages that exist in Chinese only show this one notice: here one for guests, and one for which a member has to log in.
for (const screen of ['news', 'cart'] as const satisfies readonly PageName[])
	test.describe(() => {
		test.use(conditionsOf(screen));
		test(`the notice in place of the screen ${screen} is sound: axe, targets, pictures, words, widths and spacing`, look(screen));
	});
