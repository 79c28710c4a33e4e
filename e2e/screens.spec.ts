import { conditionsOf, look } from './support/look.ts';
import { SELLING_SCREENS } from './support/screens.ts';
import { test } from './support/test.ts';

for (const screen of SELLING_SCREENS)
	test.describe(() => {
		test.use(conditionsOf(screen));
		test(`the screen ${screen} is sound: axe, targets, panels, pictures, words, widths and spacing`, look(screen));
	});
