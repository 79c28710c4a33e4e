import { conditionsOf, look } from './support/look.ts';
import { PUBLIC_SCREENS_IN_BOTH } from './support/screens.ts';
import { test } from './support/test.ts';

for (const screen of PUBLIC_SCREENS_IN_BOTH)
	test.describe(() => {
		test.use(conditionsOf(screen));
		test(`the screen ${screen} is sound: axe, targets, panels, pictures, words, widths and spacing`, look(screen));
	});
